"""The pack of 54 playing cards that several games share."""

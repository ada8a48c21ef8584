"""What stands under every game: the contract, chance, sessions, saves. No pygame, and no game's name."""

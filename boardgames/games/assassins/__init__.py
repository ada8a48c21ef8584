"""King & Assassins."""

"""Computer players over the contract alone: they see only what a player may see."""

"""The playing table: layout, colours, painter and controls. It knows no game."""

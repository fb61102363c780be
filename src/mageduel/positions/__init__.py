"""Positions: any moment of a game between two decisions, as plain data that a game can begin from."""

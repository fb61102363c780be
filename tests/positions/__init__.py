"""Positions: games that begin in the middle."""

"""Modes of play: the one list, and in what their rule sets differ."""

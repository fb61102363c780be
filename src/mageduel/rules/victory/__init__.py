"""Beginning and end of a game."""

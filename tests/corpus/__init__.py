"""Whole games of an earlier engine, and whether this one plays them to the same end."""

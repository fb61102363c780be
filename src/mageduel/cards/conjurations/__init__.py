"""Conjurations and walls, by school."""

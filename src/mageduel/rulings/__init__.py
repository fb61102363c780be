"""Rulings: situations with a known outcome, as data: opened at their start and played step by step."""

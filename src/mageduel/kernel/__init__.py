"""Decisions, dice, coroutines, forks and records; knows nothing of the game it runs."""

"""Puzzles: positions of played games with a goal, solved exactly."""

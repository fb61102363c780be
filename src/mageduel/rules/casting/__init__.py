"""Casting: spells, their costs and targets, and how they resolve."""

"""Creatures, by school."""

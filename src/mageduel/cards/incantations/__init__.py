"""Incantations, by school."""

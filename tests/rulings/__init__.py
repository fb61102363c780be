"""Rulings that can be run."""

"""Mutants: named modules with one small change each, drawn by lot, and whether any test notices."""

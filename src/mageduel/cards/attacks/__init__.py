"""Attack spells, by school."""

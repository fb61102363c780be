"""Equipment, by school."""

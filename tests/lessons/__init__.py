"""First duels."""

"""Planning: spells are chosen in secret."""

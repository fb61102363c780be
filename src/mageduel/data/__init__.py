"""The facts themselves, one TOML file a set, and our own wording of every card."""

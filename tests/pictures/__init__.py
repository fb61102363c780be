"""Pictures of cards: the lines of art.toml, and what a card without one would be drawn as."""

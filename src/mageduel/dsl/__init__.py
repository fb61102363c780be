"""How a card says what it does."""

"""Three and more players: the rulings M1 to M12, form by form."""

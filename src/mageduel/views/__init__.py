"""What one player may see, in data and in sentences."""

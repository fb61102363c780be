"""Movement: moves in six steps, walls and traps."""

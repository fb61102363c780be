"""What cards do that their printed facts alone cannot say."""

"""The Academy, a file a chapter of its rulebook."""

"""Lessons: short games from prepared positions, with a script that follows what the learner does."""

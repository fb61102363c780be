"""Sight: distance and line of sight."""

"""Mage Wars as software: an unofficial rules engine, and everything around it."""

__version__ = "0.5.0"

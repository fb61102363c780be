"""Enchantments, by school."""

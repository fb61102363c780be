"""Enchantments: hidden, revealed, mandatory."""

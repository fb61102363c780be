"""Attacks: the ten steps and everything that meets in them."""

"""Conditions and effects that last."""

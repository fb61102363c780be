"""Mages: what their abilities lay on the table."""

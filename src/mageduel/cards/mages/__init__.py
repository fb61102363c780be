"""Mages and their abilities."""

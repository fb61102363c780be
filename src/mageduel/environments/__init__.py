"""Environments: the engine behind the interfaces that learning programs are written for."""

"""The game of OpenSpiel; run by `make openspiel`, since its package is large."""

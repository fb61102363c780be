"""Situations in which several rules meet, written from the documents alone."""

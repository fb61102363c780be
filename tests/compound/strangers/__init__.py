"""Situations in which two or three mechanisms meet, written from the documents and the printed facts alone."""

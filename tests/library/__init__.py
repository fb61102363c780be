"""The library as a program uses it."""

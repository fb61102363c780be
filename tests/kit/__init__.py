"""The language of the tests."""

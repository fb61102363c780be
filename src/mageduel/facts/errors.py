"""Errors that are answers to people: one line that says what was wrong and, where it can, what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class ForPeople(Exception):
    """The base of every error whose message is shown as it is, without a traceback."""


def nearest(word: str, spellings: Iterable[str]) -> str | None:
    """The spelling that comes closest to a word nobody knows, if any comes close."""
    by_spelling = {spelling.casefold(): spelling for spelling in spellings}
    found = difflib.get_close_matches(word.casefold(), by_spelling, n=1, cutoff=0.5)
    return by_spelling[found[0]] if found else None

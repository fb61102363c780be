"""Errors that are answers to people: one line that says what was wrong and, where it can, what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final


class ForPeople(Exception):
    """The base of every error whose message is shown as it is, without a traceback."""


class Coded(ForPeople):
    """What is wrong, as a code with its parts: facts know no language, `words/errors.py` says it."""

    def __init__(self, code: str, **parts: object) -> None:
        super().__init__(code)
        self.code = code
        self.parts = parts


LONGEST_WORD: Final = 80
"""Letters; nothing that has a name here has a longer one."""


def nearest(word: str, spellings: Iterable[str]) -> str | None:
    """The spelling that comes closest to a word nobody knows, if any comes close."""
    if len(word) > LONGEST_WORD:
        return None
    by_spelling = {spelling.casefold(): spelling for spelling in spellings}
    found = difflib.get_close_matches(word.casefold(), by_spelling, n=1, cutoff=0.5)
    return by_spelling[found[0]] if found else None


def shortened(text: str) -> str:
    """A text as it can stand in a sentence."""
    return text if len(text) <= LONGEST_WORD else f"{text[:LONGEST_WORD]}..."

"""Why a record cannot be used, in the language that is being spoken."""

from __future__ import annotations

from mageduel.words.errors import why
from mageduel.words.language import has, say


def why_damaged(error: Exception) -> str:
    """What is wrong with a record; an error that is no code says it itself."""
    code = str(error)
    return say(f"record.{code}") if has(f"record.{code}") else why(error)

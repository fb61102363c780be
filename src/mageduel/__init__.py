"""Mage Wars as software: an unofficial rules engine, and everything around it.

The library is on one page, `mageduel.api`; its names are here too, and are loaded when somebody first asks for one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mageduel.api import (
        Agent,
        Answer,
        Duel,
        IllegalAnswer,
        NotPossible,
        Option,
        Question,
        Refused,
        Result,
        Spellbook,
        View,
        duel_from_json,
        find_book,
        list_books,
        list_levels,
        list_mages,
        list_modes,
        new_agent,
        new_duel,
    )

__version__ = "0.6.0"
__all__ = [
    "Agent", "Answer", "Duel", "IllegalAnswer", "NotPossible", "Option", "Question", "Refused", "Result", "Spellbook",
    "View", "__version__", "duel_from_json", "find_book", "list_books", "list_levels", "list_mages", "list_modes",
    "new_agent", "new_duel",
]  # fmt: skip

if not TYPE_CHECKING:  # a checker knows every name from above, and finds those that do not exist

    def __getattr__(name: str) -> object:
        """Names of the library, loaded late: a version number needs no rules."""
        if name not in __all__:
            raise AttributeError(f"mageduel has no {name!r}")
        from mageduel import api

        return getattr(api, name)

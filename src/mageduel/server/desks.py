"""Desks: what each viewer of a table has been shown.

Everybody is shown every state. Who is asked, and when, follows from what everybody sees, so being shown that somebody
is asked depends on nothing that is hidden from the viewer.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from mageduel.server.writing import Written
from mageduel.views.asked import QuestionShown
from mageduel.views.shapes import EventShown, ViewShown
from mageduel.words.language import NAMES


@dataclass(slots=True)
class Shown:
    """The table as one viewer was last shown it."""

    view: ViewShown
    request: QuestionShown | None
    waiting_for: list[int]
    no_undo: str | None
    """Why the last answer cannot be taken back, or None."""
    written: Written
    """The view as it is sent."""
    told: str
    """The request as it is sent."""


@dataclass(slots=True)
class Desk:
    """One viewer's place: how often it was shown a new state, when that was, and its chronicle."""

    version: int = 0
    at: int = 0
    """After how many answers."""
    round: int = 0
    read: int = 0
    """Events of the log that are in its chronicle."""
    lines: dict[str, list[EventShown]] = field(default_factory=lambda: {code: [] for code in NAMES})
    """Its chronicle in every language: what could be known when a line was written is not known later."""
    knows_seed: bool = False
    """Its chronicle says where the dice came from."""
    shown: dict[str, Shown] = field(default_factory=dict)
    """By language; made when somebody looks."""

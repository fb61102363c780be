"""Desks: what each viewer of a table has been shown.

Everybody is shown every state. Who is asked, and when, follows from what everybody sees, so being shown that somebody
is asked depends on nothing that is hidden from the viewer.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from mageduel.kernel.match import Match
from mageduel.kernel.requests import Request
from mageduel.server.writing import Written
from mageduel.state.game import Game
from mageduel.views.asked import QuestionShown
from mageduel.views.shapes import EventShown, ViewShown
from mageduel.views.windows import Stops
from mageduel.words.language import NAMES


class Moment:
    """How far the rules have come with a match; while answers to a question for several are sealed it is the same."""

    __slots__ = ("_conceded", "_match", "_requests", "_result")

    def __init__(self, match: Match[Game]) -> None:
        self._match = match
        self._requests = match.requests
        self._conceded = len(match.game.conceded)
        self._result = match.game.result

    def lasts(self, match: Match[Game]) -> bool:
        """Whether nothing has been played since."""
        return (
            match is self._match
            and match.requests is self._requests
            and len(match.game.conceded) == self._conceded
            and match.game.result is self._result
        )


@dataclass(frozen=True, slots=True)
class Asked:
    """All that what is shown of a request depends on, besides the moment."""

    request: Request
    number: int
    stops: Stops


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
    moment: Moment
    asked: Asked | None


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

"""Desks: what each viewer of a table has been shown.

A viewer is shown a new state when it is asked something itself, when the game ends, or when what others are asked is a
question they would have been asked whatever they hide. A question put only because of hidden cards (a spell that could
be quickcast, say) is kept from everybody else: they are shown the table as it was before, until it has moved on.
So what a viewer is sent depends on nothing that is hidden from it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from mageduel.kernel.requests import Answer, Request
from mageduel.rules.enchantments import RevealRequest
from mageduel.rules.planning import PlanRequest
from mageduel.views.shapes import EventShown, QuestionShown, ViewShown

PRIVATE = frozenset({"cast", "deploy", "bind"})
"""First words of answers that name a card nobody else knows of."""
FROM_THE_BOOK: Answer = ("hatch", "spellbook")


def _is_private(answer: Answer) -> bool:
    """Whether this can be answered only because of cards nobody else knows of."""
    return answer[0] in PRIVATE or answer == FROM_THE_BOOK


def tells(request: Request) -> bool:
    """Whether being asked this would tell something: without their hidden cards the player would not be asked."""
    if isinstance(request, PlanRequest | RevealRequest):
        return False
    public = 0
    for option in request.options:
        if not _is_private(option):
            public += 1
            if public == 2:
                return False
    return True


def is_silent(request: Request, answer: Answer) -> bool:
    """Whether this answer leaves the question secret."""
    return tells(request) and not _is_private(answer)


@dataclass(slots=True)
class Shown:
    """The table as one viewer was last shown it."""

    view: ViewShown
    request: QuestionShown | None
    waiting_for: list[int]
    no_undo: str | None
    """Why the last answer cannot be taken back, or None."""


@dataclass(slots=True)
class Desk:
    """One viewer's place: how often it was shown a new state, when that was, and its chronicle."""

    version: int = 0
    at: int = 0
    """After how many answers."""
    round: int = 0
    read: int = 0
    """Events of the log that are in its chronicle."""
    lines: list[EventShown] = field(default_factory=list)
    knows_seed: bool = False
    """Its chronicle says where the dice came from."""
    shown: Shown | None = None
    """Made when somebody looks."""

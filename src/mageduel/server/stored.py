"""What is kept, as the server works with it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from mageduel.kernel.record import Ending
from mageduel.kernel.requests import Answer

EVERYBODY = "*"
"""Whom a game in the list of open games is for, where it is no challenge."""


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """A seat as it is kept."""

    seat: int
    kind: str
    name: str
    level: str | None
    token: str | None
    invite: str | None
    skipped: int = 0
    book: str = ""
    is_fixed: bool = False
    stand_in: str = ""

    @property
    def is_computer(self) -> bool:
        """Whether the computer plays it, for good or until its person is back."""
        return self.kind == "computer" or bool(self.stand_in)

    @property
    def is_undecided(self) -> bool:
        """Whether a guest has yet to come and choose mage and book."""
        return self.invite is not None and not self.book


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it is kept."""

    id: str
    setup: dict[str, Any]
    seed: int
    rules_version: str
    same_screen: bool
    ending: Ending | None
    rematch: str | None
    seats: tuple[StoredSeat, ...]
    answers: tuple[tuple[int, Answer], ...]
    joining: str = "any"
    tables: tuple[str, ...] = ()
    """Of every answer a checksum of the table it was given at."""
    clock: dict[str, Any] | None = None
    """Everybody's time as it was when the last answer was given."""
    listed: str = ""
    """To whom its open seats are offered: `EVERYBODY`, a name, or only to those who have a link."""

    def with_seats(self, seats: tuple[StoredSeat, ...], setup: dict[str, Any]) -> StoredGame:
        """The same game before its first answer, with others at the table."""
        return replace(self, seats=seats, setup=setup, answers=(), tables=())


@dataclass(frozen=True, slots=True)
class AnswerToStore:
    """An answer to be kept, with the table it was given at and the time it left."""

    game: str
    number: int
    seat: int
    answer: Answer
    table: str
    clock: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class StoredBook:
    """A spellbook as it is kept."""

    id: str
    name: str
    mage: str
    mode: str
    cards: dict[str, int]


@dataclass(frozen=True, slots=True)
class StoredReport:
    """A report as it is kept: a game as it was, and what the player saw, both as JSON."""

    id: str
    game: str
    seat: int
    answers: int
    note: str
    client: str
    seen: str
    record: str


@dataclass(frozen=True, slots=True)
class Quota:
    """How many uploaded records are kept, and how long."""

    an_address: int
    in_all: int
    days: int

"""Clocks: how much time everybody has left, counted while people think and never while the server does.

A clock is read against the time the server has been up, so nobody is charged for the time it was down.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mageduel.server.timing import ClockShown, ClockTerms


@dataclass(slots=True)
class Clock:
    """The clock of one game."""

    terms: ClockTerms
    left: list[float]
    """Seconds each seat has left, as of `at`."""
    at: float = 0.0
    """Up to when time has been counted."""
    round: int = 0
    """The last round that everybody was given time for."""
    asked: dict[int, int] = field(default_factory=dict)
    """The number of the request for which each seat's time was set last, where every decision has its own."""
    running: frozenset[int] = frozenset()

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Clock:
        """A clock as it was kept; nothing runs before somebody is asked."""
        asked = {int(seat): number for seat, number in data["asked"].items()}
        return cls(ClockTerms(**data["terms"]), data["left"], data["at"], data["round"], asked)

    def to_data(self) -> dict[str, Any]:
        """The clock as it is kept."""
        left = [round(each, 3) for each in self.left]
        asked = {str(seat): number for seat, number in self.asked.items()}
        return {"terms": self.terms.model_dump(), "left": left, "at": self.at, "round": self.round, "asked": asked}

    def stop(self, now: float, free: int | None = None) -> None:
        """Count what has been used up to now, and let nothing run; who answered ahead has used nothing."""
        self.left = [each - self._used(seat, now) * (seat != free) for seat, each in enumerate(self.left)]
        self.at = max(now, self.at)
        self.running = frozenset()

    def run(self, now: float, asked: Mapping[int, int], in_round: int) -> None:
        """Let the time of those run who are asked, by the number of what each is asked."""
        self.stop(now)
        self.running = frozenset(asked)
        if self.terms.kind != "game":
            for seat, number in asked.items():
                if self.asked.get(seat) != number:
                    self.asked[seat] = number
                    self.left[seat] = float(self.terms.seconds)
        elif in_round > self.round:
            rounds = in_round - self.round if self.round else in_round - 1
            self.left = [each + self.terms.increment * rounds for each in self.left]
        self.round = max(self.round, in_round)

    def _used(self, seat: int, now: float) -> float:
        return max(0.0, now - self.at) if seat in self.running else 0.0

    def left_of(self, seat: int, now: float) -> float:
        """Seconds a seat has left."""
        return self.left[seat] - self._used(seat, now)

    def out_of_time(self, now: float) -> int | None:
        """The seat whose time was out first, if anybody's is."""
        left, seat = min(((self.left_of(seat, now), seat) for seat in self.running), default=(1.0, 0))
        return seat if left <= 0 else None

    @property
    def due(self) -> float:
        """When somebody is out of time if nobody answers; 0 where nobody's time runs."""
        return min((self.at + self.left[seat] for seat in self.running), default=0.0)

    def shown(self, now: float) -> ClockShown:
        """What everybody is told of it."""
        left = [round(max(0.0, self.left_of(seat, now)), 1) for seat in range(len(self.left))]
        terms = self.terms
        return ClockShown(
            kind=terms.kind, seconds=terms.seconds, increment=terms.increment, left=left, running=sorted(self.running)
        )


def wound_up(terms: ClockTerms | None, seats: int, now: float) -> dict[str, Any] | None:
    """What is kept of a clock before the game; nothing where no time is to be kept."""
    return None if terms is None else Clock(terms, [float(terms.seconds)] * seats, now).to_data()


def terms_of(kept: dict[str, Any] | None) -> ClockTerms | None:
    """How time is kept in a game."""
    return None if kept is None else Clock.from_data(kept).terms

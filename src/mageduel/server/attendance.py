"""Attendance: who has been away from a table for how long, and may be replaced for as long as they stay away."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil

PATIENCE = 60.0
"""Seconds for which somebody who has lost the line is waited for."""


@dataclass(slots=True)
class Attendance:
    """When each person of a table went away; whoever has not come yet has been away since it was set up."""

    clock: Callable[[], float] = time.monotonic
    patience: float = PATIENCE
    began: float = 0.0
    gone: dict[int, float] = field(default_factory=dict)
    left: set[int] = field(default_factory=set)
    """Seats of people who have said that they leave."""
    counting: dict[int, float] = field(default_factory=dict)
    """When people who are away have lost on time."""

    def __post_init__(self) -> None:
        self.began = self.clock()

    def came(self, seat: int) -> None:
        """Somebody is there again."""
        self.left.discard(seat)
        self.counting.pop(seat, None)

    def went(self, seat: int) -> None:
        """Somebody's last line is closed."""
        self.gone[seat] = self.clock()

    def count_out(self, seat: int, seconds: float) -> None:
        """Begin to count somebody out who is away."""
        self.counting.setdefault(seat, self.clock() + seconds)

    def counted_out_in(self, seat: int) -> int | None:
        """Seconds until somebody has lost on time; None where nobody counts."""
        return max(0, ceil(self.counting[seat] - self.clock())) if seat in self.counting else None

    def replaceable_in(self, seat: int) -> int:
        """Seconds until the others need not wait any longer for somebody who is not there."""
        if seat in self.left:
            return 0
        return max(0, ceil(self.gone.get(seat, self.began) + self.patience - self.clock()))

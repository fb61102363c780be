"""Budget: how long an agent may think about one decision, in time, in look-aheads, or both."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

SPARE: Final = 0.18
SPARE_PART: Final = 0.05
"""Seconds, and the part of the time, by which a busy machine may be late."""


@dataclass(frozen=True, slots=True)
class Budget:
    """A limit for one decision; without a time limit an agent answers the same on every machine."""

    look_aheads: int
    seconds: float | None = None
    clock: Callable[[], float] = time.monotonic
    """How time passes: on the wall for people who wait, in processor time for measurements on a busy machine."""
    spare: float = 0.0
    """What of the time is left for other work of the machine to come in between."""

    @property
    def to_think(self) -> float | None:
        """The time there is to think in."""
        return None if self.seconds is None else self.seconds - self.spare

    def deadline(self) -> float | None:
        """When to stop thinking about a decision that begins now."""
        return None if self.to_think is None else self.clock() + self.to_think

    def is_over(self, deadline: float | None) -> bool:
        """Whether the time is up."""
        return deadline is not None and self.clock() >= deadline

    def spent(self, deadline: float | None, left: int) -> float:
        """How much of it is spent, from 0 to 1, where so many look-aheads are left."""
        tried = 1 - left / self.look_aheads
        if deadline is None or self.to_think is None:
            return tried
        return max(tried, 1 - (deadline - self.clock()) / self.to_think)


def in_play(seconds: float, look_aheads: int = 100_000) -> Budget:
    """Time on the wall, so that an answer is there within it on a busy machine too."""
    return Budget(look_aheads, seconds, spare=min(SPARE + SPARE_PART * seconds, seconds / 3))


def in_lab(seconds: float) -> Budget:
    """Processor time, so that a busy machine does not weaken anybody."""
    return Budget(100_000, seconds, time.thread_time)

"""Names: what the players of a game are called, so that nobody is taken for somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mageduel.rules.round.setup import Seat

LONGEST_NAME = 60
"""Letters of a name that leave room for a number."""


def told_apart(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The same seats with names that tell them apart."""
    named: list[Seat] = []
    for number, seat in enumerate(seats, 1):
        twin = any(other.name == seat.name for other in named)
        named.append(replace(seat, name=f"{seat.name[:LONGEST_NAME]} {number}") if twin else seat)
    return tuple(named)

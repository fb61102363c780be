"""Lots: numbers by chance for players and laboratories, from a generator of their own beside the dice of the game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from mageduel.kernel.chance import stream


def lots(seed: int, purpose: int = 0) -> Callable[[int], int]:
    """A source of numbers below a bound, the same on every machine."""
    next_number = Random(stream(seed, purpose)).random
    return lambda sides: int(next_number() * sides)

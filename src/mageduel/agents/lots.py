"""Lots: numbers by chance for players and laboratories, from a generator of their own beside the dice of the game."""

from __future__ import annotations

from _random import Random  # the class that random.Random is made of, which would be seeded twice
from collections.abc import Callable
from typing import Final

_MASK: Final = (1 << 64) - 1


def lots(seed: int, purpose: int = 0) -> Callable[[int], int]:
    """A source of numbers below a bound, the same on every machine."""
    next_number = Random(_start(seed, purpose)).random
    return lambda sides: int(next_number() * sides)


def _start(seed: int, purpose: int) -> int:
    """Where a generator starts; different purposes of one seed do not meet."""
    value = (seed * 0x9E3779B97F4A7C15 + purpose * 0xD1B54A32D192ED03 + 1) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)

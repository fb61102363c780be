"""Randomness as a number: a stream is one integer, so it copies with the state and is the same everywhere."""

from __future__ import annotations

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def stream(seed: int, purpose: int = 0) -> int:
    """The start of a stream; different purposes of one seed never meet."""
    return _mix((seed * _GOLDEN + purpose * 0xD1B54A32D192ED03 + 1) & _MASK)


def _mix(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def draw(state: int, sides: int) -> tuple[int, int]:
    """The next state of a stream, and a number from 0 to sides - 1."""
    state = (state + _GOLDEN) & _MASK
    value = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, (((value ^ (value >> 31)) >> 32) * sides) >> 32

"""The dice: the attack die with its six faces (ruling R3) and the twelve-sided effect die."""

from __future__ import annotations

from typing import NamedTuple


class Face(NamedTuple):
    """What one attack die shows."""

    value: int
    is_critical: bool

    def __str__(self) -> str:
        return f"{self.value}{'*' if self.is_critical else ''}"


ATTACK_FACES: tuple[Face, ...] = (
    Face(0, False),
    Face(0, False),
    Face(1, False),
    Face(2, False),
    Face(1, True),
    Face(2, True),
)
EFFECT_SIDES = 12

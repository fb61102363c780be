"""Company: those who go on after a line in a trial, by rules of thumb, each time with leanings of their own.

Always the same company would make the same mistakes in every trial, and no number of trials would tell that from what
an answer is worth. With another one each time their mistakes differ, so that more trials say more. Where a trial goes
far the company wavers besides: over more than a round one mistake leads to the next.
"""

from __future__ import annotations

from typing import Final

from mageduel.agents.determinize import Below
from mageduel.agents.lots import lots
from mageduel.agents.novice import Novice
from mageduel.agents.rules_of_thumb import Judge
from mageduel.agents.tastes import indifferent
from mageduel.agents.weights import Weights, with_changes
from mageduel.views.decisions import Decision

VARIED: Final = ("attack_mage", "attack_creature", "kill", "approach", "protect", "summon")
"""Weights that differ from company to company."""
APART: Final = 0.6
"""By how much of themselves, up or down."""
WAVERING: Final = 0.3
"""The part by which what an option looks worth to who wavers is more or less."""
COMPANY_STREAM: Final = 11
_STEPS: Final = 1000


class Wavering(Novice):
    """Somebody who is not sure of what an option is worth."""

    name = "wavering"

    def __init__(self, weights: Weights, below: Below) -> None:
        super().__init__(0, weights, liking=indifferent)
        self._below = below

    def scores(self, judge: Judge, decision: Decision) -> list[float]:
        """What each option looks worth, more or less."""
        return [_about(score, WAVERING, self._below) for score in super().scores(judge, decision)]


def company(below: Below, weights: Weights, *, is_far: bool = False) -> Novice:
    """Somebody who plays by rules of thumb and leans his own way, drawn by lot; in a far trial he wavers."""
    leaned = with_changes(weights, {name: _about(getattr(weights, name), APART, below) for name in VARIED})
    if is_far:
        return Wavering(leaned, lots(below(1 << 30), COMPANY_STREAM))
    return Novice(0, leaned, liking=indifferent)


def _about(worth: float, apart: float, below: Below) -> float:
    return worth * (1.0 + apart * (below(2 * _STEPS + 1) - _STEPS) / _STEPS)

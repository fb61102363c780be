"""Company: those who go on after a line in a trial, by rules of thumb, each time with leanings of their own.

Always the same company would make the same mistakes in every trial, and no number of trials would tell that from what
an answer is worth. With another one each time their mistakes differ, so that more trials say more.
"""

from __future__ import annotations

from typing import Final

from mageduel.agents.determinize import Below
from mageduel.agents.novice import Novice
from mageduel.agents.tastes import indifferent
from mageduel.agents.weights import Weights, with_changes

VARIED: Final = ("attack_mage", "attack_creature", "kill", "approach", "protect", "summon")
"""Weights that differ from company to company."""
APART: Final = 0.6
"""By how much of themselves, up or down."""
_STEPS: Final = 1000


def company(below: Below, weights: Weights) -> Novice:
    """Somebody who plays by rules of thumb and leans his own way, drawn by lot."""
    changes = {name: getattr(weights, name) * _about_one(below) for name in VARIED}
    return Novice(0, with_changes(weights, changes), liking=indifferent)


def _about_one(below: Below) -> float:
    return 1.0 + APART * (below(2 * _STEPS + 1) - _STEPS) / _STEPS

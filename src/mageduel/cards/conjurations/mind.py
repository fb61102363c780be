"""Conjurations of the Mind school."""

from __future__ import annotations

from mageduel.dsl.script import conjuration
from mageduel.rules.movement.moves import MOVE_COST

suppression_orb = conjuration("Suppression Orb")
suppression_orb.answer(MOVE_COST, lambda this, creature: 0 if creature.is_mage else 1)

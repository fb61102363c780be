"""Conjurations of the Mind school."""

from __future__ import annotations

from mageduel.dsl.script import conjuration

suppression_orb = conjuration("Suppression Orb")
suppression_orb.move_costs.append(lambda this, creature: 0 if creature.is_mage else 1)

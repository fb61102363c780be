"""Walls."""

from __future__ import annotations

from mageduel.dsl.script import wall
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ETHEREAL
from mageduel.rules.attack.kinds import of_damage
from mageduel.rules.movement.walls import ONE_SIDED, PASSAGE_STRIKES, SLOWS_PASSAGE

wall_of_fire = wall("Wall of Fire")
wall_of_fire.exposes(ETHEREAL(1), attacks=of_damage(DamageType.HYDRO))

wall_of_thorns = wall("Wall of Thorns")
wall_of_thorns.answer(PASSAGE_STRIKES, lambda this, creature: creature.level - 1)
wall_of_thorns.answer(SLOWS_PASSAGE, lambda this, creature: creature.level > 1)

wall_of_pikes = wall("Wall of Pikes")
wall_of_pikes.answer(ONE_SIDED, True)

"""Walls."""

from __future__ import annotations

from mageduel.dsl.script import wall
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ETHEREAL, Trait
from mageduel.rules.attack.dice import EXPOSURE, Exposure
from mageduel.rules.movement.walls import PASSAGE_STRIKES, SLOWS_PASSAGE

wall_of_fire = wall("Wall of Fire")
wall_of_fire.answer(EXPOSURE, Exposure(Trait(ETHEREAL, 1), lambda attack: attack.bar.damage_type is DamageType.HYDRO))

wall_of_thorns = wall("Wall of Thorns")
wall_of_thorns.answer(PASSAGE_STRIKES, lambda this, creature: creature.level - 1)
wall_of_thorns.answer(SLOWS_PASSAGE, lambda this, creature: creature.level > 1)

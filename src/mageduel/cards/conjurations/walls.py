"""Walls."""

from __future__ import annotations

from mageduel.dsl.script import wall
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ETHEREAL

wall_of_fire = wall("Wall of Fire")
wall_of_fire.exposes_to(ETHEREAL, when=lambda attack: attack.bar.damage_type is DamageType.HYDRO)

wall_of_thorns = wall("Wall of Thorns")
wall_of_thorns.passage_count = lambda this, creature: creature.level - 1
wall_of_thorns.passage_needs_full_action = lambda this, creature: creature.level > 1

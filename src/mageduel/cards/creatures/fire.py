"""Creatures of the Fire school."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ETHEREAL
from mageduel.rules.attack.kinds import of_damage

fire_elemental = creature("Fire Elemental")
fire_elemental.exposes(ETHEREAL(1), attacks=of_damage(DamageType.HYDRO))

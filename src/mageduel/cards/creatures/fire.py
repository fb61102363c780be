"""Creatures of the Fire school."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ETHEREAL, Trait
from mageduel.rules.attack.dice import EXPOSURE, Exposure

fire_elemental = creature("Fire Elemental")
fire_elemental.answer(EXPOSURE, Exposure(Trait(ETHEREAL, 1), lambda attack: attack.bar.damage_type is DamageType.HYDRO))

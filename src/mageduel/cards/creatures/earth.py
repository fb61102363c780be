"""Creatures of the Earth school."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.rules.attack.action import SPARES_ITSELF

earth_elemental = creature("Earth Elemental")
earth_elemental.answer(SPARES_ITSELF, True)

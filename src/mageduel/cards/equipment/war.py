"""Equipment of the War school."""

from __future__ import annotations

from mageduel.dsl.script import equipment
from mageduel.facts.traits import ARMOR, MELEE

gauntlets_of_strength = equipment("Gauntlets of Strength")
gauntlets_of_strength.grants(MELEE(+1))

leather_boots = equipment("Leather Boots")
leather_boots.grants(ARMOR(+1))

leather_gloves = equipment("Leather Gloves")
leather_gloves.grants(ARMOR(+1))

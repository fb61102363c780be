"""Enchantments for knights, and against those who fight them."""

from __future__ import annotations

from mageduel.dsl.script import enchantment
from mageduel.facts.traits import MELEE, PIERCING
from mageduel.rules.objects.strength import is_against_the_strongest

knights_courage = enchantment("Knight's Courage")
knights_courage.grants(MELEE(+2), PIERCING(+1), attacks=is_against_the_strongest)

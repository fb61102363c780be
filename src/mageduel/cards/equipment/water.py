"""Equipment of the Water school."""

from __future__ import annotations

from mageduel.dsl.script import equipment
from mageduel.facts.cards import Card
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, DAMAGE_MODIFIER
from mageduel.rules.casting.costs import discounts_spells

leviathan_scale_armor = equipment("Leviathan Scale Armor")
leviathan_scale_armor.grants(ARMOR(+2), DAMAGE_MODIFIER[DamageType.HYDRO](-2))


def _is_of_the_sea(card: Card) -> bool:
    return "hydro" in card.subtypes or "aquatic" in card.subtypes


ring_of_the_oceans_depths = equipment("Ring of the Ocean's Depths")
discounts_spells(ring_of_the_oceans_depths, 1, _is_of_the_sea)

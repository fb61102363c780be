"""The Beastmaster: Quick Summoning and the Pet; Battle Skill is printed as a trait."""

from __future__ import annotations

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import HOST, OWNERS_MAGE_IS_HERE
from mageduel.facts.cards import Card
from mageduel.facts.mages import mage
from mageduel.facts.traits import ARMOR, LIFE, MELEE
from mageduel.rules.casting.haste import casts_faster_once_a_round
from mageduel.rules.mages.ability_markers import companion_marker, kind_of

beastmaster = scripted(mage("Beastmaster").card)


def is_small_animal(card: Card) -> bool:
    """An animal of Level 1."""
    return card.is_creature and card.level == 1 and "animal" in card.subtypes


casts_faster_once_a_round(beastmaster, "Quick Summoning", is_small_animal)

pet = companion_marker(beastmaster, "Pet", of=kind_of("animal"), costs=lambda animal: animal.level + 1)
pet.grants(MELEE(+1), ARMOR(+1), LIFE(+3))
pet.grants(MELEE(+1), to=HOST & OWNERS_MAGE_IS_HERE)

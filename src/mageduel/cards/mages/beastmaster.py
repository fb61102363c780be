"""The Beastmaster: Quick Summoning and the Pet; Battle Skill is printed as a trait."""

from __future__ import annotations

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import HOST, OWNERS_MAGE_IS_HERE
from mageduel.facts.cards import Card, CardType
from mageduel.facts.mages import mage
from mageduel.facts.traits import ARMOR, LIFE, MELEE
from mageduel.rules.casting.spells import CASTS_FASTER, QUICK_SUMMONING
from mageduel.rules.mages.ability_markers import companion_marker
from mageduel.state.objects import Object

beastmaster = scripted(mage("Beastmaster").card)


def summons_quickly(this: Object, card: Card) -> bool:
    """One animal of Level 1 a round is a quick spell for him."""
    is_small_animal = card.type is CardType.CREATURE and card.level == 1 and "animal" in card.subtypes
    return is_small_animal and not this.marks.get(QUICK_SUMMONING)


beastmaster.answer(CASTS_FASTER, summons_quickly)

pet = companion_marker(beastmaster, "Pet", of="animal", costs=lambda animal: animal.level + 1)
pet.grants(MELEE(+1), ARMOR(+1), LIFE(+3))
pet.grants(MELEE(+1), to=HOST & OWNERS_MAGE_IS_HERE)

"""The Druid: Spreading Vines and Treebond."""

from __future__ import annotations

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import OWN_MAGE
from mageduel.facts.mages import mage
from mageduel.facts.traits import ARMOR, CHANNELING, INNATE_LIFE, LIFEBOND
from mageduel.rules.mages.ability_markers import companion_marker
from mageduel.rules.objects.vines import SPREADS_VINES
from mageduel.state.objects import Object

druid = scripted(mage("Druid").card)
druid.answer(SPREADS_VINES, True)


def is_tree(thing: Object) -> bool:
    """A conjuration that is a tree."""
    return thing.is_conjuration and "tree" in thing.card.subtypes


treebond = companion_marker(druid, "Treebond", of=is_tree, is_summoned=False, is_for_good=True)
treebond.grants(INNATE_LIFE(+4), ARMOR(+1), LIFEBOND(+2))
treebond.grants(INNATE_LIFE(+4), CHANNELING(+1), to=OWN_MAGE)

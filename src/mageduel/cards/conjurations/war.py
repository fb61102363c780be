"""Conjurations of the War school."""

from __future__ import annotations

from mageduel.dsl.script import conjuration
from mageduel.dsl.selectors import of_type, within
from mageduel.facts.cards import Card, CardType
from mageduel.facts.traits import UPKEEP
from mageduel.rules.planning.plans import PREPARES
from mageduel.state.objects import Object

battle_forge = conjuration("Battle Forge")


def _is_equipment(this: Object, card: Card) -> bool:
    return card.type is CardType.EQUIPMENT


battle_forge.answer(PREPARES, _is_equipment)

harshforge_monolith = conjuration("Harshforge Monolith")
harshforge_monolith.grants(UPKEEP(+1), to=of_type(CardType.ENCHANTMENT) & within(1), reaches_hidden=True)

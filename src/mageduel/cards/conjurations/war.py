"""Conjurations of the War school."""

from __future__ import annotations

from mageduel.dsl.script import conjuration
from mageduel.facts.cards import Card, CardType
from mageduel.rules.planning.plans import PREPARES
from mageduel.state.objects import Object

battle_forge = conjuration("Battle Forge")


def _is_equipment(this: Object, card: Card) -> bool:
    return card.type is CardType.EQUIPMENT


battle_forge.answer(PREPARES, _is_equipment)

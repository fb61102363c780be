"""Origins: a spell may come from an object other than its caster, with the range and the sight of that object."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.facts.cards import Card
from mageduel.facts.conditions import DISABLE
from mageduel.rules.casting import targeting
from mageduel.rules.round.uses import Uses
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Place

LENDS_ITS_PLACE: Final = Capability[Callable[[Object, Object, Card], bool]]("lends its place")
"""Asked of everything in play: whether this caster's spell may come from where it is, once a round."""
LENT: Final = Uses("a spell from its place")


def origins(game: Game, caster: Object, card: Card) -> list[Object]:
    """The objects from which this caster's spell may come now."""
    return [
        each
        for each in LENDS_ITS_PLACE.anybody(game)
        if each is not caster
        and LENT.are_left(each)
        and DISABLE not in each.conditions
        and any(lends(each, caster, card) for lends in LENDS_ITS_PLACE.of(each))
    ]


def origin_needed(game: Game, caster: Object, card: Card, target: Place) -> Object | None:
    """From where the spell has to come to reach its target; None if its caster reaches it himself."""
    if targeting.why_not_target(game, caster, card, target) is None:
        return None
    for each in origins(game, caster, card):
        if targeting.why_not_target(game, each, card, target) is None:
            return each
    return None

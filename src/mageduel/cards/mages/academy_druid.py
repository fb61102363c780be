"""The Druid of the Academy: Herbalist."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.facts.mages import mage
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.tokens import CHARGE_TOKEN, place_tokens
from mageduel.rules.offers import offer_for_mana
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import EnteredPlay
from mageduel.state.game import Game
from mageduel.state.objects import Object

academy_druid = scripted(mage("Academy Druid").card)

HERBALIST: Final = Printed("Herbalist")
HERBALIST_COST: Final = 1
herbalist = once_a_round(academy_druid, "Herbalist")


@academy_druid.on(EnteredPlay)
async def brew_a_little_more(game: Game, this: Object, event: EnteredPlay) -> None:
    """A potion she has cast may come with one more draught."""
    potion = event.who
    if potion.owner != this.owner or not has_subtype(potion, "potion") or CHARGE_TOKEN not in potion.marks:
        return
    if herbalist.are_left(this) and await offer_for_mana(game, this, HERBALIST, HERBALIST_COST, potion):
        herbalist.spend(this)
        await place_tokens(game, potion, CHARGE_TOKEN)

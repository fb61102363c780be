"""The Beastmaster of the Academy: Stir the Beast."""

from __future__ import annotations

from typing import Final

from mageduel.cards.mages.beastmaster import is_small_animal
from mageduel.dsl.script import scripted
from mageduel.facts.mages import mage
from mageduel.rules.offers import offer_for_mana
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import EnteredPlay
from mageduel.state.game import Game
from mageduel.state.objects import Object

academy_beastmaster = scripted(mage("Academy Beastmaster").card)

STIR_THE_BEAST: Final = Printed("Stir the Beast")
STIRRING_COST: Final = 1
stirring = once_a_round(academy_beastmaster, "Stir the Beast")


@academy_beastmaster.on(EnteredPlay)
async def stir_the_beast(game: Game, this: Object, event: EnteredPlay) -> None:
    """A small animal he summons may enter play active."""
    animal = event.who
    if not event.is_summoned or animal.controller != this.controller or not is_small_animal(animal.card):
        return
    if not animal.in_play or not stirring.are_left(this):
        return
    if await offer_for_mana(game, this, STIR_THE_BEAST, STIRRING_COST, animal):
        stirring.spend(this)
        animal.active = True

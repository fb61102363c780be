"""The Necromancer of the Academy: Feed the Dead."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.mages import mage
from mageduel.rules.objects.characteristics import has_subtype, is_living
from mageduel.rules.objects.healing import mend
from mageduel.rules.offers import offer_choice
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import Destroyed
from mageduel.state.game import Game
from mageduel.state.objects import Object

academy_necromancer = scripted(mage("Academy Necromancer").card)

FEED_THE_DEAD: Final = Printed("Feed the Dead")
FOOD: Final = 2
feeding = once_a_round(academy_necromancer, "Feed the Dead")


@academy_necromancer.on(Destroyed)
async def feed_the_dead(game: Game, this: Object, event: Destroyed) -> None:
    """When an enemy Living creature has been destroyed, damage may be taken off a mummy of his."""
    fallen = event.who
    if not fallen.is_creature or not is_living(fallen) or is_friendly(this.controller, fallen):
        return
    if not feeding.are_left(this):
        return
    mummies = [
        each
        for each in game.objects.values()
        if each.is_creature and each.damage and has_subtype(each, "mummy") and each.controller == this.controller
    ]
    mummy = await offer_choice(game, this, FEED_THE_DEAD, mummies)
    if mummy is not None:
        feeding.spend(this)
        await mend(game, mummy, FOOD, FEED_THE_DEAD)

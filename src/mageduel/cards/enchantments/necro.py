"""Enchantments of the dead."""

from __future__ import annotations

from mageduel.dsl.script import enchantment
from mageduel.rules.objects.destroy import WHEN_BEARER_DESTROYED
from mageduel.rules.objects.reanimation import can_reanimate, half_its_cost, reanimate
from mageduel.rules.offers import offer_for_mana
from mageduel.state.causes import Printed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone

rise_again = enchantment("Rise Again")


@rise_again.answering(WHEN_BEARER_DESTROYED)
async def raise_the_bearer(game: Game, this: Object, bearer: Object, zone: Zone | None) -> None:
    """For half its cost the creature comes back as a zombie of whoever cast this."""
    if not can_reanimate(game, bearer, zone):
        return
    if await offer_for_mana(game, this, Printed(this.name), half_its_cost(bearer.card), bearer):
        await reanimate(game, bearer, zone, this.controller, as_zombie=True)

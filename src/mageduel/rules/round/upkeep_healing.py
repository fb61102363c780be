"""Healing each upkeep: what lets its controller heal one creature of his choice every Upkeep Phase, or relieve it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from mageduel.dsl.script import Script
from mageduel.dsl.selectors import CREATURE, SAME_ZONE, Selector, is_friendly
from mageduel.dsl.upkeep import Due, Touch, demands, heals
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.objects.characteristics import can_be_healed, is_living
from mageduel.rules.objects.control import whose
from mageduel.rules.offers import offer_choice
from mageduel.state.causes import Printed
from mageduel.state.game import Game
from mageduel.state.objects import Object

LIVING_HERE: Final = CREATURE & Selector(lambda this, other: is_living(other)) & SAME_ZONE
"""Living creatures in the zone of whatever heals them, whoever controls them."""

Treats = Callable[[Game, Object, Object], Awaitable[None]]
"""What is done by an object to the patient that was chosen."""


def patients_of(game: Game, this: Object, whom: Selector, *, by_healing: bool = True) -> list[Object]:
    """The damaged creatures it means and can help, one's own side first, and of these the worst off."""
    hurt = [each for each in game.objects.values() if each.damage and whom(this, each)]
    if by_healing:
        hurt = [each for each in hurt if can_be_healed(each)]
    return sorted(hurt, key=lambda each: (not is_friendly(this.controller, each), -each.damage))


def treats_each_upkeep(
    script: Script,
    treat: Treats,
    *,
    most: int,
    whom: Selector = LIVING_HERE,
    cost: int = 0,
    patients: int = 1,
    by_healing: bool = True,
    also: Callable[[Game, Object], tuple[Touch, ...]] | None = None,
) -> None:
    """Let its controller choose a damaged creature every Upkeep Phase, for so much mana, and do this to it.

    Of several patients each is another one, and paid for. `most` is the most damage that can come off by that, `also`
    what else it could do; what does not heal takes damage off those too who cannot be healed.
    """

    async def offer(game: Game, this: Object) -> None:
        treated: list[Object] = []
        while len(treated) < patients and available(game, this.controller) >= cost:
            waiting = [each for each in patients_of(game, this, whom, by_healing=by_healing) if each not in treated]
            patient = await offer_choice(game, this, Printed(this.name), waiting)
            if patient is None:
                return
            pay(game, this.controller, cost)
            treated.append(patient)
            await treat(game, this, patient)

    @script.each_upkeep
    def due(game: Game, this: Object) -> list[Due]:
        friends = [each for each in game.objects.values() if is_friendly(this.controller, each) and whom(this, each)]
        touches = [heals(each, most) for each in friends]
        price = [demands(this.controller, cost * patients)] if cost else []
        more = () if also is None else also(game, this)
        theirs = whose(
            game, *(each for each in game.objects.values() if whom.turns_on_control(this, each)), wounded=True
        )
        own = whose(game, this) if patients_of(game, this, whom, by_healing=by_healing) else ()
        return [Due(this, this, this.name, partial(offer, game, this), (*touches, *price, *more, *theirs, *own))]

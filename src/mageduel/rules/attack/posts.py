"""Posts: guard markers that somebody pays for, at a price for each creature."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mageduel.rules.attack.guards import go_on_guard
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.conditions.markers import cannot_guard
from mageduel.rules.offers import offer_choice
from mageduel.state.causes import Printed
from mageduel.state.game import Game
from mageduel.state.objects import Object


def its_level(creature: Object) -> int:
    """A price: the Level of the creature."""
    return creature.level


async def offer_post(
    game: Game,
    source: Object,
    ability: Printed,
    among: Iterable[Object],
    price: Callable[[Object], int] = its_level,
    *,
    seat: int | None = None,
) -> Object | None:
    """Let the controller of an object, or whoever is named, pay for a guard marker on one of these; says on which."""
    payer = source.controller if seat is None else seat
    funds = available(game, payer)
    able = [each for each in among if not each.guarding and not cannot_guard(each) and price(each) <= funds]
    guard = await offer_choice(game, source, ability, able, seat=payer)
    if guard is not None:
        pay(game, payer, price(guard))
        await go_on_guard(game, guard)
    return guard

"""Ki: the strength a monk gathers within himself, and spends as his cards say; nobody else has any."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.rules.objects.tokens import Stock, has_tokens, place_tokens, take_tokens
from mageduel.rules.offers import Offer, take_up
from mageduel.state.causes import Printed
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object

KI: Final = Mark("Ki", until=IN_PLAY, shown=True)
GATHERS_KI: Final = Capability[bool]("gathers Ki")
"""Asked of a mage: whether he has a pool of Ki."""


def has_ki(mage: Object, amount: int) -> bool:
    """Whether a mage has so much Ki to spend."""
    return has_tokens(mage, Stock(KI, amount))


async def gain_ki(game: Game, mage: Object, amount: int) -> None:
    """Add to a mage's Ki, if he has a pool of it; there is no upper limit."""
    if GATHERS_KI.is_given_by(mage):
        await place_tokens(game, mage, KI, amount)


async def spend_ki(game: Game, mage: Object, amount: int) -> None:
    """Take so much off a mage's Ki."""
    await take_tokens(game, mage, KI, amount)


async def offer_for_ki(
    game: Game, seat: int, ability: Printed, amount: int, target: Object | None = None, *, source: Object | None = None
) -> bool:
    """Offer this player something for Ki of his mage, if there is enough; True if it has been paid for.

    What offers it is the mage himself, unless an object of his is named.
    """
    mage = game.players[seat].mage
    if not has_ki(mage, amount):
        return False
    offered = Offer(mage if source is None else source, ability, target)
    if await take_up(game, offered, ("spend", amount, KI.name)) is None:
        return False
    await spend_ki(game, mage, amount)
    return True

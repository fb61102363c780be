"""Offers: something an ability lets a player have, taken or declined on the spot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageduel.kernel.questions import NUMBER, WORD, Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.choosing import TO_CHOOSE, TO_PICK_OUT
from mageduel.rules.happenings import happen
from mageduel.rules.objects.tokens import Stock, has_tokens, take_tokens
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import CARD, OBJECT, VICTIM

DECLINE: Final[Answer] = ("decline",)


class Offer:
    """What is offered: whose ability, which one, on what, and to whom: the ability's controller, if nobody is named."""

    __slots__ = ("ability", "seat", "source", "target")

    def __init__(
        self, source: Object, ability: Printed, target: Object | None = None, *, seat: int | None = None
    ) -> None:
        self.source = source
        self.ability = ability
        self.target = target
        self.seat = source.controller if seat is None else seat


TO_LOSE_LIFE: Final = Form("lose life", NUMBER)
ACCEPT: Final[Answer] = ("accept",)
OFFER: Final = Question(
    "offer",
    Form("pay", NUMBER, icon="mana"),
    TO_LOSE_LIFE,
    Form("return", CARD),
    ACCEPT,
    Form("have", WORD),
    Form("give up", VICTIM),
    Form("destroy", VICTIM, NUMBER),
    Form("harm", VICTIM, NUMBER),
    TO_CHOOSE,
    TO_PICK_OUT,
    Form("spend", NUMBER, WORD),
    Form("take token", OBJECT),
    Form("take damage", NUMBER),
    about={"offer": Offer},
    declines=DECLINE,
)


async def take_up(game: Game, offer: Offer, *ways: Answer) -> Answer | None:
    """Ask whoever it is offered to which way to take the offer, if any; None if it is declined."""
    answer = await OFFER.ask(offer.seat, [*ways, DECLINE], offer)
    if answer == DECLINE:
        return None
    if AbilityUsed in game.heard:
        await happen(game, AbilityUsed(offer.source, offer.ability, offer.target))
    return answer


async def offer_for_mana(
    game: Game,
    source: Object,
    ability: Printed,
    cost: int,
    target: Object | None = None,
    *,
    seat: int | None = None,
) -> bool:
    """Offer an ability to its controller, or whoever is named, if he has the mana; True if it has been paid for."""
    offer = Offer(source, ability, target, seat=seat)
    if available(game, offer.seat) < cost or not game.players[offer.seat].is_alive:
        return False
    if await take_up(game, offer, ("pay", cost)) is None:
        return False
    pay(game, offer.seat, cost)
    return True


async def offer_for_tokens(
    game: Game, source: Object, ability: Printed, price: Stock, target: Object | None = None
) -> bool:
    """Offer an ability for tokens that lie on its source, if there are enough; True if it has been paid for."""
    if not has_tokens(source, price):
        return False
    if await take_up(game, Offer(source, ability, target), ("spend", price.number, price.token.name)) is None:
        return False
    await take_tokens(game, source, price.token, price.number)
    return True


async def offer_choice(
    game: Game,
    source: Object,
    ability: Printed,
    among: Sequence[Object],
    *,
    harms: bool = False,
    seat: int | None = None,
) -> Object | None:
    """Let the controller of an object, or whoever is named, choose one of these for its ability, or none.

    Whether being chosen is to their harm tells players that are programs what they choose.
    """
    offer = Offer(source, ability, seat=seat)
    if not among or not game.players[offer.seat].is_alive:
        return None
    form = TO_PICK_OUT if harms else TO_CHOOSE
    answer = await OFFER.ask(offer.seat, [*(form(each.id) for each in among), DECLINE], offer)
    if answer == DECLINE:
        return None
    chosen = game.objects[answer[1]]
    if AbilityUsed in game.heard:
        await happen(game, AbilityUsed(source, ability, chosen))
    return chosen

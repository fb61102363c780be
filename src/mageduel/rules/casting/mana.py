"""Mana: what can be paid, and paying it. A familiar or spawnpoint spends its own mana first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from mageduel.dsl.capabilities import Capability
from mageduel.facts.cards import Card
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.happenings import happen
from mageduel.rules.objects.tokens import take_tokens
from mageduel.state.causes import Cause
from mageduel.state.events import ManaChanged
from mageduel.state.game import Game
from mageduel.state.marks import Mark
from mageduel.state.objects import Object


class Coins(NamedTuple):
    """Tokens on an object that its controller's Mage may spend like mana on some spells he casts."""

    token: Mark
    buys: Callable[[Card], bool]


TOKENS_AS_MANA: Final = Capability[Coins]("tokens as mana")
"""Asked of everything in play: which of its tokens pay for which spells."""
SPEND_TOKENS: Final = Question(
    "spend tokens",
    Form("coins", NUMBER),
    about={"source": Object, "token": str, "spell": Card},
    declines=("coins", 0),
    insists=True,
)
TO_PAY: Final = Form("pay", icon="mana")
PAY: Final[Answer] = TO_PAY()


def available(game: Game, seat: int, payer: Object | None = None) -> int:
    """Mana this player can spend, with what the paying object has of its own; a dead mage pays nothing."""
    player = game.players[seat]
    if not player.is_alive:
        return 0
    mage = player.mage
    if payer is None or payer is mage:
        return mage.mana
    return mage.mana + payer.mana


def coins_for(game: Game, caster: Object, card: Card) -> list[tuple[Object, Mark, int]]:
    """Tokens this caster may spend like mana on this spell, and on what they lie."""
    if not caster.is_mage:
        return []
    return [
        (each, coins.token, each.marks[coins.token])
        for each in TOKENS_AS_MANA.anybody(game)
        if each.controller == caster.controller
        for coins in TOKENS_AS_MANA.of(each)
        if each.marks.get(coins.token) and coins.buys(card)
    ]


def available_for(game: Game, caster: Object, card: Card) -> int:
    """Mana and tokens with which this caster can pay for this spell."""
    funds = available(game, caster.controller, caster)
    if TOKENS_AS_MANA in game.listeners:
        funds += sum(count for _, _, count in coins_for(game, caster, card))
    return funds


async def pay_with_tokens(game: Game, caster: Object, card: Card, amount: int) -> int:
    """Let the caster pay as much of an amount with tokens as he likes, and as he must; returns how much is left."""
    coins = coins_for(game, caster, card)
    for index, (source, token, count) in enumerate(coins):
        later = sum(each[2] for each in coins[index + 1 :])
        least = max(0, amount - available(game, caster.controller, caster) - later)
        ways = [("coins", number) for number in range(least, min(count, amount) + 1)]
        answer = await SPEND_TOKENS.ask(caster.controller, ways, source, token.name, card)
        await take_tokens(game, source, token, answer[1])
        amount -= answer[1]
    return amount


def pay(game: Game, seat: int, amount: int, payer: Object | None = None) -> int:
    """Pay an amount that is available; returns how much of it the paying object had of its own."""
    mage = game.players[seat].mage
    own = 0
    if payer is not None and payer is not mage:
        own = min(payer.mana, amount)
        payer.mana -= own
    mage.mana -= amount - own
    return own


async def gain_mana(game: Game, who: Object, amount: int, because: Cause) -> None:
    """Add mana to an object's supply; a fallen mage has none any more."""
    if amount > 0 and not (who.is_mage and not game.players[who.controller].is_alive):
        who.mana += amount
        await happen(game, ManaChanged(who, amount, because))


async def lose_mana(game: Game, who: Object, amount: int, because: Cause) -> int:
    """Take mana from an object's supply, as far as there is any; returns how much."""
    lost = min(who.mana, amount)
    if lost > 0:
        who.mana -= lost
        await happen(game, ManaChanged(who, -lost, because))
    return lost


CAPTURES_MANA: Final = Capability[bool]("captures mana")
"""Asked of everything in play: whether mana that opponents make its controller lose or pay gathers on it."""


PROFITS: Final = Capability[Callable[[Game, Object], Awaitable[None]]]("profits")
"""Asked of everything in play: what happens when an effect of its controller has made an opponent lose or pay mana."""


async def capture(game: Game, seat: int, amount: int, by: int) -> int:
    """Let mana that one player's spell or ability has cost another gather where he captures it; returns how much.

    What nobody controls takes for nobody, and is no opponent's.
    """
    if amount > 0 and by not in game.silent and game.players[seat].team != game.players[by].team:
        for each in tuple(PROFITS.anybody(game)):
            if each.controller == by:
                for profit in PROFITS.of(each):
                    await profit(game, each)
        for each in CAPTURES_MANA.anybody(game):
            if each.controller == seat:
                await gain_mana(game, each, amount, each)
                return amount
    return 0

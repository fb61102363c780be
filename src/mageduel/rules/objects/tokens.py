"""Tokens: marks that lie on an object itself for all to see and outlive whatever placed them."""

from __future__ import annotations

from typing import Final, NamedTuple

from mageduel.dsl.capabilities import Capability
from mageduel.facts.traits import ARMOR, DISSIPATE, MELEE, RANGED
from mageduel.rules.happenings import happen
from mageduel.state.events import TokensChanged
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object

ARMOR_TOKEN: Final = Mark("Armor +1", until=IN_PLAY, shown=True, gives=ARMOR)
MELEE_TOKEN: Final = Mark("Melee +1", until=IN_PLAY, shown=True, gives=MELEE)
RANGED_TOKEN: Final = Mark("Ranged +1", until=IN_PLAY, shown=True, gives=RANGED)
RAGE_TOKEN: Final = Mark("Rage", until=IN_PLAY, shown=True, gives=MELEE)
DISSIPATE_TOKEN: Final = Mark("Dissipate", until=IN_PLAY, shown=True)
CHARGE_TOKEN: Final = Mark("Charge", until=IN_PLAY, shown=True)
"""Just a counter on whatever gains it; the trait Charge has nothing to do with it."""


class Stock(NamedTuple):
    """So many tokens of a kind."""

    token: Mark
    number: int = 1


STARTS_WITH: Final = Capability[Stock]("starts with")
"""Asked of what comes into play, and of an enchantment as it is revealed: tokens that lie on it from the start."""
TAKES_TOKENS: Final = Capability[Stock]("takes tokens")
"""Asked of what attacks: tokens of its own that each of its attack actions costs."""


def first_tokens(thing: Object) -> list[Stock]:
    """The tokens that an object has from the start."""
    stocks = list(STARTS_WITH.of(thing))
    if thing.card.has(DISSIPATE):
        stocks.append(Stock(DISSIPATE_TOKEN, thing.card.value(DISSIPATE)))
    return stocks


def lay_first_tokens(thing: Object) -> None:
    """Put the tokens on an object that it has from the start."""
    for token, count in first_tokens(thing):
        thing.mark(token, count)


def has_tokens(thing: Object, stock: Stock) -> bool:
    """Whether so many tokens of the kind lie on an object."""
    return thing.marks.get(stock.token, 0) >= stock.number


def has_tokens_to_attack(thing: Object) -> bool:
    """Whether the tokens that its attack takes lie on it."""
    for stock in TAKES_TOKENS.of(thing):  # noqa: SIM110  (asked before every attack)
        if not has_tokens(thing, stock):
            return False
    return True


async def place_tokens(game: Game, thing: Object, token: Mark, count: int = 1) -> None:
    """Put tokens of one kind on an object; they add up."""
    thing.mark(token, count)
    if TokensChanged in game.heard:
        await happen(game, TokensChanged(thing, token.name, count))


async def take_tokens(
    game: Game, thing: Object, token: Mark, count: int | None = None, *, by: int | None = None
) -> None:
    """Take so many tokens off an object, or all of a kind, if there are any; its own rules do, or a player's spell."""
    taken = thing.unmark(token, count)
    if taken and TokensChanged in game.heard:
        await happen(game, TokensChanged(thing, token.name, -taken, by))

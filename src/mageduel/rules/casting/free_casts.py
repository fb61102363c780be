"""Free casts: spells that a text lets somebody cast on the spot, at their price, out of his book or a discard pile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mageduel.dsl.declarations import Declaration
from mageduel.facts.cards import Card
from mageduel.rules.casting.at_hand import BOOK
from mageduel.rules.casting.costs import funds, price
from mageduel.rules.casting.declaring import why_not_cast
from mageduel.rules.casting.targeting import why_not_target
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Place, Spell


class Held(NamedTuple):
    """A card, where it is, and whose it is."""

    card: Card
    source: str
    owner: int


def in_the_book(game: Game, caster: Object) -> list[Held]:
    """Every card in the book of a mage."""
    seat = caster.controller
    return [Held(card, BOOK, seat) for card in game.players[seat].book]


def ways_to_cast(game: Game, caster: Object, held: Iterable[Held], target: Place) -> dict[str, Spell]:
    """Those of these cards that he could cast on this target and pay for now, by name."""
    found: dict[str, Spell] = {}
    for card, source, owner in held:
        if why_not_cast(game, caster, card) is not None or why_not_target(game, caster, card, target) is not None:
            continue
        if price(Declaration(game, card, caster, target)).to_pay <= funds(caster, card):
            spell = found[card.name] = Spell(card, caster, caster.controller, target)
            spell.source, spell.owner = source, owner
    return found

"""Ability markers of mages: placed on a creature, giving it something, and back with the mage when it is gone."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from mageduel.dsl.script import Script, script_of, scripted
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import Card, CardType
from mageduel.facts.traits import LEGENDARY
from mageduel.rules.objects.characteristics import has_subtype, life
from mageduel.rules.objects.healing import lose_life
from mageduel.rules.objects.presence import attach, enter
from mageduel.rules.offers import Offer, offer_for_mana, take_up
from mageduel.state.causes import Printed
from mageduel.state.events import EnteredPlay
from mageduel.state.game import Game
from mageduel.state.objects import Object


class Price(Enum):
    """What a mage pays with."""

    MANA = "mana"
    LIFE = "life"


def companion_marker(
    mage: Script,
    name: str,
    *,
    of: Callable[[Object], bool],
    costs: Callable[[Object], int],
    paid_in: Price = Price.MANA,
) -> Script:
    """Begin the script of a mage's marker for one companion: a creature of this kind, marked as it is Summoned.

    The mage may pay for that there and then. What the marker gives is said in its script.
    """
    card = marker_card(name)

    @mage.on(EnteredPlay)
    async def offer(game: Game, this: Object, event: EnteredPlay) -> None:
        creature = event.who
        if may_mark(game, this, card, event, of) and await _pays(game, this, card, creature, costs(creature), paid_in):
            place_marker(game, card, creature, this.owner)
            if paid_in is Price.LIFE:
                await lose_life(game, this, costs(creature), card)

    return scripted(card)


async def _pays(game: Game, mage: Object, marker: Card, creature: Object, cost: int, paid_in: Price) -> bool:
    if paid_in is Price.MANA:
        return await offer_for_mana(game, mage, Printed(marker.name), cost, creature)
    if life(mage) < cost:
        return False
    return await take_up(game, Offer(mage, Printed(marker.name), creature), ("lose life", cost)) is not None


def kind_of(subtype: str) -> Callable[[Object], bool]:
    """Creatures of a subtype, as companions."""
    return lambda creature: has_subtype(creature, subtype)


def marker_card(name: str) -> Card:
    """A marker as a card: nothing but a name."""
    return Card(name=name, type=CardType.MARKER)


def place_marker(game: Game, card: Card, host: Object, seat: int) -> Object:
    """Put a mage's marker on a creature."""
    marker = game.new_object(card, script_of(card), seat)
    marker.zone = host.zone
    attach(marker, host)
    enter(marker)
    return marker


def marker_in_play(game: Game, card: Card, seat: int) -> Object | None:
    """Where this player's marker is, if it is on a creature."""
    for each in game.objects.values():
        if each.card is card and each.owner == seat:
            return each
    return None


def may_mark(game: Game, mage: Object, card: Card, event: EnteredPlay, is_fit: Callable[[Object], bool]) -> bool:
    """Whether a mage with his marker at hand may place it: on a friendly creature of this kind, just Summoned."""
    creature = event.who
    return (
        event.is_summoned
        and is_fit(creature)
        and not creature.card.has(LEGENDARY)
        and is_friendly(mage.controller, creature)
        and game.players[mage.controller].is_alive
        and marker_in_play(game, card, mage.owner) is None
    )

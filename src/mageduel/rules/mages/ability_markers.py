"""Ability markers of mages: placed on a creature, giving it something, and back with the mage when it is gone."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from mageduel.dsl.script import Script, script_of, scripted
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import Card, CardType
from mageduel.facts.traits import LEGENDARY
from mageduel.rules.objects.characteristics import has_subtype, life
from mageduel.rules.objects.healing import lose_life
from mageduel.rules.objects.presence import attach, enter
from mageduel.rules.offers import ACCEPT, Offer, offer_for_mana, take_up
from mageduel.state.causes import Printed
from mageduel.state.events import Destroyed, EnteredPlay
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object


class Price(Enum):
    """What a mage pays with."""

    MANA = "mana"
    LIFE = "life"


SPENT: Final = Mark("marker gone for good", until=IN_PLAY)
"""The mark of a mage whose companion was destroyed with a marker that never comes back."""


def companion_marker(
    mage: Script,
    name: str,
    *,
    of: Callable[[Object], bool],
    costs: Callable[[Object], int] | None = None,
    paid_in: Price = Price.MANA,
    is_summoned: bool = True,
    is_for_good: bool = False,
) -> Script:
    """Begin the script of a mage's marker for one companion: something of this kind, marked as it comes into play.

    What must be Summoned must be no Legend either. The mage may pay for the marker there and then, or has it for
    nothing; it comes back to him when its bearer is gone, unless it is destroyed with it for good. What the marker
    gives, to its bearer and to others, is said in its script.
    """
    card = marker_card(name)

    @mage.on(EnteredPlay)
    async def offer(game: Game, this: Object, event: EnteredPlay) -> None:
        bearer = event.who
        if event.is_hidden or not of(bearer):
            return
        if is_summoned and (not event.is_summoned or bearer.card.has(LEGENDARY)):
            return
        if not may_mark(game, this, card, bearer) or (is_for_good and this.marks.get(SPENT)):
            return
        cost = None if costs is None else costs(bearer)
        if await _pays(game, this, card, bearer, cost, paid_in):
            place_marker(game, card, bearer, this.owner)
            if paid_in is Price.LIFE and cost is not None:
                await lose_life(game, this, cost, card)

    if is_for_good:

        @mage.on(Destroyed)
        async def lose(game: Game, this: Object, event: Destroyed) -> None:
            if any(each.card is card and each.owner == this.owner for each in event.attachments):
                this.mark(SPENT)

    return scripted(card)


async def _pays(game: Game, mage: Object, marker: Card, creature: Object, cost: int | None, paid_in: Price) -> bool:
    if cost is None:
        return await take_up(game, Offer(mage, Printed(marker.name), creature), ACCEPT) is not None
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


def may_mark(game: Game, mage: Object, card: Card, bearer: Object) -> bool:
    """Whether a mage has his marker at hand and may place it here: on what is friendly, as long as he stands."""
    return (
        bearer.id in game.objects
        and is_friendly(mage.controller, bearer)
        and game.players[mage.controller].is_alive
        and marker_in_play(game, card, mage.owner) is None
    )

"""Equipment locations: where on a mage's body things are worn, and what is in the way of something new."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import Card, SchoolMode
from mageduel.facts.traits import AUTONOMOUS
from mageduel.kernel.requests import Refusal
from mageduel.rules import refusals
from mageduel.state.game import Game
from mageduel.state.objects import Object

_ANY: Final = SchoolMode.ANY
RINGS: Final = 2
RING: Final = "ring"


def worn(mage: Object) -> list[Object]:
    """Everything the mage wears."""
    return [each for each in mage.attachments if each.card.is_equipment]


def worn_rings(mage: Object) -> list[Object]:
    """The rings on the mage's fingers."""
    return [item for item in worn(mage) if RING in occupies(item)]


def occupies(item: Object) -> tuple[str, ...]:
    """The locations a worn item takes up; an Autonomous one floats beside the mage."""
    if item.card.has(AUTONOMOUS):
        return ()
    if item.location is not None:
        return (item.location,)
    return item.card.locations


def needs(card: Card, location: str | None) -> tuple[str, ...]:
    """The locations a new item will take up, given the one chosen where there is a choice."""
    if card.has(AUTONOMOUS):
        return ()
    return (location,) if location is not None else card.locations


def locations_for(card: Card) -> tuple[str | None, ...]:
    """Where it can be worn: a choice of places, or None for the place or places printed."""
    return card.locations if card.location_mode is _ANY else (None,)


def in_the_way(mage: Object, card: Card, location: str | None) -> list[Object]:
    """Worn items of the same name or on a location the new one needs; rings have room for two."""
    wanted = needs(card, location)
    return [
        item
        for item in worn(mage)
        if item.card is card or any(place in wanted and place != RING for place in occupies(item))
    ]


IRREPLACEABLE: Final = Capability[bool]("irreplaceable")
"""Asked of a worn item and of what is attached to it: whether nothing new can take the item's place."""


def is_irreplaceable(item: Object) -> bool:
    """Whether the item itself, or something on it, keeps it where it is worn."""
    return any(IRREPLACEABLE.is_given_by(each) and not each.hidden for each in (item, *item.attachments))


def has_place(mage: Object, card: Card, location: str | None) -> bool:
    """Whether whatever is worn where the item would go can come off."""
    if RING in needs(card, location) and len(worn_rings(mage)) >= RINGS and not replaceable_rings(mage):
        return False
    return not any(is_irreplaceable(item) for item in in_the_way(mage, card, location))


def replaceable_rings(mage: Object) -> list[Object]:
    """The rings that can make room for another."""
    return [item for item in worn_rings(mage) if not is_irreplaceable(item)]


def is_location_taken(mage: Object, card: Card) -> bool:
    """Whether there is no room for it without taking something off."""
    if RING in needs(card, None) and len(worn_rings(mage)) >= RINGS:
        return True
    return all(in_the_way(mage, card, location) for location in locations_for(card))


def why_not_worn(game: Game, seat: int, card: Card, mage: Object) -> Refusal | None:
    """Why this player cannot put the item on this mage: not for such a mage, no place there, or an enemy's (R21)."""
    if not game.players[mage.controller].facts.may_use(card):
        return refusals.NOT_FOR_WEARER
    if not is_friendly(seat, mage) and is_location_taken(mage, card):
        return refusals.LOCATION_TAKEN
    if IRREPLACEABLE in game.listeners and not any(has_place(mage, card, each) for each in locations_for(card)):
        return refusals.IRREPLACEABLE_THERE
    return None

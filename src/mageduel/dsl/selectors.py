"""Selectors: which objects a card means, put together from words with &, | and ~."""

from __future__ import annotations

from collections.abc import Callable

from mageduel.facts.cards import CardType
from mageduel.facts.conditions import ZOMBIE
from mageduel.facts.traits import INCORPOREAL as INCORPOREAL_WORD
from mageduel.facts.traits import LIVING as LIVING_WORD
from mageduel.facts.traits import NONLIVING as NONLIVING_WORD
from mageduel.state.objects import Object


class Selector:
    """A question about an object, asked from where another one stands."""

    __slots__ = ("holds",)

    def __init__(self, holds: Callable[[Object, Object], bool]) -> None:
        self.holds = holds

    def __call__(self, this: Object, other: Object) -> bool:
        """Whether `this` means `other`."""
        return self.holds(this, other)

    def __and__(self, also: Selector) -> Selector:
        mine, theirs = self.holds, also.holds
        return Selector(lambda this, other: mine(this, other) and theirs(this, other))

    def __or__(self, instead: Selector) -> Selector:
        mine, theirs = self.holds, instead.holds
        return Selector(lambda this, other: mine(this, other) or theirs(this, other))

    def __invert__(self) -> Selector:
        mine = self.holds
        return Selector(lambda this, other: not mine(this, other))


def is_friendly(seat: int, other: Object) -> bool:
    """Whether this player, or a team-mate, controls the object."""
    if seat == other.controller:
        return True
    players = other.game.players
    return players[seat].team == players[other.controller].team


def is_living_kind(thing: Object) -> bool:
    """Living or not, from its card and markers alone: creatures are unless they say otherwise, conjurations are not."""
    card = thing.card
    if card.has(NONLIVING_WORD) or card.has(INCORPOREAL_WORD) or ZOMBIE in thing.conditions:
        return False
    return thing.is_creature or card.has(LIVING_WORD)


HOST = Selector(lambda this, other: this.attached_to is other)
SELF = Selector(lambda this, other: this is other)
OTHER = Selector(lambda this, other: this is not other)
FRIENDLY = Selector(lambda this, other: is_friendly(this.controller, other))
ENEMY = Selector(lambda this, other: not is_friendly(this.controller, other))
CREATURE = Selector(lambda this, other: other.is_creature)
CONJURATION = Selector(lambda this, other: other.is_conjuration)
MAGE = Selector(lambda this, other: other.is_mage)
NON_MAGE = ~MAGE
OWN_MAGE = Selector(lambda this, other: other.is_mage and other.controller == this.controller)
CHOSEN = Selector(lambda this, other: this.chosen == other.id)
LIVING = Selector(lambda this, other: is_living_kind(other))
SAME_ZONE = Selector(lambda this, other: this.zone is not None and this.zone == other.zone)
IN_ARENA = Selector(lambda this, other: other.zone is not None or other.border is not None)
WITH_OWN_MAGE = Selector(lambda this, other: _own_mage_zone(other) == other.zone and other.zone is not None)
OWNERS_MAGE_IS_HERE = Selector(
    lambda this, other: other.zone is not None and this.game.players[this.owner].mage.zone == other.zone
)
"""Objects in the zone of the mage who owns this one, whoever controls them."""


def _own_mage_zone(thing: Object) -> int | None:
    return thing.game.players[thing.controller].mage.zone


def subtype(*names: str) -> Selector:
    """Objects with any of these subtypes."""
    wanted = frozenset(names)
    return Selector(lambda this, other: not wanted.isdisjoint(other.card.subtypes))


def of_type(kind: CardType) -> Selector:
    """Objects of this card type."""
    return Selector(lambda this, other: other.card.type is kind)


def named(name: str) -> Selector:
    """Objects of this name."""
    return Selector(lambda this, other: other.card.name == name)

"""Selectors: which objects a card means, put together from words with &, | and ~."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.facts.cards import CardType
from mageduel.facts.conditions import ZOMBIE
from mageduel.facts.traits import INCORPOREAL as INCORPOREAL_WORD
from mageduel.facts.traits import LIVING as LIVING_WORD
from mageduel.facts.traits import NONLIVING as NONLIVING_WORD
from mageduel.state.dependence import Depends
from mageduel.state.objects import Object

_Part = Callable[["Object", "Object"], bool]


def _all_of(parts: tuple[_Part, ...]) -> _Part:
    def holds(this: Object, other: Object) -> bool:
        for part in parts:  # noqa: SIM110  (all() with a generator takes twice as long here)
            if not part(this, other):
                return False
        return True

    return holds


def _is_itself(this: Object, other: Object) -> bool:
    return this is other


def _is_its_host(this: Object, other: Object) -> bool:
    return this.attached_to is other


def _is_in_its_zone(this: Object, other: Object) -> bool:
    return this.zone is not None and this.zone == other.zone


def _is_a_creature(_this: Object, other: Object) -> bool:
    return other.is_creature


def _is_a_mage(_this: Object, other: Object) -> bool:
    return other.is_mage


def _is_its_mage(this: Object, other: Object) -> bool:
    return other.is_mage and other.controller == this.controller


def _is_friend(this: Object, other: Object) -> bool:
    return is_friendly(this.controller, other)


def _is_enemy(this: Object, other: Object) -> bool:
    return not is_friendly(this.controller, other)


def _has_its_controller(this: Object, other: Object) -> bool:
    return this.controller == other.controller


_OF_CONTROL: Final = frozenset((_is_friend, _is_enemy, _has_its_controller))
_FOR_CREATURES: Final = frozenset((_is_a_creature, _is_a_mage, _is_its_mage))


class Selector:
    """A question about an object, asked from where another one stands."""

    __slots__ = ("depends", "holds", "is_for_creatures", "is_for_its_host", "is_for_its_zone", "is_for_itself", "parts")

    def __init__(
        self, *parts: Callable[[Object, Object], bool], depends: Depends | frozenset[Depends] = Depends.TABLE
    ) -> None:
        self.parts = parts
        self.depends = frozenset((depends,)) if isinstance(depends, Depends) else depends
        """What the answer can depend on, all in all."""
        self.holds: Final = parts[0] if len(parts) == 1 else _all_of(parts)
        """The same as asking it, for where that is done often."""
        self.is_for_itself: Final = _is_itself in parts
        """Whether nobody but the object that asks could be meant."""
        self.is_for_its_host: Final = _is_its_host in parts
        """Whether nobody but what the object that asks is attached to could be meant."""
        self.is_for_its_zone: Final = _is_in_its_zone in parts
        """Whether nobody beyond the zone of the object that asks could be meant."""

        self.is_for_creatures: Final = not _FOR_CREATURES.isdisjoint(parts)
        """Whether nothing but creatures, mages among them, could be meant."""

    def __call__(self, this: Object, other: Object) -> bool:
        """Whether `this` means `other`: whether every part holds."""
        return self.holds(this, other)

    def turns_on_control(self, this: Object, other: Object) -> bool:
        """Whether nothing but who controls the two says if `this` means `other`."""
        if _OF_CONTROL.isdisjoint(self.parts):
            return False
        return all(part(this, other) for part in self.parts if part not in _OF_CONTROL)

    def __and__(self, also: Selector) -> Selector:
        return Selector(*self.parts, *also.parts, depends=self.depends | also.depends)

    def __or__(self, instead: Selector) -> Selector:
        return Selector(
            lambda this, other: self(this, other) or instead(this, other), depends=self.depends | instead.depends
        )

    def __invert__(self) -> Selector:
        return Selector(lambda this, other: not self(this, other), depends=self.depends)


def _pair(holds: Callable[[Object, Object], bool]) -> Selector:
    return Selector(holds, depends=Depends.PAIR)


def _zone(holds: Callable[[Object, Object], bool]) -> Selector:
    return Selector(holds, depends=Depends.ZONE)


def is_controlled(thing: Object) -> bool:
    """Whether anybody controls the object: not what belongs to the board, nor what a fallen mage has left (M8)."""
    return thing.controller not in thing.game.silent


def is_friendly(seat: int, other: Object) -> bool:
    """Whether this player, or a team-mate, controls the object; what nobody controls is nobody's friend."""
    if seat == other.controller:
        return seat not in other.game.silent
    players = other.game.players
    return players[seat].team == players[other.controller].team


def is_living_kind(thing: Object) -> bool:
    """Living or not, from its card and markers alone: creatures are unless they say otherwise, conjurations are not."""
    words = thing.card.words
    if NONLIVING_WORD in words or INCORPOREAL_WORD in words or ZOMBIE in thing.conditions:
        return False
    return thing.is_creature or LIVING_WORD in words


HOST: Final = _pair(_is_its_host)
SELF: Final = _pair(_is_itself)
OTHER: Final = _pair(lambda this, other: this is not other)
FRIENDLY: Final = _pair(_is_friend)
ENEMY: Final = _pair(_is_enemy)
SAME_CONTROLLER: Final = _pair(_has_its_controller)
CREATURE: Final = _pair(_is_a_creature)
CONJURATION: Final = _pair(lambda this, other: other.is_conjuration)
MAGE: Final = _pair(_is_a_mage)
NON_MAGE: Final = ~MAGE
OWN_MAGE: Final = _pair(_is_its_mage)
CHOSEN: Final = _pair(lambda this, other: this.chosen is other)
LIVING: Final = _pair(lambda this, other: is_living_kind(other))
GUARDING: Final = _pair(lambda this, other: other.guarding)
"""Whoever is on guard: what is given to them lasts as long as the guard marker."""
SAME_ZONE: Final = _zone(_is_in_its_zone)
IN_ARENA: Final = _zone(lambda this, other: other.zone is not None or other.border is not None)
HAS_INITIATIVE: Final = Selector(
    lambda this, other: this.game.initiative == this.controller, depends=Depends.INITIATIVE
)
"""Anything, while this object's controller has the initiative."""
WITH_OWN_MAGE: Final = Selector(
    lambda this, other: _own_mage_zone(other) == other.zone and other.zone is not None, depends=Depends.MAGE
)
OWNERS_MAGE_IS_HERE: Final = Selector(
    lambda this, other: other.zone is not None and this.game.players[this.owner].mage.zone == other.zone,
    depends=Depends.MAGE,
)
"""Objects in the zone of the mage who owns this one, whoever controls them."""


def _own_mage_zone(thing: Object) -> int | None:
    return thing.game.players[thing.controller].mage.zone


FURTHER_SUBTYPES: Final = Capability[Callable[[Object], Collection[str]]]("further subtypes")
"""Asked of an object: the subtypes it has besides those of its card."""


def has_further_subtype(thing: Object, names: Collection[str]) -> bool:
    """Whether its text gives the object one of these subtypes."""
    if FURTHER_SUBTYPES not in thing.script.answers:
        return False
    for further in FURTHER_SUBTYPES.of(thing):
        for name in further(thing):
            if name in names:
                return True
    return False


def subtype(*names: str) -> Selector:
    """Objects with any of these subtypes."""
    wanted = frozenset(names)
    return _pair(lambda this, other: not wanted.isdisjoint(other.card.subtypes) or has_further_subtype(other, wanted))


def of_type(kind: CardType) -> Selector:
    """Objects of this card type."""
    return _pair(lambda this, other: other.card.type is kind)


def named(name: str) -> Selector:
    """Objects of this name."""
    return _pair(lambda this, other: other.card.name == name)


def within(zones: int) -> Selector:
    """Objects at most so many zones away."""

    def is_near(this: Object, other: Object) -> bool:
        if this.zone is None or other.zone is None:
            return False
        return this.game.arena.distance[this.zone][other.zone] <= zones

    return _zone(is_near)

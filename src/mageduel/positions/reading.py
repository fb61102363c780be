"""Reading a position that somebody brought: every value is of its kind and within bounds, or refused in one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

from mageduel.dsl.script import SCRIPTS
from mageduel.facts.cards import Card, CardType
from mageduel.facts.conditions import CONDITIONS, Condition
from mageduel.facts.errors import LONGEST_WORD, Coded, nearest, shortened
from mageduel.facts.library import card as find_card
from mageduel.facts.library import library
from mageduel.facts.spellbooks import MOST_COPIES
from mageduel.state.arena import Arena
from mageduel.state.marks import LINKS, MARKS, Link, Mark, ready_marker
from mageduel.state.objects import Object
from mageduel.state.places import Border, Zone

MOST: Final = 9999
"""No number in a position is larger, but for the numbers of objects."""
LARGEST_ID: Final = 999_999
LONGEST_LIST: Final = 500
USES: Final = "uses of "
"""How the marks begin that count the uses of an ability or spell."""


_made: ContextVar[Mapping[str, Card] | None] = ContextVar("made", default=None)


@contextmanager
def with_cards(cards: Mapping[str, Card]) -> Iterator[None]:
    """Let positions name these cards of no set for a while; only the program's own positions do."""
    before = _made.set(cards)
    try:
        yield
    finally:
        _made.reset(before)


class PositionError(Coded, ValueError):
    """A position that cannot be; the code and its parts say why."""


def a_mapping(value: object, where: str) -> Mapping[str, Any]:
    """Something with names and values, not too many."""
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise PositionError("position-value", where=where)
    if len(value) > LONGEST_LIST:
        raise PositionError("position-too-many", where=where, most=LONGEST_LIST)
    return value


def a_list(value: object, where: str, most: int = LONGEST_LIST) -> Sequence[Any]:
    """A list, not too long."""
    if not isinstance(value, list | tuple):
        raise PositionError("position-value", where=where)
    if len(value) > most:
        raise PositionError("position-too-many", where=where, most=most)
    return value


def a_number(value: object, where: str, least: int = 0, most: int = MOST) -> int:
    """A whole number between these."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise PositionError("position-value", where=where)
    if not least <= value <= most:
        raise PositionError("position-number", where=where, least=least, most=most)
    return value


def a_flag(value: object, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise PositionError("position-value", where=where)
    return value


def a_word(value: object, where: str) -> str:
    """A name, not too long."""
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST_WORD or not value.isprintable():
        raise PositionError("position-value", where=where)
    return value


def known_keys(data: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    """Refuse a key nobody knows, with the nearest spelling."""
    for key in data:
        if key not in known:
            near = nearest(key, known)
            if near:
                raise PositionError("position-key-but", where=where, name=shortened(key), near=near)
            raise PositionError("position-key", where=where, name=shortened(key))


def needed(data: Mapping[str, Any], key: str, where: str) -> object:
    """A value that must be there."""
    if key not in data:
        raise PositionError("position-missing", where=where, name=key)
    return data[key]


class Desk:
    """What the names in a position stand for: places of its arena, seats, cards, and its objects by number."""

    __slots__ = ("arena", "seats", "things")

    def __init__(self, arena: Arena, seats: int) -> None:
        self.arena = arena
        self.seats = seats
        """How many there are, with the one nobody sits at."""
        self.things: dict[int, Object] = {}

    def zone(self, value: object, where: str) -> Zone:
        """A zone by its name."""
        name = a_word(value, where)
        if name not in self.arena.zone_names:
            raise PositionError("position-zone", where=where, zone=name, first=self.arena.zone_names[0])
        return self.arena.zone(name)

    def border(self, value: object, where: str) -> Border:
        """A border by its two zones, in either order."""
        name = a_word(value, where)
        one, _, other = name.partition("|")
        for spelling in (name, f"{other}|{one}"):
            if spelling in self.arena.border_names:
                return self.arena.border(spelling)
        raise PositionError("position-border", where=where, border=name)

    def seat(self, value: object, where: str) -> int:
        """A seat by its number."""
        return a_number(value, where, 0, self.seats - 1)

    def thing(self, value: object, where: str) -> Object:
        """An object by its number."""
        found = self.things.get(a_number(value, where, 1, LARGEST_ID))
        if found is None:
            raise PositionError("position-no-such-object", where=where, number=value)
        return found


def a_card(value: object, where: str) -> Card:
    """A card by its name that can be played: of a set, or a marker of the game."""
    name = a_word(value, where)
    made = (_made.get() or {}).get(name)
    if made is not None:
        return made
    if name not in library() and name in SCRIPTS:
        found = SCRIPTS[name].card
        if found is not None and found.is_marker:
            return found
    card = find_card(name)
    if card.is_pending:
        raise PositionError("position-pending", where=where, card=card.name)
    return card


def a_spell(value: object, where: str) -> Card:
    """A card by its name that lies in books and on piles."""
    card = a_card(value, where)
    if card.is_marker or card.type in (CardType.MAGE, CardType.ABILITY):
        raise PositionError("position-no-spell", where=where, card=card.name)
    return card


def spells(value: object, where: str) -> list[Card]:
    """Cards by their names."""
    return [a_spell(each, f"{where}.{index}") for index, each in enumerate(a_list(value, where))]


def a_book(value: object, where: str) -> dict[Card, int]:
    """So many copies of each card."""
    rows = a_mapping(value, where)
    return {
        a_spell(name, where): a_number(count, f"{where}.{shortened(name)}", 1, MOST_COPIES)
        for name, count in rows.items()
    }


def a_condition(name: str, where: str) -> Condition:
    """A condition by its name."""
    found = CONDITIONS.get(name.lower())
    if found is None:
        raise PositionError("position-no-such", where=where, name=shortened(name))
    return found


def a_mark(name: str, where: str) -> Mark:
    """A mark or token by its name; what counts uses is there for what has any."""
    found = MARKS.get(name)
    if found is None and name.startswith(USES) and _can_be_used(name.removeprefix(USES)):
        return ready_marker(name.removeprefix(USES))
    if found is None:
        raise PositionError("position-no-such", where=where, name=shortened(name))
    return found


def _can_be_used(name: str) -> bool:
    """Whether an ability or a spell has this name."""
    return (
        name in library()
        or name in SCRIPTS
        or any(ability.name == name for script in SCRIPTS.values() for ability in script.abilities)
    )


def a_link(name: str, where: str) -> Link:
    """A kind of link by its name."""
    if name not in LINKS:
        raise PositionError("position-no-such", where=where, name=shortened(name))
    return LINKS[name]

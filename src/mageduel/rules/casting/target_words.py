"""What the words of a casting line mean: friendly, minor, corporeal, druid, in a zone with a Vine marker.

Every word the facts can read is judged here, or it could not be read (`facts/targets.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import Card, CardType
from mageduel.facts.schools import SCHOOLS
from mageduel.facts.subtypes import SUBTYPES
from mageduel.facts.targets import CLASSES, MARKERS, OF_PILES, OF_PLACES, Target
from mageduel.facts.traits import EPIC, FLYING, INCORPOREAL, LEGENDARY, LIVING
from mageduel.rules.conditions.markers import MAJOR_LEVEL, is_minor
from mageduel.rules.objects.characteristics import has, has_subtype, is_living, printed
from mageduel.state.game import Game
from mageduel.state.objects import Object

Test = Callable[[int, Object], bool]
"""Whether an object is meant by what this player casts."""


_MARKER: Final = CardType.MARKER


def _is_marker(subtype: str) -> Test:
    return lambda seat, thing: thing.card.is_marker and subtype in thing.card.subtypes


KINDS: Final[dict[str, Test]] = {
    "creature": lambda seat, thing: thing.is_creature,
    "mage": lambda seat, thing: thing.is_mage,
    "conjuration": lambda seat, thing: thing.card.is_conjuration,
    "enchantment": lambda seat, thing: thing.card.is_enchantment,
    "equipment": lambda seat, thing: thing.card.is_equipment,
    "object": lambda seat, thing: thing.card.type is not _MARKER,
    "self": lambda seat, thing: thing is thing.game.players[seat].mage,
    "terrain": lambda seat, thing: thing.card.is_terrain,
    "wall": lambda seat, thing: thing.card.is_wall,
    **{name: _is_marker(subtype) for name, subtype in MARKERS.items()},
}
"""Kinds of objects; zones, borders and the arena are places, and judged as such."""

_NEEDS: Final[dict[str, Test]] = {
    "corporeal": lambda seat, thing: not has(thing, INCORPOREAL),
    "enemy": lambda seat, thing: not is_friendly(seat, thing),
    "epic": lambda seat, thing: thing.card.has(EPIC),
    "flying": lambda seat, thing: has(thing, FLYING),
    "friendly": is_friendly,
    "hidden": lambda seat, thing: thing.hidden,
    "incorporeal": lambda seat, thing: has(thing, INCORPOREAL),
    "legendary": lambda seat, thing: thing.card.has(LEGENDARY),
    "living": lambda seat, thing: is_living(thing),
    "major": lambda seat, thing: thing.level >= MAJOR_LEVEL,
    "minor": lambda seat, thing: is_minor(thing),
    "nonliving": lambda seat, thing: not is_living(thing),
    "revealed": lambda seat, thing: not thing.hidden,
    "terrain": lambda seat, thing: thing.card.is_terrain,
}
_PRINTED: Final[dict[str, Callable[[Card], bool]]] = {
    "corporeal": lambda card: INCORPOREAL not in printed(card).traits,
    "epic": lambda card: card.has(EPIC),
    "flying": lambda card: FLYING in printed(card).traits,
    "incorporeal": lambda card: INCORPOREAL in printed(card).traits,
    "legendary": lambda card: card.has(LEGENDARY),
    "living": lambda card: LIVING in printed(card).traits,
    "major": lambda card: card.level >= MAJOR_LEVEL,
    "minor": lambda card: 1 <= card.level < MAJOR_LEVEL,
    "nonliving": lambda card: LIVING not in printed(card).traits,
}


def _is_of_class(thing: Object, word: str) -> bool:
    return thing.is_mage and thing.game.players[thing.owner].facts.answers_to(word)


@cache
def need(word: str) -> Test:
    """What an adjective of a casting line asks of an object; a word nobody can judge is an error."""
    if word.startswith("non-"):
        asked = need(word.removeprefix("non-"))
        return lambda seat, thing: not asked(seat, thing)
    found = _NEEDS.get(word)
    if found is not None:
        return found
    is_mage, is_class, is_subtype, is_school = word == "mage", word in CLASSES, word in SUBTYPES, word in SCHOOLS
    if not (is_mage or is_class or is_subtype or is_school):
        raise LookupError(f"nobody knows what {word!r} asks of a target")

    def holds(seat: int, thing: Object) -> bool:
        return (
            (is_mage and thing.is_mage)
            or (is_subtype and has_subtype(thing, word))
            or (is_school and word in thing.card.schools)
            or (is_class and _is_of_class(thing, word))
        )

    return holds


def holds_marker(game: Game, zone: int | None, marker: str) -> bool:
    """Whether such a marker lies in the zone, whoever put it there."""
    is_meant = KINDS[marker]
    return zone is not None and any(each.zone == zone and is_meant(0, each) for each in game.objects.values())


JUDGES: Final[dict[Target, Test]] = {}
"""What has been put together so far."""


def judge_of(target: Target) -> Test:
    """What a casting line asks of an object, put together once: one of its kinds, and all of its needs."""
    judge = JUDGES.get(target)
    if judge is None:
        judge = JUDGES[target] = _judge(target)
    return judge


def _judge(target: Target) -> Test:
    if target.is_in_a_pile:
        return lambda seat, thing: False  # whatever is in the arena lies in no pile
    kinds: tuple[Test, ...] = tuple(KINDS[kind] for kind in target.kinds if kind in KINDS)
    needs: tuple[Test, ...] = tuple(need(word) for word in target.needs if word not in OF_PLACES)
    low, high = target.level
    if (low, high) != (0, None):
        needs += (lambda seat, thing: low <= thing.level and (high is None or thing.level <= high),)
    if target.holding is not None:
        marker = target.holding
        needs += (lambda seat, thing: holds_marker(thing.game, thing.zone, marker),)
    if len(kinds) == 1 and not needs:
        return kinds[0]

    def holds(seat: int, thing: Object) -> bool:
        for is_kind in kinds:
            if is_kind(seat, thing):
                break
        else:
            return False
        for meets in needs:  # noqa: SIM110  (hot: a loop is faster than all() here)
            if not meets(seat, thing):
                return False
        return True

    return holds


def matches(target: Target, seat: int, thing: Object) -> bool:
    """Whether an object is of the kind a casting line asks for, where this player casts it."""
    return judge_of(target)(seat, thing)


def fits_from_a_pile(target: Target, card: Card) -> bool:
    """Whether a casting line that looks for a destroyed or discarded card means this one, as it is printed."""
    return any(_is_kind(kind, card) for kind in target.kinds) and all(
        _is_printed(word, card) for word in target.needs if word not in OF_PILES
    )


def _is_kind(kind: str, card: Card) -> bool:
    return kind == "object" or (card.is_creature if kind == "creature" else card.type.value == kind)


def _is_printed(word: str, card: Card) -> bool:
    if word.startswith("non-"):
        return not _is_printed(word.removeprefix("non-"), card)
    found = _PRINTED.get(word)
    return found(card) if found is not None else word in card.subtypes or word in card.schools


def are_adjacent(game: Game, zones: Sequence[int]) -> bool:
    """Whether each of these zones lies next to another of them, all in one piece."""
    reached, todo = {zones[0]}, [zones[0]]
    while todo:
        for near in game.arena.adjacent[todo.pop()]:
            if near in zones and near not in reached:
                reached.add(near)
                todo.append(near)
    return len(reached) == len(set(zones))

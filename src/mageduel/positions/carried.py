"""What an object carries, field by field: how it stands in a position, how it is read, what goes without saying."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from mageduel.facts.cards import AttackBar
from mageduel.facts.conditions import Condition
from mageduel.facts.traits import DICE, EFFECT_ROLL, NO_HEALING, WORDS
from mageduel.positions.reading import (
    MOST,
    Desk,
    PositionError,
    a_condition,
    a_flag,
    a_link,
    a_list,
    a_mapping,
    a_mark,
    a_number,
    a_spell,
    a_word,
)
from mageduel.rules.attack.kinds import attacks_called
from mageduel.rules.objects.characteristics import SINCE
from mageduel.rules.objects.tokens import first_tokens
from mageduel.state.marks import Lifetime, Links, Mark
from mageduel.state.objects import Lasting, Object

Reading = Callable[[Desk, Object, Any, str], Any]
Writing = Callable[[Object, Any], Any]


class Carried(NamedTuple):
    """One field of an object: its key in the data, its name in the state, and both ways between them."""

    key: str
    name: str
    read: Reading
    write: Writing
    usual: Callable[[Object], Any]
    """What it is where a position does not say."""


def _as_it_is(thing: Object, value: object) -> object:
    return value


def _counted(key: str, name: str, least: int = 0, usual: int = 0) -> Carried:
    return Carried(
        key, name, lambda desk, thing, value, where: a_number(value, where, least), _as_it_is, lambda thing: usual
    )


def _flag(key: str, name: str, usual: Callable[[Object], bool] = lambda thing: False) -> Carried:
    return Carried(key, name, lambda desk, thing, value, where: a_flag(value, where), _as_it_is, usual)


def _card(key: str, name: str) -> Carried:
    return Carried(
        key, name, lambda desk, thing, value, where: a_spell(value, where), lambda thing, value: value.name, _nothing
    )


def _nothing(thing: Object) -> None:
    return None


def _zone(key: str, name: str) -> Carried:
    return Carried(
        key,
        name,
        lambda desk, thing, value, where: desk.zone(value, where),
        lambda thing, value: thing.game.arena.zone_names[value],
        _nothing,
    )


def _seat(key: str, name: str, usual: Callable[[Object], int | None]) -> Carried:
    return Carried(key, name, lambda desk, thing, value, where: desk.seat(value, where), _as_it_is, usual)


def _other(key: str, name: str) -> Carried:
    return Carried(key, name, lambda desk, thing, value, where: desk.thing(value, where), _write_other, _nothing)


def _write_other(thing: Object, value: Object) -> int | None:
    return value.id if value.in_play else None


def _read_conditions(desk: Desk, thing: Object, value: object, where: str) -> dict[Condition, int]:
    found = {}
    for name, count in a_mapping(value, where).items():
        condition = a_condition(name, where)
        found[condition] = a_number(count, f"{where}.{condition.name}", 1, 1 if condition.single else MOST)
    return found


def _write_named(thing: Object, value: Mapping[Any, int]) -> dict[str, int]:
    return {each.name: count for each, count in sorted(value.items(), key=lambda pair: pair[0].name) if count}


def _read_marks(desk: Desk, thing: Object, value: object, where: str) -> dict[Mark, int]:
    return {a_mark(name, where): a_number(count, where, 1) for name, count in a_mapping(value, where).items()}


def _first_marks(thing: Object) -> dict[Mark, int]:
    found: dict[Mark, int] = {}
    if not thing.hidden:
        for token, count in first_tokens(thing):
            found[token] = found.get(token, 0) + count
    return found


def _read_links(desk: Desk, thing: Object, value: object, where: str) -> Links:
    found: Links = {}
    for name, pairs in a_mapping(value, where).items():
        others = found[a_link(name, where)] = {}
        for pair in a_list(pairs, where):
            number, count = _two(pair, where)
            others[desk.thing(number, where).id] = a_number(count, where, 1)
    return found


def _two(value: object, where: str) -> tuple[Any, Any]:
    pair = a_list(value, where, 2)
    if len(pair) != 2:
        raise PositionError("position-value", where=where)
    return pair[0], pair[1]


def _write_links(thing: Object, value: Links) -> dict[str, list[list[int]]]:
    objects = thing.game.objects
    found = {
        link.name: sorted([number, count] for number, count in others.items() if number in objects)
        for link, others in sorted(value.items(), key=lambda pair: pair[0].name)
    }
    return {name: pairs for name, pairs in found.items() if pairs}


_WORDS: Final = WORDS | {word.name.lower(): word for word in (DICE, EFFECT_ROLL, NO_HEALING)}
"""What lasts for a while, as cards print it, and the bonuses that no card prints as a trait."""
_LASTING_KEYS: Final = ("word", "value", "until", "source", "attacks", "on_guard", "stamp")


def _read_lasting(desk: Desk, thing: Object, value: object, where: str) -> tuple[Lasting, ...]:
    return tuple(_one_lasting(thing, row, f"{where}.{index}") for index, row in enumerate(a_list(value, where)))


def _one_lasting(thing: Object, value: object, where: str) -> Lasting:
    row = a_mapping(value, where)
    if not row.keys() <= set(_LASTING_KEYS):
        raise PositionError("position-value", where=where)
    word = _WORDS.get(a_word(row.get("word"), where).lower())
    until = next((each for each in Lifetime if each.value == row.get("until")), None)
    kind = a_word(row["attacks"], where) if "attacks" in row else None
    attacks = None if kind is None else attacks_called(kind)
    if word is None or until is None or (kind is not None and attacks is None):
        raise PositionError("position-value", where=where)
    amount, source = a_number(row.get("value", 1), where, -MOST), a_word(row.get("source"), where)
    since = a_number(row["stamp"], where, 1) if "stamp" in row else thing.game.stamp()
    return Lasting(word, amount, until, source, since, attacks, a_flag(row.get("on_guard", False), where))


def _write_lasting(thing: Object, value: tuple[Lasting, ...]) -> list[dict[str, object]]:
    rows = []
    for each in value:
        row: dict[str, object] = {"word": each.word.name, "value": each.value, "until": each.until.value}
        row["source"] = each.source
        if each.attacks is not None:
            row["attacks"] = each.attacks.name
        if each.on_guard:
            row["on_guard"] = True
        rows.append(row)
    return rows


def _read_bar(desk: Desk, thing: Object, value: object, where: str) -> AttackBar:
    """The bar that holds it is one of whoever does, or of something he wears."""
    name, holder = a_word(value, where), thing.held_by
    for bearer in () if holder is None else (holder, *holder.attachments):
        for bar in bearer.card.attacks:
            if bar.name == name:
                return bar
    raise PositionError("position-no-such", where=where, name=name)


CARRIED: Final = (
    _counted("damage", "damage"),
    _counted("mana", "mana"),
    _counted("life", "life_change", -MOST),
    Carried("conditions", "conditions", _read_conditions, _write_named, lambda thing: {}),
    Carried("fresh", "fresh_conditions", _read_conditions, _write_named, lambda thing: {}),
    _flag("ready", "active", lambda thing: thing.is_creature),
    _flag("guard", "guarding"),
    Carried("tokens", "marks", _read_marks, _write_named, _first_marks),
    Carried("links", "links", _read_links, _write_links, lambda thing: {}),
    Carried("lasting", "lasting", _read_lasting, _write_lasting, lambda thing: ()),
    Carried(
        "known_to",
        "looked_at_by",
        lambda desk, thing, value, where: tuple(desk.seat(each, where) for each in a_list(value, where, desk.seats)),
        lambda thing, value: sorted(value),
        lambda thing: (),
    ),
    _counted("cast_round", "cast_round"),
    _card("bound", "bound"),
    _flag("bound_shown", "bound_is_shown"),
    _seat("bound_owner", "bound_owner", lambda thing: thing.owner),
    _card("prepared", "prepared"),
    _seat("prepared_owner", "prepared_owner", lambda thing: thing.owner),
    Carried("location", "location", lambda desk, thing, value, where: a_word(value, where), _as_it_is, _nothing),
    _zone("facing", "facing"),
    _other("chosen", "chosen"),
    _other("held_by", "held_by"),
    Carried("held_with", "held_with", _read_bar, lambda thing, value: value.name, _nothing),
    _other("taunted_by", "taunted_by"),
    _zone("banished_from", "banished_from"),
    _seat("larva_of", "larva_of", _nothing),
)
"""In the order in which they are written and read."""
KEYS: Final = tuple(each.key for each in CARRIED)


def moments(thing: Object) -> list[int]:
    """When the conditions came whose time matters."""
    return [thing.marks[mark] for mark in SINCE.values() if mark in thing.marks]


def in_time(thing: Object, row: dict[str, Any], places: Mapping[int, int]) -> None:
    """Say of conditions, and of what lasts for a while, when they came: before the last object that is there."""
    for mark in SINCE.values():
        if mark in thing.marks:
            row["tokens"][mark.name] = places[thing.marks[mark]]
    for lasting, told in zip(thing.lasting, row.get("lasting", ()), strict=False):
        if lasting.timestamp in places:
            told["stamp"] = places[lasting.timestamp]


def moments_told(row: Mapping[str, Any]) -> list[tuple[Any, str]]:
    """Where in its row an object tells moments besides that of its coming: what holds each of them, and its key."""
    tokens, lasting = row.get("tokens"), row.get("lasting")
    found = [(tokens, mark.name) for mark in SINCE.values() if isinstance(tokens, Mapping) and mark.name in tokens]
    if isinstance(lasting, list | tuple):
        found += [(each, "stamp") for each in lasting if isinstance(each, Mapping) and "stamp" in each]
    return found


def written(thing: Object) -> dict[str, Any]:
    """What an object carries, without what goes without saying."""
    found = {}
    for each in CARRIED:
        value, usual = getattr(thing, each.name), each.usual(thing)
        if value is None or value == usual:
            continue
        told = each.write(thing, value)
        is_empty = told is None or (told in ({}, []) and not usual)
        if not is_empty:
            found[each.key] = told
    return found


def given(desk: Desk, thing: Object, data: Mapping[str, Any], where: str) -> None:
    """Give a fresh object what the data says it carries."""
    for each in CARRIED:
        is_said = each.key in data
        value = each.read(desk, thing, data[each.key], f"{where}.{each.key}") if is_said else each.usual(thing)
        setattr(thing, each.name, value)

"""Laying a position out: a fresh game is cleared, and everything the position names is put where it belongs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mageduel.dsl.ruleset import SpellsFrom
from mageduel.dsl.script import NO_SCRIPT, Script, script_of
from mageduel.facts.cards import Card, CardType
from mageduel.facts.conditions import DISABLE
from mageduel.positions import carried
from mageduel.positions.reading import (
    LARGEST_ID,
    Desk,
    PositionError,
    a_book,
    a_card,
    a_flag,
    a_list,
    a_mapping,
    a_number,
    a_spell,
    known_keys,
    needed,
    spells,
)
from mageduel.rules.conditions.disable import disable_or_enable
from mageduel.rules.objects.copies import copy_of
from mageduel.rules.objects.presence import attach, enter_together, leave
from mageduel.rules.round.phases import LONGEST_GAME
from mageduel.state.game import Arrival, Fallen, Game, Wound
from mageduel.state.objects import Object, fresh_object
from mageduel.state.phases import Phase
from mageduel.state.players import Player

MOST_OBJECTS: Final = 300
STAYS: Final = (
    CardType.CREATURE,
    CardType.CONJURATION,
    CardType.WALL,
    CardType.ENCHANTMENT,
    CardType.EQUIPMENT,
    CardType.MARKER,
)
"""What lies on the table."""
OF_MAGES: Final = tuple(key for key in carried.KEYS if key not in ("prepared", "prepared_owner"))
"""What a mage carries; what is prepared in front of him is his player's."""
SEAT_KEYS: Final = ("mage", "team", "id", "stamp", "zone", "book", "prepared", "discard", "removed", "quickcast",
                    "fallen", *OF_MAGES)  # fmt: skip
OBJECT_KEYS: Final = ("card", "as", "seat", "owner", "id", "stamp", "zone", "border", "on", "hidden", *carried.KEYS)
MOMENT_KEYS: Final = ("format", "version", "mode", "board", "round", "phase", "initiative", "turn", "seats", "objects",
                      "next", "conceding", "arrivals", "lost", "wounds")  # fmt: skip


def lay(game: Game, data: Mapping[str, Any]) -> None:
    """Turn a game that has just been set up into the game at this moment."""
    known_keys(data, MOMENT_KEYS, "position")
    seats = a_list(needed(data, "seats", "position"), "seats", len(game.seated))
    rows = a_list(data.get("objects", ()), "objects", MOST_OBJECTS)
    desk = Desk(game.arena, len(game.players))
    _clear(game)
    mages = _mages(game, desk, seats)
    nobody = _seat_nobody(game, desk)
    things = [_object(game, desk, row, f"objects.{index}") for index, row in enumerate(rows)]
    for each in nobody:
        del desk.things[each.id]
    _set_moment(game, desk, data)
    _stamp(game, [*seats, *rows], [*mages, *things])
    bearers: dict[int, Object] = {}
    for index, (thing, row) in enumerate(zip(things, rows, strict=True)):
        _place(desk, thing, row, f"objects.{index}", bearers)
    for index, (player, row) in enumerate(zip(game.seated, seats, strict=True)):
        _hand_out(game, player, row, f"seats.{index}")
        carried.given(desk, player.mage, {key: row[key] for key in OF_MAGES if key in row}, f"seats.{index}")
    for index, (thing, row) in enumerate(zip(things, rows, strict=True)):
        carried.given(desk, thing, row, f"objects.{index}")
    _put_down(mages, things, bearers)
    game.silent = tuple([player.seat for player in game.players if not player.is_alive])
    _remember(game, desk, data)


def _clear(game: Game) -> None:
    """Take everything off the table."""
    for thing in reversed(tuple(game.objects.values())):
        leave(thing)
    game.next_id = game.next_timestamp = 1


def _mages(game: Game, desk: Desk, rows: Sequence[Any]) -> list[Object]:
    """The mages, anew; whoever sits at the table is decided already."""
    if len(rows) != len(game.seated):
        raise PositionError("position-other-setup")
    found = []
    for player, row in zip(game.seated, rows, strict=True):
        where = f"seats.{player.seat}"
        known_keys(a_mapping(row, where), SEAT_KEYS, where)
        script = script_of(player.facts.card) if game.rules.abilities else NO_SCRIPT
        player.mage = _new(game, desk, player.facts.card, player.seat, row, where, script_of_mage=script)
        player.is_alive = not a_flag(row.get("fallen", False), f"{where}.fallen")
        is_there = player.is_alive and "banished_from" not in row
        player.mage.zone = desk.zone(needed(row, "zone", where), f"{where}.zone") if is_there else None
        found.append(player.mage)
    if len({player.team for player in game.seated if player.is_alive}) < 2:
        raise PositionError("position-one-side")
    return found


def _seat_nobody(game: Game, desk: Desk) -> list[Object]:
    """Whoever holds the seat of what belongs to nobody has the number after the mages', and is not on the table."""
    found = []
    for player in game.players:
        if not player.is_somebody:
            player.mage = _new(game, desk, player.facts.card, player.seat, {}, "seats")
            found.append(player.mage)
    return found


def _new(
    game: Game,
    desk: Desk,
    card: Card,
    owner: int,
    row: Mapping[str, Any],
    where: str,
    *,
    script_of_mage: Script | None = None,
) -> Object:
    """A fresh object with the number it is to have: the one the data names, or the next."""
    number = a_number(row["id"], f"{where}.id", 1, LARGEST_ID) if "id" in row else game.next_id
    if number in desk.things:
        raise PositionError("position-two-ids", where=where, number=number)
    script = script_of(card) if script_of_mage is None else script_of_mage
    thing = desk.things[number] = fresh_object(game, number, card, script, owner)
    game.next_id = max(game.next_id, number) + 1
    return thing


def _object(game: Game, desk: Desk, value: object, where: str) -> Object:
    """One object, with its card and whose it is."""
    row = a_mapping(value, where)
    known_keys(row, OBJECT_KEYS, where)
    own = a_card(needed(row, "card", where), f"{where}.card")
    card = copy_of(a_spell(row["as"], f"{where}.as"), own) if "as" in row else own
    if card.type not in STAYS:
        raise PositionError("position-no-object", where=where, card=card.name)
    seat = desk.seat(needed(row, "seat", where), f"{where}.seat")
    thing = _new(game, desk, card, desk.seat(row.get("owner", seat), f"{where}.owner"), row, where)
    thing.controller, thing.own_card = seat, own
    thing.hidden = a_flag(row.get("hidden", False), f"{where}.hidden")
    if thing.hidden and not card.is_enchantment:
        raise PositionError("position-hidden", where=where, card=card.name)
    return thing


def _set_moment(game: Game, desk: Desk, data: Mapping[str, Any]) -> None:
    """Which round and phase it is, and whose turn."""
    phases = {each.phase.value: each.phase for each in game.rules.round}
    phase = data.get("phase", game.rules.round[0].phase.value)
    if not isinstance(phase, str) or phase not in phases:
        raise PositionError("position-phase", mode=game.rules.name, phases=tuple(phases))
    game.phase = phases[phase]
    number = a_number(needed(data, "round", "position"), "round", 1, LONGEST_GAME)
    game.round = number - 1 if begins_round(game) else number
    players = len(game.seated)
    game.initiative = a_number(data.get("initiative", 0), "initiative", 0, players - 1)
    game.turn = a_number(data.get("turn", game.initiative), "turn", 0, len(game.players) - 1)
    if "turn" in data and game.phase is not Phase.ACTIONS and game.turn != game.initiative:
        raise PositionError("position-turn", where="turn")


def begins_round(game: Game) -> bool:
    """Whether the next thing to happen is the beginning of a round."""
    return game.rules.places[game.phase] == 0


def _stamp(game: Game, rows: Sequence[Mapping[str, Any]], things: Sequence[Object]) -> None:
    """Let objects have come in the order of their stamps, or in that of the list."""
    last = len(things) + sum(len(carried.moments_told(row)) for row in rows)
    stamps = [
        a_number(row["stamp"], "stamp", 1, last) if "stamp" in row else place for place, row in enumerate(rows, start=1)
    ]
    for thing, stamp in zip(things, stamps, strict=True):
        thing.timestamp = stamp
    game.next_timestamp = last + 1


def _place(desk: Desk, thing: Object, row: Mapping[str, Any], where: str, bearers: dict[int, Object]) -> None:
    """Give an object its zone, its border or its bearer."""
    card = thing.card
    named = [key for key in ("zone", "border", "on", "banished_from") if key in row]
    wanted = "border" if card.is_wall else None
    if len(named) != 1 or (wanted is not None and named[0] != wanted) or (named[0] == "border" and not card.is_wall):
        raise PositionError("position-place", where=where, card=card.name)
    if named[0] == "zone":
        thing.zone = desk.zone(row["zone"], f"{where}.zone")
        if card.is_equipment:
            raise PositionError("position-place", where=where, card=card.name)
    elif named[0] == "border":
        thing.border = desk.border(row["border"], f"{where}.border")
        if any(each.border is thing.border for each in desk.things.values() if each is not thing):
            raise PositionError("position-border-taken", where=where, border=thing.border.name)
    elif named[0] == "on":
        bearers[thing.id] = desk.thing(row["on"], f"{where}.on")


def _hand_out(game: Game, player: Player, row: Mapping[str, Any], where: str) -> None:
    """A player's book, piles, prepared spells and quickcast marker."""
    player.book = a_book(row.get("book", {}), f"{where}.book")
    player.discard = spells(row.get("discard", ()), f"{where}.discard")
    player.removed = spells(row.get("removed", ()), f"{where}.removed")
    player.planned = tuple(spells(row.get("prepared", ()), f"{where}.prepared"))
    if player.planned and game.rules.spells_from is not SpellsFrom.PLANNED:
        raise PositionError("position-nothing-prepared", where=where, mode=game.rules.name)
    player.quickcast = a_flag(row.get("quickcast", player.is_alive), f"{where}.quickcast")


def _put_down(mages: Sequence[Object], things: Sequence[Object], bearers: Mapping[int, Object]) -> None:
    """Everything comes onto the table: bearers and what lies on them first know each other."""
    for thing in things:
        thing.zone = _lowest(thing, bearers).zone
    for thing in things:
        bearer = bearers.get(thing.id)
        if bearer is not None:
            _check_bearer(thing, bearer)
            attach(thing, bearer)
    for thing in (*mages, *things):
        if thing.held_by is not None:
            thing.held_by.hold(thing)
    enter_together((*mages, *things))
    for thing in (*mages, *things):
        if DISABLE in thing.conditions:
            disable_or_enable(thing)


def _lowest(thing: Object, bearers: Mapping[int, Object]) -> Object:
    """What lies under everything a thing lies on."""
    seen = {thing.id}
    while thing.id in bearers:
        thing = bearers[thing.id]
        if thing.id in seen:
            raise PositionError("position-circle", card=thing.card.name)
        seen.add(thing.id)
    return thing


def _check_bearer(thing: Object, bearer: Object) -> None:
    fits = bearer.is_mage if thing.card.is_equipment else not thing.card.is_wall
    if not fits or thing is bearer:
        raise PositionError("position-bearer", card=thing.card.name, bearer=bearer.card.title)


def _remember(game: Game, desk: Desk, data: Mapping[str, Any]) -> None:
    """What the round has seen so far and will still bring; who has given up and has still to fall."""
    game.next_id = a_number(data.get("next", game.next_id), "next", game.next_id, LARGEST_ID + 1)
    game.conceded = tuple(
        [desk.seat(each, "conceding") for each in a_list(data.get("conceding", ()), "conceding", desk.seats)]
    )
    game.arrivals = tuple(
        Arrival(a_spell(card, "arrivals"), desk.seat(owner, "arrivals"), desk.seat(seat, "arrivals"),
                desk.zone(zone, "arrivals"), a_flag(zombie, "arrivals"))
        for card, owner, seat, zone, zombie in _rows(data, "arrivals", 5)
    )  # fmt: skip
    game.fallen = tuple(
        Fallen(_card_of(desk, card, desk.seat(owner, "lost"), "lost"), desk.seat(owner, "lost"),
               None if zone is None else desk.zone(zone, "lost"),
               a_flag(corporeal, "lost"))
        for card, owner, zone, corporeal in _rows(data, "lost", 4)
    )  # fmt: skip
    game.wounds = tuple(
        Wound(*_fighter(desk, fighter), *_fighter(desk, victim)) for fighter, victim in _rows(data, "wounds", 2)
    )


def _rows(data: Mapping[str, Any], key: str, width: int) -> list[Sequence[Any]]:
    rows = [a_list(each, key, width) for each in a_list(data.get(key, ()), key)]
    if any(len(each) != width for each in rows):
        raise PositionError("position-value", where=key)
    return rows


def _fighter(desk: Desk, value: object) -> tuple[int, Card, int]:
    """One side of a wound: its number, its card, or none for a mage, and its seat."""
    row = a_list(value, "wounds", 3)
    if len(row) != 3:
        raise PositionError("position-value", where="wounds")
    seat = desk.seat(row[2], "wounds")
    number = a_number(row[0], "wounds", 1, LARGEST_ID)
    return number, _card_of(desk, row[1], seat, "wounds"), seat


def _card_of(desk: Desk, value: object, seat: int, where: str) -> Card:
    """A card by its name; a mage goes by his seat, without one."""
    if value is None:
        return next(each.card for each in desk.things.values() if each.is_mage and each.owner == seat)
    return a_card(value, where)

"""A position: a moment of a game as plain data, read and checked, taken from a game, or given to one to begin from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mageduel.cards import load_all
from mageduel.facts.boards import chosen_board
from mageduel.facts.cards import Card, CardType
from mageduel.facts.errors import Coded
from mageduel.facts.mages import mage_in, playable_mages
from mageduel.facts.modes import MOST_SEATS, mode_called, why_not_seated
from mageduel.modes import rule_set
from mageduel.positions import carried
from mageduel.positions.checks import check_table, notes_on
from mageduel.positions.laying import begins_round, lay
from mageduel.positions.reading import PositionError, a_book, a_list, a_mapping, a_number, a_word, needed
from mageduel.rules.round.setup import Seat, Setup, new_game
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.players import Player

FORMAT: Final = "mageduel-position"
VERSION: Final = 1

load_all()


@dataclass(frozen=True, slots=True)
class Position:
    """A moment at which a game can begin: plain data that has been checked, in the one form it is written in."""

    data: Mapping[str, Any]
    notes: tuple[Coded, ...] = ()
    """What could hardly have come about in a game, and is allowed all the same."""

    @property
    def mode(self) -> str:
        """The mode of play."""
        return str(self.data["mode"])

    @staticmethod
    def from_data(data: object) -> Position:
        """Read a position from plain data; what cannot be is refused in one line."""
        game = laid_out(data)
        return Position(written(game), notes_on(game))

    def setup(self, names: Sequence[str] = ()) -> Setup:
        """The set-up of a game that begins here, with players of these names."""
        return setup_at(self, names)


def laid_out(data: object) -> Game:
    """A game at this moment, with dice of no meaning; it does not go on by itself."""
    setup = _setup_of(_moment(data), ())
    return begin_at(_fresh(setup, 0), setup)


def _moment(data: object) -> Mapping[str, Any]:
    found = a_mapping(data, "position")
    if found.get("format") != FORMAT:
        raise PositionError("position-no-data", format=FORMAT)
    if found.get("version") != VERSION:
        raise PositionError("position-version", version=VERSION)
    return found


def _fresh(setup: Setup, seed: int) -> Game:
    return new_game(rule_set(setup.mode, len(setup.seats), setup.board), setup, seed)


def setup_at(position: Position, names: Sequence[str] = ()) -> Setup:
    """The set-up of a game that begins at a position; whoever has no name goes by the mage's."""
    return _setup_of(position.data, names)


def _setup_of(data: Mapping[str, Any], names: Sequence[str]) -> Setup:
    mode = mode_called(a_word(needed(data, "mode", "position"), "mode"))
    rows = a_list(needed(data, "seats", "position"), "seats", MOST_SEATS)
    sides = [
        a_number(row["team"], "team", 0, MOST_SEATS) if "team" in a_mapping(row, "seats") else None for row in rows
    ]
    refused = why_not_seated(mode, sides)
    if refused is not None:
        raise refused
    seats = []
    for number, row in enumerate(rows):
        mage = a_word(needed(row, "mage", f"seats.{number}"), f"seats.{number}.mage")
        if mage not in playable_mages(mode.mages):
            raise PositionError("position-mage", where=f"seats.{number}", mage=mage, mode=mode.name)
        book = a_book(row.get("book", {}), f"seats.{number}.book")
        name = names[number] if number < len(names) and names[number] else mage_in(mode.mages, mage).called
        seats.append(Seat(name, mage, {card.name: count for card, count in book.items()}, sides[number]))
    board = data.get("board")
    chosen = chosen_board(mode, len(seats), None if board is None else a_word(board, "board"))
    return Setup(mode.name, tuple(seats), chosen, data)


def begin_at(game: Game, setup: Setup) -> Game:
    """Bring a game that has just been set up to the position its set-up names."""
    assert setup.position is not None
    data = _moment(setup.position)
    meant = _setup_of(data, ())
    if _who_sits(meant) != _who_sits(setup):
        raise PositionError("position-other-setup")
    lay(game, data)
    check_table(game)
    return game


def _who_sits(setup: Setup) -> tuple[object, ...]:
    """What the set-up and the position must agree on."""
    mode = mode_called(setup.mode)
    sides = [number if seat.team is None else seat.team for number, seat in enumerate(setup.seats)]
    return mode, chosen_board(mode, len(setup.seats), setup.board), sides, [seat.mage for seat in setup.seats]


def position_of(game: Game) -> Position:
    """The position of a game between two decisions: at a safe point, where nothing is under way."""
    if game.result is not None:
        raise PositionError("position-over")
    return Position(written(game), notes_on(game))


def written(game: Game) -> dict[str, Any]:
    """A game at a safe point as plain data."""
    players = game.seated
    mages = [player.mage for player in players]
    known = {each.id for each in mages}
    things = [each for each in game.objects.values() if each.id not in known]
    order = _order_of_time((*mages, *things))
    stamps = {each.id: order[each.timestamp] for each in (*mages, *things)}
    places = {each.id: place for place, each in enumerate((*mages, *things), start=1)}
    names = game.arena.zone_names
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "mode": game.rules.name}
    if game.rules.board is not None:
        data["board"] = game.rules.board
    data["round"] = game.round + 1 if begins_round(game) else game.round
    data["phase"] = game.phase.value
    data["initiative"] = game.initiative
    if game.turn != game.initiative:
        data["turn"] = game.turn
    following = 1
    rows: list[dict[str, Any]] = []
    in_teams = len({player.team for player in players}) < len(players)
    for player in players:
        row = _seat_row(player, in_team=in_teams)
        carried.in_time(player.mage, row, order)
        following = _numbered(row, player.mage, following, stamps, places)
        rows.append(row)
    following += len(game.players) - len(players)
    data["seats"] = rows
    rows = []
    for thing in things:
        row = _object_row(thing)
        carried.in_time(thing, row, order)
        following = _numbered(row, thing, following, stamps, places)
        rows.append(row)
    if rows:
        data["objects"] = rows
    return data | _memory(game, following, names)


def _order_of_time(things: Sequence[Object]) -> dict[int, int]:
    """The places of all moments that came before an object or a condition, or with it; what lasts longer than all
    of them needs none."""
    moments = {each.timestamp for each in things} | {stamp for each in things for stamp in carried.moments(each)}
    latest = max(moments)
    moments |= {each.timestamp for thing in things for each in thing.lasting if each.timestamp < latest}
    return {stamp: place for place, stamp in enumerate(sorted(moments), start=1)}


def _numbered(
    row: dict[str, Any], thing: Object, following: int, stamps: Mapping[int, int], places: Mapping[int, int]
) -> int:
    """Add number and stamp of an object where they are not those of its place in the list; says what comes next."""
    if thing.id != following:
        row["id"] = thing.id
    if stamps[thing.id] != places[thing.id]:
        row["stamp"] = stamps[thing.id]
    return max(following, thing.id) + 1


def _seat_row(player: Player, *, in_team: bool) -> dict[str, Any]:
    mage = player.mage
    row: dict[str, Any] = {"mage": player.facts.name}
    if in_team:
        row["team"] = player.team
    if not player.is_alive:
        row["fallen"] = True
    elif mage.zone is not None:
        row["zone"] = mage.game.arena.zone_names[mage.zone]
    row |= carried.written(mage)
    row["book"] = {card.name: count for card, count in sorted(player.book.items(), key=lambda pair: pair[0].name)}
    for key, cards in (("prepared", player.planned), ("discard", player.discard), ("removed", player.removed)):
        if cards:
            row[key] = [card.name for card in cards]
    if player.quickcast is not player.is_alive:
        row["quickcast"] = player.quickcast
    return row


def _object_row(thing: Object) -> dict[str, Any]:
    row: dict[str, Any] = {"card": thing.own_card.name, "seat": thing.controller}
    if thing.card is not thing.own_card:
        row["as"] = thing.card.name
    if thing.owner != thing.controller:
        row["owner"] = thing.owner
    if thing.border is not None:
        row["border"] = thing.border.name
    elif thing.attached_to is not None:
        row["on"] = thing.attached_to.id
    elif thing.zone is not None:
        row["zone"] = thing.game.arena.zone_names[thing.zone]
    if thing.hidden:
        row["hidden"] = True
    return row | carried.written(thing)


def _memory(game: Game, following: int, names: Sequence[str]) -> dict[str, Any]:
    """What the round has seen so far and will still bring."""
    found: dict[str, Any] = {}
    if game.next_id != following:
        found["next"] = game.next_id
    conceding = [seat for seat in game.conceded if game.players[seat].is_alive]
    if conceding:
        found["conceding"] = conceding
    if game.arrivals:
        found["arrivals"] = [
            [each.card.name, each.owner, each.controller, names[each.zone], each.is_zombie] for each in game.arrivals
        ]
    if game.fallen:
        found["lost"] = [
            [_named(each.card), each.owner, None if each.zone is None else names[each.zone], each.is_corporeal]
            for each in game.fallen
        ]
    if game.wounds:
        found["wounds"] = [
            [
                [each.attacker, _named(each.attacker_card), each.attacker_seat],
                [each.victim, _named(each.victim_card), each.victim_seat],
            ]
            for each in game.wounds
        ]
    return found


def _named(card: Card) -> str | None:
    """The name of a card; a mage goes by his seat."""
    return None if card.type is CardType.MAGE else card.name

"""Boards of Domination: which zones there are, what ground they have, where orbs, guardians and mages begin."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from mageduel.facts.errors import Coded, nearest, shortened
from mageduel.facts.modes import Mode

SSLAK: Final = "Sslak, Orb Guardian"
USSLAK: Final = "Usslak, Greater Orb Guardian"
VTORRAK: Final = "V'Torrak"
ALTAR_OF_OBLIVION: Final = "Altar of Oblivion"
SPIKED_PIT: Final = "Spiked Pit"
CORROSIVE_POOL: Final = "Corrosive Pool"
MOLTEN_ROCK: Final = "Molten Rock"
SAMANDRIELS_CIRCLE: Final = "Samandriel's Circle"
SEPTAGRAM: Final = "Septagram"
ETHEREAL_MIST: Final = "Ethereal Mist"
"""The kinds of special ground."""


class UnknownBoard(Coded, LookupError):
    """No board of that name, or none for so many; the message says which there are."""


class NoBoardToChoose(Coded):
    """A board was named for a mode that has only one."""


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """One board; zones go by their names."""

    name: str
    players: int
    goal: int
    """How much V'Tar wins, if nobody else has as much."""
    rows: tuple[str, ...]
    """The zones row by row, each a sign; a space is no zone."""
    ground: Mapping[str, str]
    """What special ground a sign stands for."""
    orbs: tuple[str, ...]
    guardians: tuple[tuple[str, str], ...]
    """Cards of guardians, and the zone each of them stands in."""
    passage: tuple[str, ...]
    """The two ends of a secret passage, where there is one."""
    starts: tuple[str, ...]
    by_players: bool = False
    """Whether players made it, not the publisher."""


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(resources.files("mageduel.data").joinpath("domination.toml").read_text(encoding="utf-8"))


@cache
def boards() -> dict[str, Board]:
    """Every board by its name."""
    data = _data()
    return {row["name"]: _read(row, data["ground"]) for row in data["board"]}


def looks() -> Mapping[str, str]:
    """What each special kind of ground looks like, by its name."""
    found: dict[str, str] = _data()["look"]
    return found


def _read(row: dict[str, Any], ground: dict[str, str]) -> Board:
    guardians = [*((SSLAK, zone) for zone in row["sslak"]), *((USSLAK, zone) for zone in row.get("usslak", ()))]
    return Board(
        row["name"],
        row["players"],
        row["goal"],
        tuple(row["rows"]),
        ground,
        tuple(row["orbs"]),
        tuple(guardians),
        tuple(row.get("passage", ())),
        tuple(row["starts"]),
        row.get("by_players", False),
    )


def board_called(name: str) -> Board:
    """The board of this name; a wrong name is refused with the nearest spelling."""
    by_name = {each.lower(): board for each, board in boards().items()}
    found = by_name.get(name.strip().lower())
    if found is None:
        near = nearest(name, boards())
        if near:
            raise UnknownBoard("no-board-but", name=shortened(name), near=near)
        raise UnknownBoard("no-board", name=shortened(name), boards=tuple(boards()))
    return found


def board_for(players: int, name: str | None = None) -> Board:
    """The board of this name, or the first there is for so many players; it must be one for so many."""
    fitting = tuple(board.name for board in boards().values() if board.players == players)
    if name is not None:
        board = board_called(name)
        if board.players == players:
            return board
        if fitting:
            raise UnknownBoard(
                "board-for-others", board=board.name, seats=board.players, count=players, fitting=fitting
            )
    if not fitting:
        raise UnknownBoard("no-board-for", count=players)
    return boards()[fitting[0]]


def chosen_board(mode: Mode, players: int, name: str | None = None) -> str | None:
    """The board a game of so many is played on, where this one is wanted or any; None where there is none to choose."""
    if mode.has_boards:
        return board_for(players, name).name
    if name is not None:
        raise NoBoardToChoose("no-board-to-choose", mode=mode.name)
    return None

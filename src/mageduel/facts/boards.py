"""Boards of Domination: which zones there are, what ground they have, where orbs, guardians and mages begin."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from mageduel.facts.errors import ForPeople, nearest, shortened

SSLAK, USSLAK = "Sslak, Orb Guardian", "Usslak, Greater Orb Guardian"


class UnknownBoard(ForPeople, LookupError):
    """No board of that name, or none for so many; the message says which there are."""


class NoBoardToChoose(ForPeople):
    """A board was named for a mode that has only one."""

    def __init__(self, mode: str) -> None:
        super().__init__(f"A game of {shortened(mode)} has no board to choose; only Domination has.")


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
def boards() -> dict[str, Board]:
    """Every board by its name."""
    data = tomllib.loads(resources.files("mageduel.data").joinpath("domination.toml").read_text(encoding="utf-8"))
    return {row["name"]: _read(row, data["ground"]) for row in data["board"]}


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
        hint = f"did you mean {near}?" if near else f"there are {', '.join(boards())}."
        raise UnknownBoard(f"There is no board called {shortened(name)!r}; {hint}")
    return found


def board_for(players: int, name: str | None = None) -> Board:
    """The board of this name, or the first there is for so many players; it must be one for so many."""
    if name is None:
        for board in boards().values():
            if board.players == players:
                return board
        raise UnknownBoard(f"There is no board of Domination for {players} players; there are some for 2, 3 and 4.")
    board = board_called(name)
    if board.players != players:
        fitting = ", ".join(each.name for each in boards().values() if each.players == players)
        raise UnknownBoard(f"{board.name} is a board for {board.players} players, not {players}; try {fitting}.")
    return board

"""Boards as they travel: what a lobby needs to name one and to draw it."""

from __future__ import annotations

from functools import cache

from pydantic import BaseModel

from mageduel.facts.boards import Board, boards
from mageduel.state.arena import Arena
from mageduel.views.ground import look_of_tile
from mageduel.views.shapes import GroundCode


class BoardGround(BaseModel):
    """Special ground: how it is drawn and what it is called."""

    look: GroundCode
    name: str


class BoardZone(BaseModel):
    """A zone of a board, with what lies there at the beginning."""

    zone: str
    row: int
    col: int
    ground: BoardGround | None
    orbs: int
    guardians: int
    start: int | None
    """The seat whose mage begins here."""
    passage: bool
    """Whether an end of the secret passage is here."""


class BoardFace(BaseModel):
    """A board."""

    name: str
    players: int
    goal: int
    """The score that wins."""
    rows: int
    cols: int
    zones: list[BoardZone]
    by_players: bool
    """Whether players made it, not the publisher."""


def _face(board: Board) -> BoardFace:
    arena = Arena(board.rows, board.ground, board.passage)
    zones = []
    for number in arena.zones:
        name, tile = arena.zone_names[number], arena.tiles[number]
        row, col = arena.place(number)
        zones.append(
            BoardZone(
                zone=name,
                row=row,
                col=col,
                ground=None if tile is None else BoardGround(look=look_of_tile(tile), name=tile),
                orbs=board.orbs.count(name),
                guardians=sum(place == name for _, place in board.guardians),
                start=board.starts.index(name) if name in board.starts else None,
                passage=name in board.passage,
            )
        )
    return BoardFace(
        name=board.name,
        players=board.players,
        goal=board.goal,
        rows=arena.rows,
        cols=arena.cols,
        zones=zones,
        by_players=board.by_players,
    )


@cache
def board_faces() -> list[BoardFace]:
    """Every board, those for few players first."""
    return [_face(board) for board in boards().values()]

"""Modes and boards as they travel: what a lobby needs to offer them, to name them and to draw them."""

from __future__ import annotations

from functools import cache

from pydantic import BaseModel

from mageduel.facts.boards import Board, boards
from mageduel.facts.modes import MODES, OFFERED
from mageduel.server.messages import BookMode, Mode
from mageduel.state.arena import Arena
from mageduel.views.ground import look_of_tile
from mageduel.views.shapes import GroundCode


class ModeFace(BaseModel):
    """A mode of play that can be chosen."""

    name: Mode
    books: BookMode
    """The mode whose spellbooks are played."""
    mages: str
    """The mode whose mages are played."""
    seats: list[int]
    """How many may play, each alone."""
    team_seats: list[int]
    """How many may play in two teams."""
    has_boards: bool
    """Whether there is a board to choose, which is for so many players."""


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


@cache
def mode_faces() -> list[ModeFace]:
    """Every mode that is offered."""
    return [
        ModeFace(
            name=mode.name,
            books=mode.books,
            mages=mode.mages,
            seats=list(mode.seats),
            team_seats=list(mode.team_seats),
            has_boards=mode.has_boards,
        )
        for mode in (MODES[name] for name in OFFERED)
    ]

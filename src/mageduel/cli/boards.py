"""`mageduel boards`: the boards of Domination, drawn with what lies on them."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Sequence

from mageduel.cli.terminal import print_found
from mageduel.facts.boards import USSLAK, Board, board_called, boards
from mageduel.state.arena import Arena
from mageduel.words.language import say

WIDTH = 7


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `mageduel boards`."""
    parser.add_argument("board", nargs="*", help="a board by its name; without one, all are listed")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Draw one board, or list them all."""
    chosen = [board_called(" ".join(args.board))] if args.board else list(boards().values())
    print_found(chosen, _as_json, _page, _list, is_one=bool(args.board), is_json=args.json)
    return 0


def _as_json(board: Board) -> dict[str, object]:
    return {
        "name": board.name,
        "players": board.players,
        "goal": board.goal,
        "rows": list(board.rows),
        "ground": {sign: name for sign, name in board.ground.items() if any(sign in row for row in board.rows)},
        "orbs": list(board.orbs),
        "guardians": [{"card": card, "zone": zone} for card, zone in board.guardians],
        "passage": list(board.passage),
        "starts": list(board.starts),
        "by_players": board.by_players,
    }


def _facts(board: Board) -> str:
    line = say("boards.facts", players=board.players, goal=board.goal, orbs=len(board.orbs))
    return f"{line}, {say('boards.by-players')}" if board.by_players else line


def _list(chosen: Sequence[Board]) -> str:
    room = max(len(each.name) for each in chosen) + 2
    return "\n".join(each.name.ljust(room) + _facts(each) for each in chosen)


def _page(board: Board) -> str:
    arena = Arena(board.rows, board.ground, board.passage)
    cells = {arena.place(zone): _signs(board, arena.zone_names[zone]) for zone in arena.zones}
    lines = [f"{board.name}: {_facts(board)}", ""]
    for row in range(arena.rows):
        lines.append(" ".join(cells.get((row, col), "").ljust(WIDTH) for col in range(arena.cols)).rstrip())
    there = [(arena.zone_names[zone], tile) for zone, tile in zip(arena.zones, arena.tiles, strict=True) if tile]
    lines += ["", say("boards.legend")]
    if there:
        lines += textwrap.wrap(say("boards.ground", list="; ".join(f"{zone} {name}" for zone, name in there)), 100)
    if board.passage:
        lines.append(say("boards.passage", first=board.passage[0], last=board.passage[1]))
    lines += textwrap.wrap(say("boards.reconstructed"), 100)
    return "\n".join(lines)


def _signs(board: Board, zone: str) -> str:
    """A zone and what begins there: o an orb, s and S its guardians, a number a player."""
    signs = "o" * board.orbs.count(zone)
    signs += "".join("S" if card == USSLAK else "s" for card, place in board.guardians if place == zone)
    signs += str(board.starts.index(zone) + 1) if zone in board.starts else ""
    return f"{zone}:{signs}" if signs else zone

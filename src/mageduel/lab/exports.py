"""Exports: played games as data for others, whole as records, or decision by decision with the measures of both sides.

JSON Lines need nothing; Parquet is written with pyarrow, which `mageduel[data]` brings.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from mageduel.agents.chances import MEASURES, measures
from mageduel.agents.levels import is_searching, new_agent
from mageduel.duel import record_of, start_duel
from mageduel.facts.errors import ForPeople
from mageduel.lab.books import setups
from mageduel.lab.games import ONE_SEED, points_by_side
from mageduel.rules.round.setup import Setup
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import view

WHAT = ("games", "decisions")
FORMATS = (".jsonl", ".parquet")
ROWS_AT_ONCE = 5_000
"""Rows of Parquet written together."""

Row = dict[str, Any]


def game_rows(mode: str, agents: Sequence[str], games: int, seed: int, what: str) -> Iterator[Row]:
    """Rows of games by these players with published books: one a game, or one a decision, as they are played."""
    for number, setup in enumerate(islice(setups(mode, "published", seed, len(agents)), games)):
        yield from _played(number, setup, agents, seed * ONE_SEED + number, what)


def _played(number: int, setup: Setup, names: Sequence[str], seed: int, what: str) -> list[Row]:
    match = start_duel(setup, seed, forkable=any(map(is_searching, names)))
    game = match.game
    agents = [new_agent(name, seed * len(names) + seat, in_the_lab=True) for seat, name in enumerate(names)]
    views = [view(game, seat) for seat in range(len(names))]
    decisions: list[Row] = []
    while match.requests:
        decision = Decision(match.open_requests[0])
        seat = decision.seat
        row = _decision(number, len(decisions), game, decision) if what == "decisions" else {}
        answer = agents[seat].decide(views[seat], decision)
        match.give(seat, answer)
        decisions.append(row | {"answer": json.dumps(answer)})
    points = points_by_side(game)
    if what == "decisions":
        sides = [player.team for player in game.seated]
        return [{**row, "points": points[sides[row["seat"]]]} for row in decisions]
    return [
        {
            "game": number,
            "mode": setup.mode,
            "players": list(names),
            "mages": [seat.mage for seat in setup.seats],
            "points": [points[player.team] for player in game.seated],
            "rounds": game.round,
            "decisions": len(decisions),
            "record": record_of(match, setup, seed).to_json(),
        }
    ]


def _decision(number: int, place: int, game: Game, decision: Decision) -> Row:
    side = game.players[decision.seat].team
    others = [measures(game, team) for team in {player.team for player in game.seated if player.is_alive} - {side}]
    theirs = [sum(column) / len(others) for column in zip(*others, strict=True)] if others else [0.0] * len(MEASURES)
    row: Row = {
        "game": number,
        "decision": place,
        "round": game.round,
        "phase": game.phase.value,
        "seat": decision.seat,
        "question": decision.kind,
        "options": len(decision.options) if not decision.slots else 0,
    }
    row |= {f"own {name}": value for name, value in zip(MEASURES, measures(game, side), strict=True)}
    return row | {f"their {name}": value for name, value in zip(MEASURES, theirs, strict=True)}


def write_rows(rows: Iterator[Row], path: Path) -> int:
    """Write rows in the format the file's name ends with; returns how many there were."""
    if path.suffix not in FORMATS:
        raise ForPeople(f"{path.name}: a file of data ends in {' or '.join(FORMATS)}")
    try:
        return _parquet(rows, path) if path.suffix == ".parquet" else _json_lines(rows, path)
    except OSError as error:
        raise ForPeople(f"{path} cannot be written: {error.strerror or error}") from None


def _json_lines(rows: Iterator[Row], path: Path) -> int:
    count = 0
    with path.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
            count += 1
    return count


def _parquet(rows: Iterator[Row], path: Path) -> int:
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        raise ForPeople(
            "Parquet needs pyarrow: pip install 'mageduel[data]'; or name a file that ends in .jsonl"
        ) from None
    count = 0
    writer: Any = None
    try:
        while part := list(islice(rows, ROWS_AT_ONCE)):
            table = arrow.Table.from_pylist(part, schema=writer.schema if writer is not None else None)
            if writer is None:
                writer = parquet.ParquetWriter(path, table.schema)
            writer.write_table(table)
            count += len(part)
    finally:
        if writer is not None:
            writer.close()
    return count

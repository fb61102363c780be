"""The course of a game: what anybody at the table could write down after every answer, whatever the engine looks like.

A corpus game is a set-up, a seed, every answer and a checksum of the table after each of them, so that a game which
takes another course says at which answer. `FORMS` of the engine translates answers whose form has changed since.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mageduel.course import Parted, Telling
from mageduel.duel import start_duel
from mageduel.kernel.record import as_answer
from mageduel.kernel.requests import Answer
from mageduel.rules.round.setup import Setup

GAMES = Path(__file__).parent / "games"


@dataclass(frozen=True, slots=True)
class Written:
    """One game of the corpus."""

    name: str
    setup: dict[str, Any]
    seed: int
    answers: list[tuple[int, Answer]]
    course: str
    winner: int | None


def written(which: str) -> Iterator[Written]:
    """The games of one file of the corpus, in order."""
    with lzma.open(GAMES / f"{which}.jsonl.xz", "rt") as lines:
        for number, line in enumerate(lines):
            data = json.loads(line)
            yield Written(
                f"{which} {number}",
                data["setup"],
                data["seed"],
                [(player, as_answer(answer)) for player, answer in data["answers"]],
                data["course"],
                data["winner"],
            )


def parts_at(game: Written) -> str | None:
    """Where this engine plays the game otherwise, or None."""
    match = start_duel(Setup.from_data(game.setup), game.seed)
    telling = Telling(game.course, is_foreign=True)
    try:
        for player, answer in game.answers:
            telling.give(match, player, answer)
    except Parted as error:
        return f"{game.name}: parts {error}"
    if not match.is_over or match.game.result is None:
        return f"{game.name}: does not end after its last answer"
    if match.game.result.winning_team != game.winner:
        return f"{game.name}: another winner"
    return None

"""Write the corpus anew: `python -m tests.corpus.write`. Done before an engine is rebuilt, never after."""

from __future__ import annotations

import json
import lzma
import sys
from itertools import islice

from mageduel.agents.levels import new_agent
from mageduel.agents.playing import play_out
from mageduel.course import table_checksum
from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.lab.books import setups
from mageduel.rules.round.setup import Setup
from mageduel.state.game import Game
from tests.corpus.course import GAMES

COUNT = 250
CELLS = {
    f"{mode}-{level}": (mode, level, number)
    for number, (mode, level) in enumerate(
        (mode, level) for mode in ("arena", "apprentice") for level in ("random", "novice")
    )
}


def play(setup: Setup, level: str, seed: int) -> str:
    """One game of two players of this level, as a line of the corpus."""
    match = start_duel(setup, seed)
    course: list[str] = []

    def after(match: Match[Game]) -> None:
        course.append(table_checksum(match.game))

    play_out(match, [new_agent(level, seed * 2 + seat) for seat in range(len(setup.seats))], after)
    result = match.game.result
    line = {
        "setup": setup.to_data(),
        "seed": seed,
        "answers": match.answers,
        "course": "".join(course),
        "winner": None if result is None else result.winning_team,
    }
    return json.dumps(line, separators=(",", ":"))


def main(names: list[str]) -> None:
    """Write these files of the corpus, or all."""
    GAMES.mkdir(exist_ok=True)
    for name in names or list(CELLS):
        mode, level, number = CELLS[name]
        first = 10_000 * (number + 1)
        with lzma.open(GAMES / f"{name}.jsonl.xz", "wt", preset=9) as file:
            for seed, setup in enumerate(islice(setups(mode, "both", first), COUNT), first):
                file.write(play(setup, level, seed) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])

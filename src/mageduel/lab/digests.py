"""Digests of many games in all modes: two forms of the engine are the same if they print the same.

Random players, published and generated spellbooks in turn, now and then with forks that run beside the game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from mageduel.facts.modes import MODES
from mageduel.form import form
from mageduel.lab.books import setups
from mageduel.lab.simulation import play_game

FORK_EVERY = 5


def lines(games: int, seed: int) -> Iterator[str]:
    """A line for each game, mode after mode."""
    for place, mode in enumerate(MODES.values()):
        names = ["random"] * mode.seats[0]
        source = setups(mode.name, "both", seed)
        for number in range(games // len(MODES) + (place < games % len(MODES))):
            outcome = play_game(next(source), names, seed * 1_000_003 + number, forked=number % FORK_EVERY == 0)
            yield f"{mode.name} {outcome.seed} {outcome.rounds} {outcome.decisions} {outcome.winner} {outcome.digest}"


def main(argv: Sequence[str] | None = None) -> int:
    """Print the lines, and on stderr which form of the engine played."""
    parser = argparse.ArgumentParser(prog="python -m mageduel.lab.digests", description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    print(f"{args.games} games, {form()}", file=sys.stderr)
    for line in lines(args.games, args.seed):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

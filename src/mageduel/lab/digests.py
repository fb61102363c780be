"""Digests of many games in all modes: two forms of the engine are the same if they print the same.

Random players, published and generated spellbooks in turn, now and then with forks that run beside the game. Of one
game in ten the line tells also what everybody was shown and asked.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b

from mageduel.facts.modes import MODES
from mageduel.form import form
from mageduel.kernel.match import Match
from mageduel.lab.books import setups
from mageduel.lab.simulation import play_game
from mageduel.state.game import Game
from mageduel.views.drawn import Drawn
from mageduel.views.questions import question
from mageduel.views.table import table

FORK_EVERY = 5
SHOWN_EVERY = 10
LONGEST = 3000
"""Answers after which a game is left: by lot, some do not end."""
LOOKS = 200
"""After so many answers of a game nobody looks at it any more."""


def lines(games: int, seed: int) -> Iterator[str]:
    """A line for each game, mode after mode."""
    for place, mode in enumerate(MODES.values()):
        names = ["random"] * mode.seats[0]
        source = setups(mode.name, "both", seed)
        for number in range(games // len(MODES) + (place < games % len(MODES))):
            onlooker = Onlooker() if number % SHOWN_EVERY == 1 else None
            forked = number % FORK_EVERY == 0
            outcome = play_game(
                next(source), names, seed * 1_000_003 + number, forked=forked, onlooker=onlooker, most=LONGEST
            )
            ending = f"{outcome.rounds} {outcome.decisions} {outcome.winner} {outcome.digest}"
            yield f"{mode.name} {outcome.seed} {ending}" + ("" if onlooker is None else f" {onlooker.seen.hexdigest()}")


class Onlooker:
    """Looks at a game as every seat and as a spectator, and remembers all of it in one number."""

    def __init__(self) -> None:
        self.seen = blake2b(digest_size=16)
        self._drawn = Drawn()
        self._left = LOOKS

    def __call__(self, match: Match[Game]) -> None:
        """Look at the table, and at what everybody is asked."""
        if not self._left:
            return
        self._left -= 1
        game = match.game
        self._drawn.turn_to(game)
        looks = [table(game, seat, drawn=self._drawn) for seat in (None, *range(len(game.seated)))]
        self.seen.update(repr((looks, [question(game, each) for each in match.open_requests])).encode())


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

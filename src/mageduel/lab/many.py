"""Many: checked random games of three and more players, of every form and size there is."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mageduel.facts.boards import boards
from mageduel.facts.modes import MODES
from mageduel.lab.books import setups
from mageduel.lab.simulation import Outcome, play_game
from mageduel.rules.round.setup import Setup

ONE_SEED = 1_000_003
"""Seeds of one run stay apart from those of the next."""
FORK_EVERY = 10
TELL_EVERY = 50


class Form(NamedTuple):
    """One way for three or more to play: in which mode, how many, in teams or everybody alone."""

    mode: str
    seats: int
    teams: bool

    def __str__(self) -> str:
        return f"{self.mode}, {self.seats} {'in two teams' if self.teams else 'alone'}"


def forms() -> list[Form]:
    """Every form of every mode, for three players and more."""
    return [
        Form(mode.name, count, teams)
        for mode in MODES.values()
        for teams, counts in ((False, mode.seats), (True, mode.team_seats))
        for count in counts
        if count > 2 and (not mode.has_boards or any(board.players == count for board in boards().values()))
    ]


class Tally:
    """What the games of one form have come to."""

    def __init__(self) -> None:
        self.games = self.decisions = self.draws = 0
        self.rounds: list[int] = []
        self.mages: set[str] = set()
        self.seconds = 0.0
        self.failures: list[str] = []

    def __str__(self) -> str:
        rounds = sorted(self.rounds) or [0]
        return (
            f"{self.games} games of {len(self.mages)} mages, {self.decisions} decisions, rounds {rounds[0]} to "
            f"{rounds[-1]}, {self.draws} drawn, {self.seconds:.0f} s, {len(self.failures)} failures"
        )

    def add(self, setup: Setup, outcome: Outcome) -> None:
        """Count one game that went through."""
        self.decisions += outcome.decisions
        self.draws += outcome.winner is None
        self.rounds.append(outcome.rounds)
        self.mages.update(seat.mage for seat in setup.seats)


def _setups(form: Form, seed: int) -> Iterator[Setup]:
    """Generated books without end, on every board for so many in turn."""
    fitting: list[str | None] = [board.name for board in boards().values() if board.players == form.seats]
    names = fitting if MODES[form.mode].has_boards else [None]
    sources = [setups(form.mode, "generated", seed, form.seats, name, teams=form.teams) for name in names]
    while True:
        for source in sources:
            yield next(source)


class Run:
    """Games of one form, one after another, every answer checked."""

    def __init__(self, form: Form, seed: int) -> None:
        self.form = form
        self.tally = Tally()
        self._seed = seed
        self._setups = _setups(form, seed)

    def play_one(self) -> str | None:
        """Play the next game; returns what went wrong, if anything did."""
        number = self.tally.games
        setup, seed = next(self._setups), self._seed * ONE_SEED + number
        self.tally.games += 1
        started = time.perf_counter()
        failure = None
        try:
            outcome = play_game(
                setup, ["random"] * self.form.seats, seed, checked=True, forked=number % FORK_EVERY == 0
            )
        except Exception as error:
            failure = f"{self.form}: game {number}, seed {seed}: {type(error).__name__}: {error}"
            self.tally.failures.append(failure)
        else:
            self.tally.add(setup, outcome)
        self.tally.seconds += time.perf_counter() - started
        return failure


def main(arguments: Sequence[str]) -> int:
    """Play all forms in turn and print what was played; a failure is told as soon as it comes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many in all")
    parser.add_argument("--seed", type=int, default=1, help="where the seeds begin")
    args = parser.parse_args(arguments)
    runs = [Run(form, args.seed) for form in forms()]
    failed = 0
    for number in range(args.games):
        failure = runs[number % len(runs)].play_one()
        if failure is not None:
            failed += 1
            print(failure, flush=True)
        if (number + 1) % TELL_EVERY == 0:
            print(f"{number + 1} games, {failed} failures", flush=True)
    for run in runs:
        print(f"{run.form}: {run.tally}")
    print(f"{args.games} games of three and more in {len(runs)} forms, {failed} failures")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

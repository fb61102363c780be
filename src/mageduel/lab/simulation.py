"""Simulation: many games between agents, with every check the rules allow."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from mageduel.agents.levels import is_searching, new_agent
from mageduel.agents.lots import lots
from mageduel.agents.playing import play_out
from mageduel.duel import record_of, replay, start_duel
from mageduel.kernel.match import Match
from mageduel.lab.invariants import check
from mageduel.rules.round.setup import Setup
from mageduel.state.game import Game

FORK_EVERY = 50
FORK_STREAM = 3


@dataclass(slots=True)
class Outcome:
    """One finished game."""

    seed: int
    rounds: int
    decisions: int
    winner: int | None
    digest: str


@dataclass(slots=True)
class Summary:
    """What a simulation found."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)

    @property
    def rounds_median(self) -> int:
        """The middle game's length."""
        return sorted(self.rounds)[len(self.rounds) // 2] if self.rounds else 0

    def rounds_at(self, share: float) -> int:
        """The length below which this share of the games ended."""
        ordered = sorted(self.rounds)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0


def play_game(
    setup: Setup,
    names: Sequence[str],
    seed: int,
    *,
    checked: bool = False,
    forked: bool = False,
    onlooker: Callable[[Match[Game]], None] | None = None,
    most: int | None = None,
) -> Outcome:
    """One game; checked, its invariants hold after every answer and its record replays; forked, twins run beside it.

    An onlooker is called after every answer; after `most` of them the game is left.
    """
    searching = any(is_searching(name) for name in names)
    match = start_duel(setup, seed, forkable=forked or searching)
    agents = [new_agent(name, seed * len(names) + seat) for seat, name in enumerate(names)]
    twins = Twins(seed) if forked else None

    def after(match: Match[Game]) -> None:
        if checked:
            check(match)
        if twins is not None:
            twins.follow(match)
        if onlooker is not None:
            onlooker(match)

    count = play_out(match, agents, after if checked or forked or onlooker is not None else None, most)
    digest = match.game.digest()
    if twins is not None:
        twins.compare(digest)
    if checked:
        again = replay(record_of(match, setup, seed, with_course=False))
        if again.game.digest() != digest:
            raise AssertionError("the record does not replay to the same digest")
    result = match.game.result
    winner = None if result is None or result.winning_team is None else result.winning_team
    return Outcome(seed, match.game.round, count, winner, digest)


class Twins:
    """Forks made at random points and kept going beside the original with the same answers."""

    def __init__(self, seed: int) -> None:
        self._below = lots(seed, FORK_STREAM)
        self._twins: list[Match[Game]] = []

    def follow(self, match: Match[Game]) -> None:
        """Give every twin the answer the original got; now and then make another twin."""
        player, answer = match.answers[-1]
        for twin in self._twins:
            twin.answer(player, answer)
        if self._below(40) == 0 and len(self._twins) < 3 and match.can_fork and not match.is_over:
            self._twins.append(match.fork())

    def compare(self, digest: str) -> None:
        """All twins must have come to the same end."""
        for twin in self._twins:
            if twin.game.digest() != digest:
                raise AssertionError("a fork came to a different end")


def simulate(
    names: Sequence[str], games: int, seed: int, setups: Iterator[Setup], *, checked: bool = False
) -> Iterator[Summary]:
    """Play games one after another; after each, the summary so far."""
    summary = Summary()
    started = time.perf_counter()
    for number in range(games):
        game_seed = seed * 1_000_003 + number
        setup = next(setups)
        try:
            outcome = play_game(setup, names, game_seed, checked=checked, forked=checked and number % FORK_EVERY == 0)
        except Exception as error:
            summary.failures.append(f"game {number}, seed {game_seed}: {type(error).__name__}: {error}")
        else:
            summary.decisions += outcome.decisions
            summary.rounds.append(outcome.rounds)
        summary.games += 1
        summary.seconds = time.perf_counter() - started
        yield summary

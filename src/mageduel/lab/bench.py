"""Benchmarks: how fast the engine plays and forks, beside a yardstick measured in the same run, in processor time."""

from __future__ import annotations

import gc
import random
import statistics
import time
import tracemalloc
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from mageduel.agents.contract import Agent
from mageduel.agents.lots import lots
from mageduel.agents.playing import play_out
from mageduel.agents.random_agent import RandomAgent
from mageduel.dsl.script import script_of
from mageduel.duel import start_duel
from mageduel.facts.cards import Card, CardType
from mageduel.facts.library import playable
from mageduel.form import form
from mageduel.kernel.match import Match
from mageduel.lab.books import setups
from mageduel.rules.objects.presence import enter
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import view

FORK_STREAM = 6
CROWD_STREAM = 7
PARTS = 24
"""Engine and yardstick take turns so often, so that a busy machine slows both alike."""
YARDSTICK_SECONDS = 0.3
AT_A_TIME = 8
"""So many forks are made, and thrown away, one after the other."""
CROWDS = (10, 20, 40)
"""How many creatures are in play."""
GIVERS = 5
"""Of so many creatures of a crowd one gives others something, or takes it from them."""
IN_A_CROWD = 120
"""Decisions of each crowded game."""


@dataclass(frozen=True, slots=True)
class Measurement:
    """One run of the benchmark."""

    form: str
    """Which form of the engine ran."""
    decisions_per_s: float
    games_per_s: float
    decision_us_mean: float
    fork_us_median: float
    fork_us_p95: float
    fork_collected_us_median: float
    fork_in_decisions: float
    fork_kib: float
    yardstick_plies_per_s: float
    decisions_per_ply: float

    def as_dict(self) -> dict[str, str | float]:
        """What was measured, by name."""
        return asdict(self)


class Duels:
    """Duels of two random players with the starting spellbooks, without end and never one twice."""

    def __init__(self, seed: int) -> None:
        self._setups = setups("arena", "core", seed)
        self._next = seed * 1_000_003

    def begin(self, *, forkable: bool = False) -> tuple[Match[Game], Sequence[Agent]]:
        """The next one."""
        number, self._next = self._next, self._next + 1
        match = start_duel(next(self._setups), number, forkable=forkable)
        return match, (RandomAgent(number * 2), RandomAgent(number * 2 + 1))


def play_games(duels: Duels, games: int) -> tuple[int, float]:
    """So many duels: how many decisions, and how long they took, with collecting what is left of each."""
    started = time.process_time()
    decisions = 0
    for _ in range(games):
        match, agents = duels.begin()
        decisions += play_out(match, agents)
        match.throw_away()
        gc.collect()
    return decisions, time.process_time() - started


@dataclass(frozen=True, slots=True)
class Forks:
    """What forks cost, each, at many moments in the middle of things."""

    made: list[float]
    """Microseconds until they stand."""
    collected: list[float]
    """The same, with throwing them away, and collecting what is left of them."""
    kib: float
    """What one keeps."""


def fork_costs(games: int, duels: Duels, seed: int) -> Forks:
    """Make forks at random moments, and throw them away."""
    made: list[float] = []
    collected: list[float] = []
    sizes: list[float] = []
    below = lots(seed, FORK_STREAM)

    def sometimes(match: Match[Game]) -> None:
        if not match.requests or below(24):
            return
        gc.freeze()  # what is there is not theirs to collect
        started = time.process_time()
        if len(made) > len(collected):  # by turns, since whoever comes second finds everything warm
            for _ in range(AT_A_TIME):
                match.fork().throw_away()
            gc.collect()
            collected.append((time.process_time() - started) * 1e6 / AT_A_TIME)
            return
        twins = [match.fork() for _ in range(AT_A_TIME)]
        made.append((time.process_time() - started) * 1e6 / AT_A_TIME)
        for twin in twins:
            twin.throw_away()
        if below(6) == 0:
            sizes.append(_size_of_fork(match))

    for _ in range(games):
        match, agents = duels.begin(forkable=True)
        play_out(match, agents, sometimes)
    return Forks(made, collected, statistics.fmean(sizes))


def _size_of_fork(match: Match[Game]) -> float:
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    twins = [match.fork() for _ in range(AT_A_TIME)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(twins) / 1024


def yardstick(seconds: float) -> tuple[int, float]:
    """Random chess games with python-chess for so long: how many plies, and how long they took."""
    import chess

    generator = random.Random(1)
    plies = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(generator.choice(list(board.legal_moves)))
            plies += 1
        gc.collect()
    return plies, time.process_time() - started


def measure(games: int = 192, seed: int = 1) -> Measurement:
    """Measure everything in one run; engine and yardstick take turns, so that both see the same machine.

    Garbage is collected between games, not in the middle of them, for both; collecting counts. What is there once both
    are warm is not looked through again.
    """
    duels = Duels(seed)
    play_games(duels, 3)
    yardstick(YARDSTICK_SECONDS)
    gc.collect()
    gc.freeze()
    gc.disable()
    each = max(1, games // PARTS)
    chess, played = [], []
    for _ in range(PARTS):
        chess.append(yardstick(YARDSTICK_SECONDS))
        played.append(play_games(duels, each))
    decisions, seconds = (sum(column) for column in zip(*played, strict=True))
    plies, chess_seconds = (sum(column) for column in zip(*chess, strict=True))
    forks = fork_costs(max(2, games // 6), duels, seed)
    gc.enable()
    gc.unfreeze()
    median = statistics.median(forks.made)
    mean_decision = 1e6 * seconds / decisions
    return Measurement(
        form=form(),
        decisions_per_s=round(decisions / seconds, 1),
        games_per_s=round(each * PARTS / seconds, 2),
        decision_us_mean=round(mean_decision, 2),
        fork_us_median=round(median, 1),
        fork_us_p95=round(statistics.quantiles(forks.made, n=20)[18], 1),
        fork_collected_us_median=round(statistics.median(forks.collected), 1),
        fork_in_decisions=round(median / mean_decision, 2),
        fork_kib=round(forks.kib, 1),
        yardstick_plies_per_s=round(plies / chess_seconds, 1),
        decisions_per_ply=round(decisions / seconds / (plies / chess_seconds), 2),
    )


# Crowds


def crowd_costs(games: int = 48, seed: int = 1) -> dict[int, float]:
    """Microseconds of a decision by how many creatures are in play, over so many games of each crowd, by turns."""
    duels, below = Duels(seed), lots(seed, CROWD_STREAM)
    creatures = [card for _, card in sorted(playable().items()) if card.type is CardType.CREATURE]
    givers = [card for card in creatures if script_of(card).auras]
    plain = [card for card in creatures if "core" in card.sets and card not in givers]
    spent, decisions = dict.fromkeys(CROWDS, 0.0), dict.fromkeys(CROWDS, 0)
    for game in range(games + 1):
        for crowd in CROWDS:
            match, agents = duels.begin()
            for number in range(crowd):
                among = givers if number % GIVERS == 0 else plain
                _put(match.game, among[below(len(among))], number % 2, below(len(match.game.arena.zones)))
            gc.collect()
            started = time.process_time()
            made = play_on(match, agents, IN_A_CROWD)
            if game:  # the first of each is played to warm up
                spent[crowd] += time.process_time() - started
                decisions[crowd] += made
    return {crowd: 1e6 * spent[crowd] / decisions[crowd] for crowd in CROWDS}


def _put(game: Game, card: Card, seat: int, zone: int) -> None:
    creature = game.new_object(card, script_of(card), seat)
    creature.zone = game.arena.zones[zone]
    creature.active = True
    enter(creature)


def play_on(match: Match[Game], agents: Sequence[Agent], most: int) -> int:
    """Let agents answer so often, or until the game is over; returns the number of decisions."""
    views = [view(match.game, seat, match) for seat in range(len(agents))]
    for count in range(most):
        if not match.requests:
            return count
        request = match.open_requests[0]
        answer = agents[request.player].decide(views[request.player], Decision(request))
        match.give(request.player, answer)
    return most

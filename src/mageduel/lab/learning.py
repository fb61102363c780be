"""Learning: thousands of games by rules of thumb, and what decides them: the numbers of `agents/chances.py`.

Both sides wobble, each in its own way, so that positions differ and the better side does not always win. Some positions
of every game are kept together with who won it, and a logistic regression finds what each measure adds to the log-odds.
Every fifth game is held back: it shows whether what was learned holds.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from mageduel.agents.chances import MEASURES, lateness, measures
from mageduel.agents.lots import lots
from mageduel.agents.novice import Novice, plans
from mageduel.agents.rules_of_thumb import Judge
from mageduel.agents.weights import WEIGHTS, Weights, with_changes
from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer
from mageduel.lab.books import pairings, setup_of
from mageduel.lab.games import ONE_SEED
from mageduel.rules.planning.plans import PLAN
from mageduel.rules.round.action_stage import ACTIVATE
from mageduel.rules.round.setup import Setup
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import View, view

LEARNING_STREAM = 13
MODES = {"arena": ("arena", "arena", "apprentice"), "academy": ("academy",)}
"""Where the mages of a mode are learned about; the full game counts twice."""
KEPT = 6
"""Of so many moments before a turn or a plan, one is kept."""
LONGEST = 50
"""Rounds after which a game teaches nothing more."""
HELD_BACK = 5
TEMPERS = ("attack_mage", "attack_creature", "attack_conjuration", "kill", "approach", "summon", "protect")
SLIPS = (0, 1, 3, 8, 15)
"""In how many of a hundred answers a side goes by lot."""
CAUTION = 4.0
"""How strongly numbers are held near nothing unless many games speak for them."""
PASSES = 40

Below = Callable[[int], int]


@dataclass(slots=True)
class Positions:
    """Positions as rows of numbers, each with whether the first seat won, apart by whether they are held back."""

    rows: list[list[float]] = field(default_factory=list)
    won: list[bool] = field(default_factory=list)
    held_back: list[bool] = field(default_factory=list)

    def part(self, *, held_back: bool) -> tuple[list[list[float]], list[bool]]:
        """The positions to learn from, or those held back."""
        chosen = [index for index, held in enumerate(self.held_back) if held is held_back]
        return [self.rows[index] for index in chosen], [self.won[index] for index in chosen]


class Wobbly:
    """A player by rules of thumb with a temper of its own, who slips now and then and does not always take the best."""

    name = "wobbly"

    def __init__(self, below: Below) -> None:
        self._below = below
        self._slips = SLIPS[below(len(SLIPS))]
        self._is_patient = below(10) < 3
        self._weights = _temper(below)
        self._novice = Novice(below(1 << 30), self._weights)

    def decide(self, view: View, decision: Decision) -> Answer:
        """Answer mostly as a novice would."""
        if self._below(100) < self._slips:
            return decision.by_lot(self._below)
        if decision.question is PLAN and (self._is_patient or self._below(4) == 0):
            found = plans(Judge(view, decision.seat, self._weights, is_patient=self._is_patient), decision, 4)
            return found[min(self._below(4), self._below(4), len(found) - 1)]
        return self._novice.decide(view, decision)


def _temper(below: Below) -> Weights:
    if below(10) < 3:
        return WEIGHTS
    return with_changes(WEIGHTS, {name: getattr(WEIGHTS, name) * (0.5 + below(131) / 100) for name in TEMPERS})


def row(game: Game) -> list[float]:
    """What the first seat has more than the second: at the beginning, late in the game, and the mages themselves."""
    first, second = (measures(game, player.team) for player in game.players)
    late = lateness(game)
    gaps = [mine - theirs for mine, theirs in zip(first, second, strict=True)]
    return [gap * (1 - late) for gap in gaps] + [gap * late for gap in gaps]


def collect(games: int, seed: int, modes: Sequence[str] = MODES["arena"]) -> Iterator[Positions]:
    """Play games one after another; after each, all positions so far."""
    positions = Positions()
    names = sorted({book.mage for mode in modes for pair in pairings(mode) for book in pair})
    for number in range(games):
        mode = modes[number % len(modes)]
        pairs = pairings(mode)
        below = lots(seed * ONE_SEED + number, LEARNING_STREAM)
        setup = setup_of(mode, *pairs[number // len(modes) % len(pairs)])
        rows, won = _play(setup, names, seed * ONE_SEED + number, below)
        if won is not None:
            positions.rows += rows
            positions.won += [won] * len(rows)
            positions.held_back += [number % HELD_BACK == 0] * len(rows)
        yield positions


def _play(setup: Setup, names: list[str], seed: int, below: Below) -> tuple[list[list[float]], bool | None]:
    match: Match[Game] = start_duel(setup, seed)
    game = match.game
    players = [Wobbly(below), Wobbly(below)]
    views = [view(game, seat) for seat in range(2)]
    who = [float(seat.mage == name) for seat in setup.seats for name in names]
    mages = [one - other for one, other in zip(who[: len(names)], who[len(names) :], strict=True)]
    rows = []
    while match.requests and game.round <= LONGEST:
        request = match.open_requests[0]
        if request.question in (ACTIVATE, PLAN) and below(KEPT) == 0:
            rows.append(row(game) + mages)
        seat = request.player
        match.answer(seat, players[seat].decide(views[seat], Decision(request)), trusted=True)
    result = game.result
    if result is None or result.winning_team is None:
        return rows, None
    return rows, result.winning_team == game.players[0].team


def regress(rows: list[list[float]], won: list[bool], passes: int = PASSES) -> list[float]:
    """Logistic regression, one number improved after another."""
    columns = [[(index, row[place]) for index, row in enumerate(rows) if row[place]] for place in range(len(rows[0]))]
    weights = [0.0] * len(columns)
    odds = [0.0] * len(rows)
    for _ in range(passes):
        furthest = 0.0
        for place, column in enumerate(columns):
            slope, bend = CAUTION * weights[place], CAUTION
            for index, amount in column:
                chance = 1 / (1 + math.exp(-odds[index]))
                slope += amount * (chance - won[index])
                bend += amount * amount * chance * (1 - chance)
            step = slope / bend
            weights[place] -= step
            for index, amount in column:
                odds[index] -= step * amount
            furthest = max(furthest, abs(step))
        if furthest < 0.003:
            break
    return weights


def surprise(rows: list[list[float]], won: list[bool], weights: Sequence[float]) -> float:
    """The mean log-loss: 0.693 for somebody who knows nothing, 0 for somebody who knows all."""
    total = 0.0
    for values, is_won in zip(rows, won, strict=True):
        odds = sum(weight * value for weight, value in zip(weights, values, strict=True))
        total += math.log1p(math.exp(-odds if is_won else odds))
    return total / len(rows)


def main(arguments: Sequence[str]) -> None:
    """Play so many games from a seed with the mages of a mode, learn, and print the table for `agents/chances.py`."""
    games = int(arguments[0]) if arguments else 6000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    modes = MODES[arguments[2] if len(arguments) > 2 else "arena"]
    positions = Positions()
    for number, positions in enumerate(collect(games, seed, modes), 1):
        if number % 200 == 0:
            print(f"{number} games, {len(positions.rows)} positions", file=sys.stderr)
    weights = regress(*positions.part(held_back=False))
    count = len(MEASURES)
    print(f"# {games} games, {len(positions.rows)} positions; surprise in those held back:", end=" ")
    print(f"{surprise(*positions.part(held_back=True), weights):.4f}")
    for index, name in enumerate(MEASURES):
        print(f"    ({weights[index]:.3f}, {weights[count + index]:.3f}),  # {name}")


if __name__ == "__main__":
    main(sys.argv[1:])

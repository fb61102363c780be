"""Learning: games of players who look ahead, and what decides them: the numbers of `agents/lessons.py`.

Games are played once and kept, a line each; a game is its set-up, its seed and its answers, so that new measures are
learned from old games. Some positions of every game are taken together with who won it, and a logistic regression finds
what each measure adds to the log-odds. It starts from the table in use, and moves away from it as far as games speak
for that. Every fifth game is held back: it shows whether what was learned holds.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from mageduel import agents
from mageduel.agents import lessons as table
from mageduel.agents.adept import Adept
from mageduel.agents.budget import Budget
from mageduel.agents.chances import MEASURES, Lessons, lateness, measures
from mageduel.agents.contract import Agent
from mageduel.agents.lots import lots
from mageduel.agents.novice import Novice, plans
from mageduel.agents.rules_of_thumb import Judge
from mageduel.agents.slips import Slipping
from mageduel.agents.weights import WEIGHTS, Weights, with_changes
from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.kernel.record import as_answer
from mageduel.kernel.requests import Answer, IllegalAnswer
from mageduel.lab.books import pairings, setup_of
from mageduel.lab.calibration import Foretold, picture
from mageduel.lab.games import ONE_SEED
from mageduel.lab.workers import spread
from mageduel.rules.planning.plans import PLAN
from mageduel.rules.round.action_stage import ACTIVATE
from mageduel.rules.round.setup import Setup
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import View, view

LEARNING_STREAM: Final = 13
MODES: Final = {"arena": ("arena", "arena", "apprentice"), "academy": ("academy",)}
"""Where the mages of a mode are learned about; the full game counts twice."""
CYCLE: Final = ("arena", "academy", "arena", "academy", "apprentice")
"""The modes of games that are played to learn from, in turn."""
KEPT: Final = 4
"""Of so many moments before a turn or a plan, one is kept."""
LONGEST: Final = 60
"""Rounds after which a game teaches nothing more."""
HELD_BACK: Final = 5
TEMPERS: Final = ("attack_mage", "attack_creature", "attack_conjuration", "kill", "approach", "summon", "protect")
SLIPS: Final = (0, 1, 3, 8, 15)
"""In how many of a hundred answers a player by rules of thumb goes by lot."""
SLIPS_OF_STRONG: Final = (0, 0, 2, 5)
LOOK_AHEADS: Final = 12
CAUTION: Final = 12.0
"""How strongly numbers are held near those in use unless many positions speak against them."""
A_GAIN: Final = 0.005
"""How much less a new table must be surprised by games held back: less than that is their luck."""
PASSES: Final = 40
GAMES: Final = 1500

Below = Callable[[int], int]
Kept = dict[str, Any]
"""A game as it is kept."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game to be played: which one of a run, and whether by rules of thumb or by players who look ahead."""

    number: int
    seed: int
    mode: str
    by_thumb: bool = False


@dataclass(slots=True)
class Positions:
    """Positions as rows of numbers, each with whether the first seat won, apart by whether they are held back."""

    rows: list[list[float]] = field(default_factory=list)
    won: list[bool] = field(default_factory=list)
    held_back: list[bool] = field(default_factory=list)
    games: int = 0

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


def _strong(below: Below) -> Agent:
    seed = below(1 << 30)
    return Slipping(Adept(seed, budget=Budget(LOOK_AHEADS)), SLIPS_OF_STRONG[below(len(SLIPS_OF_STRONG))], seed)


# Playing


def lessons(games: int, seed: int, modes: Sequence[str] = CYCLE, *, by_thumb: bool = False) -> list[Lesson]:
    """Games to play, the modes in turn."""
    return [Lesson(number, seed, modes[number % len(modes)], by_thumb) for number in range(games)]


def play_lesson(lesson: Lesson) -> Kept:
    """Play one game, and what is kept of it."""
    seed = lesson.seed * ONE_SEED + lesson.number
    below = lots(seed, LEARNING_STREAM)
    pairs = pairings(lesson.mode)
    setup = setup_of(lesson.mode, *pairs[below(len(pairs))])
    match: Match[Game] = start_duel(setup, seed, forkable=not lesson.by_thumb)
    game = match.game
    players: list[Agent] = [Wobbly(below) if lesson.by_thumb else _strong(below) for _ in setup.seats]
    views = [view(game, seat, match) for seat in range(2)]
    while match.requests and game.round <= LONGEST:
        request = match.open_requests[0]
        seat = request.player
        match.give(seat, players[seat].decide(views[seat], Decision(request)))
    return {"number": lesson.number, "setup": setup.to_data(), "seed": seed, "answers": match.answers}


def play_lessons(part: Sequence[Lesson]) -> list[Kept]:
    """Play some games one after another."""
    return [play_lesson(lesson) for lesson in part]


# What games teach


def row(game: Game) -> list[float]:
    """What the first seat has more than the second: at the beginning, and late in the game."""
    first, second = (measures(game, player.team) for player in game.players)
    late = lateness(game)
    gaps = [mine - theirs for mine, theirs in zip(first, second, strict=True)]
    return [gap * (1 - late) for gap in gaps] + [gap * late for gap in gaps]


def mages_of(modes: Sequence[str]) -> list[str]:
    """The mages of the published books of some modes."""
    return sorted({book.mage for mode in modes for pair in pairings(mode) for book in pair})


def rows_of(kept: Kept, names: Sequence[str]) -> tuple[list[list[float]], bool | None]:
    """Positions of a game with what tells its mages apart, and whether the first seat won; None where nobody did.

    The mages themselves are measures, so that a strong mage does not make its cards look strong.
    """
    setup = Setup.from_data(kept["setup"])
    match: Match[Game] = start_duel(setup, kept["seed"])
    game = match.game
    below = lots(kept["seed"], LEARNING_STREAM + 100)
    mages = [float(setup.seats[0].mage == name) - float(setup.seats[1].mage == name) for name in names]
    rows: list[list[float]] = []
    for seat, answer in kept["answers"]:
        request = match.request_for(seat)
        if request is not None and request.question in (ACTIVATE, PLAN) and below(KEPT) == 0:
            rows.append(row(game) + mages)
        match.give(seat, as_answer(answer))
    result = game.result
    if result is None or result.winning_team is None:
        return rows, None
    return rows, result.winning_team == game.players[0].team


def positions_of(games: Iterable[Kept], mages: str) -> Positions:
    """The positions of all games with these mages; a game that the rules no longer allow is left out."""
    positions = Positions()
    names = mages_of(MODES[mages])
    for number, kept in enumerate(each for each in games if each["setup"]["mode"] in MODES[mages]):
        try:
            rows, won = rows_of(kept, names)
        except (IllegalAnswer, KeyError, IndexError, ValueError, RuntimeError):
            continue
        if won is not None:
            positions.games += 1
            positions.rows += rows
            positions.won += [won] * len(rows)
            positions.held_back += [number % HELD_BACK == 0] * len(rows)
    return positions


def regress(
    rows: list[list[float]],
    won: list[bool],
    passes: int = PASSES,
    *,
    start: Sequence[float] | None = None,
    caution: float = CAUTION,
) -> list[float]:
    """Logistic regression, one number improved after another, held near those it starts from."""
    columns = [[(index, row[place]) for index, row in enumerate(rows) if row[place]] for place in range(len(rows[0]))]
    first = [0.0] * len(columns) if start is None else [*start, *[0.0] * (len(columns) - len(start))]
    weights = list(first)
    odds = [sum(weight * value for weight, value in zip(weights, values, strict=True)) for values in rows]
    for _ in range(passes):
        furthest = 0.0
        for place, column in enumerate(columns):
            slope, bend = caution * (weights[place] - first[place]), caution
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


def odds_of(values: Sequence[float], weights: Sequence[float]) -> float:
    """The log-odds of a position; what tells the mages apart may be left out of the weights."""
    return sum(weight * value for weight, value in zip(weights, values, strict=False))


def surprise(rows: list[list[float]], won: list[bool], weights: Sequence[float]) -> float:
    """The mean log-loss: 0.693 for somebody who knows nothing, 0 for somebody who knows all."""
    total = 0.0
    for values, is_won in zip(rows, won, strict=True):
        odds = odds_of(values, weights)
        total += math.log1p(math.exp(-odds if is_won else odds))
    return total / len(rows)


# The table


def flat(lessons_in_use: Lessons) -> list[float]:
    """A table as the regression has it: all numbers of the beginning, then all late ones."""
    return [first for first, _ in lessons_in_use] + [last for _, last in lessons_in_use]


def as_lessons(weights: Sequence[float]) -> Lessons:
    """What was learned, as a table."""
    count = len(MEASURES)
    return tuple((round(weights[index], 3), round(weights[count + index], 3)) for index in range(count))


SOURCE: Final = Path(agents.__file__).with_name("lessons.py")
"""The module itself: a compiled one has another file."""


def written(tables: dict[str, Lessons]) -> str:
    """The module `agents/lessons.py`."""
    source = SOURCE.read_text(encoding="utf-8")
    head, _, _ = source.partition("LESSONS: Final")
    lines = ["LESSONS: Final[dict[str, tuple[tuple[float, float], ...]]] = {"]
    for mages, numbers in tables.items():
        lines.append(f'    "{mages}": (')
        lines += [
            f"        ({first:.3f}, {last:.3f}),  # {name}"
            for name, (first, last) in zip(MEASURES, numbers, strict=True)
        ]
        lines.append("    ),")
    return head + "\n".join([*lines, "}", ""])


def learn(games: Sequence[Kept], mages: str) -> tuple[Lessons, list[Foretold], str]:
    """The table for the mages of a mode, what it foretells in games held back, and what came of it in a line.

    Where the new table does not foretell games held back clearly better, the one in use stays.
    """
    positions = positions_of(games, mages)
    learned_from, held_back = positions.part(held_back=False), positions.part(held_back=True)
    before = flat(table.LESSONS[mages])
    learned = regress(*learned_from, start=before)[: 2 * len(MEASURES)]
    losses = surprise(*held_back, learned), surprise(*held_back, before)
    numbers = learned if losses[0] < losses[1] - A_GAIN else before
    foretold = [
        Foretold(1 / (1 + math.exp(-odds_of(values, numbers))), won) for values, won in zip(*held_back, strict=True)
    ]
    told = (
        f"{mages}: {positions.games} games, {len(positions.rows)} positions; surprise in those held back "
        f"{losses[0]:.4f}, by the table before {losses[1]:.4f}; {'learned' if numbers is learned else 'nothing gained'}"
    )
    return as_lessons(numbers), foretold, told


def read_games(path: Path) -> list[Kept]:
    """The games that are kept in a file."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def played(
    wanted: Sequence[Lesson], path: Path, *, workers: int | None = None, cluster: str | None = None
) -> Iterator[Kept]:
    """Play what is missing in a file, and all games in it."""
    there = {each["number"] for each in read_games(path)}
    missing = [[lesson] for lesson in wanted if lesson.number not in there]
    path.parent.mkdir(parents=True, exist_ok=True)
    count = 0
    with path.open("a", encoding="utf-8") as out:
        for part in spread(play_lessons, missing, workers=workers, cluster=cluster):
            for kept in part:
                out.write(json.dumps(kept) + "\n")
                count += 1
            out.flush()
            if count % 50 == 0:
                print(f"{len(there) + count} of {len(wanted)} games", file=sys.stderr)
    yield from read_games(path)


def main(arguments: Sequence[str]) -> None:
    """Play games to learn from, learn, and print or write the tables for `agents/lessons.py`."""
    parser = argparse.ArgumentParser(prog="python -m mageduel.lab.learning", description=main.__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="how many games there are to be in the file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path(".lab/lessons.jsonl"), help="the file that keeps the games")
    parser.add_argument("--workers", type=int, help="processes; all cores unless said")
    parser.add_argument("--cluster", help="address of a Ray cluster, or local")
    parser.add_argument("--by-thumb", action="store_true", help="players by rules of thumb: quick, and weaker")
    parser.add_argument("--write", action="store_true", help="write agents/lessons.py instead of printing it")
    parser.add_argument("--picture", type=Path, help="where to draw how what was foretold came true")
    wish = parser.parse_args(list(arguments))
    wanted = lessons(wish.games, wish.seed, by_thumb=wish.by_thumb)
    games = list(played(wanted, wish.keep, workers=wish.workers, cluster=wish.cluster))
    tables: dict[str, Lessons] = {}
    foretold: dict[str, list[Foretold]] = {}
    for mages in table.LESSONS:
        tables[mages], foretold[mages], told = learn(games, mages)
        print(told)
    if wish.picture is not None:
        wish.picture.write_text(picture(foretold), encoding="utf-8")
    text = written(tables)
    if wish.write:
        SOURCE.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main(sys.argv[1:])

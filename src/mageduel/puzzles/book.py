"""The book of puzzles: positions, goals and proven chances as data, and which of them is today's."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from functools import cache
from importlib import resources
from typing import Any, Final

from mageduel.duel import start_duel
from mageduel.facts.errors import Coded
from mageduel.kernel.match import Match
from mageduel.kernel.record import as_answer
from mageduel.kernel.requests import Answer
from mageduel.positions.position import Position
from mageduel.puzzles.goals import Goal
from mageduel.puzzles.solver import Solver
from mageduel.rules.objects.destroy import remaining_life
from mageduel.state.game import Game
from mageduel.words.language import say
from mageduel.words.names import printed_name

KINDS: Final = ("destroy", "chance", "save", "reveal")
GRADES: Final = (1, 2, 3)
FIRST_DAY: Final = date(2026, 1, 1)
"""The day of the first puzzle; after the last they begin anew."""
STEP: Final = 29
"""How far the puzzle of one day is from that of the day before, so that kinds and grades change."""
_STARS: Final = (Fraction(1), Fraction(17, 20), Fraction(3, 5))
"""The share of the best chance that three stars, two and one take."""


class UnknownPuzzle(Coded, LookupError):
    """There is no puzzle of this number."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with a goal and the best chance of it."""

    number: int
    kind: str
    grade: int
    goal: Goal
    chance: Fraction
    line: tuple[Answer, ...]
    """Own answers that reach this chance, as an attempt takes them."""
    tried: int
    """How many answers it took to prove it: what it costs to prove it again."""
    data: Mapping[str, Any]
    """The position."""
    round: int
    """The round of the game it was found in."""
    word: str = ""
    """Of a puzzle somebody made: what it is linked by."""

    @property
    def name(self) -> str:
        """What it is asked for by: its number, or the word of one that somebody made."""
        return self.word or str(self.number)

    @property
    def mode(self) -> str:
        """The mode of play."""
        return str(self.data["mode"])

    @property
    def mages(self) -> tuple[str, ...]:
        """The mages, one's own first."""
        seats = [str(seat["mage"]) for seat in self.data["seats"]]
        return seats[self.goal.seat], *(name for seat, name in enumerate(seats) if seat != self.goal.seat)

    @property
    def limits(self) -> tuple[Fraction, Fraction, Fraction]:
        """The chances that bring three stars, two and one."""
        three, two, one = (self.chance * share for share in _STARS)
        return three, two, one

    def stars(self, chance: Fraction) -> int:
        """The stars a line of this chance brings."""
        return sum(chance >= limit for limit in self.limits)

    def begin(self) -> Match[Game]:
        """A match at the position, in which chance is asked."""
        setup = Position(self.data).setup()
        return start_duel(setup, 1, forkable=True, asks_chance=True)

    def solver(self) -> Solver:
        """What works out chances of its goal."""
        return Solver(self.goal)

    def words(self) -> PuzzleWords:
        """Its title, task and target, in the language that is being spoken."""
        game = self.begin().game
        target = game.objects[self.goal.target]
        named = {"target": printed_name(target.card.name), "life": remaining_life(target)}
        kind = "reveal" if self.kind == "reveal" else self.goal.deed
        return PuzzleWords(
            say(f"puzzle.title.{kind}", **named),
            say(f"puzzle.task.{self.goal.deed}-{self.goal.horizon}", **named),
            say(f"puzzle.about.{self.kind}", **named),
            target.card.name,
        )


@dataclass(frozen=True, slots=True)
class PuzzleWords:
    """A puzzle in words."""

    title: str
    task: str
    about: str
    target: str
    """The card of what is to be destroyed or saved."""


@cache
def puzzles() -> dict[int, Puzzle]:
    """Every puzzle by its number."""
    text = (resources.files("mageduel.data") / "puzzles" / "puzzles.jsonl").read_text(encoding="utf-8")
    return {each.number: each for each in (_read(json.loads(line)) for line in text.splitlines())}


def _read(data: Mapping[str, Any]) -> Puzzle:
    position = data["position"]
    return Puzzle(
        number=data["number"],
        kind=data["kind"],
        grade=data["grade"],
        goal=Goal.from_data(data["goal"], position["round"]),
        chance=Fraction(data["chance"]),
        line=tuple(as_answer(each) for each in data["line"]),
        tried=data["tried"],
        data=position,
        round=position["round"],
    )


def puzzle_numbered(number: int) -> Puzzle:
    """A puzzle by its number."""
    found = puzzles().get(number)
    if found is None:
        raise UnknownPuzzle("no-puzzle", number=number, most=len(puzzles()))
    return found


def puzzle_of_the_day(day: date) -> Puzzle:
    """Today's puzzle: the same for everybody, and each in its turn."""
    every = sorted(puzzles())
    return puzzles()[every[(day - FIRST_DAY).days * STEP % len(every)]]

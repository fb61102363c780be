"""Making puzzles: a position somebody chose and a goal, proven as those of the book are, or refused with the reason."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from mageduel.facts.errors import Coded
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer
from mageduel.positions.links import LONGEST as LONGEST_LINK
from mageduel.positions.links import from_link, link_of
from mageduel.positions.position import Position
from mageduel.puzzles.attempt import Attempt, Path
from mageduel.puzzles.book import Puzzle
from mageduel.puzzles.goals import Deed, Goal, Horizon
from mageduel.puzzles.solver import NEVER, Solver, TooLarge
from mageduel.state.game import Game

PREFIX: Final = "mz1."
"""Says what the word is, and the version of its form."""
LONGEST: Final = LONGEST_LINK + 40
"""Letters of a word."""
MOST_TRIED: Final = 9000
"""Answers that are tried at most: who plays it waits for such work again."""
CLEARLY: Final = Fraction(1, 50)
"""By so much one answer must be better than all others, somewhere on the way."""
NEARLY_SURE: Final = Fraction(9, 10)
_WORD: Final = re.compile(r"mz1\.([ds])([tr])([0-9])\.([0-9]{1,6})\.(mp1\..+)")
_DEEDS: Final[dict[str, Deed]] = {"d": "destroy", "s": "save"}
_HORIZONS: Final[dict[str, Horizon]] = {"t": "turn", "r": "round"}


class NoPuzzle(Coded, ValueError):
    """What was chosen is no puzzle; the code says why."""


def word_of(position: Position, goal: Goal) -> str:
    """A position and a goal in one word: the chance is no part of it, so nobody can claim another."""
    return f"{PREFIX}{goal.deed[0]}{goal.horizon[0]}{goal.seat}.{goal.target}.{link_of(position)}"


def from_word(word: str) -> tuple[Position, Goal]:
    """The position and the goal of this word; anything else is refused in one line."""
    found = _WORD.fullmatch(word) if len(word) <= LONGEST else None
    if found is None:
        raise NoPuzzle("made-no-word")
    deed, horizon, seat, target, link = found.groups()
    position = from_link(link)
    goal = Goal(_DEEDS[deed], int(target), int(seat), _HORIZONS[horizon], position.data["round"])
    return position, goal


def begun(position: Position, goal: Goal) -> Puzzle:
    """The puzzle before anything is proven; refused where it can be none."""
    puzzle = Puzzle(
        number=0, kind=goal.deed, grade=0, goal=goal, chance=NEVER, line=(), tried=0, data=position.data,
        round=goal.round, word=word_of(position, goal),
    )  # fmt: skip
    if position.data["phase"] != "actions":
        raise NoPuzzle("made-not-in-actions")
    match = puzzle.begin()
    game = match.game
    target = game.objects.get(goal.target)
    if match.is_over or goal.seat >= len(game.players) or target is None or not target.has_life:
        raise NoPuzzle("made-no-target")
    mine = game.players[goal.seat].team
    is_mine = game.players[target.controller].team == mine
    if is_mine is not (goal.deed == "save") or goal.verdict(match.last_safe_point, is_later=False) is not None:
        raise NoPuzzle("made-no-target")
    return puzzle


def make(position: Position, goal: Goal, most: int = MOST_TRIED) -> Puzzle:
    """A puzzle with its best chance, worked out over all answers and all dice, and a line that reaches it."""
    puzzle = begun(position, goal)
    solver = Solver(goal, most=most)
    try:
        best, line = _proven(puzzle.begin(), solver)
    except TooLarge:
        raise NoPuzzle("made-too-wide", most=most) from None
    kind = "save" if goal.deed == "save" else "destroy" if best >= NEARLY_SURE else "chance"
    return Puzzle(
        number=0, kind=kind, grade=0, goal=goal, chance=best, line=line, tried=solver.tried, data=puzzle.data,
        round=puzzle.round, word=puzzle.word,
    )  # fmt: skip


def _proven(match: Match[Game], solver: Solver) -> tuple[Fraction, tuple[Answer, ...]]:
    best = solver.chance(match)
    if best == NEVER:
        raise NoPuzzle("made-never")
    values: dict[Path, Fraction] = {(): best}
    attempt = Attempt.at(match, solver, values)
    if attempt.is_done:
        raise NoPuzzle("made-no-choice")
    is_clear = False
    while not attempt.is_done:
        chosen = attempt.best()
        is_clear = is_clear or not attempt.has_another(chosen, attempt.chance - CLEARLY)
        attempt.give(chosen)
    if not is_clear:
        raise NoPuzzle("made-no-best")
    return best, tuple(attempt.given)

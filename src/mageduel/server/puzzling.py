"""Puzzling: puzzles as they travel, and the work on a line that is done in a worker."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Final

from pydantic import BaseModel, Field

from mageduel.agents.lots import lots
from mageduel.facts.errors import Coded
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer
from mageduel.positions.position import Position
from mageduel.puzzles.attempt import Attempt, Path
from mageduel.puzzles.book import Puzzle
from mageduel.puzzles.goals import Deed, Goal, Horizon
from mageduel.puzzles.making import NoPuzzle, make
from mageduel.puzzles.rolls import RollClass
from mageduel.puzzles.solver import Solver
from mageduel.rules.dice import ChanceRequest
from mageduel.server.arranging import PositionGiven
from mageduel.server.envelope import Message
from mageduel.server.states import StateMessage
from mageduel.server.trying import AnswerGiven, Inquiry, SeatNumber
from mageduel.state.game import Game

LONGEST_LINE: Final = 40
"""Answers; no puzzle needs nearly so many."""
AT_HAND: Final = 6
"""Puzzles a worker remembers what it has worked out for."""
THROW_LOTS: Final = 22


class NotInTheLine(Coded, LookupError):
    """An answer that is not possible there."""


class PuzzleFace(BaseModel):
    """A puzzle in the list."""

    number: int
    """0 for one that somebody made."""
    name: str
    """What it is asked for by: its number, or the word of one that somebody made."""
    kind: str
    """destroy, chance, save or reveal."""
    horizon: str
    """turn or round."""
    grade: int
    """From 1 to 3; 0 for one that somebody made."""
    mode: str
    title: str
    task: str
    about: str
    target: str
    """The card of what is to be destroyed or saved."""
    mages: list[str]
    """One's own first."""
    limits: list[float]
    """The chances that bring three stars, two and one."""


class DailyPuzzle(BaseModel):
    """The puzzle of a day."""

    day: str
    puzzle: PuzzleFace


class LineWish(Message):
    """A line: one's own answers so far."""

    answers: Annotated[list[AnswerGiven], Field(max_length=LONGEST_LINE)]


class LineInquiry(LineWish):
    """A question about an answer at the end of a line."""

    inquiry: Inquiry


class LineStep(BaseModel):
    """One answer of a line."""

    label: str
    chance: float
    """What can still be reached after it."""
    answer: list[object]


class LineShown(BaseModel):
    """Where a line has come to."""

    puzzle: PuzzleFace
    state: StateMessage
    seat: int
    steps: list[LineStep]
    chance: float
    """What can still be reached, all rolls counted."""
    fraction: str
    """The same, exactly."""
    done: bool
    """Nothing is left to decide."""
    stars: int
    """What it brings as it stands."""


class LineHint(BaseModel):
    """What to look at next, and what to do with it."""

    element: str | None
    piece: str
    action: str


class LineThrown(BaseModel):
    """The dice of a line, thrown at last."""

    state: StateMessage
    reached: bool


class Solution(BaseModel):
    """The line that reaches the best chance."""

    answers: list[list[object]]


class MakeWish(Message):
    """A position and a goal, to be made a puzzle."""

    position: PositionGiven
    seat: SeatNumber
    """Whose goal it is."""
    deed: Deed
    target: Annotated[int, Field(ge=1, le=999_999)]
    """The number of what is to be destroyed or saved."""
    horizon: Horizon


class PuzzleMade(BaseModel):
    """What came of it: a puzzle, or why it is none."""

    puzzle: PuzzleFace | None
    sentence: str
    steps: list[LineStep]
    """The line that reaches the best chance."""


# Work, in a worker


def worked_out(position: Position, goal: Goal) -> Puzzle | NoPuzzle:
    """A puzzle made of a position and a goal, or why it is none; runs in a worker."""
    try:
        return make(position, goal)
    except NoPuzzle as reason:
        return reason


@dataclass(frozen=True, slots=True)
class Reckoned:
    """A line worked out: everybody's answers that lead there, and the chance after each own one."""

    path: Path
    chances: tuple[Fraction, ...]
    is_done: bool

    @property
    def chance(self) -> Fraction:
        """What can still be reached."""
        return self.chances[-1]


_known: OrderedDict[str, tuple[Solver, dict[Path, Fraction], Match[Game]]] = OrderedDict()


def _attempt(puzzle: Puzzle) -> Attempt:
    known = _known.get(puzzle.name)
    if known is None:
        known = puzzle.solver(), {(): puzzle.chance}, puzzle.begin()
        _known[puzzle.name] = known
        while len(_known) > AT_HAND:
            _known.popitem(last=False)
    _known.move_to_end(puzzle.name)
    solver, values, match = known
    return Attempt.at(match, solver, values)


def _through(puzzle: Puzzle, answers: tuple[Answer, ...]) -> tuple[Attempt, tuple[Fraction, ...]]:
    attempt = _attempt(puzzle)
    chances = [attempt.chance]
    for answer in answers:
        request = attempt.request
        if request is None or request.refuses(answer) is not None:
            raise NotInTheLine("puzzle-not-possible")
        attempt.give(answer)
        chances.append(attempt.chance)
    return attempt, tuple(chances)


def reckon(puzzle: Puzzle, answers: tuple[Answer, ...]) -> Reckoned | None:
    """Work a line out; None where an answer is not possible. Runs in a worker."""
    try:
        attempt, chances = _through(puzzle, answers)
    except NotInTheLine:
        return None
    return Reckoned(tuple(attempt.match.answers), chances, attempt.is_done)


def best_next(puzzle: Puzzle, answers: tuple[Answer, ...]) -> Answer | None:
    """The best answer at the end of a line, where there is one to give; runs in a worker."""
    try:
        attempt, _ = _through(puzzle, answers)
    except NotInTheLine:
        return None
    return None if attempt.is_done else attempt.best()


def throw(puzzle: Puzzle, answers: tuple[Answer, ...], lot: int) -> tuple[Path, bool] | None:
    """Play a line with real dice, and as well as can be where they fall otherwise than on the board.

    Everybody's answers and whether the goal is reached; None where an answer is not possible. Runs in a worker.
    """
    try:
        attempt, _ = _through(puzzle, answers)
    except NotInTheLine:
        return None
    path = attempt.match.answers
    solver = attempt.solver
    match = solver.begin(_known[puzzle.name][2])
    below = lots(lot, THROW_LOTS)
    settled = None
    while settled is None:
        before, request, place = match.last_safe_point, match.open_requests[0], match.number_of_answers
        if isinstance(request, ChanceRequest):
            answer = _drawn(solver.classes(match, request), below)
        elif place < len(path) and match.answers == path[:place]:
            answer = path[place][1]
        else:
            values = solver.values(match)
            is_own = request.player == solver.goal.seat
            chance = (max if is_own else min)(value for _, value in values)
            answer = next(each for each, value in values if value == chance)
        match = solver.after(match, request.player, answer)
        settled = solver.settled(match, before)
    return tuple(match.answers), settled


def _drawn(classes: Sequence[RollClass], below: Callable[[int], int]) -> Answer:
    """A roll by lot: one of those that come to the same stands for all of them, so that the line fits where it can."""
    left = below(sum(each.weight for each in classes))
    for each in classes:
        left -= each.weight
        if left < 0:
            return each.sides
    raise AssertionError("no roll is left")

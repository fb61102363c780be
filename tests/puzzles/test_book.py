"""The book of puzzles: what is in it, that every line reaches what is written, and that nothing is better."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from fractions import Fraction

import pytest

from mageduel.positions.position import Position
from mageduel.puzzles.attempt import Attempt
from mageduel.puzzles.book import GRADES, KINDS, Puzzle, UnknownPuzzle, puzzle_numbered, puzzle_of_the_day, puzzles
from mageduel.puzzles.solver import Solver
from mageduel.words.language import NAMES, language, speaking

EVERY = list(puzzles().values())
CHEAP = [each for each in EVERY if each.tried <= 200]
FEW_ROLLS = [each for each in EVERY if each.tried <= 90][:4]


def numbered(puzzle: Puzzle) -> str:
    return f"{puzzle.number}-{puzzle.kind}"


def test_the_book_has_all_grades_and_modes_and_many_mages() -> None:
    assert len(EVERY) >= 60
    assert [each.number for each in EVERY] == list(range(1, len(EVERY) + 1))
    assert {each.grade for each in EVERY} == set(GRADES)
    assert min(Counter(each.kind for each in EVERY)[kind] for kind in KINDS) >= 7
    assert {each.mode for each in EVERY} == {"academy", "apprentice", "arena"}
    assert len({each.mages[0] for each in EVERY}) >= 4


def test_no_two_puzzles_are_of_one_position_and_goal() -> None:
    what = Counter(repr((each.data, each.goal)) for each in EVERY)
    assert max(what.values()) == 1


@pytest.mark.parametrize("puzzle", EVERY, ids=numbered)
def test_the_position_is_one_and_the_goal_is_open_there(puzzle: Puzzle) -> None:
    assert Position.from_data(puzzle.data).data == puzzle.data
    match = puzzle.begin()
    assert puzzle.goal.verdict(match.last_safe_point, is_later=False) is None
    assert 0 < puzzle.chance <= 1
    assert puzzle.stars(puzzle.chance) == 3
    assert puzzle.stars(Fraction(0)) == 0


@pytest.mark.parametrize("puzzle", EVERY, ids=numbered)
def test_the_written_line_reaches_the_written_chance_by_exact_odds(puzzle: Puzzle) -> None:
    attempt = Attempt.at(puzzle.begin(), puzzle.solver(), {(): puzzle.chance})
    for answer in puzzle.line:
        request = attempt.request
        assert request is not None
        assert request.player == puzzle.goal.seat
        assert request.refuses(answer) is None
        attempt.give(answer)
    assert attempt.is_done
    assert attempt.chance == puzzle.chance


@pytest.mark.parametrize("puzzle", CHEAP, ids=numbered)
def test_over_all_answers_and_all_dice_there_is_nothing_better(puzzle: Puzzle) -> None:
    assert Solver(puzzle.goal).chance(puzzle.begin()) == puzzle.chance


@pytest.mark.parametrize("puzzle", FEW_ROLLS, ids=numbered)
def test_taking_equal_rolls_together_changes_nothing(puzzle: Puzzle) -> None:
    assert Solver(puzzle.goal, merged=False).chance(puzzle.begin()) == puzzle.chance


@pytest.mark.parametrize("code", NAMES)
def test_every_puzzle_is_told_in_every_language(code: str) -> None:
    with speaking(language(code)):
        told = [each.words() for each in EVERY]
    assert all(each.title and each.task and each.about for each in told)


def test_every_puzzle_has_its_day() -> None:
    first = date(2026, 11, 17)
    days = [first + timedelta(days=number) for number in range(len(EVERY))]
    assert {puzzle_of_the_day(day).number for day in days} == {each.number for each in EVERY}
    assert puzzle_of_the_day(first) == puzzle_of_the_day(first)
    assert puzzle_of_the_day(first) != puzzle_of_the_day(first + timedelta(days=1))


def test_there_is_no_puzzle_beyond_the_last() -> None:
    with pytest.raises(UnknownPuzzle):
        puzzle_numbered(len(EVERY) + 1)

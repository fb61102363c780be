"""Puzzles of one's own: what is proven is what the book has proven, and what is none is refused with the reason."""

from __future__ import annotations

import pytest

from mageduel.positions.editing import fresh
from mageduel.positions.position import Position
from mageduel.positions.reading import PositionError
from mageduel.puzzles.book import puzzles
from mageduel.puzzles.goals import Deed, Goal, Horizon
from mageduel.puzzles.making import NoPuzzle, from_word, make, word_of

EASY = min(puzzles().values(), key=lambda each: each.tried)
POSITION = Position(EASY.data)


def goal(
    deed: Deed = EASY.goal.deed, target: int = EASY.goal.target, seat: int = EASY.goal.seat,
    horizon: Horizon = EASY.goal.horizon,
) -> Goal:  # fmt: skip
    return Goal(deed, target, seat, horizon, EASY.round)


def refusal(position: Position, wanted: Goal, most: int = 9000) -> str:
    with pytest.raises(NoPuzzle) as caught:
        make(position, wanted, most)
    return caught.value.code


def test_what_is_made_has_the_chance_and_the_line_of_the_book() -> None:
    made = make(POSITION, EASY.goal)
    assert (made.chance, made.line) == (EASY.chance, EASY.line)


def test_its_word_says_position_and_goal_and_no_chance() -> None:
    position, wanted = from_word(word_of(POSITION, EASY.goal))
    assert (dict(position.data), wanted) == (dict(POSITION.data), EASY.goal)


@pytest.mark.parametrize("word", ["", "mz1.", "mz1.dt0.1.", "mz1.xx0.1.mp1.AAAA", "mz1.dt0.1." + "A" * 20_000])
def test_another_word_is_refused(word: str) -> None:
    with pytest.raises(NoPuzzle):
        from_word(word)


def test_a_damaged_position_in_a_word_is_refused() -> None:
    with pytest.raises(PositionError):
        from_word("mz1.dt0.1.mp1.AAAA")


def test_too_much_to_look_at_is_said() -> None:
    assert refusal(POSITION, EASY.goal, most=10) == "made-too-wide"


def test_only_the_other_side_is_destroyed_and_only_ones_own_is_saved() -> None:
    own = puzzles()[EASY.number].begin().game.players[EASY.goal.seat].mage.id
    assert refusal(POSITION, goal(deed="save")) == "made-no-target"
    assert refusal(POSITION, goal(target=own)) == "made-no-target"
    assert refusal(POSITION, goal(target=99_999)) == "made-no-target"
    assert refusal(POSITION, goal(seat=7)) == "made-no-target"


def test_what_cannot_be_reached_is_no_puzzle() -> None:
    position = fresh("arena", ["Beastmaster", "Warlock"])
    data = {**position.data, "phase": "actions", "turn": 0}
    far = Position.from_data(data)
    assert refusal(far, Goal("destroy", 2, 0, "turn", 1)) == "made-never"
    assert (
        refusal(Position.from_data({**data, "phase": "planning"}), Goal("destroy", 2, 0, "turn", 1))
        == "made-not-in-actions"
    )


def test_what_is_safe_anyway_leaves_nothing_to_decide() -> None:
    position = fresh("arena", ["Beastmaster", "Warlock"])
    far = Position.from_data({**position.data, "phase": "actions", "turn": 0})
    assert refusal(far, Goal("save", 1, 0, "turn", 1)) == "made-no-choice"

"""Learning from games: what decides them is found, and what is found holds in games it was not found in."""

from __future__ import annotations

import pytest

from mageduel.agents.chances import MEASURES
from mageduel.agents.lots import lots
from mageduel.lab.learning import Positions, collect, main, regress, surprise


def learned_from(games: int) -> Positions:
    return list(collect(games, 1))[-1]


def test_regression_finds_the_numbers_that_made_the_games() -> None:
    below = lots(1, 1)
    rows = [[below(200) / 100 - 1, below(200) / 100 - 1] for _ in range(3000)]
    won = [below(1000) / 1000 < 1 / (1 + 2.718 ** -(3 * one - 1 * other)) for one, other in rows]
    assert regress(rows, won) == pytest.approx([3, -1], abs=0.3)


def test_life_and_creatures_turn_out_to_win_games() -> None:
    positions = learned_from(240)
    weights = regress(*positions.part(held_back=False))
    late = weights[len(MEASURES) :]
    assert late[MEASURES.index("life")] > 0
    # What a creature adds is told by several measures that go together.
    creatures = ("creatures", "cost of creatures", "fighting strength", "threat")
    assert sum(late[MEASURES.index(name)] for name in creatures) > 0


def test_what_was_learned_holds_in_games_held_back() -> None:
    positions = learned_from(240)
    weights = regress(*positions.part(held_back=False))
    assert surprise(*positions.part(held_back=True), weights) < 0.65


def test_the_same_games_teach_the_same() -> None:
    one, other = learned_from(4), learned_from(4)
    assert one.rows == other.rows
    assert one.won == other.won


def test_the_table_is_printed_for_every_measure(capsys: pytest.CaptureFixture[str]) -> None:
    main(["12", "3"])
    printed = capsys.readouterr().out
    assert "surprise" in printed
    assert [line.partition("# ")[2] for line in printed.splitlines()[1:]] == list(MEASURES)

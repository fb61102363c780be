"""Learning from games: what decides them is found, and what is found holds in games it was not found in."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from mageduel.agents.chances import MEASURES, chance
from mageduel.agents.lessons import LESSONS
from mageduel.agents.lots import lots
from mageduel.duel import start_duel
from mageduel.lab.calibration import Foretold, bins, error, picture
from mageduel.lab.learning import (
    MODES,
    Kept,
    Positions,
    flat,
    lessons,
    main,
    odds_of,
    play_lesson,
    positions_of,
    regress,
    row,
    surprise,
    written,
)
from mageduel.rules.round.setup import Setup


@cache
def games() -> tuple[Kept, ...]:
    wanted = lessons(160, 1, MODES["arena"], by_thumb=True)
    return tuple(play_lesson(lesson) for lesson in wanted)


@cache
def learned() -> Positions:
    return positions_of(games(), "arena")


def test_regression_finds_the_numbers_that_made_the_games() -> None:
    below = lots(1, 1)
    rows = [[below(200) / 100 - 1, below(200) / 100 - 1] for _ in range(3000)]
    won = [below(1000) / 1000 < 1 / (1 + 2.718 ** -(3 * one - 1 * other)) for one, other in rows]
    assert regress(rows, won, caution=4) == pytest.approx([3, -1], abs=0.3)


def test_where_games_say_nothing_the_numbers_in_use_stand() -> None:
    rows = [[1.0, 0.0], [-1.0, 0.0]] * 200
    won = [True, False] * 200
    found = regress(rows, won, start=[0.5, 0.7])
    assert found[0] > 1
    assert found[1] == pytest.approx(0.7)


def test_life_and_creatures_turn_out_to_win_games() -> None:
    weights = regress(*learned().part(held_back=False), caution=4)
    late = weights[len(MEASURES) :]
    assert late[MEASURES.index("life")] > 0
    # What a creature adds is told by several measures that go together.
    creatures = ("creatures", "cost of creatures", "fighting strength", "threat")
    assert sum(late[MEASURES.index(name)] for name in creatures) > 0


def test_what_was_learned_holds_in_games_held_back() -> None:
    weights = regress(*learned().part(held_back=False), start=flat(LESSONS["arena"]))
    assert surprise(*learned().part(held_back=True), weights) < 0.62


def test_the_same_games_teach_the_same() -> None:
    lesson = lessons(3, 1, by_thumb=True)[2]
    assert play_lesson(lesson) == play_lesson(lesson)


def test_a_row_and_the_table_say_what_the_chance_says() -> None:
    kept = games()[0]
    match = start_duel(Setup.from_data(kept["setup"]), kept["seed"])
    for seat, answer in kept["answers"][:120]:
        match.answer(seat, answer)
    foretold = 1 / (1 + 2.718281828 ** -odds_of(row(match.game), flat(LESSONS["arena"])))
    assert chance(match.game, match.game.players[0].team) == pytest.approx(foretold, abs=1e-6)


def test_games_are_kept_and_the_table_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, drawn = tmp_path / "games.jsonl", tmp_path / "picture.svg"
    wish = ["--by-thumb", "--keep", str(path), "--workers", "1"]
    main([*wish, "--games", "20"])
    kept = path.read_text()
    main([*wish, "--games", "25", "--picture", str(drawn)])
    assert path.read_text().startswith(kept)
    assert path.read_text().count("\n") == 25
    printed = capsys.readouterr().out
    assert "surprise in those held back" in printed
    assert "<svg" in drawn.read_text()


def test_the_table_in_use_is_written_as_it_stands() -> None:
    path = Path("src/mageduel/agents/lessons.py")
    assert written(LESSONS) == path.read_text()


def test_what_comes_true_as_often_as_foretold_lies_on_the_diagonal() -> None:
    foretold = [Foretold(0.25, number % 4 == 0) for number in range(100)]
    assert bins(foretold) == [(100, 0.25, 0.25)]
    assert error(foretold) == pytest.approx(0)
    assert error([Foretold(0.25, won=True)] * 10) == pytest.approx(0.75)
    assert "arena" in picture({"arena": foretold})

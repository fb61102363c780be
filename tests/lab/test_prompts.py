"""How often a person is asked: what is counted, and that a person who hides cards is not flooded."""

from __future__ import annotations

import statistics

import pytest

from mageduel.agents.novice import Novice
from mageduel.lab import prompts
from mageduel.lab.prompts import COUNTED, MOST, Round, count, report


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules of thumb in everybody's place: the counting is the same, and done in a moment."""
    monkeypatch.setattr(prompts, "new_agent", lambda level, seed: Novice(seed))


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("mode", ["apprentice", "arena", "academy"])
def test_who_keeps_two_cards_face_down_is_asked_a_few_times_a_round(mode: str) -> None:
    rounds = [each for number in range(3) for each in count(mode, "novice", number, is_secretive=True)]
    hiding = [each for each in rounds if each.reveals + each.quiet]
    assert len(hiding) > len(rounds) / 2
    assert statistics.median(each.quiet for each in hiding) > 20
    assert 0 < statistics.median(each.reveals for each in hiding) <= MOST
    assert all(each.prompts >= each.reveals for each in rounds)


def test_every_mode_for_two_is_counted() -> None:
    assert {"apprentice", "arena", "academy", "domination"} <= set(COUNTED)
    assert "free-for-all" not in COUNTED


def test_the_table_has_a_line_for_each_kind_of_game() -> None:
    rounds = [Round(3, 40, 12), Round(1, 20, 8), Round(2, 30, 10)]
    said = report({("arena", "adept", "hides cards"): rounds}).splitlines()
    assert len(said) == 3
    assert said[2].split() == [
        "arena", "adept", "hides", "cards", "3", "2.0", "3.8", "30.0", "48.0", "10.0", "13.6"
    ]  # fmt: skip

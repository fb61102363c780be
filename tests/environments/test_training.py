"""The training example learns: from few games only a little, but by its own rules."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from examples import train
from mageduel.environments.gymnasium import AgainstComputer
from mageduel.lab.curve import Point, curve


def test_what_is_favoured_becomes_likelier() -> None:
    duel = AgainstComputer("random", mode="academy", mages=["Wizard", "Beastmaster"])
    observation, _ = duel.reset(seed=1)
    tried = 0
    for _ in range(40):
        direction = np.zeros(train.SIZE)
        before = train.Choice(direction, observation)
        chosen = len(before.tokens) - 1
        if chosen:
            before.favour(chosen, direction)
            after = train.Choice(0.1 * direction, observation)
            assert after.odds[chosen] > before.odds[chosen]
            assert np.isclose(after.odds.sum(), 1)
            tried += 1
        observation = duel.step(int(before.tokens[chosen]))[0]
    assert tried > 10


def test_the_seed_decides_a_duel() -> None:
    weights = np.zeros(train.SIZE)
    reward, direction = train.play(weights, 4)
    again, same = train.play(weights, 4)
    assert reward == again
    assert np.array_equal(direction, same)


def test_a_short_training_moves_weights_and_draws_its_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, count in (("BATCH", 4), ("TRIALS", 2), ("LAST_TRIALS", 3)):
        monkeypatch.setattr(train, name, count)
    weights = train.main(["--games", "8", "--workers", "1", "--curve", str(tmp_path / "curve.svg")])
    assert np.abs(weights).max() > 0
    said = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [(words[0], words[-1]) for words in said] == [("0", "2)"), ("8", "3)")]
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").count("<circle") == 2


def test_a_curve_has_a_point_for_every_value_and_its_interval() -> None:
    drawn = curve([Point(0, 0.5, 0.4, 0.6), Point(10, 1.0, 0.9, 1.0)], "Won & lost", "games")
    assert drawn.count("<circle") == 2
    assert "<title>10: 100%</title>" in drawn
    assert "Won &amp; lost" in drawn
    first, last = [float(part.split('"')[0]) for part in drawn.split('cy="')[1:]]
    assert first > last

from __future__ import annotations

import pytest

from mageduel.lab.statistics import Tally, ratings, wilson


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(0.5, 100)
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert wilson(1.0, 10)[1] == pytest.approx(1.0)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_draw_is_half_a_win() -> None:
    tally = Tally().plus(1).plus(0.5).plus(0)
    assert (tally.wins, tally.draws, tally.losses) == (1, 1, 1)
    assert tally.share == 0.5


def test_ratings_follow_the_shares() -> None:
    found = ratings(
        ["weak", "middle", "strong"], {("middle", "weak"): Tally(150, 50), ("strong", "middle"): Tally(150, 50)}
    )
    weak, middle, strong = found
    assert weak.rating == 0
    assert middle.rating == pytest.approx(190, abs=8)
    assert strong.rating == pytest.approx(2 * middle.rating, abs=8)
    assert middle.low < middle.rating < middle.high
    assert strong.high - strong.low > middle.high - middle.low

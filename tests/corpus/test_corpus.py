"""Games of the engine before it was rebuilt take the same course in this one, answer by answer, to the same winner.

`make test` plays a slice; `make corpus` plays all thousand.
"""

import os
from itertools import islice

import pytest

from tests.corpus.course import parts_at, written
from tests.corpus.write import CELLS

SHARE = int(os.environ.get("MAGEDUEL_CORPUS", "12"))


@pytest.mark.parametrize("which", CELLS)
def test_games_take_the_course_they_took(which: str) -> None:
    parted = [where for game in islice(written(which), SHARE) if (where := parts_at(game)) is not None]
    assert parted == []


def test_a_game_that_takes_another_course_is_noticed() -> None:
    game = next(written("apprentice-novice"))
    assert parts_at(game) is None
    at = len(game.course) // 2
    changed = type(game)(game.name, game.setup, game.seed, game.answers, game.course[:at] + "zzzz", game.winner)
    assert "another table" in (parts_at(changed) or "")
    other = type(game)(game.name, game.setup, game.seed + 1, game.answers, game.course, game.winner)
    assert parts_at(other) is not None

"""The same set-up, seed and answers give the same game: in another process, with other hashes, on another day."""

import os
import subprocess
import sys

import pytest

from mageduel.agents.lots import lots
from mageduel.kernel.chance import draw, stream
from tests.hygiene.sources import ROOT
from tests.kernel.duels import random_duel

SCRIPT = """
from tests.kernel.duels import random_duel
print(random_duel({seed}, 400).game.digest())
"""


def digest_in_another_process(seed: int, hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(seed=seed)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize("seed", [1, 2])
def test_other_hashes_in_another_process_play_the_same_game(seed: int) -> None:
    digests = {digest_in_another_process(seed, hash_seed) for hash_seed in ("0", "1", "4242")}
    assert len(digests) == 1


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert random_duel(3, 150).game.digest() == random_duel(3, 150).game.digest()
    assert random_duel(3, 150).game.digest() != random_duel(4, 150).game.digest()


def test_streams_of_one_seed_for_different_purposes_never_meet() -> None:
    starts = {stream(seed, purpose) for seed in range(50) for purpose in range(10)}
    assert len(starts) == 500


@pytest.mark.parametrize("sides", [2, 6, 12])
def test_every_side_of_a_die_comes_up_equally_often(sides: int) -> None:
    state, counts = stream(1), [0] * sides
    for _ in range(6000):
        state, side = draw(state, sides)
        counts[side] += 1
    assert all(abs(count - 6000 / sides) < 6000 / sides * 0.2 for count in counts)


def test_the_dice_are_the_same_everywhere() -> None:
    state, numbers = stream(42), []
    for _ in range(8):
        state, number = draw(state, 100)
        numbers.append(number)
    assert numbers == [79, 29, 57, 72, 4, 26, 90, 0]


def test_lots_are_the_same_everywhere() -> None:
    below = lots(42)
    assert [below(100) for _ in range(8)] == [8, 33, 78, 75, 75, 60, 19, 87]

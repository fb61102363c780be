"""The same set-up, seed and answers give the same game: in another process, with other hashes, on another day."""

import os
import subprocess
import sys

import pytest

from mageduel.agents.lots import lots
from mageduel.kernel.chance import draw, stream, throw
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
    for _ in range(40):
        state, number = draw(state, 12)
        numbers.append(number)
    assert "".join(f"{number:x}" for number in numbers) == "5977177454b7719757425014bb585b186759a257"


def test_dice_thrown_together_are_those_thrown_one_by_one() -> None:
    together, all_of_them = throw(stream(9), 100)
    state, one_by_one = stream(9), b""
    for _ in range(100):
        state, thrown = throw(state, 1)
        one_by_one += thrown
    assert one_by_one == all_of_them
    assert throw(state, 50) == throw(together, 50)


def test_seeds_of_128_bits_count_to_the_last_bit() -> None:
    seeds = [0, 1, 2**64, 2**127, 2**127 + 1, 2**128 - 1]
    assert len({throw(stream(seed), 20)[1] for seed in seeds}) == len(seeds)


def test_a_stream_keeps_nothing_of_the_dice_that_were_thrown() -> None:
    state = stream(5)
    earlier: list[bytes] = [state[0]]
    thrown = b""
    while len(earlier) < 20:
        state, more = throw(state, 7)
        thrown += more
        if state[0] != earlier[-1]:
            earlier.append(state[0])
        key, left = state
        assert all(each not in key + left for each in earlier[:-1])
        assert len(left) < 64
        # What is left is the future alone: the last dice are not in it, and a stream without a past goes on alike.
        assert throw((key, left), 30) == throw(state, 30)
        assert thrown[-7:] not in left
    assert len(set(earlier)) == len(earlier)


def test_lots_are_the_same_everywhere() -> None:
    below = lots(42)
    assert [below(100) for _ in range(8)] == [8, 33, 78, 75, 75, 60, 19, 87]

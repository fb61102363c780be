"""Random games with every check: invariants after each answer, forks beside the original, records that replay."""

import itertools

import pytest

from mageduel.lab.books import setups
from mageduel.lab.exercise import exercise
from mageduel.lab.invariants import Broken, check_state
from mageduel.lab.simulation import play_game, simulate
from tests.kit.table import BLUE, RED, Table


@pytest.mark.parametrize("mode", ["arena", "apprentice"])
def test_random_games_keep_every_invariant(mode: str) -> None:
    *_, summary = simulate(["random", "random"], 6, 11, setups(mode, "both", 11), checked=True)
    assert summary.failures == []
    assert summary.games == 6
    assert len(summary.rounds) == 6


def test_forks_made_in_the_middle_of_things_end_like_the_original() -> None:
    for number, setup in enumerate(itertools.islice(setups("arena", "published", 3), 4)):
        outcome = play_game(setup, ["random", "random"], 900 + number, forked=True)
        assert outcome.decisions > 0


def test_the_same_seed_plays_the_same_game() -> None:
    setup = next(setups("arena", "published", 5))
    one, other = (play_game(setup, ["random", "random"], 77) for _ in range(2))
    assert (one.digest, one.decisions) == (other.digest, other.decisions)
    assert play_game(setup, ["random", "random"], 78).digest != one.digest


def test_a_slice_of_the_exercise_reaches_most_of_the_core_set() -> None:
    *_, progress = exercise(2, 8)
    assert progress.failures == []
    assert len(progress.reached) > 0.5 * len(progress.wanted)


def test_the_checks_notice_what_is_wrong() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    check_state(table.game)
    wolf.mana = -1
    with pytest.raises(Broken, match="negative mana"):
        check_state(table.game)
    wolf.mana = 0
    before = table.game.in_zone[0]
    table.game.in_zone[0] += (wolf,)
    with pytest.raises(Broken):
        check_state(table.game)
    table.game.in_zone[0] = before
    table.put("Brogan Bloodstone", RED)
    table.put("Brogan Bloodstone", BLUE)
    with pytest.raises(Broken, match="two of Brogan Bloodstone"):
        check_state(table.game)

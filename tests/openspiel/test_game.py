"""OpenSpiel's own tests of games, and what they do not look at."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel
import pytest

import mageduel.environments.openspiel  # noqa: F401  registers the game

SETTINGS = [
    {"mode": "academy"},
    {"mode": "apprentice"},
    {"mode": "arena"},
    {"mode": "academy", "mages": "Wizard+Warlock+Priestess"},
]


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_openspiels_random_simulation_accepts_it(settings: dict[str, str]) -> None:
    game = pyspiel.load_game("mageduel", settings)
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
    assert game.num_distinct_actions() > 1000


def test_a_state_written_down_is_the_same_state() -> None:
    game = pyspiel.load_game("mageduel", {"mode": "academy"})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = walked(game, 3, 200)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


def walked(game: Any, seed: int, steps: int) -> Any:
    """A state after so many random steps, with a seat to be asked."""
    random = Random(seed)
    state = game.new_initial_state()
    while steps > 0 or state.is_chance_node():
        steps -= 1
        if state.is_terminal():
            return walked(game, seed + 1, 100)
        ways = [way for way, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(random.choice(ways))
    return state


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_another_state_of_the_same_information_looks_the_same(settings: dict[str, str]) -> None:
    random = Random(1)
    state = walked(pyspiel.load_game("mageduel", settings), 7, 300)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, random.random)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.legal_actions() == state.legal_actions()


def test_dice_are_chance_nodes() -> None:
    random = Random(2)
    state = pyspiel.load_game("mageduel", {"mode": "academy"}).new_initial_state()
    sides = set()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            sides.add(len(outcomes))
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(random.choice(outcomes)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    assert sides == {6, 12}
    assert sorted(state.returns()) == [-1.0, 1.0]

"""The tests PettingZoo and Gymnasium have for environments, unchanged."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from mageduel.environments.gymnasium import AgainstComputer
from mageduel.environments.observing import LENGTH, split
from mageduel.environments.pettingzoo import DuelEnv, Settings, env

SETTINGS: list[Settings] = [
    {"mode": "arena"},
    {"mode": "apprentice"},
    {"mode": "academy"},
    {"mode": "academy", "mages": ["Wizard", "Warlock", "Priestess"]},
    {"mode": "arena", "mages": ["Wizard", "Warlock", "Priestess", "Druid"], "teams": True},
    {"mode": "arena", "builds_books": True},
    {"mode": "academy", "builds_books": True},
]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_pettingzoo_accepts_it(settings: Settings) -> None:
    duel = env(**settings)
    api_test(duel, num_cycles=300)
    assert duel.steps > 0


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("mode", ["academy", "arena"])
def test_the_same_seed_gives_the_same_game(mode: str) -> None:
    seed_test(lambda: env(mode=mode), num_cycles=150)
    one, other = played(env(mode=mode), 5), played(env(mode=mode), 5)
    assert one.duel.digest == other.duel.digest


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("opponent", ["random", "novice"])
def test_gymnasium_accepts_it(opponent: str) -> None:
    duel = AgainstComputer(opponent, mode="academy")
    check_env(duel, skip_render_check=True)
    assert duel.observation_space.contains(duel.reset(seed=1)[0])


def played(duel: DuelEnv, seed: int) -> DuelEnv:
    """A game by lot to its end."""
    random = np.random.default_rng(seed)
    duel.reset(seed=seed)
    for _ in duel.agent_iter():
        seen, _, is_over, is_cut, _ = duel.last()
        duel.step(None if is_over or is_cut else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    return duel


def test_a_game_ends_with_one_side_rewarded() -> None:
    duel = env(mode="academy", mages=["Wizard", "Warlock", "Priestess", "Monk"], teams=True)
    random = np.random.default_rng(1)
    duel.reset(seed=1)
    while not duel.is_over:
        seen = duel.observe(duel.agent_selection)
        duel.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert duel.duel.result is not None
    assert sorted(duel.rewards.values()) == [-1, -1, 1, 1]
    assert [duel.rewards[f"seat_{seat}"] for seat in duel.duel.result.winners] == [1, 1]


def test_only_whoever_is_asked_may_give_a_token() -> None:
    duel = env(mode="academy")
    duel.reset(seed=1)
    asked = duel.agent_selection
    other = next(agent for agent in duel.agents if agent != asked)
    assert duel.observe(asked)["action_mask"].any()
    assert not duel.observe(other)["action_mask"].any()
    with pytest.raises(ValueError, match="not possible"):
        duel.step(2000)


def test_observations_show_what_the_seat_sees_and_no_secret() -> None:
    """Two games that differ in what seat 0 may not know look the same to seat 0."""
    duel = env(mode="arena", mages=["Wizard", "Druid"])
    random = np.random.default_rng(3)
    duel.reset(seed=3)
    for _ in range(200):
        seen = duel.observe(duel.agent_selection)
        duel.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    sample = duel.duel.sample(0, 1)
    assert sample is not None
    mine = duel.observe("seat_0")["observation"]
    other = duel.observe("seat_1")["observation"]
    duel.duel = sample
    assert np.array_equal(duel.observe("seat_0")["observation"][: LENGTH - 16], mine[: LENGTH - 16])
    assert not np.array_equal(duel.observe("seat_1")["observation"], other)
    tables = split(mine)
    assert tables["players"][0][0] == 1
    assert tables["players"][1][0] == 3
    assert tables["book"].sum() == duel.duel.view(0).player(0).book_count
    assert duel.structure("seat_0")["players"][1]["book"] is None or not duel.structure("seat_0")["players"][1]["book"]


def test_a_game_that_goes_on_for_too_long_is_cut_off() -> None:
    duel = env(mode="academy", longest=20)
    random = np.random.default_rng(1)
    duel.reset(seed=1)
    while not duel.is_over:
        seen = duel.observe(duel.agent_selection)
        duel.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert all(duel.truncations.values())
    assert not any(duel.terminations.values())


def test_books_are_built_within_the_rules() -> None:
    from mageduel.facts.spellbooks import issues

    duel = env(mode="academy", builds_books=True)
    random = np.random.default_rng(2)
    duel.reset(seed=2)
    while duel.request is None:
        seen = duel.observe(duel.agent_selection)
        possible = [int(token) for token in np.flatnonzero(seen["action_mask"]) if token] or [0]
        duel.step(int(random.choice(possible)))
    made: list[Any] = [each for each in duel.books_made if each is not None]
    assert len(made) == 2
    assert all(not issues(book) and book.size > 10 for book in made)

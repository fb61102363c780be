"""Random games with every check: invariants after each answer, forks beside the original, records that replay."""

import itertools

import pytest

from mageduel.dsl.script import SCRIPTS
from mageduel.facts.library import playable
from mageduel.lab.books import setups
from mageduel.lab.exercise import exercise
from mageduel.lab.goals import goals_of, leading_to
from mageduel.lab.invariants import Broken, check_state
from mageduel.lab.simulation import play_game, simulate
from mageduel.lab.tokens import tokens_of
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


def test_a_slice_of_the_exercise_reaches_most_of_what_there_is() -> None:
    *_, progress = exercise(2, 8)
    assert progress.failures == []
    assert len(progress.reached) > 0.5 * len(progress.wanted)


def test_an_exercise_wants_every_card_of_the_modes_sets_and_all_that_is_on_it() -> None:
    goals = goals_of("arena")
    cards = [card for card in playable().values() if not card.sets[0].startswith("aca")]
    assert {goal for goal in goals if goal.startswith("cast ")} == {f"cast {card.name}" for card in cards}
    assert {"reveal Nullify", "bar Wand of Healing: Cleansing Light", "trait Flying", "effect snatch"} <= goals
    assert {"condition Suffocate", "token Storm", "token Banish", "token lit", "ability Siren: Fermata"} <= goals
    assert "token Wish" not in goals


def test_what_leads_to_a_goal_are_those_that_speak_of_it_and_what_they_work_on() -> None:
    names = leading_to("arena", "cast Talos")
    assert {"Talos", "Altar of Domination", "Barracks"} <= set(names)
    assert "Fireball" not in names


def test_the_tokens_of_a_script_are_those_its_code_names() -> None:
    assert {mark.name for mark in tokens_of(SCRIPTS["Staff of Storms"])} == {"Storm"}
    assert {mark.name for mark in tokens_of(SCRIPTS["Gate to Hell"])} == {"Closed", "Opened"}
    assert tokens_of(SCRIPTS["Bear Strength"]) == set()
    assert tokens_of(SCRIPTS["Amulet of Attunement"]) == set()  # looks any of them up


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

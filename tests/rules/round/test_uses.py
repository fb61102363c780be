"""What can be done only so often a round: one count, one marker, ready again in the Reset Phase."""

import pytest

from mageduel.dsl.script import scripted
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.round.ready_markers import ready_marker
from mageduel.rules.round.uses import Uses, UsesForEach, once_a_round, so_often_a_round
from tests.kit.answers import DECLINE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature

ORACLE = make_creature("Oracle")
oracle = scripted(ORACLE)
vision = once_a_round(oracle, "Vision")
TWINS = make_creature("Twins")
twins = scripted(TWINS)
answers = so_often_a_round(twins, "Answers", 2)
GREETING = UsesForEach("greeting")
SEAL = make_card(
    name="Twofold Seal", type="equipment", cost=2, action="quick", range=[0, 0], target="mage", location="amulet"
)
seal = scripted(SEAL)
discounts_spells(seal, 1, lambda card: "healing" in card.subtypes, uses=Uses("the twofold seal", 2))


@rule("core.marker.ready-marker-tracks-once-per-round", "core.codex.ready-marker-reset")
def test_what_is_done_once_a_round_shows_on_the_ready_marker_until_the_reset() -> None:
    table = Table()
    seer, other = table.put(ORACLE, RED), table.put(ORACLE, BLUE)
    assert vision.are_left(seer)
    assert ready_marker(seer) is True
    vision.spend(seer)
    assert not vision.are_left(seer)
    assert ready_marker(seer) is False
    assert vision.are_left(other)
    assert ready_marker(other) is True
    table.reset()
    assert vision.are_left(seer)
    assert ready_marker(seer) is True


def test_what_is_done_twice_a_round_is_ready_until_the_second_time() -> None:
    table = Table()
    pair = table.put(TWINS, RED)
    answers.spend(pair)
    assert ready_marker(pair) is True
    answers.spend(pair)
    assert not answers.are_left(pair)
    assert ready_marker(pair) is False


def test_once_for_each_other_counts_them_apart_until_the_reset() -> None:
    table = Table()
    host, first, second = (table.put(make_creature(name), RED) for name in ("Host", "First", "Second"))
    GREETING.spend(host, first)
    assert not GREETING.is_left(host, first)
    assert GREETING.is_left(host, second)
    assert GREETING.is_left(second, first)
    table.reset()
    assert GREETING.is_left(host, first)


@rule("sup.rules.discount-rings-mostly-once-per-round")
def test_a_discount_may_be_had_more_than_once_where_it_says_so() -> None:
    table = Table(red="Priestess")
    worn = table.attach(SEAL, table.red)
    table.red.damage = 3
    paid = []
    for _ in range(3):
        table.dice("0 0 0 0 0")
        paid.append(table.cast(table.red, "Minor Heal", table.red).paid)
    assert paid == [4, 4, 5]
    assert ready_marker(worn) is False


@pytest.mark.parametrize("mage", ["Beastmaster", "Priestess", "Warlock"])
def test_a_mage_shows_whether_his_ability_of_the_round_is_left(mage: str) -> None:
    table = Table(red=mage)
    assert ready_marker(table.red) is True


def test_quick_summoning_turns_the_beastmasters_marker() -> None:
    table = Table(red="Beastmaster")
    table.decide("offer", DECLINE)
    table.cast(table.red, "Bitterwood Fox", "C1", full=False)
    assert ready_marker(table.red) is False
    table.plan(RED, "Feral Bobcat")
    with pytest.raises(Refused):
        table.cast(table.red, "Feral Bobcat", "C1", full=False)
    table.reset()
    assert ready_marker(table.red) is True


def test_divine_reward_turns_the_priestesss_marker() -> None:
    table = Table(red="Priestess")
    table.dice("0 0 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert ready_marker(table.red) is False

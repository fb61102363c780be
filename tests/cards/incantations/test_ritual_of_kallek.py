"""Ritual of Kallek: blood for mana, once a round."""

import pytest

from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import take
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Necromancer")


def test_another_creature_takes_two_damage_and_the_mage_gains_three_mana(table: AcademyTable) -> None:
    one, two = table.put(brawler(), RED), table.put(brawler(armor=5), RED)
    table.decide("choose one", take(two))
    table.cast(table.red, "Ritual of Kallek", table.red)
    assert (one.damage, two.damage, table.red.damage) == (0, 2, 0)
    assert table.red.mana == 53


def test_it_may_cost_the_creature_its_life(table: AcademyTable) -> None:
    poor = table.put(brawler(life=2), RED)
    table.cast(table.red, "Ritual of Kallek", table.red)
    assert not poor.in_play
    assert table.red.mana == 53


def test_without_another_friendly_creature_it_cannot_be_cast(table: AcademyTable) -> None:
    table.put(brawler(), BLUE)
    assert table.why_no_cast(table.red, "Ritual of Kallek", table.red) == "nobody-to-bleed"


def test_two_copies_are_two_rounds(table: AcademyTable) -> None:
    table.put(brawler(), RED)
    table.book(RED, "Ritual of Kallek", "Ritual of Kallek")
    table.cast(table.red, "Ritual of Kallek", table.red)
    assert table.why_no_cast(table.red, "Ritual of Kallek", table.red) == "already-used"
    table.next_round()
    assert table.why_no_cast(table.red, "Ritual of Kallek", table.red) is None

"""Unholy Armor: cheaper for whoever has many to bleed for it."""

import pytest

from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Necromancer")


def test_each_corporeal_creature_saves_a_mana_and_takes_a_damage(table: AcademyTable) -> None:
    mine, spirit, theirs = table.put(brawler(), RED), table.put("Vengeful Merchant", RED), table.put(brawler(), BLUE)
    spell = table.cast(table.red, "Unholy Armor", table.red)
    assert spell.paid == 5 - 2, "the Mage himself counts"
    assert [each.damage for each in (table.red, mine, spirit, theirs)] == [1, 1, 0, 0]
    assert table.armor(table.red) == 2


def test_it_never_costs_less_than_nothing(table: AcademyTable) -> None:
    for _ in range(6):
        table.put(brawler(), RED)
    spell = table.cast(table.red, "Unholy Armor", table.red)
    assert spell.paid == 0


def test_alone_the_mage_bears_it_himself(table: AcademyTable) -> None:
    spell = table.cast(table.red, "Unholy Armor", table.red)
    assert (spell.paid, table.red.damage) == (4, 1)


def test_it_is_for_mages_of_the_dark() -> None:
    table = AcademyTable(red="Academy Druid")
    assert table.why_no_cast(table.red, "Unholy Armor", table.red) is not None

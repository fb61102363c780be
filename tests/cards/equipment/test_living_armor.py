"""Living Armor: grows, splinters, and grows again."""

import pytest

from mageduel.rules.objects.tokens import ARMOR_TOKEN
from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Druid")


def test_two_at_first_two_more_each_upkeep_three_at_most(table: AcademyTable) -> None:
    table.cast(table.red, "Living Armor", table.red)
    assert table.armor(table.red) == 2
    table.upkeep()
    assert table.armor(table.red) == 3
    table.upkeep()
    assert table.armor(table.red) == 3


def test_each_attack_that_damages_the_wearer_breaks_one_off(table: AcademyTable) -> None:
    armor, foe = table.attach("Living Armor", table.red), table.put(brawler(), BLUE)
    table.dice("2 1 0")
    table.attack(foe, "Claw", table.red)
    assert (table.red.damage, table.armor(table.red)) == (1, 1)
    table.dice("1 0 0")
    table.attack(foe, "Claw", table.red)
    assert (table.red.damage, table.armor(table.red)) == (1, 1), "an attack without damage breaks nothing"
    table.dice("2 0 0")
    table.attack(foe, "Claw", table.red)
    assert table.armor(table.red) == 0
    assert armor.in_play, "it grows again"
    table.upkeep()
    assert armor.marks[ARMOR_TOKEN] == 2
    assert table.armor(table.red) == 2


def test_it_is_for_druids() -> None:
    table = AcademyTable(red="Academy Necromancer")
    assert table.why_no_cast(table.red, "Living Armor", table.red) is not None

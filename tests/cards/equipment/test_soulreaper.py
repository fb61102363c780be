"""Soulreaper: a blade that drinks from both sides."""

import pytest

from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, Table

STUDENT, MASTER = AcademyTable("Academy Necromancer"), Table("arena", "Necromancer")


def test_casting_it_costs_three_damage_and_each_attack_two() -> None:
    table = AcademyTable(red="Academy Necromancer")
    table.cast(table.red, "Soulreaper", table.red)
    assert table.red.damage == 3
    foe = table.put(brawler(), BLUE)
    blade = table.find("Soulreaper")
    table.dice("2 2 2 2")
    table.act(table.red, attack(blade, "Maim", foe))
    assert foe.damage == 8
    assert table.red.damage == 3 + 2 - 4, "half of what it dealt is healed"


def test_other_attacks_cost_nothing() -> None:
    table = AcademyTable(red="Academy Necromancer")
    table.attach("Soulreaper", table.red)
    foe = table.put(brawler(), BLUE)
    table.dice("1 1")
    table.act(table.red, attack(table.red, "Basic Melee Attack", foe))
    assert table.red.damage == 0


@pytest.mark.parametrize(("table", "dice"), [(STUDENT, 4), (MASTER, 5)])
def test_a_mage_of_level_5_or_higher_has_one_more_die(table: Table, dice: int) -> None:
    blade = table.attach("Soulreaper", table.red)
    zone = table.place(table.red)
    assert zone is not None
    foe = table.put(brawler(), BLUE, zone)
    table.dice("1 " * dice)
    table.act(table.red, attack(blade, "Maim", foe))
    assert foe.damage == dice

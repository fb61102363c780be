"""Darkfenne Rat: in company its bite goes through armor."""

import pytest

from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table

KNIGHT = brawler(armor=2)


@pytest.mark.parametrize(("company", "damage"), [("Wychwood Rat", 2), ("Darkfenne Rat", 2), ("Wychwood Hound", 0)])
def test_another_rat_lends_piercing(company: str, damage: int) -> None:
    table = AcademyTable()
    rat, knight = table.put("Darkfenne Rat", RED), table.put(KNIGHT, BLUE)
    table.put(company, RED)
    table.dice("1 1")
    table.attack(rat, "Bite", knight)
    assert knight.damage == damage


def test_alone_or_among_enemies_it_has_none() -> None:
    table = AcademyTable()
    rat, knight = table.put("Darkfenne Rat", RED), table.put(KNIGHT, BLUE)
    table.put("Wychwood Rat", BLUE)
    table.dice("1 1")
    table.attack(rat, "Bite", knight)
    assert knight.damage == 0


def test_in_the_arena_the_other_rat_must_be_in_its_zone() -> None:
    table = Table()
    rat, knight = table.put("Darkfenne Rat", RED, "B2"), table.put(KNIGHT, BLUE, "B2")
    other = table.put("Wychwood Rat", RED, "B1")
    table.dice("1 1")
    table.attack(rat, "Bite", knight)
    assert knight.damage == 0
    table.move_to(other, "B2")
    table.dice("1 1")
    table.attack(rat, "Bite", knight)
    assert knight.damage == 2

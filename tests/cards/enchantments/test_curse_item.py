"""Curse Item: an item that hurts or breaks, and that cannot be replaced."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import LET_GO
from tests.kit.table import BLUE, RED, Table

SUFFER = ("suffer",)


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlock", blue="Academy Warlord")


def test_each_upkeep_the_wearer_suffers_or_loses_it(table: AcademyTable) -> None:
    belt = table.attach("Leather Belt", table.blue)
    table.attach("Curse Item", belt, RED)
    table.decide("cursed item", SUFFER)
    table.upkeep()
    assert (table.blue.damage, table.in_play(belt)) == (2, True)
    table.decide("cursed item", LET_GO)
    table.upkeep()
    assert (table.blue.damage, table.in_play(belt)) == (2, False)


def test_the_wearer_decides_not_whoever_cast_it(table: AcademyTable) -> None:
    table.attach("Curse Item", table.attach("Leather Belt", table.blue), RED)
    table.decide("cursed item", SUFFER)
    table.upkeep()
    (request,) = [each for each in table.asked if each.kind == "cursed item"]
    assert request.player == BLUE


def test_the_item_cannot_be_replaced(table: AcademyTable) -> None:
    vest = table.attach("Leather Vest", table.blue)
    curse = table.hide("Curse Item", vest, RED)
    assert table.why_no_cast(table.blue, "Bearskin", table.blue) is None
    table.reveal(curse)
    assert table.why_no_cast(table.blue, "Bearskin", table.blue) == "irreplaceable"
    assert table.why_no_cast(table.blue, "Leather Belt", table.blue) is None


def test_of_two_rings_the_other_one_makes_room() -> None:
    table = Table(red="Warlock", blue="Wizard")
    cursed, other = table.attach("Ring of Curses", table.blue), table.attach("Fireshaper Ring", table.blue)
    table.attach("Curse Item", cursed, RED)
    table.cast(table.blue, "Arcane Ring", table.blue)
    assert (table.in_play(cursed), table.in_play(other)) == (True, False)
    table.attach("Curse Item", table.find("Arcane Ring"), RED)
    assert table.why_no_cast(table.blue, "Enchanter's Ring", table.blue) == "irreplaceable"

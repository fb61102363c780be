"""Desperate Focus: Armor +1 and Melee +1 for a mage with the fewest creatures."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.round.setup import Seat
from tests.kit.academy import AcademyDuel, AcademyTable
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Forcemaster")
    table.attach("Desperate Focus", table.red)
    return table


def focus(table: AcademyTable) -> tuple[int, int]:
    """Armor and Melee bonus of the Forcemaster."""
    return table.armor(table.red), table.value(table.red, MELEE)


def test_it_works_while_she_has_fewer_creatures_than_the_other(table: AcademyTable) -> None:
    table.put(make_creature("Foe"), BLUE)
    assert focus(table) == (1, 1)
    friend = table.put(make_creature("Friend"), RED)
    assert focus(table) == (0, 0)
    table.destroy(friend)
    assert focus(table) == (1, 1)


def test_as_many_are_not_fewer(table: AcademyTable) -> None:
    assert focus(table) == (0, 0)


def test_who_changes_sides_is_counted_where_he_is(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe"), BLUE)
    table.put(make_creature("Other"), BLUE)
    table.control(foe, RED)
    assert focus(table) == (0, 0)


def test_the_extra_die_is_rolled(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe"), BLUE)
    table.dice("1 1 1")
    table.attack(table.red, "Basic Melee Attack", foe)
    assert foe.damage == 3


def test_who_has_more_gets_nothing_of_it() -> None:
    table = AcademyTable(red="Academy Forcemaster")
    table.attach("Desperate Focus", table.blue)
    table.put(make_creature("Foe"), BLUE)
    assert table.armor(table.blue) == 0


def test_of_three_it_helps_only_who_has_fewer_than_both() -> None:
    mages = ("Academy Forcemaster", "Academy Wizard", "Academy Warlock")
    table = AcademyDuel(seats=tuple(Seat(mage, mage, {}) for mage in mages))
    forcemaster = table.game.players[0].mage
    table.attach("Desperate Focus", forcemaster)
    table.put(make_creature("Foe"), BLUE)
    assert table.armor(forcemaster) == 0
    table.put(make_creature("Other foe"), 2)
    assert table.armor(forcemaster) == 1

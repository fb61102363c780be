"""Dragon's Lance: burns nearly always, with Ki."""

import pytest

from mageduel.facts.conditions import BURN
from mageduel.rules.mages.ki import KI
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk")


@pytest.fixture
def lance(table: AcademyTable) -> Object:
    return table.attach("Dragon's Lance", table.red)


def test_one_ki_adds_six_to_the_effect_roll(table: AcademyTable, lance: Object) -> None:
    table.decide("offer", take())
    table.dice("1 0 0", effect=1)
    table.attack(table.red, "Dragon's Bite", table.blue, source=lance)
    assert (table.blue.conditions, table.red.marks[KI]) == ({BURN: 1}, 2)


def test_without_it_takes_a_seven(table: AcademyTable, lance: Object) -> None:
    table.decide("offer", DECLINE)
    table.dice("1 0 0", effect=6)
    table.attack(table.red, "Dragon's Bite", table.blue, source=lance)
    assert (table.blue.conditions, table.red.marks[KI]) == ({}, 3)


def test_bare_hands_have_nothing_of_it(table: AcademyTable, lance: Object) -> None:
    table.dice("1 0")
    table.attack(table.red, "Basic Melee Attack", table.blue)
    assert [each for each in table.asked if each.kind == "offer"] == []


def test_it_is_worn_as_a_weapon_or_as_a_shield(table: AcademyTable) -> None:
    table.attach("Gladius", table.red)
    table.decide("location", ("wear", "shield"))
    table.cast(table.red, "Dragon's Lance", table.red)
    assert len(table.find_all("Gladius")) == 1


def test_a_master_rolls_one_die_more() -> None:
    table = Table(red="Wizard")
    table.move_to(table.red, "A4")
    lance = table.attach("Dragon's Lance", table.red)
    assert table.odds(table.red, "Dragon's Bite", table.blue, source=lance).dice.value == 4

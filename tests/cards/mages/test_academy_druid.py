"""The Academy's Druid: Herbalist."""

import pytest

from mageduel.rules.objects.tokens import CHARGE_TOKEN
from tests.cards.fighters import asked
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Druid")


def test_for_one_mana_a_potion_has_one_more_draught(table: AcademyTable) -> None:
    table.decide("offer", ("pay", 1))
    table.cast(table.red, "Rage Tonic", table.red)
    assert table.find("Rage Tonic").marks[CHARGE_TOKEN] == 4
    assert table.red.mana == 50 - 2 - 1


def test_once_a_round(table: AcademyTable) -> None:
    table.decide("offer", DECLINE)
    table.cast(table.red, "Rage Tonic", table.red)
    table.decide("offer", ("pay", 1))
    table.cast(table.red, "Cleansing Potion", table.red)
    table.cast(table.red, "Corrosive Concoction", table.red)
    names = ("Rage Tonic", "Cleansing Potion", "Corrosive Concoction")
    assert [table.find(name).marks[CHARGE_TOKEN] for name in names] == [3, 4, 3]


def test_other_charges_are_no_potions(table: AcademyTable) -> None:
    table.cast(table.red, "Ramses' Black Death", table.red)
    table.cast(table.red, "Living Armor", table.red)
    assert asked(table) == []


def test_without_the_mana_it_is_not_offered(table: AcademyTable) -> None:
    table.mana(RED, 2)
    table.cast(table.red, "Rage Tonic", table.red)
    assert table.find("Rage Tonic").marks[CHARGE_TOKEN] == 3

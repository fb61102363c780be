"""Fist of Lightning: takes the action of whom it strikes, for Ki."""

import pytest

from mageduel.rules.mages.ki import KI
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, make_card, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk")


@pytest.fixture
def foe(table: AcademyTable) -> Object:
    return table.put(make_creature("Foe", level=2), BLUE)


def test_for_one_more_than_its_level_the_creature_has_no_action_left(table: AcademyTable, foe: Object) -> None:
    table.decide("offer", ("spend", 3, "Ki"))
    table.dice("0 0 0")
    table.cast(table.red, "Fist of Lightning", foe)
    assert (foe.active, KI in table.red.marks) == (False, False)
    table.next_round()
    assert foe.active


def test_it_may_keep_its_action(table: AcademyTable, foe: Object) -> None:
    table.decide("offer", DECLINE)
    table.dice("1 0 0")
    table.cast(table.red, "Fist of Lightning", foe)
    assert (foe.active, foe.damage) == (True, 1)


def test_not_if_the_blow_was_dodged(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", level=1, defense="7+ 1x"), BLUE)
    table.decide("defend", take(foe))
    table.effect(12)
    table.cast(table.red, "Fist of Lightning", foe)
    assert foe.active


def test_neither_mages_nor_those_who_have_acted_nor_the_dead_nor_stones(table: AcademyTable) -> None:
    tired = table.put(make_creature("Tired", level=1), BLUE, active=False)
    frail = table.put(make_creature("Frail", level=1, life=1), BLUE)
    stone = table.put(make_card(name="Stone", type="conjuration", life=9, armor=0), BLUE)
    for each in (table.blue, tired, frail, stone):
        table.dice("2* 0 0")
        table.cast(table.red, "Fist of Lightning", each)
    assert [each for each in table.asked if each.kind == "offer"] == []
    assert table.blue.active


def test_without_enough_ki_nothing_is_offered(table: AcademyTable) -> None:
    big = table.put(make_creature("Big", level=3), BLUE)
    table.dice("0 0 0")
    table.cast(table.red, "Fist of Lightning", big)
    assert big.active

"""Dig In: soldiers are better armored, and may go on guard after acting."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, NOTHING, take
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord")


def test_friendly_soldiers_have_armor_1(table: AcademyTable) -> None:
    soldier, beast = table.put("Elven Soldier", RED), table.put("Pygmy Titanodon", RED)
    foe = table.put("Elven Soldier", BLUE)
    table.attach("Dig In", soldier)
    assert [table.armor(each) for each in (soldier, beast, foe, table.red)] == [2, 2, 1, 0]


@pytest.mark.parametrize(("name", "cost"), [("Elven Soldier", 1), ("Torgo, Pit Troll", 2)])
def test_after_acting_a_soldier_may_go_on_guard(table: AcademyTable, name: str, cost: int) -> None:
    soldier = table.put(name, RED)
    table.attach("Dig In", soldier)
    table.decide("offer", take(soldier))
    table.act(soldier, NOTHING)
    assert (soldier.guarding, table.red.mana) == (True, 50 - cost)


def test_he_need_not_and_others_cannot(table: AcademyTable) -> None:
    soldier, beast = table.put("Elven Soldier", RED), table.put("Pygmy Titanodon", RED)
    table.attach("Dig In", soldier)
    table.decide("offer", DECLINE)
    table.act(soldier, NOTHING)
    assert not soldier.guarding
    table.act(beast, NOTHING)
    assert sum(each.kind == "offer" for each in table.asked) == 1


def test_who_guards_already_is_not_asked(table: AcademyTable) -> None:
    soldier = table.put("Elven Soldier", RED)
    table.attach("Dig In", soldier)
    table.act(soldier, ("guard",))
    assert not [each for each in table.asked if each.kind == "offer"]

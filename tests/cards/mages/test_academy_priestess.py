"""The Priestess of the Academy: Call to Guard."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess")


def cure(table: AcademyTable) -> None:
    table.cast(table.red, "Cure", table.red)


def test_casting_a_healing_spell_she_may_pay_for_a_guard(table: AcademyTable) -> None:
    monk, knight = table.put("Meditating Monk", RED), table.put("White Cloak Knight", RED)
    table.decide("offer", take(knight))
    cure(table)
    assert (monk.guarding, knight.guarding) == (False, True)
    assert table.red.mana == 50 - 2 - 2


def test_once_for_each_such_spell(table: AcademyTable) -> None:
    monk, knight = table.put("Meditating Monk", RED), table.put("White Cloak Knight", RED)
    for guard in (knight, monk):
        table.decide("offer", take(guard))
        cure(table)
    assert monk.guarding
    assert knight.guarding


def test_she_need_not(table: AcademyTable) -> None:
    monk = table.put("Meditating Monk", RED)
    table.decide("offer", DECLINE)
    cure(table)
    assert not monk.guarding


def test_a_protection_counts_when_it_is_revealed(table: AcademyTable) -> None:
    monk = table.put("Meditating Monk", RED)
    table.cast(table.red, "Asyra's Touch", monk)
    assert not [each for each in table.asked if each.kind == "offer"]
    table.decide("offer", take(monk))
    table.reveal(table.find("Asyra's Touch"))
    assert monk.guarding


def test_only_holy_creatures_that_can_guard_and_that_she_can_pay_for(table: AcademyTable) -> None:
    table.put(fighter(schools={"war": 1}), RED)
    table.guard(table.put("Meditating Monk", RED))
    table.put("White Cloak Knight", RED)
    table.mana(RED, 3)
    cure(table)
    assert not [each for each in table.asked if each.kind == "offer"]


def test_other_spells_call_nobody(table: AcademyTable) -> None:
    table.put("Meditating Monk", RED)
    table.cast(table.red, "Leather Belt", table.red)
    assert not [each for each in table.asked if each.kind == "offer"]

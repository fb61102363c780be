"""Bo Staff: wards off blows for Ki, as often as there is any."""

import pytest

from mageduel.rules.mages.ki import KI
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import take
from tests.kit.table import BLUE, Table, make_creature

BOW = {"name": "Bow", "kind": "ranged", "range": [0, 2], "action": "quick", "dice": 2}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk")


@pytest.fixture
def staff(table: AcademyTable) -> Object:
    return table.attach("Bo Staff", table.red)


def test_two_ki_for_each_try(table: AcademyTable, staff: Object) -> None:
    table.tokens(table.red, "Ki", 4)
    table.always("defend", take(staff))
    table.effect(7)
    table.attack(table.blue, "Basic Melee Attack", table.red)
    assert (table.red.damage, table.red.marks[KI]) == (0, 2)
    table.effect(6)
    table.dice("1 1")
    table.attack(table.blue, "Basic Melee Attack", table.red)
    assert (table.red.damage, KI in table.red.marks) == (2, False)


def test_without_ki_there_is_no_defense(table: AcademyTable, staff: Object) -> None:
    table.red.unmark(KI, 2)
    table.dice("1 1")
    table.attack(table.blue, "Basic Melee Attack", table.red)
    assert table.red.damage == 2


def test_shots_are_not_warded_off(table: AcademyTable, staff: Object) -> None:
    table.dice("1 1")
    table.attack(table.put(make_creature("Archer", attack=[BOW]), BLUE), "Bow", table.red)
    assert table.red.damage == 2


def test_it_fills_both_hands(table: AcademyTable, staff: Object) -> None:
    table.cast(table.red, "Golden Shield", table.red)
    assert not table.in_play(staff)


def test_other_mages_strike_with_it_but_have_no_ki() -> None:
    table = Table(red="Warlord")
    staff = table.attach("Bo Staff", table.red)
    foe = table.put(make_creature("Foe"), BLUE, "C1")
    assert table.odds(table.red, "Crane's Reach", foe, source=staff).dice.value == 3 + 1 + 1  # Level 6, and Melee +1
    table.dice("1 1")
    table.attack(table.put(make_creature("Other", attack=[CLAW]), BLUE, "C1"), "Claw", table.red)
    assert table.red.damage == 2


CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2}

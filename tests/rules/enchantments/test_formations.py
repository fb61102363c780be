"""Formations: whom they serve, and that a mage has one of them in a zone."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord", blue="Academy Warlord")


def test_revealing_a_second_one_ends_the_first(table: AcademyTable) -> None:
    soldier, other = table.put("Elven Soldier", RED), table.put("Elven Soldier", RED)
    first, second = table.hide("Dig In", soldier), table.hide("Form Ranks", other)
    table.reveal(first)
    assert table.armor(other) == 2
    table.reveal(second)
    assert (table.in_play(first), table.in_play(second)) == (False, True)
    assert table.armor(other) == 1


def test_another_mage_has_his_own(table: AcademyTable) -> None:
    first = table.hide("Dig In", table.put("Elven Soldier", RED))
    second = table.hide("Dig In", table.put("Elven Soldier", BLUE))
    table.reveal(first)
    table.reveal(second)
    assert table.in_play(first)
    assert table.in_play(second)


def test_hidden_ones_do_not_count(table: AcademyTable) -> None:
    first = table.hide("Dig In", table.put("Elven Soldier", RED))
    table.reveal(first)
    table.hide("Form Ranks", table.put("Elven Soldier", RED))
    assert table.in_play(first)


def test_it_goes_where_its_bearer_goes_and_serves_the_soldiers_there() -> None:
    table = Table(red="Warlord")
    soldier, near, far = (table.put("Elven Soldier", RED, zone) for zone in ("B2", "B2", "B3"))
    table.reveal(table.hide("Dig In", soldier))
    assert [table.armor(each) for each in (soldier, near, far)] == [2, 2, 1]
    table.teleport(soldier, "B3")
    assert [table.armor(each) for each in (soldier, near, far)] == [2, 1, 2]


@pytest.mark.parametrize("mover", [0, 1])
def test_two_that_meet_in_one_zone_leave_the_later_one(mover: int) -> None:
    table = Table(red="Warlord")
    bearers = [table.put("Elven Soldier", RED, zone) for zone in ("B2", "B3")]
    older, newer = table.hide("Dig In", bearers[0]), table.hide("Form Ranks", bearers[1])
    table.reveal(older)
    table.reveal(newer)
    assert table.in_play(older)
    table.teleport(bearers[mover], ("B3", "B2")[mover])
    assert (table.in_play(older), table.in_play(newer)) == (False, True)

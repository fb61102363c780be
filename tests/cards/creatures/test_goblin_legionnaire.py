"""Goblin Legionnaire: comrades follow out of the book, for mana."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import STOP
from tests.kit.table import RED, Table

CALL = ("reinforce", "Goblin Legionnaire")


def legion(copies: int, mana: int = 50) -> AcademyTable:
    """A table whose Red has so many of them in his book."""
    table = AcademyTable(red="Academy Warlord", mana=mana)
    table.book(RED, *["Goblin Legionnaire"] * copies)
    return table


def asked(table: AcademyTable) -> int:
    return sum(each.kind == "call another" for each in table.asked)


def test_for_four_mana_each_two_more_may_follow() -> None:
    table = legion(4)
    table.decide("call another", CALL, CALL)
    table.cast(table.red, "Goblin Legionnaire")
    assert len(table.find_all("Goblin Legionnaire")) == 3
    assert table.red.mana == 50 - 3 - 4 - 4
    assert table.in_book(RED, "Goblin Legionnaire") == 1
    table.cast(table.red, "Goblin Legionnaire")
    assert asked(table) == 2
    assert not any(each.active for each in table.find_all("Goblin Legionnaire"))


def test_one_need_not_call_them() -> None:
    table = legion(3)
    table.decide("call another", STOP)
    table.cast(table.red, "Goblin Legionnaire")
    assert len(table.find_all("Goblin Legionnaire")) == 1


def test_next_round_two_more_may_come() -> None:
    table = legion(6)
    table.decide("call another", CALL, CALL)
    table.cast(table.red, "Goblin Legionnaire")
    table.next_round()
    table.decide("call another", CALL, STOP)
    table.cast(table.red, "Goblin Legionnaire")
    assert len(table.find_all("Goblin Legionnaire")) == 5


def test_whoever_has_none_left_is_asked_all_the_same_as_long_as_he_has_a_book() -> None:
    table = legion(1)
    table.book(RED, "Leather Belt")
    table.cast(table.red, "Goblin Legionnaire")
    assert asked(table) == 1
    assert len(table.find_all("Goblin Legionnaire")) == 1


@pytest.mark.parametrize("mana", [3, 6])
def test_without_the_mana_nobody_is_asked(mana: int) -> None:
    table = legion(3, mana)
    table.cast(table.red, "Goblin Legionnaire")
    assert asked(table) == 0


def test_they_come_into_the_same_zone() -> None:
    table = Table(red="Warlord")
    table.book(RED, "Goblin Legionnaire")
    table.decide("call another", CALL)
    table.cast(table.red, "Goblin Legionnaire", "C1")
    assert [table.place(each) for each in table.find_all("Goblin Legionnaire")] == ["C1", "C1"]

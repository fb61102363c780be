"""Gear Up: up to three pieces of equipment at once, each at its price."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import STOP
from tests.kit.table import RED, Refused


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Warlord")
    table.book(RED, "Leather Belt", "Leather Vest", "Tempered Faulds", "Strategist's Helm", "Elven Soldier")
    return table


def piece(name: str) -> tuple[str, str]:
    return ("gear up", name)


def test_three_pieces_are_cast_and_paid_for(table: AcademyTable) -> None:
    table.decide("gear up", *(piece(each) for each in ("Leather Belt", "Leather Vest", "Tempered Faulds")))
    table.cast(table.red, "Gear Up", table.red)
    assert table.armor(table.red) == 3
    assert table.red.mana == 50 - 2 - 2 - 2 - 4
    assert table.in_book(RED, "Leather Belt") == 0
    assert table.in_book(RED, "Strategist's Helm") == 1


def test_fewer_will_do(table: AcademyTable) -> None:
    table.decide("gear up", piece("Leather Belt"), STOP)
    table.cast(table.red, "Gear Up", table.red)
    assert table.armor(table.red) == 1


def test_only_equipment_he_can_pay_for(table: AcademyTable) -> None:
    table.mana(RED, 5)
    table.decide("gear up", STOP)
    table.cast(table.red, "Gear Up", table.red)
    (request,) = [each for each in table.asked if each.kind == "gear up"]
    assert {answer[1] for answer in request.options if answer != STOP} == {
        "Leather Belt",
        "Leather Vest",
        "Strategist's Helm",
    }


def test_it_is_for_himself(table: AcademyTable) -> None:
    with pytest.raises(Refused):
        table.cast(table.red, "Gear Up", table.blue)

"""Volcano: it erupts with its last token."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_everything_in_the_zone_is_attacked_and_it_is_gone(table: AcademyTable) -> None:
    table.cast(table.red, "Volcano")
    volcano, brute = table.find("Volcano"), table.put(make_creature("Brute"), BLUE)
    table.upkeep()
    assert (volcano.in_play, brute.damage) == (True, 0)
    table.always("order", lambda request: request.options[0])
    for _ in range(3):
        table.dice("1 0 0 0", effect=1)
    table.upkeep()
    assert [each.damage for each in (table.red, table.blue, brute)] == [1, 1, 1]
    assert not volcano.in_play


def test_destroyed_before_it_does_not_erupt(table: AcademyTable) -> None:
    table.cast(table.red, "Volcano")
    volcano = table.find("Volcano")
    volcano.damage = 5
    brute = table.put(make_creature("Brute"), BLUE)
    table.dice("2 2 2")
    table.attack(brute, "Strike", volcano)
    assert not volcano.in_play
    assert table.red.damage == 0


def test_it_does_not_attack_otherwise() -> None:
    table = Table()
    table.move_to(table.red, "B2")
    table.cast(table.red, "Volcano", "B2")
    assert not any(option[0] == "attack" for option in table.between(RED))

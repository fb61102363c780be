"""Thunderstorm: lightning with every token that goes."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_three_strikes_and_it_is_gone(table: AcademyTable) -> None:
    table.cast(table.red, "Thunderstorm")
    storm, brute = table.find("Thunderstorm"), table.put(make_creature("Brute"), BLUE)
    for number in (1, 2, 3):
        assert storm.in_play
        table.decide("attack whom", take(brute))
        table.dice("1 0 0", effect=1)
        table.upkeep()
        assert brute.damage == number
    assert not storm.in_play


def test_alone_with_it_the_enemy_mage_is_struck(table: AcademyTable) -> None:
    table.cast(table.red, "Thunderstorm")
    table.dice("1 0 0", effect=1)
    table.upkeep()
    assert (table.red.damage, table.blue.damage) == (0, 1)


def test_tokens_of_others_do_not_matter(table: AcademyTable) -> None:
    table.cast(table.red, "Thunderstorm")
    table.cast(table.blue, "Wispswillow Amulet", table.blue)
    table.dice("1 0 0", effect=1)
    table.upkeep()
    assert len(table.attacks()) == 1


def test_not_in_the_rounds_of_peace() -> None:
    table = AcademyTable(round=1)
    table.cast(table.red, "Thunderstorm")
    table.next_round()
    assert table.blue.damage == 0


def test_it_does_not_attack_otherwise(table: AcademyTable) -> None:
    table.cast(table.red, "Thunderstorm")
    assert not any(option[0] == "attack" for option in table.between(RED))


def test_in_the_arena_nobody_in_the_zone_is_struck_at_all() -> None:
    table = Table()
    table.move_to(table.red, "B1")
    table.cast(table.red, "Thunderstorm", "B2")
    table.upkeep()
    assert table.attacks() == []

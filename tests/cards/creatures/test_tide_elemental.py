"""Tide Elemental: it puts out fires."""

import pytest

from mageduel.facts.conditions import BURN
from tests.kit.academy import AcademyTable
from tests.kit.answers import ability
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_all_burns_on_one_object_go_out(table: AcademyTable) -> None:
    tide, brute = table.put("Tide Elemental", RED), table.put(make_creature("Brute"), RED)
    table.condition(brute, BURN, 3)
    table.condition(table.red, BURN)
    table.act(tide, ability(tide, "Quench", brute))
    assert (brute.conditions, table.red.conditions) == ({}, {BURN: 1})


def test_only_what_burns(table: AcademyTable) -> None:
    tide, brute = table.put("Tide Elemental", RED), table.put(make_creature("Brute"), BLUE)
    assert not any(option[0] == "ability" for option in table.actions(tide))
    table.condition(brute, BURN)
    assert ability(tide, "Quench", brute) in table.actions(tide)


def test_in_its_zone() -> None:
    table = Table()
    tide, brute = table.put("Tide Elemental", RED, "B2"), table.put(make_creature("Brute"), RED, "B3")
    table.condition(brute, BURN)
    assert ability(tide, "Quench", brute) not in table.actions(tide)


def test_frost_attacks_roll_two_dice_more(table: AcademyTable) -> None:
    tide, golem = table.put("Tide Elemental", BLUE), table.put("Ice Golem", RED)
    assert table.odds(golem, "Frosty Fists", tide).dice.value == 5


def test_normal_damage_runs_off(table: AcademyTable) -> None:
    tide, brute = table.put("Tide Elemental", BLUE), table.put(make_creature("Brute"), RED)
    table.dice("2 2 1*")
    table.attack(brute, "Strike", tide)
    assert tide.damage == 1

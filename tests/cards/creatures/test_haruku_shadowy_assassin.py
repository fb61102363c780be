"""Haruku, Shadowy Assassin: no target while he has still to act, and a blade for those who have acted."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk")


def test_nothing_is_aimed_at_him_while_he_is_active(table: AcademyTable) -> None:
    haruku = table.put("Haruku, Shadowy Assassin", RED)
    assert table.why_no_attack(table.blue, "Basic Melee Attack", haruku) == "stealthy"
    assert table.why_no_cast(table.blue, "Lightning Jolt", haruku) == "stealthy"
    assert table.why_no_cast(table.blue, "Shrink", haruku) == "stealthy"


def test_nor_by_his_own_side(table: AcademyTable) -> None:
    haruku = table.put("Haruku, Shadowy Assassin", RED)
    assert table.why_no_cast(table.red, "Bear Strength", haruku) == "stealthy"


def test_when_he_has_acted_he_is_a_target_like_any_other(table: AcademyTable) -> None:
    haruku = table.put("Haruku, Shadowy Assassin", RED)
    table.dice("0 0 0 0")
    table.act(haruku, attack(haruku, "Backstab", table.blue))
    table.dice("1 1")
    table.attack(table.blue, "Basic Melee Attack", haruku)
    assert haruku.damage == 2


def test_he_can_be_aimed_at_in_the_round_he_comes(table: AcademyTable) -> None:
    haruku = table.summon("Haruku, Shadowy Assassin", RED)
    assert table.why_no_cast(table.blue, "Lightning Jolt", haruku) is None
    table.next_round()
    assert table.why_no_cast(table.blue, "Lightning Jolt", haruku) == "stealthy"


def test_what_strikes_the_whole_zone_strikes_him(table: AcademyTable) -> None:
    haruku = table.put("Haruku, Shadowy Assassin", RED)
    table.decide("order", ("next", haruku.id))
    table.dice("1 1 1", effect=1)
    table.dice("0 0 0", effect=1)
    table.cast(table.blue, "Telekinetic Burst")
    assert haruku.damage == 3


@pytest.mark.parametrize(("active", "damage"), [(True, 1), (False, 3)])
def test_his_blade_finds_the_gaps_of_those_who_have_acted(table: AcademyTable, active: bool, damage: int) -> None:
    haruku = table.put("Haruku, Shadowy Assassin", RED)
    foe = table.put(make_creature("Foe", armor=3), BLUE, active=active)
    table.dice("1 1 1 1")
    table.attack(haruku, "Backstab", foe)
    assert foe.damage == damage

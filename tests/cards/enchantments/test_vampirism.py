"""Vampirism: melee attacks of its bearer heal it."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_half_of_the_damage_dealt_heals_rounded_up(table: Table) -> None:
    wolf, grizzly = table.put("Timber Wolf", RED, damage=5), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Vampirism", wolf)
    table.dice("2* 1* 0 0")
    table.attack(wolf, "Bite", grizzly)
    assert wolf.damage == 3


def test_ranged_attacks_heal_nothing(table: Table) -> None:
    archer, grizzly = table.put("Royal Archer", RED, "B1", damage=5), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Vampirism", archer)
    table.dice("2* 1* 0 0")
    table.attack(archer, "Longbow", grizzly)
    assert archer.damage == 5


def test_there_is_no_blood_in_the_nonliving(table: Table) -> None:
    wolf, sentry = table.put("Timber Wolf", RED, damage=5), table.put("Skeletal Sentry", BLUE)
    table.attach("Vampirism", wolf)
    table.dice("2* 1* 0 0")
    table.attack(wolf, "Bite", sentry)
    assert wolf.damage == 5

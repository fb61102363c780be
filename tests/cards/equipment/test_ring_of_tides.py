"""Ring of Tides: with the initiative, water obeys its wearer better."""

import pytest

from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Siren")
    table.move_to(table.red, "B1")
    table.attach("Ring of Tides", table.red)
    return table


def target(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B2")


def test_a_hydro_spell_has_a_die_more_and_two_on_the_effect_roll(table: Table) -> None:
    wolf = target(table)
    table.dice("0 0 0 0", effect=5)
    table.cast(table.red, "Swell", wolf)
    assert (table.rolled, table.place(wolf)) == ([4], "B3")


def test_so_has_her_trident_but_not_its_plain_thrust(table: Table) -> None:
    wolf = target(table)
    trident = table.attach("Shoalsdeep Trident", table.red)
    table.dice("0 0 0 0", effect=2)
    table.attack(table.red, "Wave Blast", wolf, source=trident)
    table.move_to(wolf, "B1")
    table.dice("0 0 0 0", effect=4)
    table.attack(table.red, "Spearpoint Thrust", wolf, source=trident)
    assert [each.effect_total for each in table.attacks()] == [4, 4]
    assert table.rolled == [4, 4]


def test_without_the_initiative_it_is_a_ring(table: Table) -> None:
    wolf = target(table)
    table.initiative(BLUE)
    table.dice("0 0 0", effect=5)
    table.cast(table.red, "Swell", wolf)
    assert (table.rolled, table.place(wolf)) == ([3], "B2")


def test_others_gain_nothing_by_it(table: Table) -> None:
    caller, wolf = table.put("Shoalsdeep Tidecaller", RED, "B2"), target(table)
    table.dice("0 0 0 0 0", effect=1)
    table.attack(caller, "Riptide", wolf)
    assert [each.effect_total for each in table.attacks()] == [5]

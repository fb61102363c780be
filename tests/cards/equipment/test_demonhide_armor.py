"""Demonhide Armor: armor, and a damage barrier of one die whose damage is all critical."""

import pytest

from mageduel.rules.objects.characteristics import armor
from tests.kit.ledger import rule
from tests.kit.table import RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(blue="Warlock")
    table.move_to(table.blue, "B2")
    table.attach("Demonhide Armor", table.blue)
    return table


def test_the_wearer_has_two_more_armor(table: Table) -> None:
    assert armor(table.blue) == 2


def test_whoever_hits_the_wearer_runs_into_the_barrier(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.dice("2 1 0 0 2")
    table.attack(wolf, "Bite", table.blue)
    assert table.blue.damage == 1
    assert wolf.damage == 2


def test_a_second_hit_in_the_round_finds_no_barrier(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.dice("0 0 0 0 1")
    table.attack(wolf, "Bite", table.blue)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", table.blue)
    assert wolf.damage == 1


def test_arrows_do_not_meet_it(table: Table) -> None:
    archer = table.put("Royal Archer", RED, "B3")
    table.dice("1 1 1 1")
    table.attack(archer, "Longbow", table.blue)
    assert archer.damage == 0


@rule("sup.rules.restriction-cast")
def test_only_a_dark_mage_can_cast_it(table: Table) -> None:
    with pytest.raises(Refused):
        table.cast(table.red, "Demonhide Armor", table.red)

"""Cobra Reflexes: one attack a round may be avoided on a 7 or more."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_it_is_rolled_for_and_used_up_for_the_round(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    reflexes = table.attach("Cobra Reflexes", fox)
    table.decide("defend", ("defend", reflexes.id))
    table.effect(7)
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 0
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 1


def test_a_six_is_not_enough(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    reflexes = table.attach("Cobra Reflexes", fox)
    table.decide("defend", ("defend", reflexes.id))
    table.dice("1 0 0 0")
    table.effect(6)
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 1


def test_hidden_it_is_of_no_use(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.hide("Cobra Reflexes", fox)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 1

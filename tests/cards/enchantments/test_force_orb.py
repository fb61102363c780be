"""Force Orb: a Defense against ranged attacks that no condition weakens."""

import pytest

from mageduel.facts.conditions import DAZE, STUN
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_an_arrow_is_avoided_on_an_eight(table: Table) -> None:
    archer, fox = table.put("Royal Archer", RED, "B1"), table.put("Bitterwood Fox", BLUE)
    orb = table.attach("Force Orb", fox)
    table.decide("defend", ("defend", orb.id))
    table.effect(8)
    table.attack(archer, "Longbow", fox)
    assert fox.damage == 0


def test_it_is_of_no_use_in_melee(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Force Orb", fox)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 1


def test_a_stunned_and_dazed_bearer_rolls_without_penalty(table: Table) -> None:
    archer, fox = table.put("Royal Archer", RED, "B1"), table.put("Bitterwood Fox", BLUE)
    orb = table.attach("Force Orb", fox)
    table.condition(fox, STUN)
    table.condition(fox, DAZE)
    table.decide("defend", ("defend", orb.id))
    table.effect(8)
    table.attack(archer, "Longbow", fox)
    assert fox.damage == 0


def test_a_seven_is_not_enough(table: Table) -> None:
    archer, fox = table.put("Royal Archer", RED, "B1"), table.put("Bitterwood Fox", BLUE)
    orb = table.attach("Force Orb", fox)
    table.decide("defend", ("defend", orb.id))
    table.effect(7)
    table.dice("1 0 0 0")
    table.attack(archer, "Longbow", fox)
    assert fox.damage == 1

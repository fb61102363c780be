"""Force Sword: a Defense in melee that no condition weakens."""

import pytest

from mageduel.facts.conditions import CRIPPLE, DAZE, STUN
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_bite_is_avoided_on_an_eight(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    sword = table.attach("Force Sword", fox)
    table.decide("defend", ("defend", sword.id))
    table.effect(8)
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 0


def test_it_is_of_no_use_against_arrows(table: Table) -> None:
    archer, fox = table.put("Royal Archer", RED, "B1"), table.put("Bitterwood Fox", BLUE)
    table.attach("Force Sword", fox)
    table.dice("1 0 0 0")
    table.attack(archer, "Longbow", fox)
    assert fox.damage == 1


@rule("core.condition.incapacitated-defense-exception-stated")
def test_it_parries_for_the_incapacitated_the_dazed_and_the_restrained(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    sword = table.attach("Force Sword", fox)
    for condition in (STUN, DAZE, CRIPPLE):
        table.condition(fox, condition)
    table.decide("defend", ("defend", sword.id))
    table.effect(8)
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 0


@rule("core.example.warlock-two-defenses")
def test_of_two_defenses_one_is_chosen_and_then_used_up_for_the_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    table.move_to(table.blue, "B2")
    sword, bracers = table.attach("Force Sword", table.blue), table.attach("Deflection Bracers", table.blue)
    for item in (bracers, sword):
        table.decide("defend", ("defend", item.id))
        table.effect(12)
        table.attack(wolf, "Bite", table.blue)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", table.blue)
    assert table.blue.damage == 1
    table.reset()
    table.decide("defend", ("defend", bracers.id))
    table.effect(12)
    table.attack(wolf, "Bite", table.blue)
    assert table.blue.damage == 1

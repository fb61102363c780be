"""Block: the next attack on its bearer is avoided, if it can be."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule("core.mandatory.must-reveal-on-trigger", "core.mandatory.example-block-forced")
def test_an_attack_turns_block_up_and_is_avoided(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    block = table.hide("Block", fox)
    table.decide("pay reveal", ("pay",))
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 0
    assert not table.in_play(block)
    assert table.blue.mana == 50 - 2


def test_an_unavoidable_attack_destroys_block_without_effect(table: Table) -> None:
    brogan, fox = table.put("Brogan Bloodstone", RED), table.put("Bitterwood Fox", BLUE)
    block = table.hide("Block", fox)
    table.decide("pay reveal", ("pay",))
    table.dice("1 1 0 0")
    table.attack(brogan, "Vorpal Blade", fox)
    assert fox.damage == 2
    assert not table.in_play(block)


@rule("core.mandatory.cost-may-be-declined", "core.mandatory.example-block-decline-cost")
def test_its_controller_may_let_it_go_unpaid(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    block = table.hide("Block", fox)
    table.decide("pay reveal", ("forfeit",))
    table.dice("1 1 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 2
    assert table.blue.mana == 50
    assert not table.in_play(block)

"""Hellfire Trap: flames attack the first enemy who enters."""

import pytest

from mageduel.facts.conditions import BURN
from tests.kit.answers import NOTHING, PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_an_enemy_who_walks_in_is_attacked(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    trap = table.hide("Hellfire Trap", "B3", RED)
    table.dice("2 2 1* 0", effect=9)
    table.decide("pay reveal", PAY)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.damage == 3
    assert wolf.conditions[BURN] == 2
    assert table.red.mana == 50 - 2
    assert not table.in_play(trap)


def test_whoever_is_immune_to_flames_is_not_hurt(table: Table) -> None:
    hellion = table.put("Flaming Hellion", BLUE, "B2")
    trap = table.hide("Hellfire Trap", "B3", RED)
    table.decide("pay reveal", PAY)
    table.act(hellion, ("move", "B3"), NOTHING)
    assert hellion.damage == 0
    assert not table.in_play(trap)


def test_friends_walk_in_unharmed(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    trap = table.hide("Hellfire Trap", "B3", RED)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.damage == 0
    assert trap.hidden


def test_unpaid_it_fizzles_out(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    trap = table.hide("Hellfire Trap", "B3", RED)
    table.decide("pay reveal", ("forfeit",))
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.damage == 0
    assert not table.in_play(trap)


@rule("core.trap.zone-without-enemies")
def test_it_cannot_be_laid_where_an_enemy_stands(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C2")
    table.put("Timber Wolf", RED, "B1")
    table.put("Mana Crystal", BLUE, "B1")
    assert "C2" not in [each[3] for each in table.cast_options(table.red, "Hellfire Trap")]
    assert "B1" in [each[3] for each in table.cast_options(table.red, "Hellfire Trap")]
    table.move_to(fox, "A1")
    table.cast(table.red, "Hellfire Trap", "C2")


@rule("sup.rules.other-unavoidable-attacks-force-block")
def test_its_attack_turns_a_block_up_for_nothing(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    block = table.hide("Block", wolf, BLUE)
    table.hide("Hellfire Trap", "B3", RED)
    table.dice("2 2 0 0", effect=1)
    table.decide("pay reveal", PAY, PAY)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.damage == 2
    assert not table.in_play(block)

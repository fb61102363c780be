"""Purify: poison conditions for their removal costs, poison enchantments for what they cost."""

import pytest

from mageduel.facts.conditions import BURN, CRIPPLE, ROT, TAINTED, WEAK
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Priestess")
    table.move_to(table.red, "B2")
    return table


@rule("core.codex.removal-cost-definition", "codex.removal-cost.meaning", "core.condition.removal-cost-printed")
def test_the_markers_named_go_for_the_sum_of_their_removal_costs(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, CRIPPLE)
    table.condition(wolf, TAINTED)
    table.cast(table.red, "Purify", wolf, "Cripple + Tainted")
    assert not wolf.conditions
    assert table.red.mana == 50 - 4 - 3


@rule("core.condition.partial-removal")
def test_some_may_stay_and_stay_in_force(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, ROT, 3)
    table.condition(wolf, WEAK)
    table.cast(table.red, "Purify", wolf, "Rot + Rot")
    assert wolf.conditions == {ROT: 1, WEAK: 1}
    table.upkeep()
    assert wolf.damage == 1


def test_a_poison_enchantment_is_destroyed_for_its_full_cost(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, ROT)
    rot = table.attach("Ghoul Rot", wolf, BLUE)
    table.cast(table.red, "Purify", wolf, "Rot + Ghoul Rot")
    assert not table.in_play(rot)
    assert not wolf.conditions
    assert table.red.mana == 50 - 2 - 6


def test_nothing_but_revealed_poison_is_offered(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, BURN)
    table.hide("Ghoul Rot", wolf, BLUE)
    table.attach("Force Hold", wolf, BLUE)
    assert table.cast_options(table.red, "Purify") == []


def test_what_cannot_be_paid_for_is_not_offered(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, ROT, 2)
    table.red.mana = 3
    with pytest.raises(Refused):
        table.cast(table.red, "Purify", wolf, "Rot + Rot")
    table.cast(table.red, "Purify", wolf, "Rot")
    assert wolf.conditions == {ROT: 1}


@rule("core.condition.removal-needs-spell-or-ability", "sup.rules.removal-cost-needs-enabling-effect")
def test_mana_alone_takes_nothing_off() -> None:
    table = Table(red="Wizard")
    wolf = table.put("Timber Wolf", RED, "C1")
    table.condition(wolf, ROT)
    assert {each[0] for each in table.actions(table.red)} <= {"move", "guard", "nothing", "cast", "attack"}
    assert {each[2] for each in table.actions(table.red) if each[0] == "cast"} <= {"Arcane Zap"}

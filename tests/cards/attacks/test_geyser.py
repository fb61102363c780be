"""Geyser: water at what does not burn, and an end to the fire on what does."""

import pytest

from mageduel.facts.conditions import BURN, DAZE
from mageduel.state.events import AttackDeclared
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


def test_what_does_not_burn_is_attacked(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    table.dice("2 1 0", effect=5)
    table.cast(table.red, "Geyser", fox)
    assert fox.damage == 3
    assert DAZE in fox.conditions
    assert table.red.mana == 50 - 4


@rule("sup.spell.geyser-burn-removal-mandatory")
def test_what_burns_is_put_out_and_not_attacked_like_it_or_not(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    table.condition(fox, BURN, 3)
    table.cast(table.red, "Geyser", fox)
    assert (fox.damage, fox.conditions) == (0, {})
    assert not table.events(AttackDeclared)
    assert not table.asked


@rule("sup.spell.geyser-may-target-hydro-immune")
def test_a_burning_plant_can_be_put_out(table: Table) -> None:
    flower = table.put("Mana Flower", RED)
    table.condition(flower, BURN, 2)
    table.cast(table.red, "Geyser", flower)
    assert not flower.conditions
    assert flower.damage == 0


@rule("sup.spell.geyser-may-target-hydro-immune")
def test_a_plant_that_does_not_burn_takes_no_harm(table: Table) -> None:
    flower = table.put("Mana Flower", BLUE)
    table.cast(table.red, "Geyser", flower)
    assert (flower.damage, flower.conditions) == (0, {})


def test_two_zones_are_too_far(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B4")
    with pytest.raises(Refused):
        table.cast(table.red, "Geyser", wolf)

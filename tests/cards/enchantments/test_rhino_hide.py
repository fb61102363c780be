"""Rhino Hide: two points of armor."""

import pytest

from mageduel.facts.conditions import CORRODE
from mageduel.rules.objects.characteristics import armor
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_armor_rises_by_two(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Rhino Hide", fox)
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 2


def test_on_a_mage_it_costs_one_more(table: Table) -> None:
    hide = table.hide("Rhino Hide", table.red)
    table.reveal_after("Reset Phase", hide)
    table.reset()
    assert table.red.mana == 50 - 3
    assert armor(table.red) == 2


@rule("core.reveal.example-rhino-hide-in-time", "core.reveal.window-end-of-step")
def test_revealed_after_the_avoid_attack_step_it_counts_for_that_attack(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    hide = table.hide("Rhino Hide", fox)
    table.reveal_after("Avoid Attack", hide)
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 2


@rule("core.reveal.example-rhino-hide-too-late", "core.reveal.not-retroactive")
def test_revealed_after_the_damage_it_takes_nothing_back(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    hide = table.hide("Rhino Hide", fox)
    table.reveal_after("Damage and Effects", hide)
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 4
    assert armor(fox) == 2


@rule("sup.codex.corrode-excess-removed-when-armor-drops")
def test_when_it_goes_corrode_without_armor_goes_too(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C1")
    hide = table.attach("Rhino Hide", fox)
    table.condition(fox, CORRODE, 2)
    assert armor(fox) == 0
    table.cast(table.red, "Dispel", hide)
    assert CORRODE not in fox.conditions

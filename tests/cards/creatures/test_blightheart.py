"""Blightheart: whoever has acted already bleeds more easily."""

import pytest

from mageduel.facts.conditions import BLEED, ROT
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Siren")


def test_against_the_inactive_the_effect_roll_is_four_higher(table: Table) -> None:
    captain, wolf = table.put("Blightheart", RED), table.put("Timber Wolf", BLUE, active=False)
    table.dice("0 0 0 0", effect=9)
    table.attack(captain, "Blighted Cutlass", wolf)
    assert wolf.conditions == {BLEED: 1, ROT: 1}


def test_against_the_active_it_is_not(table: Table) -> None:
    captain, wolf = table.put("Blightheart", RED), table.put("Timber Wolf", BLUE)
    table.dice("0 0 0 0", effect=6)
    table.attack(captain, "Blighted Cutlass", wolf)
    assert not wolf.conditions


def test_conjurations_are_neither(table: Table) -> None:
    captain, flower = table.put("Blightheart", RED), table.put("Mana Flower", BLUE)
    table.dice("0 0 0 0", effect=9)
    table.attack(captain, "Blighted Cutlass", flower)
    assert [each.effect_total for each in table.attacks()] == [9]


def test_striking_back_brings_him_nothing(table: Table) -> None:
    captain, wolf = table.put("Blightheart", RED), table.put("Timber Wolf", BLUE, active=False)
    table.guard(captain)
    table.decide("counterstrike", take(captain))
    table.dice("0 0 0 0")
    table.dice("0 0 0 0", effect=6)
    table.attack(wolf, "Bite", captain)
    assert not wolf.conditions

"""Healing Charm: four dice of healing when it is revealed, once."""

import pytest

from mageduel.facts.traits import FINITE_LIFE
from mageduel.rules.conditions.lasting import grant_for_a_while
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_its_bearer_heals_what_four_dice_show_and_it_is_gone(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=9)
    charm = table.hide("Healing Charm", wolf)
    table.dice("2 1* 1 0")
    table.reveal(charm)
    assert wolf.damage == 5
    assert not table.in_play(charm)
    assert table.red.mana == 50 - 3


def test_no_more_than_the_damage_there_is(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=1)
    charm = table.hide("Healing Charm", wolf)
    table.dice("2 2 2 2")
    table.reveal(charm)
    assert wolf.damage == 0


def test_finite_life_cannot_be_healed(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=5)
    grant_for_a_while(wolf, FINITE_LIFE, source="a test")
    charm = table.hide("Healing Charm", wolf)
    table.dice("2 2 2 2")
    table.reveal(charm)
    assert wolf.damage == 5
    assert not table.in_play(charm)

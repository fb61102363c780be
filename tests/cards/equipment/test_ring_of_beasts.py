"""Ring of Beasts: one animal creature a round costs the wearer one mana less."""

import pytest

from tests.kit.answers import DECLINE
from tests.kit.table import Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Beastmaster")
    table.move_to(table.red, "B2")
    table.attach("Ring of Beasts", table.red)
    return table


def test_the_first_animal_of_a_round_costs_one_less(table: Table) -> None:
    table.decide("offer", DECLINE)
    table.cast(table.red, "Timber Wolf", "B2")
    assert table.red.mana == 50 - 8
    table.decide("offer", DECLINE)
    table.cast(table.red, "Timber Wolf", "B2")
    assert table.red.mana == 50 - 8 - 9
    table.reset()
    table.decide("offer", DECLINE)
    table.cast(table.red, "Timber Wolf", "B2")
    assert table.red.mana == 50 - 8 - 9 - 8


def test_a_creature_that_is_no_animal_costs_the_same(table: Table) -> None:
    table.cast(table.red, "Asyran Cleric", "B2")
    assert table.red.mana == 50 - 5


def test_a_spell_about_animals_is_no_animal(table: Table) -> None:
    table.cast(table.red, "Call of the Wild", None)
    assert table.red.mana == 50 - (table.card("Call of the Wild").cost or 0)

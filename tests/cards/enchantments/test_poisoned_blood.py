"""Poisoned Blood: its bearer neither heals nor gains Life."""

import pytest

from mageduel.state.events import SpellResolved
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule("sup.spell.example-poisoned-blood-vs-heal")
def test_revealed_in_time_it_makes_a_heal_heal_nothing(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1", damage=5)
    blood = table.hide("Poisoned Blood", wolf, BLUE)
    table.reveal_after("Counter Spell", blood)
    table.dice("1 1 1 1 1 1 1 1")
    spell = table.cast(table.red, "Heal", wolf)
    assert wolf.damage == 5
    assert not spell.is_canceled
    assert [event.spell for event in table.events(SpellResolved)] == [spell]


def test_regenerating_is_over(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", RED, damage=5)
    table.attach("Poisoned Blood", hydra, BLUE)
    table.upkeep()
    assert hydra.damage == 5


def test_hidden_it_stops_no_healing(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", RED, damage=5)
    table.hide("Poisoned Blood", hydra, BLUE)
    table.upkeep()
    assert hydra.damage == 3


def test_the_poison_immune_have_nothing_to_fear(table: Table) -> None:
    immune = table.put(make_creature("Immune", traits=["Poison Immunity"]), BLUE, "C1")
    with pytest.raises(Refused):
        table.cast(table.red, "Poisoned Blood", immune)

"""Kraken: its tentacles drag a creature in and then hold it."""

import pytest

from mageduel.facts.conditions import GRAPPLE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Siren")


@rule("sup.spell.kraken-snatch-before-grapple")
def test_it_snatches_first_and_grapples_then(table: Table) -> None:
    kraken, wolf = table.put("Kraken", RED, "B2"), table.put("Timber Wolf", BLUE, "B3")
    table.dice("0 0 0", effect=5)
    table.attack(kraken, "Tentacle Grasp", wolf)
    assert table.place(wolf) == "B2"
    assert wolf.held_by is kraken
    assert GRAPPLE in wolf.conditions


def test_in_its_own_zone_it_only_grapples(table: Table) -> None:
    kraken, wolf = table.put("Kraken", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.dice("0 0 0", effect=5)
    table.attack(kraken, "Tentacle Grasp", wolf)
    assert table.place(wolf) == "B2"
    assert wolf.held_by is kraken


@rule("sup.spell.kraken-grapple-fails-if-not-pulled-in")
def test_who_is_not_pulled_in_is_not_held(table: Table) -> None:
    kraken = table.put("Kraken", RED, "B2")
    rock = table.put(make_creature("Rock", life=9, traits=["Unmovable"]), BLUE, "B3")
    table.dice("0 0 0", effect=12)
    table.attack(kraken, "Tentacle Grasp", rock)
    assert table.place(rock) == "B3"
    assert GRAPPLE not in rock.conditions
    assert not kraken.preys


def test_a_low_roll_does_neither(table: Table) -> None:
    kraken, wolf = table.put("Kraken", RED, "B2"), table.put("Timber Wolf", BLUE, "B3")
    table.dice("0 0 0", effect=4)
    table.attack(kraken, "Tentacle Grasp", wolf)
    assert table.place(wolf) == "B3"
    assert not wolf.conditions

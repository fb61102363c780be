"""Hydrothermal Vent: boiling water attacks the first enemy who enters."""

import pytest

from mageduel.facts.conditions import STUN
from tests.kit.answers import FORFEIT, NOTHING, PAY, move
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Siren")


@rule("sup.spell.hydrothermal-vent-mandatory-reveal", "sup.spell.hydrothermal-vent-itself-attacks-then-destroyed")
def test_an_enemy_who_walks_in_springs_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    vent = table.hide("Hydrothermal Vent", "B3", RED)
    table.dice("1* 0 0 0 0", effect=9)
    table.decide("pay reveal", PAY)
    table.push(wolf, "east")
    assert wolf.damage == 1
    assert wolf.conditions == {STUN: 1}
    assert table.red.mana == 50 - 2
    assert not table.in_play(vent)
    assert [each.attacker for each in table.attacks()] == [vent]


@rule("sup.spell.hydrothermal-vent-cheaper-on-aquatic-terrain")
def test_on_aquatic_terrain_it_costs_one_less(table: Table) -> None:
    for zone, terrain, cost in (("B3", "Swamp", 1), ("A3", "Elephant Grass", 2)):
        before = table.red.mana
        table.put(terrain, BLUE, zone)
        wolf = table.put("Shoalsdeep Thrasher", BLUE, "A2" if zone == "A3" else "B2")
        table.hide("Hydrothermal Vent", zone, RED)
        table.dice("0 0 0 0 0", effect=1)
        table.decide("pay reveal", PAY)
        table.push(wolf, "east")
        assert before - table.red.mana == cost


def test_friends_walk_in_unharmed(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    vent = table.hide("Hydrothermal Vent", "B3", RED)
    table.act(wolf, move("B3"), NOTHING)
    assert vent.hidden


def test_unpaid_it_is_lost(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    vent = table.hide("Hydrothermal Vent", "B3", RED)
    table.decide("pay reveal", FORFEIT)
    table.act(wolf, move("B3"), NOTHING)
    assert wolf.damage == 0
    assert not table.in_play(vent)

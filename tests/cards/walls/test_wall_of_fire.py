"""Wall of Fire: burns whoever walks through it."""

import pytest

from mageduel.facts.conditions import BURN
from tests.kit.answers import NOTHING, PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

WATER_SPIRIT = make_creature(
    "Water Spirit", attack=[{"name": "Splash", "kind": "melee", "action": "quick", "dice": 3, "damage": "hydro"}]
)


@pytest.fixture
def table() -> Table:
    return Table()


def test_it_attacks_whoever_passes_and_lets_him_through(table: Table) -> None:
    table.wall("Wall of Fire", "B1|B2", BLUE)
    wolf = table.put("Timber Wolf", RED, "B1")
    table.dice("2 2 0 0 0", effect=10)
    table.act(wolf, ("move", "B2"), NOTHING)
    assert wolf.zone == table.zone("B2")
    assert wolf.damage == 2
    assert wolf.conditions == {BURN: 2}


def test_the_flame_proof_walk_through_unharmed(table: Table) -> None:
    table.wall("Wall of Fire", "B1|B2", BLUE)
    imp = table.put("Firebrand Imp", RED, "B1")
    table.act(imp, ("move", "B2"), NOTHING)
    assert (imp.damage, imp.conditions) == (0, {})
    assert imp.zone == table.zone("B2")


@rule("sup.spell.wall-of-fire-unavoidable", "core.wall.passage-attack-unavoidable")
def test_no_defense_helps(table: Table) -> None:
    table.wall("Wall of Fire", "B1|B2", BLUE)
    knight = table.put("Knight of Westlock", RED, "B1")
    block = table.hide("Block", knight)
    table.dice("2* 0 0 0 0", effect=1)
    table.decide("pay reveal", PAY)
    table.act(knight, ("move", "B2"), NOTHING)
    assert knight.damage == 2
    assert not table.in_play(block)


def test_hydro_attacks_strike_it_as_if_it_had_a_body(table: Table) -> None:
    wall = table.wall("Wall of Fire", "B1|B2", BLUE)
    spirit = table.put(WATER_SPIRIT, RED, "B1")
    table.dice("2 2 0 0 0 0")  # three dice more against fire
    table.attack(spirit, "Splash", wall)
    assert wall.damage == 4


def test_other_attacks_go_through_it_for_the_most_part(table: Table) -> None:
    wall = table.wall("Wall of Fire", "B1|B2", BLUE)
    wolf = table.put("Timber Wolf", RED, "B1")
    table.dice("2 2 1 0")
    table.attack(wolf, "Bite", wall)
    assert wall.damage == 1


@rule("core.incorporeal.wall-of-fire", "core.trait.climbing-corporeal-walls")
def test_there_is_nothing_on_it_to_climb(table: Table) -> None:
    table.wall("Wall of Fire", "B1|B2", BLUE)
    gorilla = table.put("Mountain Gorilla", RED, "B1")
    options = table.actions(gorilla)
    assert ("climb", "B2") not in options
    assert ("move", "B2") in options

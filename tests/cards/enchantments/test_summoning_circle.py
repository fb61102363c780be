"""Summoning Circle: its mage's creatures may appear there."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard", blue="Warlock")
    table.attach("Summoning Circle", "A4", RED)
    return table


@rule("sup.spell.summoning-circle-choice-on-resolution")
@pytest.mark.parametrize("zone", ["A4", "C1"])
def test_a_creature_its_mage_summons_appears_there_or_beside_him(table: Table, zone: str) -> None:
    table.decide("place", ("place", zone))
    table.cast(table.red, "Blue Gremlin", "C1")
    assert table.place(table.find("Blue Gremlin")) == zone


def test_walls_and_distance_do_not_matter(table: Table) -> None:
    table.wall("Wall of Stone", "A3|A4")
    table.wall("Wall of Stone", "A4|B4")
    table.decide("place", ("place", "A4"))
    table.cast(table.red, "Blue Gremlin", "C1")
    assert table.place(table.find("Blue Gremlin")) == "A4"


def test_neither_his_enemys_creatures_nor_those_of_spawnpoints(table: Table) -> None:
    table.move_to(table.blue, "B1")
    table.cast(table.blue, "Bitterwood Fox", "B1")
    assert table.place(table.find("Bitterwood Fox")) == "B1"
    lair = table.put("Lair", RED, "C2")
    table.prepare_for(lair, "Timber Wolf")
    table.decide("deploy", lambda request: next(each for each in request.options if each[0] == "deploy"))
    table.deploy()
    assert table.place(table.find("Timber Wolf")) == "C2"


def test_hidden_it_does_nothing() -> None:
    table = Table(red="Wizard")
    table.hide("Summoning Circle", "A4", RED)
    table.cast(table.red, "Blue Gremlin", "C1")
    assert table.place(table.find("Blue Gremlin")) == "C1"

"""Tataree: looks after the plants around her."""

import pytest

from mageduel.facts.traits import PEST
from mageduel.state.objects import Object
from tests.kit.answers import ability, move
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Druid")


@pytest.fixture
def tataree(table: Table) -> Object:
    return table.put("Tataree", RED, "B2")


def tended(table: Table, tataree: Object) -> set[tuple[object, ...]]:
    return {option[3:] for option in table.actions(tataree) if option[0] == "ability"}


def test_she_heals_a_plant_in_her_zone(table: Table, tataree: Object) -> None:
    snapper = table.put("Vine Snapper", RED, "B3", damage=4)
    table.act(tataree, move("B3"), ability(tataree, "Tend", snapper, "heal it"))
    assert snapper.damage == 3


def test_or_gives_mana_to_one_that_channels(table: Table, tataree: Object) -> None:
    tree = table.put("Vine Tree", RED, "B2")
    table.act(tataree, ability(tataree, "Tend", tree, "feed it"))
    assert (tree.mana, table.red.mana) == (1, 50)


def test_what_she_can_do_for_whom(table: Table, tataree: Object) -> None:
    foe = table.put("Vine Snapper", BLUE, "B2", damage=1)
    tree = table.put("Vine Tree", RED, "B2", damage=1)
    table.put("Vine Snapper", RED, "B2")
    table.put("Timber Wolf", RED, "B2", damage=3)
    table.put("Raptor Vine", RED, "B3", damage=3)
    assert tended(table, tataree) == {(foe.id, "heal it"), (tree.id, "heal it"), (tree.id, "feed it")}


def test_she_is_a_pest(table: Table, tataree: Object) -> None:
    assert table.has(tataree, PEST)

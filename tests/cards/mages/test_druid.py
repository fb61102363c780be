"""The Druid: Spreading Vines and Treebond."""

import pytest

from mageduel.facts.traits import LIFEBOND
from mageduel.rules.objects.characteristics import channeling
from mageduel.rules.objects.destroy import destroy, settle
from mageduel.state.objects import Object
from tests.kit.answers import ACCEPT, DECLINE, PASS, first
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Druid", blue="Beastmaster")


def bonded(table: Table) -> Object | None:
    found = table.find_all("Treebond")
    return found[0].attached_to if found else None


def test_what_her_card_says(table: Table) -> None:
    assert (table.life(table.red), table.armor(table.red), channeling(table.red)) == (30, 0, 9)


# Spreading Vines


@rule("sup.codex.vine-marker-placed-in-deployment", "sup.codex.vine-marker-legal-zones")
def test_each_deployment_phase_she_may_place_a_vine_marker(table: Table) -> None:
    table.decide("deploy", ("vine", "C1", 0))
    table.deploy()
    assert [table.place(each) for each in table.find_all("Vine Marker")] == ["C1"]
    table.reset()
    table.decide("deploy", ("vine", "C2", 0))
    table.deploy()
    assert len(table.find_all("Vine Marker")) == 2


def test_or_not(table: Table) -> None:
    table.decide("deploy", PASS)
    table.deploy()
    assert table.find_all("Vine Marker") == []


# Treebond


def bond(table: Table, name: str = "Vine Tree", zone: str = "C1") -> Object:
    table.decide("offer", ACCEPT)
    table.cast(table.red, name, zone)
    return table.find(name)


def test_a_tree_and_she_are_bound_and_both_gain(table: Table) -> None:
    tree = bond(table)
    assert bonded(table) is tree
    assert (table.life(tree), table.armor(tree), table.value(tree, LIFEBOND)) == (12, 2, 2)
    assert (table.life(table.red), channeling(table.red), channeling(tree)) == (34, 10, 1)
    assert table.life(table.blue) == 36


def test_she_may_wait_for_another_tree(table: Table) -> None:
    table.decide("offer", DECLINE)
    table.cast(table.red, "Vine Tree", "C1")
    assert (bonded(table), table.life(table.red)) == (None, 30)
    table.decide("offer", ACCEPT)
    table.cast(table.red, "Mohktari, Great Tree of Life", "C2")
    assert bonded(table) is table.find("Mohktari, Great Tree of Life")


@rule("sup.ability.treebond-target-friendly-tree")
def test_neither_enemy_trees_nor_other_plants_nor_a_tree_that_is_a_creature() -> None:
    table = Table(red="Druid", blue="Druid")
    table.decide("offer", lambda request: DECLINE if request.player == BLUE else ACCEPT)
    table.cast(table.blue, "Vine Tree", "A4")
    table.cast(table.red, "Mana Flower", "C1")
    table.cast(table.red, "Togorah, Forest Sentinel", "C1")
    assert bonded(table) is None


def test_there_is_one_bond(table: Table) -> None:
    tree = bond(table)
    table.cast(table.red, "Samara Tree", "C2")
    assert bonded(table) is tree


@rule("sup.ability.treebond-marker-lost-for-good")
def test_with_the_tree_the_bond_is_gone_for_good(table: Table) -> None:
    tree = bond(table)
    table.run(destroy(table.game, tree, A_TEST))
    assert (bonded(table), table.life(table.red), channeling(table.red)) == (None, 30, 9)
    table.cast(table.red, "Samara Tree", "C2")
    assert bonded(table) is None


def test_another_tree_that_is_destroyed_costs_nothing(table: Table) -> None:
    table.decide("offer", DECLINE)
    table.cast(table.red, "Vine Tree", "C1")
    table.run(destroy(table.game, table.find("Vine Tree"), A_TEST))
    table.decide("offer", ACCEPT)
    table.cast(table.red, "Samara Tree", "C2")
    assert bonded(table) is table.find("Samara Tree")


def test_her_life_may_hang_on_the_tree(table: Table) -> None:
    tree = bond(table)
    table.red.damage = 31
    table.run(destroy(table.game, tree, A_TEST))
    table.run(settle(table.game))
    assert not table.game.players[RED].is_alive


def test_damage_may_flow_along_the_bond(table: Table) -> None:
    tree = bond(table)
    table.red.damage = 5
    table.decide("upkeep order", first(tree, "Regenerate"))
    table.decide("lifebond", ("from mage", 2))
    table.upkeep()
    assert (table.red.damage, tree.damage) == (3, 2)

"""Vine Tree: a spawnpoint for vines that lets them spread once more, for a mage whose vines do spread."""

import pytest

from mageduel.facts.conditions import DISABLE
from mageduel.facts.library import card
from mageduel.facts.mages import playable_mages
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.objects.vines import spread_options
from mageduel.rules.planning.plans import plan_slots
from mageduel.state.objects import Object
from tests.kit.answers import PASS, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Druid", blue="Warlock")


@pytest.fixture
def tree(table: Table) -> Object:
    return table.put("Vine Tree", RED, "C1")


def prices(table: Table) -> set[object]:
    return {each[2] for each in spread_options(table.game, RED)}


def vines(table: Table) -> list[str | None]:
    return [table.place(each) for each in table.find_all("Vine Marker")]


def test_for_one_mana_a_second_vine_marker_is_placed(table: Table, tree: Object) -> None:
    table.decide("deploy", ("vine", "C1", 0), ("vine", "B1", 1))
    table.deploy()
    assert (vines(table), table.red.mana) == (["C1", "B1"], 49)


def test_not_a_third(table: Table, tree: Object) -> None:
    table.decide("deploy", ("vine", "C1", 0), ("vine", "C1", 1))
    table.deploy()
    assert prices(table) == set()
    table.reset()
    assert prices(table) == {0}


def test_the_second_is_declined_by_passing(table: Table, tree: Object) -> None:
    table.decide("deploy", ("vine", "C1", 0), PASS)
    table.deploy()
    assert (vines(table), table.red.mana) == (["C1"], 50)


def test_without_mana_there_is_no_second(table: Table, tree: Object) -> None:
    table.mana(RED, 0)
    table.decide("deploy", ("vine", "C1", 0))
    table.deploy()
    assert prices(table) == set()


def test_without_the_tree_there_is_no_second(table: Table) -> None:
    table.decide("deploy", ("vine", "C1", 0))
    table.deploy()
    assert (vines(table), prices(table)) == (["C1"], set())


def test_only_its_controller_spreads_more(table: Table) -> None:
    table.put("Vine Tree", BLUE, "A4")
    table.decide("deploy", ("vine", "C1", 0))
    table.deploy()
    assert prices(table) == set()
    assert spread_options(table.game, BLUE) == [], "nothing to add to"


@rule("codex.disable.loses")
def test_disabled_it_adds_nothing(table: Table, tree: Object) -> None:
    table.run(give_condition(table.game, tree, DISABLE))
    table.decide("deploy", ("vine", "C1", 0))
    table.deploy()
    assert prices(table) == set()


# The spawnpoint


def test_vine_creatures_and_conjurations_may_be_planned_for_it(table: Table, tree: Object) -> None:
    table.book(RED, "Vine Snapper", "Tanglevine", "Bloodspine Wall", "Burst of Thorns", "Timber Wolf", "Mana Flower")
    slot = next(each for each in plan_slots(table.game, RED) if each.holder is tree)
    assert {each.name for each in slot.cards} == {"Vine Snapper", "Tanglevine", "Bloodspine Wall"}


def test_it_casts_what_was_planned_in_the_deployment_phase(table: Table, tree: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B1")
    table.prepare_for(tree, "Tanglevine")
    table.decide("deploy", take("Tanglevine", wolf), PASS)
    table.deploy()
    assert table.find("Tanglevine").attached_to is wolf
    assert (table.find("Tanglevine").controller, table.red.mana) == (RED, 50 - 5)


def test_it_channels_for_itself(table: Table, tree: Object) -> None:
    table.channel()
    assert tree.mana == 1


# Who may have it


def test_it_is_the_druids_alone() -> None:
    tree = card("Vine Tree")
    assert [each.name for each in playable_mages().values() if each.may_use(tree)] == ["Druid"]

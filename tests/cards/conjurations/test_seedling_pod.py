"""Seedling Pod: with three mana on it, it bursts into one plant of its zone."""

import pytest

from mageduel.dsl.steps import PAY_SPELL_COSTS
from mageduel.rules.casting.declaring import cast_options
from mageduel.rules.planning.plans import plan_slots
from mageduel.rules.round.deployment import ready_spawnpoints
from mageduel.state.objects import Object
from tests.kit.answers import PASS, take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Druid", blue="Warlock")


@pytest.fixture
def pod(table: Table) -> Object:
    pod = table.put("Seedling Pod", RED, "B2")
    pod.mana = 3
    return pod


def deployed(table: Table, pod: Object, card: str) -> set[object]:
    """Where the pod could cast this."""
    table.prepare_for(pod, card)
    return {option[3] for option in cast_options(table.game, pod, quick=True, full=True)}


def test_it_casts_a_plant_and_is_destroyed(table: Table, pod: Object) -> None:
    table.always("deploy", PASS)
    table.prepare_for(pod, "Vine Snapper")
    table.decide("deploy", take("Vine Snapper"))
    table.deploy()
    assert (table.place(table.find("Vine Snapper")), table.in_play(pod), table.red.mana) == ("B2", False, 46)
    assert table.game.players[RED].discard == [pod.card]


def test_with_less_than_three_mana_it_waits(table: Table, pod: Object) -> None:
    pod.mana = 2
    table.prepare_for(pod, "Vine Snapper")
    assert ready_spawnpoints(table.game, RED) == []
    pod.mana = 3
    assert ready_spawnpoints(table.game, RED) == [pod]


def test_plant_creatures_and_conjurations_may_be_planned_for_it(table: Table, pod: Object) -> None:
    table.book(RED, "Vine Snapper", "Tanglevine", "Bloodspine Wall", "Mana Flower", "Timber Wolf", "Barkskin")
    slot = next(each for each in plan_slots(table.game, RED) if each.holder is pod)
    assert {each.name for each in slot.cards} == {"Vine Snapper", "Tanglevine", "Bloodspine Wall", "Mana Flower"}


def test_it_reaches_its_own_zone_what_is_in_it_and_its_borders(table: Table, pod: Object) -> None:
    here, near = table.put("Timber Wolf", BLUE, "B2"), table.put("Timber Wolf", BLUE, "B3")
    assert deployed(table, pod, "Mana Flower") == {"B2"}
    assert deployed(table, pod, "Tanglevine") == {here.id}
    assert deployed(table, pod, "Bloodspine Wall") == {"A2|B2", "B1|B2", "B2|B3", "B2|C2"}
    assert near.id not in deployed(table, pod, "Stranglevine")


def test_a_countered_spell_was_cast_and_ends_it_too(table: Table, pod: Object) -> None:
    table.always("deploy", PASS)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.prepare_for(pod, "Tanglevine")
    intervention = table.hide("Divine Intervention", wolf, BLUE)
    table.reveal_after(PAY_SPELL_COSTS, intervention, target=wolf)
    table.decide("teleport", ("teleport", "A1"))
    table.decide("deploy", take("Tanglevine", wolf))
    table.deploy()
    assert (table.in_play(pod), table.find_all("Tanglevine")) == (False, [])

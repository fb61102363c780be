"""Barracks: the more outposts, the more mana for soldiers."""

import pytest

from mageduel.rules.objects.characteristics import channeling
from mageduel.rules.planning.plans import plan_slots
from mageduel.rules.round.deployment import ready_spawnpoints
from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def barracks(table: Table) -> Object:
    return table.put("Barracks", RED, "B2")


def test_it_channels_one_for_each_outpost_up_to_three(table: Table, barracks: Object) -> None:
    assert channeling(barracks) == 1
    for zone, count in (("A1", 2), ("C4", 3), ("A4", 3)):
        table.put("Garrison Post", RED, zone)
        assert channeling(barracks) == count
    table.channel()
    assert barracks.mana == 3


def test_outposts_of_others_do_not_count(table: Table, barracks: Object) -> None:
    table.put("Garrison Post", BLUE, "A4")
    assert channeling(barracks) == 1


def test_it_summons_soldiers_and_nothing_else(table: Table, barracks: Object) -> None:
    table.book(RED, "Goblin Grunt", "Iron Golem", "Power Strike")
    [slot] = [slot for slot in plan_slots(table.game, RED) if slot.key == barracks.id]
    assert [card.name for card in slot.cards] == ["Goblin Grunt"]


def test_it_needs_two_mana_to_work(table: Table, barracks: Object) -> None:
    table.prepare_for(barracks, "Goblin Grunt")
    barracks.mana = 1
    assert ready_spawnpoints(table.game, RED) == []
    barracks.mana = 2
    assert ready_spawnpoints(table.game, RED) == [barracks]


def test_no_friendly_outpost_next_to_it(table: Table) -> None:
    table.put("Garrison Post", RED, "B3")
    assert table.why_no_cast(table.red, "Barracks", "B2") == "outpost-near"
    assert table.why_no_cast(table.red, "Barracks", "B1") is None

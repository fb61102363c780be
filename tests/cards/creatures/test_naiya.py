"""Naiya: a familiar for songs and water, at her best on the sea."""

import pytest

from mageduel.facts.traits import REGENERATE
from mageduel.rules.objects.characteristics import channeling
from mageduel.rules.planning.plans import plan_slots
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Siren")


def test_she_prepares_songs_and_water_spells_but_no_creatures(table: Table) -> None:
    naiya = table.put("Naiya", RED)
    table.book(RED, "Swell", "Lullaby", "Shoalsdeep Thrasher", "Lesser Teleport", "Shoalsdeep Trident")
    (slot,) = [each for each in plan_slots(table.game, RED) if each.holder is naiya]
    assert {card.name for card in slot.cards} == {"Swell", "Lullaby", "Shoalsdeep Trident"}


def test_on_aquatic_terrain_she_mends_and_channels_more(table: Table) -> None:
    naiya = table.put("Naiya", RED, "B2")
    assert (table.value(naiya, REGENERATE), channeling(naiya)) == (0, 1)
    sea = table.put("Shallow Sea", BLUE, "B2")
    assert (table.value(naiya, REGENERATE), channeling(naiya)) == (1, 2)
    table.move_to(naiya, "B3")
    assert (table.value(naiya, REGENERATE), channeling(naiya)) == (0, 1)
    table.move_to(naiya, "B2")
    table.destroy(sea)
    assert (table.value(naiya, REGENERATE), channeling(naiya)) == (0, 1)


def test_other_terrain_does_not_help_her(table: Table) -> None:
    naiya = table.put("Naiya", RED, "B2")
    table.put("Elephant Grass", RED, "B2")
    assert table.value(naiya, REGENERATE) == 0
    table.put("Swamp", RED, "B3")
    table.move_to(naiya, "B3")
    assert table.value(naiya, REGENERATE) == 1

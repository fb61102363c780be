"""Upheaval: slight conjurations are brought down."""

import pytest

from mageduel.facts.cards import Card
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_card


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_it_is_destroyed_for_what_it_cost(table: AcademyTable) -> None:
    shard = table.put("Mana Shard", BLUE)
    assert table.cast(table.red, "Upheaval", shard).paid == 4
    assert not shard.in_play


def test_what_is_attached_is_paid_for_too(table: AcademyTable) -> None:
    shard = table.put("Mana Shard", BLUE)
    table.attach("Deep Freeze", shard, BLUE)
    table.hide("Arcane Ward", shard, RED)
    table.decide("pay reveal", ("forfeit",))
    assert table.cast(table.red, "Upheaval", shard).paid == 4 + (2 + 2) + 2


def test_it_can_be_aimed_at_anything_corporeal(table: AcademyTable) -> None:
    volcano = table.put("Volcano", BLUE)
    storm = table.put("Thunderstorm", BLUE)
    refused = [table.why_no_cast(table.red, "Upheaval", each) for each in (volcano, storm)]
    assert refused == [None, "wrong-target"]


MONUMENT = make_card(name="Monument", type="conjuration", cost=7, life=9, schools={"earth": 1}, traits=["Epic"])


@pytest.mark.parametrize(("name", "stands"), [("Volcano", True), (MONUMENT, True), ("Mana Shard", False)])
def test_what_is_of_a_higher_level_or_epic_is_paid_for_in_vain(
    table: AcademyTable, name: str | Card, stands: bool
) -> None:
    thing = table.put(name, BLUE)
    assert table.cast(table.red, "Upheaval", thing).paid == thing.card.cost
    assert table.in_play(thing) is stands

"""Defend: on guard without an action."""

import pytest

from mageduel.facts.conditions import STUN
from tests.kit.table import BLUE, RED, Table


@pytest.mark.parametrize(
    ("name", "level", "cost"),
    [
        ("Bitterwood Fox", 1, 1),
        ("Timber Wolf", 2, 1),
        ("Blood Demon", 3, 2),
        ("Steelclaw Grizzly", 4, 2),
        ("Valshalla, Lightning Angel", 5, 3),
    ],
)
def test_the_price_goes_by_level(name: str, level: int, cost: int) -> None:
    table = Table()
    creature = table.put(name, RED, "C1")
    assert creature.level == level
    assert table.cast(table.red, "Defend", creature).paid == cost
    assert creature.guarding


def test_who_has_acted_already_can_be_told_to_guard() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "C1", active=False)
    table.cast(table.red, "Defend", wolf)
    assert wolf.guarding
    assert not wolf.active


def test_who_could_not_hold_the_marker_gets_none() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "C1")
    table.condition(wolf, STUN)
    table.cast(table.red, "Defend", wolf)
    assert not wolf.guarding


def test_neither_mages_nor_enemies_nor_the_dead_are_targets() -> None:
    table = Table()
    fox, bones = table.put("Bitterwood Fox", BLUE, "C1"), table.put("Skeletal Sentry", RED, "C1")
    refused = {table.why_no_cast(table.red, "Defend", each) for each in (fox, bones, table.red)}
    assert refused == {"wrong-target"}

"""Mass Sleep: a whole zone falls asleep."""

import pytest

from mageduel.facts.conditions import SLEEP
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster")
    table.move_to(table.red, "B2")
    return table


def test_every_living_creature_in_the_zone_sleeps_friend_and_foe(table: Table) -> None:
    there = [table.put("Timber Wolf", BLUE, "B3"), table.put("Psylok", RED, "B3")]
    elsewhere = table.put("Bitterwood Fox", BLUE, "B2")
    table.cast(table.red, "Mass Sleep", "B3")
    assert [each.conditions for each in (*there, elsewhere)] == [{SLEEP: 1}, {SLEEP: 1}, {}]


def test_mages_the_nonliving_and_minds_of_stone_stay_awake(table: Table) -> None:
    table.move_to(table.blue, "B2")
    golem, zombie = table.put("Iron Golem", BLUE, "B2"), table.put("Skeletal Sentry", BLUE, "B2")
    table.cast(table.red, "Mass Sleep", "B2")
    assert [each.conditions for each in (table.red, table.blue, golem, zombie)] == [{}] * 4

"""Spiked Pit: it opens under the first enemy on foot, and holds him."""

import pytest

from mageduel.facts.conditions import STUCK
from tests.kit.answers import NOTHING, PAY, move
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_an_enemy_who_walks_in_is_pierced_and_stuck(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    pit = table.hide("Spiked Pit", "B3", RED)
    table.dice("2 2 0 0", effect=1)
    table.effect(1)  # does not get out
    table.decide("pay reveal", PAY)
    table.act(wolf, move("B3"), NOTHING)
    assert (wolf.damage, wolf.conditions.get(STUCK)) == (4, 1)
    assert table.red.mana == 50 - 5
    assert not table.in_play(pit)


def test_a_flyer_passes_over_it(table: Table) -> None:
    falcon = table.put("Thunderift Falcon", BLUE, "B2")
    pit = table.hide("Spiked Pit", "B3", RED)
    table.act(falcon, move("B3"), NOTHING)
    assert pit.hidden
    assert falcon.damage == 0


def test_friends_walk_around_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    pit = table.hide("Spiked Pit", "B3", RED)
    table.act(wolf, move("B3"), NOTHING)
    assert pit.hidden


def test_it_is_laid_beside_flyers_but_not_under_an_enemy_on_foot(table: Table) -> None:
    table.put("Thunderift Falcon", BLUE, "C2")
    table.put("Timber Wolf", BLUE, "B1")
    zones = [each[3] for each in table.cast_options(table.red, "Spiked Pit")]
    assert "C2" in zones
    assert "B1" not in zones


def test_no_defense_helps(table: Table) -> None:
    bobcat = table.put("Feral Bobcat", BLUE, "B2")
    table.hide("Spiked Pit", "B3", RED)
    table.dice("1 0 0 0", effect=12)
    table.effect(1)
    table.decide("pay reveal", PAY)
    table.act(bobcat, move("B3"), NOTHING)
    assert bobcat.damage == 1

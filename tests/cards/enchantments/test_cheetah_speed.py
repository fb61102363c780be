"""Cheetah Speed: its bearer is Fast."""

import pytest

from mageduel.facts.traits import FAST, SLOW
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_two_moves_leave_a_quick_action(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    table.move_to(fox, "B4")
    table.attach("Cheetah Speed", wolf)
    table.dice("1 0 0 0")
    table.act(wolf, ("move", "B3"), ("move", "B4"), ("attack", wolf.id, 0, fox.id))
    assert fox.damage == 1


def test_a_slow_creature_merely_stops_being_slow(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", RED)
    table.attach("Cheetah Speed", hydra)
    assert not table.has(hydra, SLOW)
    assert not table.has(hydra, FAST)


def test_without_it_the_second_move_is_the_action(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.hide("Cheetah Speed", wolf)
    assert table.actions(wolf, move_actions=2, has_acted=True) == [("nothing",)]

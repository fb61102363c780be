"""Guardian Angel: the guard action mends her."""

import pytest

from mageduel.rules.attack.guards import go_on_guard
from tests.kit.answers import GUARD
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_taking_the_guard_action_she_heals_two(table: Table, before: int, after: int) -> None:
    angel = table.put("Guardian Angel", RED, damage=before)
    table.act(angel, GUARD)
    assert angel.guarding
    assert angel.damage == after


def test_others_on_guard_do_not(table: Table) -> None:
    table.put("Guardian Angel", RED, damage=5)
    wolf = table.put("Timber Wolf", RED, damage=5)
    table.act(wolf, GUARD)
    assert wolf.damage == 5
    assert table.find("Guardian Angel").damage == 5


def test_a_guard_marker_got_without_the_action_heals_nothing(table: Table) -> None:
    angel = table.put("Guardian Angel", RED, damage=5)
    table.run(go_on_guard(table.game, angel))
    assert angel.damage == 5

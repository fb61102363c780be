"""Gray Angel: heals anybody alive, wherever they are, and pays with her life."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", blue="Warlock")


def test_her_sacrifice_heals_a_creature_far_away_and_destroys_her(table: Table) -> None:
    angel, knight = table.put("Gray Angel", zone="A4"), table.put("Knight of Westlock", zone="C1", damage=9)
    table.wall("Wall of Stone", "C1|C2", BLUE)
    table.dice("2* 1* 2 1 0 0")
    table.act(angel, ("ability", angel.id, 0, knight.id))
    assert knight.damage == 3
    assert not table.in_play(angel)


def test_a_poor_roll_costs_her_life_all_the_same(table: Table) -> None:
    angel, knight = table.put("Gray Angel"), table.put("Knight of Westlock", damage=9)
    table.dice("0 0 0 0 0 0")
    table.act(angel, ("ability", angel.id, 0, knight.id))
    assert knight.damage == 9
    assert not table.in_play(angel)


def test_she_cannot_heal_the_nonliving(table: Table) -> None:
    angel, skeleton = table.put("Gray Angel"), table.put("Skeletal Sentry", BLUE, damage=5)
    options = table.actions(angel)
    assert ("ability", angel.id, 0, skeleton.id) not in options
    assert ("ability", angel.id, 0, table.blue.id) in options


@rule("core.special.ability-states-action")
def test_it_is_a_full_action(table: Table) -> None:
    angel = table.put("Gray Angel")
    assert [each for each in table.actions(angel) if each[0] == "ability"]
    assert not [each for each in table.actions(angel, move_actions=1) if each[0] == "ability"]


def test_another_angels_sacrifice_does_not_touch_her(table: Table) -> None:
    first, second = table.put("Gray Angel"), table.put("Gray Angel")
    table.dice("0 0 0 0 0 0")
    table.act(first, ("ability", first.id, 0, table.red.id))
    assert not table.in_play(first)
    assert table.in_play(second)

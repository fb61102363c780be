"""Asyran Cleric: heals by a full action instead of attacking."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", blue="Warlock")


@rule("core.example.asyran-cleric-heal")
@pytest.mark.parametrize(("die", "left"), [("2*", 3), ("2", 3), ("1", 4), ("0", 5)])
def test_healing_light_heals_what_one_die_shows(table: Table, die: str, left: int) -> None:
    cleric, knight = table.put("Asyran Cleric"), table.put("Knight of Westlock", zone="B3", damage=5)
    table.dice(die)
    table.act(cleric, ("ability", cleric.id, 0, knight.id))
    assert knight.damage == left
    assert table.in_play(cleric)


@rule("core.example.asyran-cleric-heal")
def test_it_reaches_one_zone_and_needs_sight(table: Table) -> None:
    cleric = table.put("Asyran Cleric")
    near, far = table.put("Knight of Westlock", zone="B3"), table.put("Knight of Westlock", zone="B4")
    options = table.actions(cleric)
    assert ("ability", cleric.id, 0, near.id) in options
    assert ("ability", cleric.id, 0, far.id) not in options
    table.wall("Wall of Stone", "B2|B3")
    assert ("ability", cleric.id, 0, near.id) not in table.actions(cleric)


def test_it_heals_neither_the_nonliving_nor_more_than_there_is(table: Table) -> None:
    cleric, skeleton = table.put("Asyran Cleric"), table.put("Skeletal Sentry", BLUE, damage=5)
    assert ("ability", cleric.id, 0, skeleton.id) not in table.actions(cleric)
    knight = table.put("Knight of Westlock", damage=1)
    table.dice("2")
    table.act(cleric, ("ability", cleric.id, 0, knight.id))
    assert knight.damage == 0


@rule("core.special.ability-states-action")
def test_after_a_move_there_is_only_the_staff(table: Table) -> None:
    cleric, imp = table.put("Asyran Cleric"), table.put("Firebrand Imp", BLUE)
    options = table.actions(cleric, move_actions=1)
    assert ("attack", cleric.id, 0, imp.id) in options
    assert not [each for each in options if each[0] == "ability"]

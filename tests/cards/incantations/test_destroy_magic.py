"""Destroy Magic: no enchantment in the zone is left."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    return table


def test_hidden_or_revealed_on_whatever_they_are_and_whosever(table: Table) -> None:
    wolf, forge = table.put("Timber Wolf", BLUE, "B3"), table.put("Battle Forge", RED, "B3")
    there = [
        table.attach("Bear Strength", wolf),
        table.hide("Rhino Hide", wolf),
        table.hide("Ghoul Rot", wolf, RED),
        table.hide("Hellfire Trap", "B3", RED),
        table.attach("Harmonize", forge),
    ]
    table.cast(table.red, "Destroy Magic", "B3")
    assert not any(table.in_play(each) for each in there)
    assert len(table.game.players[BLUE].discard) == 2
    assert table.in_play(wolf)
    assert table.in_play(forge)


def test_other_zones_and_other_spells_are_left_alone(table: Table) -> None:
    table.move_to(table.blue, "B3")
    ring = table.attach("Arcane Ring", table.blue)
    strength = table.attach("Bear Strength", table.put("Timber Wolf", BLUE, "B2"))
    vine = table.attach("Tanglevine", table.put("Timber Wolf", BLUE, "B3"), RED)
    wall = table.wall("Wall of Stone", "B3|B4")
    on_wall = table.attach("Bull Endurance", wall)
    table.cast(table.red, "Destroy Magic", "B3")
    assert all(table.in_play(each) for each in (ring, strength, vine, on_wall))


def test_it_takes_a_full_action(table: Table) -> None:
    table.plan(RED, "Destroy Magic")
    assert table.cast_options(table.red, "Destroy Magic", full=False) == []

"""Force Push: one zone in the direction announced, through an attacking wall only for three mana more."""

import pytest

from mageduel.state.arena import Direction
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

NORTH, EAST, SOUTH, WEST = (int(way) for way in Direction)


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


@rule("sup.spell.force-push-direction-choice")
@pytest.mark.parametrize(("way", "zone"), [(NORTH, "A2"), (EAST, "B3"), (SOUTH, "C2"), (WEST, "B1")])
def test_the_target_is_pushed_the_way_the_caster_chose(table: Table, way: int, zone: str) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.cast(table.red, "Force Push", wolf, way, 0)
    assert wolf.zone == table.zone(zone)
    assert table.red.mana == 50 - 3


@rule("sup.spell.force-push-three-mana-for-attacking-wall")
def test_for_three_mana_more_it_goes_through_a_wall_that_attacks(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Wall of Fire", "B2|B3")
    table.dice("1* 1* 0 0 0", effect=1)
    table.cast(table.red, "Force Push", wolf, EAST, 3)
    assert wolf.zone == table.zone("B3")
    assert wolf.damage == 2
    assert table.red.mana == 50 - 6


@rule("sup.spell.force-push-three-mana-for-attacking-wall", "sup.spell.force-push-unpaid-wall-means-no-push")
def test_without_it_the_target_is_neither_pushed_nor_bashed(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Wall of Thorns", "B2|B3")
    table.cast(table.red, "Force Push", wolf, EAST, 0)
    assert wolf.zone == table.zone("B2")
    assert wolf.damage == 0


def test_a_wall_that_blocks_the_way_bashes_either_way(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Wall of Stone", "B2|B3")
    table.dice("1* 0 0")
    table.cast(table.red, "Force Push", wolf, EAST, 0)
    assert wolf.zone == table.zone("B2")
    assert wolf.damage == 1


@rule("sup.spell.force-push-extra-mana-lost-if-unmovable")
def test_mana_spent_on_a_target_that_turns_out_unmovable_is_lost(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    hold = table.hide("Force Hold", wolf)
    table.reveal_after("Counter Spell", hold)
    table.cast(table.red, "Force Push", wolf, EAST, 3)
    assert wolf.zone == table.zone("B2")
    assert table.red.mana == 50 - 6


@rule("sup.spell.push-flyer-ignores-walls")
def test_a_flyer_is_pushed_over_walls_that_attack_or_block(table: Table) -> None:
    bat, falcon = table.put("Darkfenne Bat", BLUE, "B2"), table.put("Thunderift Falcon", BLUE, "B2")
    table.wall("Wall of Thorns", "B2|B3")
    table.wall("Wall of Stone", "B1|B2")
    table.cast(table.red, "Force Push", bat, EAST, 0)
    table.cast(table.red, "Force Push", falcon, WEST, 0)
    assert (bat.zone, falcon.zone) == (table.zone("B3"), table.zone("B1"))
    assert (bat.damage, falcon.damage) == (0, 0)


@rule("sup.spell.push-flyer-ignores-walls")
def test_a_flyer_is_bashed_against_the_edge_of_the_arena(table: Table) -> None:
    bat = table.put("Darkfenne Bat", BLUE, "A2")
    table.dice("1* 0 0")
    table.cast(table.red, "Force Push", bat, NORTH, 0)
    assert bat.zone == table.zone("A2")
    assert bat.damage == 1


def test_even_a_restrained_friend_can_be_pushed(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    table.cast(table.red, "Force Push", wolf, SOUTH, 0)
    assert wolf.zone == table.zone("C2")

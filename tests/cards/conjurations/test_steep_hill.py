"""Steep Hill: nobody sees across it, archers like it, and it is hard to walk up."""

import pytest

from mageduel.facts.traits import RANGED
from mageduel.rules.sight.lines import sees_zone
from tests.kit.answers import climb, move
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.put("Steep Hill", RED, "B2")
    return table


def why_no_shot(table: Table, start: str, end: str) -> str | None:
    table.move_to(table.red, start)
    target = table.put("Timber Wolf", BLUE, end)
    return table.why_no_cast(table.red, "Fireball", target)


def test_sight_from_side_to_side_is_blocked(table: Table) -> None:
    assert why_no_shot(table, "B1", "B3") == "no-line-of-sight"
    assert why_no_shot(table, "A2", "C2") == "no-line-of-sight"


def test_sight_into_and_out_of_it_is_not(table: Table) -> None:
    assert why_no_shot(table, "B1", "B2") is None
    assert why_no_shot(table, "B2", "B4") is None


def test_round_its_corner_there_is_a_way(table: Table) -> None:
    assert why_no_shot(table, "B1", "A2") is None
    table.wall("Wall of Stone", "A1|A2")
    assert why_no_shot(table, "B1", "A2") == "no-line-of-sight"


def test_a_slanting_line_through_two_of_its_sides_is_blocked(table: Table) -> None:
    table.put("Steep Hill", BLUE, "A3")
    archer, wolf = table.put("Royal Archer", RED, "A4"), table.put("Timber Wolf", BLUE, "B3")
    far = table.put("Timber Wolf", BLUE, "A2")
    assert table.why_no_attack(archer, "Longbow", wolf) is None
    assert table.why_no_attack(archer, "Longbow", far) == "no-line-of-sight"
    table.move_to(table.red, "C1")
    assert not sees_zone(table.game, table.zone("C1"), table.zone("A2"))
    assert sees_zone(table.game, table.zone("C1"), table.zone("A1"))


def test_flyers_look_over_it(table: Table) -> None:
    table.move_to(table.red, "B1")
    bat = table.put("Darkfenne Bat", BLUE, "B3")
    assert table.why_no_cast(table.red, "Fireball", bat) is None


def test_archers_on_the_ground_shoot_better(table: Table) -> None:
    archer, bat = table.put("Royal Archer", BLUE, "B2"), table.put("Darkfenne Bat", BLUE, "B2")
    assert (table.value(archer, RANGED), table.value(bat, RANGED)) == (1, 0)
    table.move_to(archer, "B3")
    assert table.value(archer, RANGED) == 0


def test_walking_up_takes_a_full_action(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B1")
    assert move("B2") not in table.actions(wolf)
    assert climb("B2") in table.actions(wolf)
    table.act(wolf, climb("B2"))
    assert table.place(wolf) == "B2"
    assert table.why_no_move(table.put("Timber Wolf", BLUE, "B3"), "B2") == "zone-needs-full-action"


def test_after_a_move_there_is_no_full_action_left(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "A1")
    assert climb("B2") not in table.offered(wolf, move("B1"))


def test_down_it_is_a_move_like_any_other_and_flyers_come_as_they_like(table: Table) -> None:
    wolf, bat = table.put("Timber Wolf", RED, "B2"), table.put("Darkfenne Bat", RED, "B1")
    assert move("B3") in table.actions(wolf)
    assert move("B2") in table.actions(bat)


def test_a_push_needs_no_action(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B1")
    table.push(wolf, "east")
    assert table.place(wolf) == "B2"

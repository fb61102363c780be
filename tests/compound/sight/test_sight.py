"""Seeing past walls and corners, from the ground and from the air."""

from __future__ import annotations

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import attack
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

ARCHER = make_creature(
    "Archer",
    attack=[{"name": "Bow", "kind": "ranged", "action": "quick", "dice": 3, "range": [1, 3]}],
)
SHARPSHOOTER = make_creature(
    "Sharpshooter",
    attack=[{"name": "Bow", "kind": "ranged", "action": "quick", "dice": 3, "range": [0, 5]}],
)


def sees(table: Table, archer: Object, target: Object) -> bool:
    return table.why_no_attack(archer, "Bow", target) is None


@rule("core.los.corner-open-if-one-side-clear", "core.los.corner-blocked-if-both-sides")
@pytest.mark.parametrize(
    ("walls", "is_seen"),
    [
        ((), True),
        (("B2|B3",), True),
        (("B2|B3", "B3|C3"), True),
        (("B2|B3", "B2|C2"), False),
        (("B3|C3", "C2|C3"), False),
        (("B2|B3", "C2|C3"), False),
        (("B2|C2", "B3|C3"), False),
    ],
)
def test_past_a_corner_one_open_way_round_will_do(walls: tuple[str, ...], is_seen: bool) -> None:
    table = Table()
    archer = table.put(SHARPSHOOTER, RED, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "C3")
    for border in walls:
        table.wall("Wall of Stone", border, BLUE)
    assert sees(table, archer, fox) is is_seen


def test_a_knights_move_crosses_the_long_border_of_the_zone_between() -> None:
    table = Table()
    archer = table.put(SHARPSHOOTER, RED, "B1")
    fox = table.put("Bitterwood Fox", BLUE, "A3")
    table.wall("Wall of Stone", "A2|A3", BLUE)
    assert sees(table, archer, fox) is False
    table = Table()
    archer = table.put(SHARPSHOOTER, RED, "B1")
    fox = table.put("Bitterwood Fox", BLUE, "A3")
    table.wall("Wall of Stone", "B2|B3", BLUE)
    assert sees(table, archer, fox) is True


@rule("core.wall.never-blocks-los-flying", "core.flying.los-always")
def test_a_falcon_is_seen_over_stone_until_it_goes_on_guard() -> None:
    table = Table()
    archer = table.put(ARCHER, RED, "B2")
    falcon = table.put("Thunderift Falcon", BLUE, "B3")
    table.wall("Wall of Stone", "B2|B3", BLUE)
    assert sees(table, archer, falcon) is True
    table.guard(falcon)
    assert sees(table, archer, falcon) is False


@rule("core.los.to-wall-border-centre", "core.wall.ranged-target-los")
def test_the_wall_that_hides_others_can_itself_be_shot() -> None:
    table = Table()
    archer = table.put(ARCHER, RED, "B2")
    near = table.wall("Wall of Stone", "B2|B3", BLUE)
    far = table.wall("Wall of Stone", "B3|B4", BLUE)
    assert table.why_no_attack(archer, "Bow", near) is None
    assert table.why_no_attack(archer, "Bow", far) == "no-line-of-sight"


@rule("core.wall.ranged-target-range")
def test_a_wall_is_in_range_if_either_of_its_zones_is() -> None:
    table = Table()
    archer = table.put(
        make_creature(
            "Thrower", attack=[{"name": "Bow", "kind": "ranged", "action": "quick", "dice": 2, "range": [0, 1]}]
        ),
        RED,
        "B1",
    )
    wall = table.wall("Fog Bank", "B2|B3", BLUE)
    beyond = table.wall("Fog Bank", "B3|B4", BLUE)
    assert table.why_no_attack(archer, "Bow", wall) is None
    assert table.why_no_attack(archer, "Bow", beyond) is not None


def test_fog_hides_the_target_of_a_spell_but_not_of_one_cast_from_within_its_zone() -> None:
    table = Table(red="Warlock")
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    table.wall("Fog Bank", "B2|B3", BLUE)
    table.move_to(table.red, "B2")
    assert table.why_no_cast(table.red, "Fireball", fox) == "no-line-of-sight"
    table.move_to(table.red, "B3")
    assert table.why_no_cast(table.red, "Fireball", fox) is None


def test_nobody_casts_at_a_zone_behind_fog_even_with_a_falcon_in_it() -> None:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", RED, "B2")
    falcon = table.put("Thunderift Falcon", BLUE, "B3")
    table.wall("Fog Bank", "B2|B3", BLUE)
    assert ("teleport", "B3") not in table.cast_options(table.red, "Teleport")
    destinations = {each[4] for each in table.cast_options(table.red, "Teleport") if each[3] == wolf.id}
    assert "B3" not in destinations
    assert table.why_no_cast(table.red, "Teleport", falcon) is None


@rule("core.flying.same-zone-ignores-min-range")
def test_an_archer_shoots_the_falcon_overhead_but_not_the_fox_beside_her() -> None:
    table = Table()
    archer = table.put(ARCHER, RED, "B2")
    falcon = table.put("Thunderift Falcon", BLUE, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    assert sees(table, archer, falcon) is True
    assert sees(table, archer, fox) is False


@rule("core.wall.cast-border-in-los", "core.wall.cast-one-adjacent-zone-in-range")
def test_a_second_wall_cannot_be_cast_behind_the_first() -> None:
    table = Table(red="Warlock")
    table.move_to(table.red, "B2")
    assert table.why_no_cast(table.red, "Wall of Fire", "B3|B4") is None
    table.wall("Wall of Stone", "B2|B3", BLUE)
    assert table.why_no_cast(table.red, "Wall of Fire", "B3|B4") == "no-line-of-sight"
    assert table.why_no_cast(table.red, "Wall of Fire", "B2|B3") is not None


@rule("core.wall.not-in-zone")
def test_a_zone_attack_leaves_the_walls_around_alone() -> None:
    table = Table(red="Warlock")
    table.move_to(table.red, "B1")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    wall = table.wall("Wall of Stone", "B2|B3", BLUE)
    zoner = table.put(
        make_creature(
            "Bomber",
            attack=[
                {"name": "Bomb", "kind": "ranged", "action": "quick", "dice": 2, "range": [1, 1], "zone": True},
            ],
        ),
        RED,
        "B1",
    )
    table.dice("2 2")
    table.act(zoner, attack(zoner, "Bomb", "B2"))
    assert (fox.damage, wall.damage) == (4, 0)

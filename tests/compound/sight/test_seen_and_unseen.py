"""Sight where distance, guards, familiars and things that come and go meet."""

from __future__ import annotations

from tests.kit.answers import attack
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

ARCHER = make_creature(
    "Archer", attack=[{"name": "Bow", "kind": "ranged", "action": "quick", "dice": 3, "range": [1, 2]}]
)


@rule("core.los.checked-with-range")
def test_seen_is_not_reached_and_reached_is_not_seen() -> None:
    table = Table()
    archer = table.put(ARCHER, RED, "B1")
    far = table.put("Bitterwood Fox", BLUE, "B4")
    near = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Wall of Stone", "B1|B2", BLUE)
    assert table.why_no_attack(archer, "Bow", near) == "no-line-of-sight"
    assert table.why_no_attack(archer, "Bow", far) is not None
    table.move_to(archer, "A2")
    assert table.why_no_attack(archer, "Bow", near) is None


def test_shot_to_pieces_the_wall_hides_nobody_any_more() -> None:
    table = Table()
    archer = table.put(ARCHER, RED, "B1")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    fog = table.wall("Fog Bank", "B1|B2", BLUE)
    assert attack(archer, "Bow", fox) not in table.actions(archer)
    table.destroy(fog)
    assert attack(archer, "Bow", fox) in table.actions(archer)


def test_a_guard_neither_hides_nor_draws_the_arrow() -> None:
    table = Table()
    archer = table.put(ARCHER, RED, "B1")
    fox, wolf = table.put("Bitterwood Fox", BLUE, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.guard(wolf)
    assert {attack(archer, "Bow", fox), attack(archer, "Bow", wolf)} <= set(table.actions(archer))


def test_walls_never_hide_what_stands_in_the_same_zone() -> None:
    table = Table(red="Warlock")
    table.move_to(table.red, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    for border in ("A2|B2", "B1|B2", "B2|B3", "B2|C2"):
        table.wall("Wall of Stone", border, BLUE)
    assert table.why_no_cast(table.red, "Fireball", fox) is None
    assert table.why_no_cast(table.red, "Wall of Fire", "A3|B3") == "no-line-of-sight"


def test_a_falcon_looks_over_the_wall_that_blinds_the_archer_below() -> None:
    table = Table()
    archer = table.put(ARCHER, RED, "B1")
    flyer = table.put(
        make_creature(
            "Flyer",
            traits=["Flying"],
            attack=[{"name": "Bow", "kind": "ranged", "action": "quick", "dice": 3, "range": [1, 2]}],
        ),
        RED,
        "B1",
    )
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.wall("Wall of Stone", "B1|B2", BLUE)
    assert table.why_no_attack(archer, "Bow", fox) == "no-line-of-sight"
    assert table.why_no_attack(flyer, "Bow", fox) is None

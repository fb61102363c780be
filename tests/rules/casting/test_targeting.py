"""Targeting: range, line of sight, and what the target line asks for."""

import pytest

from mageduel.facts.cards import Card
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature, script_for


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B1")
    return table


def bolt(**row: object) -> Card:
    """An incantation of no set that does nothing."""
    defaults: dict[str, object] = {"type": "incantation", "cost": 1, "action": "quick", "target": "creature"}
    card = make_card(**(defaults | {"name": "Bolt"} | row))
    script_for(card)
    return card


def reached(table: Table, card: Card) -> set[int | str]:
    return {each[3] for each in table.cast_options(table.red, card)}


@rule(
    "core.cast.target-in-range",
    "core.cast.range-min-max",
    "core.cast.example-range-0-2",
    "core.cast.example-range-1-2",
    "sup.rules.top-range-is-casting-range",
)
@pytest.mark.parametrize(("span", "near"), [([0, 2], {0, 1, 2}), ([1, 2], {1, 2}), ([0, 0], {0}), ([2, 3], {2, 3})])
def test_the_target_lies_between_the_two_numbers_of_the_range(table: Table, span: list[int], near: set[int]) -> None:
    row = [table.put("Timber Wolf", BLUE, zone) for zone in ("B1", "B2", "B3", "B4")]
    targets = reached(table, bolt(range=span))
    assert {apart for apart, wolf in enumerate(row) if wolf.id in targets} == near


def test_distance_is_counted_round_corners(table: Table) -> None:
    diagonal, beyond = table.put("Timber Wolf", BLUE, "A2"), table.put("Timber Wolf", BLUE, "A3")
    targets = reached(table, bolt(range=[0, 2]))
    assert diagonal.id in targets
    assert beyond.id not in targets


@rule("sup.rules.targeting-range-only-if-specified")
def test_without_a_range_any_distance_will_do(table: Table) -> None:
    far = table.put("Timber Wolf", BLUE, "C4")
    assert far.id in reached(table, bolt())
    assert far.id not in reached(table, bolt(name="Short Bolt", range=[0, 2]))


@rule("core.cast.walls-may-block", "sup.rules.targeting-needs-line-of-sight")
def test_what_a_wall_hides_is_no_target_neither_object_nor_zone(table: Table) -> None:
    wolf, falcon = table.put("Timber Wolf", BLUE, "B2"), table.put("Thunderift Falcon", BLUE, "B2")
    assert wolf.id in reached(table, bolt(range=[0, 2]))
    table.wall("Wall of Stone", "B1|B2")
    targets = reached(table, bolt(range=[0, 2]))
    assert wolf.id not in targets
    assert falcon.id in targets  # flyers are seen over walls
    assert "B2" not in reached(table, bolt(name="Flood", target="zone", range=[0, 2]))


def test_without_a_range_sight_is_needed_all_the_same(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Wall of Stone", "B1|B2")
    assert wolf.id not in reached(table, bolt())


@rule("sup.rules.targeting-must-match-requirements")
@pytest.mark.parametrize(
    ("target", "names"),
    [
        ("flying creature", {"Thunderift Falcon"}),
        ("living creature", {"Beastmaster", "Timber Wolf", "Thunderift Falcon"}),
        ("non-mage living creature", {"Timber Wolf", "Thunderift Falcon"}),
        ("nonliving creature", {"Skeletal Sentry", "Whirling Spirit"}),
        ("corporeal creature", {"Beastmaster", "Timber Wolf", "Thunderift Falcon", "Skeletal Sentry"}),
        ("conjuration", {"Mana Flower", "Wall of Stone"}),
        ("mage", {"Beastmaster"}),
        ("equipment", {"Leather Boots"}),
        ("revealed enchantment", {"Force Hold"}),
        ("hidden enchantment", {"Block"}),
    ],
)
def test_the_target_meets_every_word_of_the_target_line(table: Table, target: str, names: set[str]) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B1")
    for name in ("Thunderift Falcon", "Skeletal Sentry", "Whirling Spirit", "Mana Flower"):
        table.put(name, BLUE, "B1")
    table.attach("Leather Boots", table.red)
    table.attach("Force Hold", wolf, RED)
    table.hide("Block", wolf)
    table.wall("Wall of Stone", "B1|B2")
    found = {table.game.objects[int(each)].name for each in reached(table, bolt(target=target, range=[0, 1]))}
    assert found == names


def test_a_wall_is_as_near_as_either_of_its_zones(table: Table) -> None:
    wall = table.wall("Wall of Stone", "B2|B3")
    assert wall.id in reached(table, bolt(target="conjuration", range=[2, 2]))
    assert wall.id in reached(table, bolt(name="Near Bolt", target="conjuration", range=[1, 1]))
    assert wall.id not in reached(table, bolt(name="Here Bolt", target="conjuration", range=[0, 0]))


@rule("core.wall.ranged-target-range", "sup.rules.targeting-needs-line-of-sight")
@pytest.mark.parametrize(("border", "is_reached"), [("B3|B4", True), ("C3|C4", False)])
def test_what_is_attached_to_a_wall_is_where_the_wall_is(table: Table, border: str, is_reached: bool) -> None:
    """In range if either zone of the border is, and seen over the same line as the wall."""
    wall = table.wall("Wall of Stone", border, BLUE)
    harmonize, decoy = table.attach("Harmonize", wall), table.hide("Decoy", wall)
    assert (harmonize.id in reached(table, table.card("Dispel"))) is is_reached
    assert (decoy.id in reached(table, table.card("Seeking Dispel"))) is is_reached
    assert (wall.id in reached(table, bolt(range=[0, 2], target="object"))) is is_reached


@rule("sup.rules.targeting-needs-line-of-sight")
def test_a_wall_in_between_hides_what_is_attached_to_another(table: Table) -> None:
    far = table.attach("Harmonize", table.wall("Wall of Stone", "B2|B3", BLUE))
    assert far.id in reached(table, table.card("Dispel"))
    near = table.attach("Harmonize", table.wall("Wall of Stone", "B1|B2", BLUE))
    assert reached(table, table.card("Dispel")) == {near.id}


def test_dispel_takes_an_enchantment_off_a_wall(table: Table) -> None:
    wall = table.wall("Wall of Stone", "B1|B2", BLUE)
    harmonize = table.attach("Harmonize", wall)
    table.cast(table.red, "Dispel", harmonize)
    assert not table.in_play(harmonize)
    assert table.in_play(wall)


def test_what_is_immune_to_the_spells_type_is_no_target(table: Table) -> None:
    imp, wolf = table.put("Firebrand Imp", BLUE, "B1"), table.put("Timber Wolf", BLUE, "B1")
    targets = reached(table, bolt(subtypes=["flame"], range=[0, 1]))
    assert wolf.id in targets
    assert imp.id not in targets


def test_an_enemys_magic_cannot_target_the_warded(table: Table) -> None:
    warded = make_creature("Warded One", traits=["Warded"])
    theirs, mine = table.put(warded, BLUE, "B1"), table.put(warded, RED, "B1")
    targets = reached(table, bolt(range=[0, 1]))
    assert mine.id in targets
    assert theirs.id not in targets
    assert theirs.id in {each[3] for each in table.cast_options(table.red, "Fireball")}


@rule(
    "core.attack.only-objects-with-life",
    "core.attack.enchantment-not-attackable",
    "core.attack.equipment-not-attackable",
)
def test_an_attack_spell_takes_only_what_has_life(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B1")
    table.attach("Force Hold", wolf, RED)
    table.attach("Leather Boots", table.red)
    anything = make_card(
        name="Anything Bolt",
        type="attack",
        cost=1,
        action="quick",
        range=[0, 1],
        target="object",
        attack=[{"kind": "ranged", "dice": 2}],
    )
    assert reached(table, anything) == {wolf.id, table.red.id}
    with pytest.raises(Refused):
        table.cast(table.red, anything, wolf.attachments[0])

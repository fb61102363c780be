"""Earthquake: buildings crack, then everybody on the ground may fall."""

import pytest

from mageduel.facts.conditions import SLAM
from mageduel.state.events import Rolled
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

ENOUGH = ("enough",)


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.move_to(table.red, "B1")
    return table


@rule("sup.spell.earthquake-is-attacker")
def test_the_quake_itself_attacks_every_solid_conjuration(table: Table) -> None:
    forge, cloud = table.put("Battle Forge", BLUE, "B2"), table.put("Poison Gas Cloud", BLUE, "B2")
    far = table.put("Battle Forge", BLUE, "B3")
    table.decide("further target", ENOUGH)
    table.dice("1* 0 0 0")
    table.cast(table.red, "Earthquake", "B2")
    assert [each.damage for each in (forge, cloud, far)] == [1, 0, 0]
    assert [(each.attacker, each.dice) for each in table.attacks()] == [(None, 4)]


@rule("sup.spell.earthquake-slam-roll-not-attack")
@pytest.mark.parametrize(("roll", "conditions"), [(4, {}), (5, {SLAM: 1})])
def test_who_stands_on_the_ground_falls_on_a_five_and_that_is_no_attack(
    table: Table, roll: int, conditions: dict[object, int]
) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.hide("Block", wolf)
    table.decide("further target", ENOUGH)
    table.effect(roll)
    table.cast(table.red, "Earthquake", "B2")
    assert (wolf.conditions, table.attacks()) == (conditions, [])


def test_flyers_spirits_and_the_unmovable_do_not_fall(table: Table) -> None:
    for name in ("Psylok", "Whirling Spirit", "Iron Golem"):
        table.put(name, BLUE, "B2")
    table.decide("further target", ENOUGH)
    table.cast(table.red, "Earthquake", "B2")
    assert table.events(Rolled) == []


def test_two_zones_side_by_side_and_the_wall_between_them(table: Table) -> None:
    forge, wall = table.put("Battle Forge", BLUE, "B3"), table.wall("Wall of Stone", "B2|B3", BLUE)
    other = table.wall("Wall of Stone", "B3|B4", BLUE)
    wolf = table.put("Timber Wolf", RED, "B3")
    table.decide("further target", ("target", "B3"))
    table.decide("order", ("next", forge.id))
    table.dice("2* 2* 2* 0 2* 2* 2* 0")
    table.effect(12)
    table.cast(table.red, "Earthquake", "B2")
    assert (table.in_play(forge), wall.damage, other.damage, wolf.conditions) == (False, 6, 0, {SLAM: 1})


def test_only_the_first_must_be_near(table: Table) -> None:
    table.decide("further target", ("target", "B3"))
    table.cast(table.red, "Earthquake", "B2")
    asked = next(each for each in table.asked if each.kind == "further target")
    assert {each[1] for each in asked.options if each != ENOUGH} == {"A2", "B1", "B3", "C2"}
    assert table.why_no_cast(table.red, "Earthquake", "B3") == "out-of-range"


@rule("sup.spell.earthquake-order-conjurations-then-creatures")
def test_first_all_conjurations_then_all_creatures_each_in_the_casters_order(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    forge, tower = table.put("Battle Forge", BLUE, "B2"), table.put("Mana Flower", BLUE, "B2")
    table.decide("further target", ENOUGH)
    table.decide("order", ("next", tower.id), ("next", forge.id), ("next", fox.id), ("next", wolf.id))
    table.dice("0 0 0 0 0 0 0 0")
    table.effect(1, 1)
    table.cast(table.red, "Earthquake", "B2")
    assert [each.target for each in table.attacks()] == [tower, forge]
    assert [each.who for each in table.events(Rolled)] == [fox, wolf]
    assert {each.player for each in table.asked if each.kind == "order"} == {RED}

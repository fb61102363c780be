"""Highland Unicorn: living friends beside her regenerate."""

import pytest

from mageduel.facts.conditions import BURN
from mageduel.facts.traits import REGENERATE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", blue="Warlock")


def test_living_friends_in_her_zone_heal_one_each_upkeep(table: Table) -> None:
    table.put("Highland Unicorn")
    knight = table.put("Knight of Westlock", damage=3)
    table.move_to(table.red, "B2")
    table.red.damage = 3
    table.upkeep()
    assert (knight.damage, table.red.damage) == (2, 2)


def test_enemies_the_nonliving_and_those_elsewhere_do_not(table: Table) -> None:
    table.put("Highland Unicorn")
    slayer = table.put("Dark Pact Slayer", BLUE, damage=3)
    skeleton = table.put("Skeletal Sentry", RED, damage=3)
    knight = table.put("Knight of Westlock", RED, "B3", damage=3)
    table.upkeep()
    assert (slayer.damage, skeleton.damage, knight.damage) == (3, 3, 3)
    assert not table.has(skeleton, REGENERATE)


@rule("core.trait.regenerate-x-heals-x")
def test_she_heals_two_by_herself_and_not_three(table: Table) -> None:
    unicorn = table.put("Highland Unicorn", damage=5)
    table.upkeep()
    assert unicorn.damage == 3


def test_two_unicorns_do_not_add_up(table: Table) -> None:
    table.put("Highland Unicorn")
    table.put("Highland Unicorn")
    knight = table.put("Knight of Westlock", damage=3)
    table.upkeep()
    assert knight.damage == 2


@rule("core.upkeep.example-unicorn-burn-regenerate")
@pytest.mark.parametrize(("first", "survives"), [("Regenerate", True), ("Burn", False)])
def test_her_controller_says_whether_healing_or_fire_comes_first(table: Table, first: str, survives: bool) -> None:
    unicorn = table.put("Highland Unicorn", damage=7)
    table.condition(unicorn, BURN)
    table.decide("upkeep order", lambda request: next(each for each in request.options if each[2] == first))
    table.dice("2")
    table.upkeep()
    assert table.in_play(unicorn) is survives

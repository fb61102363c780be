"""Force Hammer: two dice more break down what is conjured and solid; Slam for who is hit hard."""

import pytest

from mageduel.facts.conditions import DAZE, SLAM
from tests.kit.ledger import rule
from tests.kit.table import BLUE, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster")
    table.move_to(table.red, "B2")
    return table


def test_solid_conjurations_take_two_dice_more(table: Table) -> None:
    forge = table.put("Battle Forge", BLUE, "B3")
    table.dice("0 0 0 0 0 0 0 0", effect=1)
    table.cast(table.red, "Force Hammer", forge)
    assert table.rolled == [8]


def test_corporeal_creatures_and_incorporeal_conjurations_do_not(table: Table) -> None:
    wolf, cloud = table.put("Timber Wolf", BLUE, "B3"), table.put("Poison Gas Cloud", BLUE, "B3")
    for target in (wolf, cloud):
        table.dice("0 0 0 0 0 0", effect=1)
        table.cast(table.red, "Force Hammer", target)
    assert table.rolled == [6, 6]


@pytest.mark.parametrize(("roll", "conditions"), [(7, {}), (8, {SLAM: 1})])
def test_an_eight_slams(table: Table, roll: int, conditions: dict[object, int]) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.dice("0 0 0 0 0 0", effect=roll)
    table.cast(table.red, "Force Hammer", wolf)
    assert wolf.conditions == conditions


def test_the_unmovable_are_only_dazed(table: Table) -> None:
    golem = table.put("Iron Golem", BLUE, "B3")
    table.dice("0 0 0 0 0 0", effect=8)
    table.cast(table.red, "Force Hammer", golem)
    assert golem.conditions == {DAZE: 1}


@rule("sup.spell.hail-of-stones-unavoidable")
def test_no_defense_helps_against_hail_of_stones(table: Table) -> None:
    knight = table.put("Knight of Westlock", BLUE, "B3")
    table.dice("1* 0 0 0", effect=1)
    table.cast(table.red, "Hail of Stones", "B3")
    assert knight.damage == 1
    assert table.last_attack().bar.trait_texts == ("Unavoidable",)
    assert not any(each.kind == "defend" for each in table.asked)

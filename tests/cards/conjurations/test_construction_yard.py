"""Construction Yard: ruins pay for new walls."""

import pytest

from mageduel.facts.library import card
from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord", mana=20)


@pytest.fixture
def yard(table: Table) -> Object:
    return table.put("Construction Yard", RED, "C1")


def test_ruins_of_solid_conjurations_are_worth_their_level(table: Table, yard: Object) -> None:
    table.destroy(table.put("Altar of Carnage", BLUE, "B2"))
    assert yard.mana == 2
    table.destroy(table.wall("Wall of Earth", "B2|B3"))
    assert yard.mana == 3


def test_neither_plants_nor_clouds_nor_creatures(table: Table, yard: Object) -> None:
    for name in ("Mana Flower", "Poison Gas Cloud", "Timber Wolf"):
        table.destroy(table.put(name, BLUE, "B2"))
    assert yard.mana == 0


def test_its_mana_helps_to_pay_for_walls_and_works_once_a_round(table: Table, yard: Object) -> None:
    yard.mana = 4
    table.decide("draw on", ("draw on", 3))
    table.cast(table.red, "Wall of Earth", "C1|C2", "single")
    assert (table.red.mana, yard.mana) == (20 - 2, 1)
    table.cast(table.red, "Wall of Earth", "B1|B2", "single")
    assert (table.red.mana, yard.mana) == (20 - 2 - 5, 1)
    table.reset()
    table.decide("draw on", ("draw on", 0))
    table.cast(table.red, "Altar of Carnage", "B1")
    assert yard.mana == 1


def test_what_the_mage_lacks_must_come_from_it(table: Table, yard: Object) -> None:
    yard.mana = 4
    table.mana(RED, 3)
    table.decide("draw on", ("draw on", 2))
    table.cast(table.red, "Wall of Earth", "C1|C2", "single")
    (asked,) = [request for request in table.asked if request.kind == "draw on"]
    assert asked.options == [("draw on", 4), ("draw on", 3), ("draw on", 2)]
    assert (table.red.mana, yard.mana) == (0, 2)


def test_without_enough_in_all_it_cannot_be_cast(table: Table, yard: Object) -> None:
    yard.mana = 1
    table.mana(RED, 3)
    with pytest.raises(Refused):
        table.cast(table.red, "Wall of Earth", "C1|C2", "single")


@pytest.mark.parametrize("name", ["Mana Crystal", "Rolling Fog"])
def test_other_spells_are_paid_by_the_mage_alone(table: Table, yard: Object, name: str) -> None:
    yard.mana = 9
    assert table.cast(table.red, name, "C2").paid == card(name).cost
    assert (table.red.mana, yard.mana) == (20 - (card(name).cost or 0), 9)


def test_the_enemy_gets_nothing_from_it(table: Table, yard: Object) -> None:
    yard.mana = 9
    table.move_to(table.blue, "C2")
    table.cast(table.blue, "Wall of Earth", "C2|C3", "single")
    assert (yard.mana, table.blue.mana) == (9, 15)

"""Renewing Spring: whoever is friendly may drink."""

import pytest

from mageduel.facts.conditions import BURN, ROT
from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table

DONE = ("done",)


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess")


@pytest.fixture
def spring(table: Table) -> Object:
    return table.put("Renewing Spring", RED, "B2")


def drink(spring: Object) -> tuple[object, ...]:
    return ("ability", spring.id, 0)


def test_three_dice_of_healing_for_a_quick_action(table: Table, spring: Object) -> None:
    wolf = table.put("Timber Wolf", RED, "B2", damage=6)
    table.dice("2 1 0")
    table.act(wolf, drink(spring))
    assert wolf.damage == 3


def test_and_one_condition_less_for_its_price(table: Table, spring: Object) -> None:
    wolf = table.put("Timber Wolf", RED, "B2", damage=1)
    table.condition(wolf, BURN, 2)
    table.condition(wolf, ROT)
    table.dice("0 0 0")
    table.decide("remove condition", ("remove", "Burn", 2))
    table.act(wolf, drink(spring))
    assert (wolf.conditions, table.red.mana) == ({BURN: 1, ROT: 1}, 48)


def test_nobody_has_to_pay(table: Table, spring: Object) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    table.condition(wolf, BURN)
    table.dice("0 0 0")
    table.decide("remove condition", DONE)
    table.act(wolf, drink(spring))
    assert (wolf.conditions, table.red.mana) == ({BURN: 1}, 50)


def test_neither_enemies_nor_the_nonliving_nor_those_elsewhere_drink(table: Table, spring: Object) -> None:
    foe, golem, far = (
        table.put("Timber Wolf", BLUE, "B2", damage=1),
        table.put("Iron Golem", RED, "B2", damage=1),
        table.put("Timber Wolf", RED, "B1", damage=1),
    )
    assert not any(drink(spring) in table.actions(each) for each in (foe, golem, far))


def test_the_healthy_need_nothing(table: Table, spring: Object) -> None:
    assert drink(spring) not in table.actions(table.put("Timber Wolf", RED, "B2"))

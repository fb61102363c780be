"""Telekinetic Burst: attacks everything in the caster's zone but the caster."""

import pytest

from tests.cards.attacks.own_zone import (
    assert_only_here_and_not_in_a_hurry,
    cast_among_friend_and_foe,
    cast_beside_another_mage,
    caster,
)
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table, make_creature

DICE = 3


@pytest.fixture
def table() -> Table:
    return caster("Forcemaster")


def test_friend_and_foe_are_attacked_and_the_caster_is_spared(table: Table) -> None:
    assert cast_among_friend_and_foe(table, "Telekinetic Burst", DICE) == (DICE, DICE, 0)
    assert table.red.mana == 50 - 8


def test_another_caster_in_the_zone_is_not_spared(table: Table) -> None:
    assert cast_beside_another_mage(table, "Telekinetic Burst", DICE) == (DICE, 0)


def test_it_reaches_no_other_zone_and_takes_a_full_action(table: Table) -> None:
    assert_only_here_and_not_in_a_hurry(table, "Telekinetic Burst")


def test_in_the_academy_everybody_else_is_near() -> None:
    table = AcademyTable(red="Academy Forcemaster")
    friend, foe = table.put(make_creature("Friend"), RED), table.put(make_creature("Foe"), BLUE)
    table.decide("order", ("next", foe.id), ("next", friend.id))
    for face in ("1", "2", "1*"):
        table.dice(f"{face} 0 0", effect=1)
    table.cast(table.red, "Telekinetic Burst")
    assert (foe.damage, friend.damage, table.blue.damage, table.red.damage) == (1, 2, 1, 0)

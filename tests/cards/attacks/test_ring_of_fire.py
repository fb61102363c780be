"""Ring of Fire: attacks everything in the caster's zone but the caster."""

import pytest

from tests.cards.attacks.own_zone import (
    assert_only_here_and_not_in_a_hurry,
    cast_among_friend_and_foe,
    cast_beside_another_mage,
    caster,
)
from tests.kit.table import Table

DICE = 5


@pytest.fixture
def table() -> Table:
    return caster("Warlock")


def test_friend_and_foe_are_attacked_and_the_caster_is_spared(table: Table) -> None:
    assert cast_among_friend_and_foe(table, "Ring of Fire", DICE) == (DICE, DICE, 0)
    assert table.red.mana == 50 - 9


def test_another_caster_in_the_zone_is_not_spared(table: Table) -> None:
    assert cast_beside_another_mage(table, "Ring of Fire", DICE) == (DICE, 0)


def test_it_reaches_no_other_zone_and_takes_a_full_action(table: Table) -> None:
    assert_only_here_and_not_in_a_hurry(table, "Ring of Fire")

"""Ring of Fire: attacks everything in the caster's zone but the caster."""

import pytest

from tests.kit.table import BLUE, RED, Refused, Table, make_creature

DICE = 5


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", blue="Beastmaster")
    table.move_to(table.red, "B2")
    return table


def test_friend_and_foe_are_attacked_and_the_caster_is_spared(table: Table) -> None:
    friend, foe = table.put(make_creature("Friend"), RED, "B2"), table.put(make_creature("Foe"), BLUE, "B2")
    table.decide("order", ("next", foe.id))
    table.dice("1* " * DICE, effect=1)
    table.dice("1 " * DICE, effect=1)
    table.cast(table.red, "Ring of Fire", "B2")
    assert (foe.damage, friend.damage, table.red.damage) == (DICE, DICE, 0)
    assert table.red.mana == 50 - 9


def test_another_caster_in_the_zone_is_not_spared(table: Table) -> None:
    table.move_to(table.blue, "B2")
    table.dice("1* " * DICE, effect=1)
    table.cast(table.red, "Ring of Fire", "B2")
    assert (table.blue.damage, table.red.damage) == (DICE, 0)


def test_it_reaches_no_other_zone_and_takes_a_full_action(table: Table) -> None:
    with pytest.raises(Refused):
        table.cast(table.red, "Ring of Fire", "B3")
    with pytest.raises(Refused):
        table.cast(table.red, "Ring of Fire", "B2", full=False)

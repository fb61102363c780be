"""Attack spells on the caster's own zone: a caster in the middle of the arena, and what a cast there does."""

from __future__ import annotations

import pytest

from tests.kit.table import BLUE, RED, Refused, Table, make_creature


def caster(mage: str) -> Table:
    """A red mage in the middle of the arena, with nobody near."""
    table = Table(red=mage, blue="Beastmaster")
    table.move_to(table.red, "B2")
    return table


def cast_among_friend_and_foe(table: Table, spell: str, dice: int) -> tuple[int, int, int]:
    """The damage the spell does to a foe, to a friend and to the caster, with so many dice for each it attacks."""
    friend, foe = table.put(make_creature("Friend"), RED, "B2"), table.put(make_creature("Foe"), BLUE, "B2")
    table.decide("order", ("next", foe.id))
    table.dice("1* " * dice, effect=1)
    table.dice("1 " * dice, effect=1)
    table.cast(table.red, spell, "B2")
    return foe.damage, friend.damage, table.red.damage


def cast_beside_another_mage(table: Table, spell: str, dice: int) -> tuple[int, int]:
    """The damage the spell does to another mage in the zone, and to the caster."""
    table.move_to(table.blue, "B2")
    table.dice("1* " * dice, effect=1)
    table.cast(table.red, spell, "B2")
    return table.blue.damage, table.red.damage


def assert_only_here_and_not_in_a_hurry(table: Table, spell: str) -> None:
    """Neither the next zone nor a quickcast will do."""
    with pytest.raises(Refused):
        table.cast(table.red, spell, "B3")
    with pytest.raises(Refused):
        table.cast(table.red, spell, "B2", full=False)

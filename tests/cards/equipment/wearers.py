"""A mage who wears something, and somebody who tries its armor."""

from __future__ import annotations

from tests.kit.table import BLUE, Table


def wearer_of(*pieces: str, mage: str = "Beastmaster") -> Table:
    """A red mage in the middle of the arena with these pieces on."""
    table = Table(red=mage)
    table.move_to(table.red, "B2")
    for piece in pieces:
        table.attach(piece, table.red)
    return table


def bitten(table: Table, dice: str) -> int:
    """The damage a wolf's bite with these dice leaves on the wearer."""
    wolf = table.put("Timber Wolf", BLUE)
    table.dice(dice)
    table.attack(wolf, "Bite", table.red)
    return table.red.damage

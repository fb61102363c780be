"""Bolt of V'Tar: the more orbs, the more it pierces and drains."""

from tests.cards.orbs import board
from tests.kit.table import BLUE, Table, make_creature


def bolt(table: Table) -> tuple[int, int]:
    """Damage and mana it costs an enemy with armor 2."""
    table.move_to(table.red, "A3")
    foe = table.put(make_creature("Foe", life=30, armor=2), BLUE, "A4")
    table.mana(BLUE, 10)
    table.dice("2 2 0", effect=1)
    table.cast(table.red, "Bolt of V'Tar", foe)
    return foe.damage, 10 - table.blue.mana


def test_each_orb_of_the_caster_is_piercing_and_mana_drain() -> None:
    assert bolt(board("B1", "C2", red="Wizard")) == (4, 2)


def test_without_orbs_it_has_neither() -> None:
    assert bolt(board(red="Wizard")) == (2, 0)
    assert bolt_in_the_arena() == (2, 0)


def bolt_in_the_arena() -> tuple[int, int]:
    table = Table(red="Wizard")
    return bolt(table)

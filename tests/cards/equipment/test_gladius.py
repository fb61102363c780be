"""Gladius: three dice for students, four for masters."""

from tests.kit.academy import AcademyTable
from tests.kit.table import Table


def test_a_student_rolls_three_dice() -> None:
    table = AcademyTable(red="Academy Monk")
    gladius = table.attach("Gladius", table.red)
    table.dice("1 1 1")
    table.attack(table.red, "Short Blade", table.blue, source=gladius)
    assert table.blue.damage == 3


def test_a_master_of_the_arena_rolls_one_more() -> None:
    table = Table(red="Wizard")
    table.move_to(table.red, "A4")
    gladius = table.attach("Gladius", table.red)
    table.dice("1 1 1 1")
    table.attack(table.red, "Short Blade", table.blue, source=gladius)
    assert table.blue.damage == 4

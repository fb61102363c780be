"""Steelclaw Matriarch: stronger for each of her cubs."""

from mageduel.facts.traits import MELEE
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED, Table


def test_one_melee_die_for_each_cub() -> None:
    table = AcademyTable()
    matriarch = table.put("Steelclaw Matriarch", RED)
    assert table.value(matriarch, MELEE) == 0
    for count in (1, 2):
        table.put("Steelclaw Cub", RED)
        assert table.value(matriarch, MELEE) == count
    table.dice("1 1 1 0 0")
    table.act(matriarch, attack(matriarch, "Claws", table.blue))
    assert table.blue.damage == 3


def test_cubs_of_others_and_other_bears_do_not_count() -> None:
    table = AcademyTable()
    matriarch = table.put("Steelclaw Matriarch", RED)
    table.put("Steelclaw Cub", BLUE)
    table.put("Steelclaw Matriarch", RED)
    assert table.value(matriarch, MELEE) == 0


def test_a_cub_in_another_zone_does_not_count() -> None:
    table = Table()
    matriarch = table.put("Steelclaw Matriarch", RED, "B2")
    cub = table.put("Steelclaw Cub", RED, "B3")
    assert table.value(matriarch, MELEE) == 0
    table.move_to(cub, "B2")
    assert table.value(matriarch, MELEE) == 1

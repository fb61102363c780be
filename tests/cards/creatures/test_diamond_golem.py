"""Diamond Golem: three damage of every attack are prevented."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize(("dice", "damage"), [("1 1 1", 0), ("2* 2 0", 1), ("2 2 1", 2)])
def test_three_damage_of_each_attack(table: AcademyTable, dice: str, damage: int) -> None:
    golem, brute = table.put("Diamond Golem", BLUE), table.put(make_creature("Brute"), RED)
    table.dice(dice)
    table.attack(brute, "Strike", golem)
    assert golem.damage == damage


def test_again_and_again(table: AcademyTable) -> None:
    golem, brute = table.put("Diamond Golem", BLUE), table.put(make_creature("Brute"), RED)
    for _ in range(2):
        table.dice("2 2 0")
        table.attack(brute, "Strike", golem)
    assert golem.damage == 2


def test_its_fists_ignore_armor(table: AcademyTable) -> None:
    golem, brute = table.put("Diamond Golem", RED), table.put(make_creature("Brute", armor=3), BLUE)
    table.dice("2 1")
    table.act(golem, attack(golem, "Diamond Fists", brute))
    assert brute.damage == 3


def test_direct_damage_is_no_attack(table: AcademyTable) -> None:
    golem = table.put("Diamond Golem", BLUE)
    table.put("Ice Spikes", RED)
    table.act(golem, ("nothing",))
    assert golem.damage == 2

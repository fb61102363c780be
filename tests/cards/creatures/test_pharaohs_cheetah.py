"""Pharaoh's Cheetah: a sprint ends in a leap."""

import pytest

from mageduel.facts.conditions import SLAM
from mageduel.state.objects import Object
from tests.kit.answers import attack, move
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def cheetah(table: Table) -> Object:
    return table.put("Pharaoh's Cheetah", RED, "B1")


def test_after_two_moves_it_knocks_its_prey_down_on_a_four(table: Table, cheetah: Object) -> None:
    brute = table.put(make_creature("Brute", life=30), BLUE, "B3")
    table.dice("0 0 0 0", effect=4)
    table.act(cheetah, move("B2"), move("B3"), attack(cheetah, "Claws", brute))
    assert brute.conditions == {SLAM: 1}


@pytest.mark.parametrize("moves", [("B2",), ("B2", "B1")])
def test_not_after_one_move_nor_there_and_back(table: Table, cheetah: Object, moves: tuple[str, ...]) -> None:
    brute = table.put(make_creature("Brute", life=30, traits=["Pest"]), BLUE, moves[-1])
    table.dice("0 0 0 0", effect=4)
    table.act(cheetah, *(move(zone) for zone in moves), attack(cheetah, "Claws", brute))
    assert brute.conditions == {}

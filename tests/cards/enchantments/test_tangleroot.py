"""Tangleroot: roots that hamper melee attacks, less each round."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED, make_creature

BIG = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 5}
SHOT = {"name": "Shot", "kind": "ranged", "action": "quick", "dice": 5, "range": [0, 2]}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_a_die_fewer_for_each_token(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", attack=[BIG, SHOT]), BLUE)
    root = table.hide("Tangleroot", brute, RED)
    table.reveal(root)
    for dice in (2, 3, 4):
        assert table.odds(brute, "Claw", table.red).dice.value == dice
        table.upkeep()
    assert not root.in_play
    assert table.odds(brute, "Claw", table.red).dice.value == 5


def test_one_die_is_always_left(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    table.reveal(table.hide("Tangleroot", brute, RED))
    table.dice("2")
    table.act(brute, attack(brute, "Strike", table.red))
    assert table.red.damage == 2


def test_who_attacks_its_bearer_is_not_hampered(table: AcademyTable) -> None:
    brute, mine = table.put(make_creature("Brute"), BLUE), table.put(make_creature("Mine"), RED)
    table.reveal(table.hide("Tangleroot", brute, RED))
    assert table.odds(mine, "Strike", brute).dice.value == 3


def test_ranged_attacks_are_not_hampered(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", attack=[BIG, SHOT]), BLUE)
    table.reveal(table.hide("Tangleroot", brute, RED))
    assert table.odds(brute, "Shot", table.red).dice.value == 5


@pytest.mark.parametrize("trait", ["Flying", "Incorporeal"])
def test_what_cannot_be_held(table: AcademyTable, trait: str) -> None:
    thing = table.put(make_creature("Thing", traits=[trait]), BLUE)
    assert table.why_no_cast(table.red, "Tangleroot", thing) == "wrong-target"

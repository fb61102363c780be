"""Chakra of Protection: blows at a mage whose side has the fewest creatures roll a die less."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}
BOW = {"name": "Bow", "kind": "ranged", "range": [0, 2], "action": "quick", "dice": 3}


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Monk")
    table.attach("Chakra of Protection", table.red)
    return table


def dice(table: AcademyTable, bar: dict[str, object]) -> int:
    """How many dice an attack on the Monk rolls."""
    return table.odds(table.put(make_creature("Foe", attack=[bar]), BLUE), str(bar["name"]), table.red).dice.value


def test_a_blow_rolls_one_die_less(table: AcademyTable) -> None:
    assert dice(table, CLAW) == 2


def test_one_die_is_left_at_least(table: AcademyTable) -> None:
    assert dice(table, CLAW | {"dice": 1}) == 1


def test_a_shot_does_not(table: AcademyTable) -> None:
    assert dice(table, BOW) == 3


def test_not_while_somebody_stands_by_him(table: AcademyTable) -> None:
    table.put(make_creature("Friend"), RED)
    assert dice(table, CLAW) == 3


def test_what_counts_are_the_creatures_of_whoever_cast_it(table: AcademyTable) -> None:
    table.put(make_creature("Brute"), RED)
    table.reveal(table.hide("Chakra of Protection", table.blue, BLUE))
    foe = table.put(make_creature("Fighter", attack=[CLAW]), RED)
    assert table.odds(foe, "Claw", table.blue).dice.value == 2


def test_his_own_blows_are_as_before(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe"), BLUE)
    assert table.odds(table.red, "Basic Melee Attack", foe).dice.value == 2

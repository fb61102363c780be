"""Lightning Raptor: it charges itself, a token each round."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import NO_COUNTERSTRIKE, attack, take
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Wizard")


def charges(raptor: object) -> int:
    return next((count for mark, count in raptor.marks.items() if mark.name == "Charge"), 0)  # type: ignore[attr-defined]


def test_a_token_each_upkeep_up_to_five(table: AcademyTable) -> None:
    raptor = table.put("Lightning Raptor", RED)
    counted = []
    for _ in range(6):
        table.upkeep()
        counted.append(charges(raptor))
    assert counted == [1, 2, 3, 4, 5, 5]


def test_as_many_dice_as_tokens(table: AcademyTable) -> None:
    raptor, brute = table.put("Lightning Raptor", RED), table.put(make_creature("Brute"), BLUE)
    table.tokens(raptor, "Charge", 3)
    table.dice("1 1 0", effect=1)
    table.act(raptor, attack(raptor, "Electric Bite", brute))
    assert brute.damage == 2


def test_without_a_token_one_die_is_rolled(table: AcademyTable) -> None:
    raptor, brute = table.put("Lightning Raptor", RED), table.put(make_creature("Brute"), BLUE)
    table.dice("1", effect=1)
    table.attack(raptor, "Electric Bite", brute)
    assert brute.damage == 1


def test_with_five_it_strikes_back(table: AcademyTable) -> None:
    raptor, brute = table.put("Lightning Raptor", RED), table.put(make_creature("Brute"), BLUE)
    table.tokens(raptor, "Charge", 4)
    table.dice("0 0 0")
    table.attack(brute, "Strike", raptor)
    assert table.rolled == [3]
    table.tokens(raptor, "Charge", 5)
    table.decide("counterstrike", take(raptor))
    table.dice("0 0 0")
    table.dice("1 0 0 0 0", effect=1)
    table.attack(brute, "Strike", raptor)
    assert brute.damage == 1
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0 0")
    table.attack(brute, "Strike", raptor)


def test_the_tokens_do_not_make_other_creatures_stronger(table: AcademyTable) -> None:
    raptor, brute = table.put("Lightning Raptor", RED), table.put(make_creature("Brute"), RED)
    table.tokens(raptor, "Charge", 5)
    assert table.odds(brute, "Strike", table.blue).dice.value == 3

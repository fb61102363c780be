"""Mountain Ram: its horns push after a run, and break what is solid."""

import pytest

from tests.kit.answers import attack, move
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.parametrize(("roll", "pushed"), [(6, True), (5, False)])
def test_with_a_charge_the_effect_roll_is_three_higher(table: Table, roll: int, pushed: bool) -> None:
    ram, wolf = table.put("Mountain Ram", RED, "B1"), table.put("Timber Wolf", BLUE, "B2")
    table.dice("0 0 0 0", effect=roll)
    if pushed:
        table.decide("direction", ("push", 1))
    table.act(ram, move("B2"), attack(ram, "Battering Horns", wolf))
    assert table.place(wolf) == ("B3" if pushed else "B2")


@pytest.mark.parametrize(("roll", "pushed"), [(9, True), (8, False)])
def test_without_one_it_is_not(table: Table, roll: int, pushed: bool) -> None:
    ram, wolf = table.put("Mountain Ram", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.dice("0 0", effect=roll)
    if pushed:
        table.decide("direction", ("push", 1))
    table.act(ram, attack(ram, "Battering Horns", wolf))
    assert table.place(wolf) == ("B3" if pushed else "B2")


def test_two_dice_more_against_solid_conjurations_only(table: Table) -> None:
    ram = table.put("Mountain Ram", RED, "B2")
    assert table.odds(ram, "Battering Horns", table.put("Mana Crystal", BLUE, "B2")).dice.value == 4
    assert table.odds(ram, "Battering Horns", table.wall("Wall of Stone", "B2|B3")).dice.value == 4
    assert table.odds(ram, "Battering Horns", table.wall("Wall of Fire", "B2|A2")).dice.value == 2
    assert table.odds(ram, "Battering Horns", table.put("Timber Wolf", BLUE, "B2")).dice.value == 2

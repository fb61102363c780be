"""Tar Trap: stuck, and easy to set on fire."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import NOTHING, PAY, take
from tests.kit.table import BLUE, RED, Table, make_creature

FLAME = {"name": "Torch", "kind": "melee", "action": "quick", "dice": 2, "damage": "flame"}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_a_creature_in_tar_does_nothing(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    trap = table.hide("Tar Trap", brute, RED)
    table.decide("pay reveal", PAY)
    table.act(brute)
    assert trap.in_play
    assert table.actions(brute) == [NOTHING]


def test_a_mage_in_tar_still_casts(table: AcademyTable) -> None:
    table.book(BLUE, "Lightning Jolt")
    table.attach("Tar Trap", table.blue, RED)
    kinds = {option[0] for option in table.actions(table.blue)}
    assert kinds == {"nothing", "cast"}


def test_flame_attacks_on_it_roll_one_die_more(table: AcademyTable) -> None:
    brute, torch = table.put(make_creature("Brute"), BLUE), table.put(make_creature("Torch", attack=[FLAME]), RED)
    table.attach("Tar Trap", brute, RED)
    assert table.odds(torch, "Torch", brute).dice.value == 3


def test_striking_back_is_no_action(table: AcademyTable) -> None:
    brute, foe = table.put(make_creature("Brute"), BLUE), table.put(make_creature("Foe"), RED)
    table.attach("Tar Trap", brute, RED)
    table.guard(brute)
    table.decide("counterstrike", take(brute))
    table.dice("0 0 0")
    table.dice("1 0 0")
    table.attack(foe, "Strike", brute)
    assert foe.damage == 1


def test_after_two_upkeeps_it_is_free(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    trap = table.hide("Tar Trap", brute, RED)
    table.decide("pay reveal", PAY)
    table.act(brute)
    table.upkeep()
    assert trap.in_play
    table.upkeep()
    assert not trap.in_play
    assert len(table.actions(brute)) > 1


def test_the_uncontainable_are_not_held(table: AcademyTable) -> None:
    slippery = table.put(make_creature("Slippery", traits=["Uncontainable"]), BLUE)
    torch = table.put(make_creature("Torch", attack=[FLAME]), RED)
    table.attach("Tar Trap", slippery, RED)
    assert len(table.actions(slippery)) > 1
    assert table.odds(torch, "Torch", slippery).dice.value == 2


@pytest.mark.parametrize("trait", ["Flying", "Incorporeal"])
def test_what_does_not_touch_the_ground(table: AcademyTable, trait: str) -> None:
    thing = table.put(make_creature("Thing", traits=[trait]), BLUE)
    assert table.why_no_cast(table.red, "Tar Trap", thing) == "wrong-target"


def test_in_the_arena_it_does_not_move_either() -> None:
    table = Table()
    brute = table.put(make_creature("Brute"), BLUE, "B2")
    table.attach("Tar Trap", brute, RED)
    assert table.actions(brute) == [NOTHING]

"""Mummified Swordmaster: damaged, it may spend its whole action on striking twice."""

from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack, move, take
from tests.kit.table import BLUE, RED, Table

FOE = brawler()


def test_damaged_it_strikes_twice_in_the_academy() -> None:
    table = AcademyTable()
    master, foe = table.put("Mummified Swordmaster", RED, damage=1), table.put(FOE, BLUE)
    table.decide("strike again", ("strike again",))
    table.dice("1 1 1 1 1 0")
    table.act(master, attack(master, "Twin Blades", foe))
    assert [each.damage for each in table.attacks(master, foe)] == [3, 2]


def test_unhurt_it_strikes_once() -> None:
    table = AcademyTable()
    master, foe = table.put("Mummified Swordmaster", RED), table.put(FOE, BLUE)
    table.dice("1 1 1")
    table.act(master, attack(master, "Twin Blades", foe))
    assert foe.damage == 3


def test_in_the_arena_there_is_no_full_action_after_a_move() -> None:
    table = Table()
    master, foe = table.put("Mummified Swordmaster", RED, "B1", damage=1), table.put(FOE, BLUE, "B2")
    table.dice("1 1 1")
    table.act(master, move("B2"), attack(master, "Twin Blades", foe))
    assert foe.damage == 3
    table.dice("1 1 1 1 1 1")
    table.act(master, attack(master, "Twin Blades", foe))
    assert foe.damage == 9


def test_a_counterstrike_takes_no_action_so_it_is_one_strike() -> None:
    table = AcademyTable()
    master, foe = table.put("Mummified Swordmaster", RED, damage=1), table.put(FOE, BLUE)
    table.guard(master)
    table.dice("0 0 0")
    table.decide("counterstrike", take(master))
    table.dice("1 1 1")
    table.act(foe, attack(foe, "Claw", master))
    assert foe.damage == 3

"""Matesis, the Fallen Pharaoh: on guard, he lets other mummies take the blows meant for him."""

import pytest

from mageduel.kernel.requests import Answer, Request
from tests.cards.fighters import asked, brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, NO_COUNTERSTRIKE, STOP, attack, take
from tests.kit.table import BLUE, RED, Table, make_creature

FOE = brawler()


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_another_mummy_may_be_attacked_in_his_place(table: AcademyTable) -> None:
    pharaoh, mummy = table.put("Matesis, the Fallen Pharaoh", RED), table.put("Vengeful Voidwalker", RED)
    foe = table.put(FOE, BLUE)
    table.guard(pharaoh)
    table.decide("offer", take(mummy))
    table.dice("1 1 1")
    table.act(foe, attack(foe, "Claw", pharaoh))
    assert (pharaoh.damage, mummy.damage) == (0, 3)
    assert pharaoh.guarding, "the attack was not made on him"


def test_he_may_take_it_himself(table: AcademyTable) -> None:
    pharaoh, mummy = table.put("Matesis, the Fallen Pharaoh", RED), table.put("Vengeful Voidwalker", RED)
    foe = table.put(FOE, BLUE)
    table.guard(pharaoh)
    table.decide("offer", DECLINE)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("2 2 1")
    table.act(foe, attack(foe, "Claw", pharaoh))
    assert (pharaoh.damage, mummy.damage) == (3, 0)
    assert not pharaoh.guarding


def test_a_mummy_on_guard_strikes_back_for_him(table: AcademyTable) -> None:
    pharaoh, mummy = table.put("Matesis, the Fallen Pharaoh", RED), table.put("Vengeful Voidwalker", RED)
    foe = table.put(FOE, BLUE)
    table.guard(pharaoh)
    table.guard(mummy)
    table.decide("offer", take(mummy))
    table.dice("0 0 0")
    table.decide("counterstrike", take(mummy))
    table.dice("2 1")
    table.act(foe, attack(foe, "Claw", pharaoh))
    assert foe.damage == 3
    assert pharaoh.guarding
    assert not mummy.guarding


@pytest.mark.parametrize("case", ["not on guard", "no mummy", "an enemy's mummy", "from afar"])
def test_nobody_else_can_take_it(table: AcademyTable, case: str) -> None:
    pharaoh = table.put("Matesis, the Fallen Pharaoh", RED)
    bow = {"name": "Bow", "kind": "ranged", "action": "quick", "range": [0, 2], "dice": 1}
    claw = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 1}
    foe = table.put(make_creature("Archer", attack=[claw, bow]), BLUE)
    if case != "not on guard":
        table.guard(pharaoh)
    if case == "no mummy":
        table.put("Brittle Harvester", RED)
    else:
        table.put("Vengeful Voidwalker", BLUE if case == "an enemy's mummy" else RED)
    if case in ("no mummy", "an enemy's mummy"):
        table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0")
    table.act(foe, attack(foe, "Bow" if case == "from afar" else "Claw", pharaoh))
    assert "offer" not in asked(table)


def test_in_the_arena_only_mummies_of_his_zone() -> None:
    arena = Table()
    pharaoh = arena.put("Matesis, the Fallen Pharaoh", RED, "B2")
    arena.put("Vengeful Voidwalker", RED, "B1")
    foe = arena.put(FOE, BLUE, "B2")
    arena.guard(pharaoh)
    arena.decide("counterstrike", NO_COUNTERSTRIKE)
    arena.dice("0 0 0")
    arena.act(foe, attack(foe, "Claw", pharaoh))
    assert "offer" not in asked(arena)


def test_all_strikes_go_to_the_one_who_has_stepped_in(table: AcademyTable) -> None:
    pharaoh, mummy = table.put("Matesis, the Fallen Pharaoh", RED), table.put("Vengeful Voidwalker", RED)
    foe = table.put(brawler(dice=1, claw=["Doublestrike"]), BLUE)
    table.guard(pharaoh)
    table.decide("offer", take(mummy))
    table.decide("strike again", ("strike again",))
    table.dice("1 1")
    table.act(foe, attack(foe, "Claw", pharaoh))
    assert (pharaoh.damage, mummy.damage) == (0, 2)


def test_a_sweep_goes_on_from_the_one_who_has_stepped_in(table: AcademyTable) -> None:
    pharaoh, mummy = table.put("Matesis, the Fallen Pharaoh", RED), table.put("Vengeful Voidwalker", RED)
    other, foe = table.put("Vengeful Voidwalker", RED), table.put(brawler(dice=1, claw=["Sweeping"]), BLUE)
    table.guard(pharaoh)
    table.guard(other)
    table.decide("offer", take(mummy))
    offered: list[object] = []

    def look(request: Request) -> Answer:
        offered.extend(request.options)
        return STOP

    table.decide("sweep", look)
    table.dice("1")
    table.act(foe, attack(foe, "Claw", pharaoh))
    assert offered == [STOP, ("sweep", other.id)], "neither of the two who have had to do with the first attack"

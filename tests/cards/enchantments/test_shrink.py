"""Shrink: for a while a creature is a Pest and strikes with two dice fewer."""

import pytest

from mageduel.facts.traits import PEST
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED, make_creature

SHOT = {"name": "Shot", "kind": "ranged", "action": "quick", "dice": 4, "range": [0, 2]}
BITE = {"name": "Bite", "kind": "melee", "action": "quick", "dice": 2}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize("level", [1, 3])
def test_every_attack_has_two_dice_fewer_and_one_at_least(table: AcademyTable, level: int) -> None:
    brute = table.put(make_creature("Brute", level=level, attack=[SHOT, BITE]), BLUE)
    table.reveal(table.hide("Shrink", brute, RED))
    assert table.red.mana == 50 - level
    assert [table.odds(brute, bar, table.red).dice.value for bar in ("Shot", "Bite")] == [2, 1]


def test_nobody_minds_it_on_guard(table: AcademyTable) -> None:
    brute, guard = table.put(make_creature("Brute"), RED), table.put(make_creature("Guard"), BLUE)
    table.guard(guard)
    assert table.why_no_attack(brute, "Strike", table.blue) == "guarded"
    table.reveal(table.hide("Shrink", guard, RED))
    assert table.has(guard, PEST)
    assert table.why_no_attack(brute, "Strike", table.blue) is None


def test_it_grows_again(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    shrink = table.hide("Shrink", brute, RED)
    table.reveal(shrink)
    table.upkeep()
    assert shrink.in_play
    table.upkeep()
    assert not shrink.in_play
    assert not table.has(brute, PEST)


def test_the_wizard_prolongs_it() -> None:
    table = AcademyTable(red="Academy Wizard")
    brute = table.put(make_creature("Brute"), BLUE)
    shrink = table.hide("Shrink", brute, RED)
    table.decide("offer", ("pay", 1))
    table.reveal(shrink)
    for _ in range(2):
        table.upkeep()
    assert shrink.in_play
    table.upkeep()
    assert not shrink.in_play


def test_no_mage_shrinks(table: AcademyTable) -> None:
    table.always("offer", DECLINE)
    assert table.why_no_cast(table.red, "Shrink", table.blue) == "wrong-target"

"""Deep Freeze: ice that lasts."""

import pytest

from mageduel.facts.conditions import FREEZE
from tests.kit.academy import AcademyTable
from tests.kit.answers import NOTHING
from tests.kit.table import BLUE, RED, make_creature

FLAME = {"name": "Torch", "kind": "melee", "action": "quick", "dice": 4, "damage": "flame"}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_its_bearer_does_not_melt(table: AcademyTable) -> None:
    golem = table.put("Ice Golem", RED)
    freeze = table.attach("Deep Freeze", golem)
    table.upkeep()
    assert golem.damage == 0
    table.cast(table.blue, "Disperse", freeze)
    table.upkeep()
    assert golem.damage == 2


def test_its_freeze_markers_stay(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    table.condition(brute, FREEZE)
    table.hide("Deep Freeze", brute, RED)
    table.act(brute, NOTHING)
    assert brute.conditions == {}
    table.condition(brute, FREEZE)
    table.reveal(table.find("Deep Freeze"))
    table.act(brute, NOTHING)
    assert brute.conditions == {FREEZE: 1}


def test_flame_attacks_roll_two_dice_fewer(table: AcademyTable) -> None:
    torch, brute = table.put(make_creature("Torch", attack=[FLAME]), RED), table.put(make_creature("Brute"), BLUE)
    table.attach("Deep Freeze", brute)
    assert table.odds(torch, "Torch", brute).dice.value == 2


def test_not_on_a_mage(table: AcademyTable) -> None:
    assert table.why_no_cast(table.red, "Deep Freeze", table.blue) == "wrong-target"

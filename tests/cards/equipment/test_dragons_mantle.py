"""Dragon's Mantle: whoever hurts its wearer may burn."""

import pytest

from mageduel.facts.conditions import BURN
from mageduel.rules.mages.glyphs import FIRE, active_glyphs
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED, make_creature

SHOT = {"name": "Shot", "kind": "ranged", "action": "quick", "dice": 3, "range": [0, 2]}


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Elementalist")
    table.attach("Dragon's Mantle", table.red)
    return table


def test_armor(table: AcademyTable) -> None:
    assert table.armor(table.red) == 1


def test_for_a_mana_the_attacker_burns_once_a_round(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    table.decide("offer", ("pay", 1))
    table.dice("2 1 0")
    table.attack(brute, "Strike", table.red)
    assert (brute.conditions, table.red.mana) == ({BURN: 1}, 49)
    table.dice("2 1 0")
    table.attack(brute, "Strike", table.red)
    assert brute.conditions == {BURN: 1}


def test_or_for_the_fire_glyph(table: AcademyTable) -> None:
    table.red.mark(FIRE)
    brute = table.put(make_creature("Brute"), BLUE)
    table.decide("offer", ("spend", 1, "Fire Glyph"))
    table.dice("2 1 0")
    table.attack(brute, "Strike", table.red)
    assert (brute.conditions, table.red.mana, active_glyphs(table.red)) == ({BURN: 1}, 50, [])


def test_or_not_at_all(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    table.decide("offer", DECLINE)
    table.dice("2 1 0")
    table.attack(brute, "Strike", table.red)
    assert brute.conditions == {}


@pytest.mark.parametrize(("row", "dice"), [({}, "1 0 0"), ({"attack": [SHOT]}, "2 1 0")], ids=["unhurt", "ranged"])
def test_not_unhurt_and_not_by_an_arrow(table: AcademyTable, row: dict[str, object], dice: str) -> None:
    brute = table.put(make_creature("Brute", **row), BLUE)
    table.dice(dice)
    table.attack(brute, brute.card.attacks[0].name, table.red)
    assert brute.conditions == {}


def test_not_what_cannot_burn_and_not_for_others(table: AcademyTable) -> None:
    wet, mine = table.put(make_creature("Wet", traits=["Burnproof"]), BLUE), table.put(make_creature("Mine"), RED)
    for target in (table.red, mine):
        table.dice("2 1 0")
        table.attack(wet, "Strike", target)
    brute = table.put(make_creature("Brute"), BLUE)
    table.dice("2 1 0")
    table.attack(brute, "Strike", mine)
    assert [each for each in table.asked if each.kind == "offer"] == []


def test_other_mages_pay_with_mana() -> None:
    table = AcademyTable()
    table.attach("Dragon's Mantle", table.red)
    table.mana(RED, 0)
    brute = table.put(make_creature("Brute"), BLUE)
    table.dice("2 1 0")
    table.attack(brute, "Strike", table.red)
    assert brute.conditions == {}

"""Satyr Gruff: a heavy blow staggers."""

import pytest

from mageduel.facts.conditions import STAGGER
from tests.kit.academy import AcademyTable
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@rule("sup.spell.satyr-gruff-stagger-after-armor")
@pytest.mark.parametrize(("dice", "staggers"), [("2 2 0", True), ("2 1 0", False)])
def test_four_damage_stagger(dice: str, staggers: bool) -> None:
    table = AcademyTable()
    satyr, brute = table.put("Satyr Gruff", RED), table.put(make_creature("Brute"), BLUE)
    table.dice(dice)
    table.attack(satyr, "Heavy Mace", brute)
    assert (STAGGER in brute.conditions) is staggers


@rule("sup.spell.satyr-gruff-stagger-after-armor")
def test_what_armor_takes_does_not_count() -> None:
    table = AcademyTable()
    satyr, brute = table.put("Satyr Gruff", RED), table.put(make_creature("Brute", armor=1), BLUE)
    table.dice("2 2 0")
    table.attack(satyr, "Heavy Mace", brute)
    assert STAGGER not in brute.conditions


def test_a_mage_staggers_too() -> None:
    table = AcademyTable()
    satyr = table.put("Satyr Gruff", RED)
    table.dice("2 2 2")
    table.attack(satyr, "Heavy Mace", table.blue)
    assert table.blue.conditions == {STAGGER: 1}


def test_friends_do_not() -> None:
    table = Table()
    satyr, brute = table.put("Satyr Gruff", RED), table.put(make_creature("Brute"), RED)
    table.dice("2 2 2")
    table.attack(satyr, "Heavy Mace", brute)
    assert STAGGER not in brute.conditions

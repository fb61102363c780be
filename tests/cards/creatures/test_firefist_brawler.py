"""Firefist Brawler: a critical hit of his fists burns."""

import pytest

from mageduel.facts.conditions import BURN
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize(("dice", "burns"), [("1*", {BURN: 1}), ("2*", {BURN: 1}), ("2", {}), ("0", {})])
def test_any_critical_damage_leaves_one_burn(table: AcademyTable, dice: str, burns: dict[object, int]) -> None:
    brawler, brute = table.put("Firefist Brawler", RED), table.put(make_creature("Brute"), BLUE)
    table.dice(dice)
    table.attack(brawler, "Flaming Fists", brute)
    assert brute.conditions == burns


def test_the_burnproof_do_not_burn(table: AcademyTable) -> None:
    brawler, brute = table.put("Firefist Brawler", RED), table.put(make_creature("Wet", traits=["Burnproof"]), BLUE)
    table.dice("2*")
    table.attack(brawler, "Flaming Fists", brute)
    assert (brute.damage, brute.conditions) == (2, {})


def test_the_incorporeal_do_not_burn_though_they_are_hit(table: AcademyTable) -> None:
    brawler = table.put("Firefist Brawler", RED)
    ghost = table.put(make_creature("Ghost", traits=["Incorporeal"]), BLUE)
    table.dice("1*")
    table.attack(brawler, "Flaming Fists", ghost)
    assert (ghost.damage, ghost.conditions) == (1, {})

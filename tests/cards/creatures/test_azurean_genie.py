"""Azurean Genie: three wishes."""

import pytest

from mageduel.facts.conditions import STAGGER
from mageduel.facts.traits import MELEE
from tests.kit.academy import AcademyTable
from tests.kit.answers import ability, move
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

WISHES = ("Wish for Strength", "Wish for Health", "Wish for Misfortune")


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Wizard")


def wishes(table: Table) -> int:
    genie = table.find("Azurean Genie")
    return next((count for mark, count in genie.marks.items() if mark.name == "Wish"), 0)


def test_he_comes_with_three_wishes(table: AcademyTable) -> None:
    table.cast(table.red, "Azurean Genie")
    assert wishes(table) == 3


def test_strength_for_the_round(table: AcademyTable) -> None:
    genie = table.summon("Azurean Genie")
    table.act(genie, ability(genie, "Wish for Strength", table.red))
    assert (table.value(table.red, MELEE), wishes(table)) == (2, 2)
    table.end_round()
    assert table.value(table.red, MELEE) == 0


def test_health(table: AcademyTable) -> None:
    genie = table.summon("Azurean Genie")
    table.red.damage = 5
    table.act(genie, ability(genie, "Wish for Health", table.red))
    assert (table.red.damage, wishes(table)) == (3, 2)


def test_misfortune(table: AcademyTable) -> None:
    genie, brute = table.summon("Azurean Genie"), table.put(make_creature("Brute"), BLUE)
    table.act(genie, ability(genie, "Wish for Misfortune", brute))
    assert brute.conditions == {STAGGER: 1}


def test_no_fourth_wish(table: AcademyTable) -> None:
    genie = table.summon("Azurean Genie")
    for _ in range(3):
        table.act(genie, ability(genie, "Wish for Strength", table.red))
    assert wishes(table) == 0
    assert not any(option[0] == "ability" for option in table.actions(genie))


def test_only_what_could_do_something_is_offered(table: AcademyTable) -> None:
    genie = table.summon("Azurean Genie")
    golem = table.put(make_creature("Golem", traits=["Nonliving"]), RED, damage=3)
    offered = table.actions(genie)
    assert all(ability(genie, wish, golem) not in offered for wish in WISHES)
    assert ability(genie, "Wish for Health", table.red) not in offered
    assert ability(genie, "Wish for Strength", table.red) in offered


def test_in_the_rounds_of_peace_no_misfortune_for_others() -> None:
    table = AcademyTable(red="Academy Wizard", round=2)
    genie, brute = table.summon("Azurean Genie"), table.put(make_creature("Brute"), BLUE)
    offered = table.actions(genie)
    assert ability(genie, "Wish for Misfortune", brute) not in offered
    assert ability(genie, "Wish for Strength", genie) in offered


@rule("sup.spell.azurean-genie-wish-is-quick-action")
def test_in_the_arena_after_a_move_and_in_his_zone_only() -> None:
    table = Table(red="Wizard")
    genie = table.summon("Azurean Genie", RED, "B2")
    far = table.put(make_creature("Brute"), RED, "B3")
    assert ability(genie, "Wish for Strength", far) not in table.actions(genie)
    assert ability(genie, "Wish for Strength", far) in table.offered(genie, move("B3"))

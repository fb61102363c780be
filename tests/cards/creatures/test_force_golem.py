"""Force Golem: Staggers whom it wounds, for one of its Dissipate tokens."""

import pytest

from mageduel.facts.conditions import STAGGER
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED, make_card, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlock")


@pytest.fixture
def golem(table: AcademyTable) -> Object:
    return table.summon("Force Golem", RED)


def test_a_wound_may_stagger(table: AcademyTable, golem: Object) -> None:
    foe = table.put(make_creature("Foe"), BLUE)
    table.decide("offer", take())
    table.dice("1 0 0 0")
    table.attack(golem, "Kinetic Punch", foe)
    assert (foe.conditions, golem.marks[DISSIPATE_TOKEN]) == ({STAGGER: 1}, 4)


def test_it_need_not(table: AcademyTable, golem: Object) -> None:
    foe = table.put(make_creature("Foe"), BLUE)
    table.decide("offer", DECLINE)
    table.dice("1 0 0 0")
    table.attack(golem, "Kinetic Punch", foe)
    assert (foe.conditions, golem.marks[DISSIPATE_TOKEN]) == ({}, 5)


def test_without_a_wound_nothing_is_offered(table: AcademyTable, golem: Object) -> None:
    foe = table.put(make_creature("Foe", armor=3), BLUE)
    table.dice("1 0 0 0")
    table.attack(golem, "Kinetic Punch", foe)
    assert foe.conditions == {}


def test_nor_for_the_dead_or_for_what_is_no_creature(table: AcademyTable, golem: Object) -> None:
    foe = table.put(make_creature("Foe", life=1), BLUE)
    stone = table.put(make_card(name="Stone", type="conjuration", life=9, armor=0), BLUE)
    for target in (foe, stone):
        table.dice("1 0 0 0")
        table.attack(golem, "Kinetic Punch", target)
    assert (table.in_play(foe), stone.damage, golem.marks[DISSIPATE_TOKEN]) == (False, 1, 5)


def test_the_last_token_is_the_end_of_it_once_the_attack_is_over(table: AcademyTable, golem: Object) -> None:
    strikes_back = CLAW | {"traits": ["Counterstrike"]}
    foe = table.put(make_creature("Foe", schools={"war": 3}, attack=[strikes_back]), BLUE)
    golem.unmark(DISSIPATE_TOKEN, 4)
    table.decide("offer", take())
    table.decide("counterstrike", ("counterstrike", foe.id, 0))
    table.dice("1 0 0 0")
    table.dice("1")  # a Staggered one rolls fewer dice
    table.attack(golem, "Kinetic Punch", foe)
    assert [each.attacker for each in table.attacks()] == [golem, foe]
    assert (foe.conditions, table.in_play(golem)) == ({STAGGER: 1}, False)


CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2}

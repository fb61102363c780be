"""Symbiotic Orb: a blow at something friendly beside its wearer is avoided, for mana or a Dissipate token."""

import pytest

from mageduel.facts.conditions import STUN
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2}
BOW = {"name": "Bow", "kind": "ranged", "range": [0, 2], "action": "quick", "dice": 2}


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Forcemaster")
    table.attach("Symbiotic Orb", table.red)
    return table


def test_mana_turns_a_blow_aside(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    table.decide("offer", ("pay", 3))
    table.attack(foe, "Claw", table.red)
    assert ([each.avoided for each in table.attacks()], table.red.damage, table.red.mana) == ([True], 0, 50 - 3)


def test_so_does_a_token_of_a_creature_of_force(table: AcademyTable) -> None:
    cobra, friend = table.summon("Psionic Cobra", RED), table.put(make_creature("Friend"), RED)
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    table.decide("offer", ("take token", cobra.id))
    table.attack(foe, "Claw", friend)
    assert (friend.damage, cobra.marks[DISSIPATE_TOKEN], table.red.mana) == (0, 4, 50)


def test_it_need_not(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    table.decide("offer", DECLINE)
    table.dice("1 1")
    table.attack(foe, "Claw", table.red)
    assert (table.red.damage, table.red.mana) == (2, 50)


def test_once_a_round(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    table.decide("offer", take("pay"))
    table.attack(foe, "Claw", table.red)
    table.dice("1 1")
    table.attack(foe, "Claw", table.red)
    assert table.red.damage == 2


def test_it_counts_as_the_one_defense(table: AcademyTable) -> None:
    knight = table.put(make_creature("Knight", defense="7+ 1x"), RED)
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    table.decide("defend", take(knight))
    table.effect(3)
    table.dice("1 1")
    table.attack(foe, "Claw", knight)
    assert knight.damage == 2


def test_whoever_leaves_his_own_defense_may_still_be_sheltered(table: AcademyTable) -> None:
    knight = table.put(make_creature("Knight", defense="7+ 1x"), RED)
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    table.decide("defend", ("no defense",))
    table.decide("offer", take("pay"))
    table.attack(foe, "Claw", knight)
    assert knight.damage == 0


@pytest.mark.parametrize("bar", [BOW, CLAW | {"traits": ["Unavoidable"]}], ids=["shot", "unavoidable"])
def test_shots_and_what_nobody_dodges_come_through(table: AcademyTable, bar: dict[str, object]) -> None:
    foe = table.put(make_creature("Foe", attack=[bar]), BLUE)
    table.dice("1 1")
    table.attack(foe, str(bar["name"]), table.red)
    assert table.red.damage == 2


def test_it_does_not_help_enemies_or_the_helpless(table: AcademyTable) -> None:
    friend = table.put(make_creature("Friend", attack=[CLAW]), RED)
    table.dice("1 1")
    table.attack(friend, "Claw", table.blue)
    table.condition(friend, STUN)
    table.dice("1 1")
    table.attack(table.blue, "Basic Melee Attack", friend)
    assert (table.blue.damage, friend.damage) == (2, 2)


def test_in_the_arena_it_reaches_no_further_than_its_zone() -> None:
    table = Table(red="Forcemaster")
    table.attach("Symbiotic Orb", table.red)
    near, far = table.put(make_creature("Near"), RED, "C1"), table.put(make_creature("Far"), RED, "B2")
    table.decide("offer", take("pay"))
    table.attack(table.put(make_creature("Foe", attack=[CLAW]), BLUE, "C1"), "Claw", near)
    table.reset()
    table.dice("1 1")
    table.attack(table.put(make_creature("Foe", attack=[CLAW]), BLUE, "B2"), "Claw", far)
    assert (near.damage, far.damage) == (0, 2)


def test_without_mana_or_tokens_nothing_is_offered(table: AcademyTable) -> None:
    table.mana(RED, 2)
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    table.dice("1 1")
    table.attack(foe, "Claw", table.red)
    assert table.red.damage == 2

"""Mind Seize: a creature makes the attack its enemy chooses, and nothing else."""

import pytest

from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import FORFEIT, PAY, attack
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2}
BOW = {"name": "Bow", "kind": "ranged", "range": [0, 2], "action": "full", "dice": 3}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Forcemaster")


@pytest.fixture
def foe(table: AcademyTable) -> Object:
    return table.put(make_creature("Foe", schools={"war": 2}, attack=[CLAW, BOW]), BLUE)


def test_it_strikes_its_own_mage(table: AcademyTable, foe: Object) -> None:
    seize = table.hide("Mind Seize", foe, RED)
    table.decide("pay reveal", PAY)
    table.decide("seize", ("attack", foe.id, 1, table.blue.id))
    table.dice("1 1 1")
    table.act(foe)
    assert (table.blue.damage, table.in_play(seize), foe.active) == (3, False, False)
    assert table.red.mana == 50 - 4


def test_what_it_may_be_told(table: AcademyTable, foe: Object) -> None:
    table.hide("Mind Seize", foe, RED)
    friend = table.put(make_creature("Friend"), BLUE)
    table.decide("pay reveal", PAY)
    table.decide("seize", ("attack", foe.id, 0, friend.id))
    table.dice("0 0")
    table.act(foe)
    asked = next(each for each in table.asked if each.kind == "seize")
    assert asked.player == RED
    targets = {friend.id, table.blue.id, table.red.id}
    assert set(asked.options) == {("attack", foe.id, bar, target) for bar in (0, 1) for target in targets}


def test_unpaid_the_creature_does_as_it_likes(table: AcademyTable, foe: Object) -> None:
    table.hide("Mind Seize", foe, RED)
    table.decide("pay reveal", FORFEIT)
    table.dice("1 1")
    table.act(foe, attack(foe, "Claw", table.red))
    assert table.red.damage == 2


def test_where_it_can_attack_nobody_its_activation_is_over(table: AcademyTable) -> None:
    meek = table.put(make_creature("Meek", attack=[]), BLUE)
    seize = table.hide("Mind Seize", meek, RED)
    table.decide("pay reveal", PAY)
    table.act(meek)
    assert (table.in_play(seize), meek.active) == (False, False)


def test_guards_of_its_enemies_bind_it(table: AcademyTable, foe: Object) -> None:
    guard = table.put(make_creature("Guard"), RED)
    table.guard(guard)
    table.hide("Mind Seize", foe, RED)
    table.decide("pay reveal", PAY)
    table.decide("seize", ("attack", foe.id, 1, table.blue.id))
    table.dice("0 0 0")
    table.act(foe)
    asked = next(each for each in table.asked if each.kind == "seize")
    assert ("attack", foe.id, 0, table.red.id) not in asked.options


def test_in_the_arena_only_what_is_in_its_zone() -> None:
    table = Table(red="Forcemaster")
    archer = table.put(make_creature("Archer", attack=[BOW]), BLUE, "B2")
    beside, away = table.put(make_creature("Beside"), BLUE, "B2"), table.put(make_creature("Away"), BLUE, "B3")
    table.hide("Mind Seize", archer, RED)
    table.decide("pay reveal", PAY)
    table.dice("1 1 1")
    table.act(archer)
    assert (beside.damage, away.damage) == (3, 0)


def test_it_is_not_for_mages(table: AcademyTable) -> None:
    assert table.why_no_cast(table.red, "Mind Seize", table.blue) == "wrong-target"

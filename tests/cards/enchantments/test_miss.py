"""Miss: an attack its bearer has declared comes to nothing."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import PAY, attack
from tests.kit.table import BLUE, RED, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Monk")
    table.always("pay reveal", PAY)
    return table


def test_the_attack_is_canceled_the_action_spent_and_the_spell_gone(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    miss = table.hide("Miss", foe, RED)
    table.act(foe, attack(foe, "Claw", table.red))
    assert [each.canceled for each in table.attacks(foe)] == [True]
    assert table.red.damage == 0
    assert not table.in_play(miss)
    assert table.discarded(RED) == ["Miss"]


def test_once(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    table.hide("Miss", foe, RED)
    table.attack(foe, "Claw", table.red)
    table.dice("1 1 1")
    table.attack(foe, "Claw", table.red)
    assert table.red.damage == 3


def test_a_guard_who_was_struck_at_has_done_his_duty(table: AcademyTable) -> None:
    foe, guard = table.put(make_creature("Foe", attack=[CLAW]), BLUE), table.put(make_creature("Guard"), RED)
    table.guard(guard)
    table.hide("Miss", foe, RED)
    table.act(foe, attack(foe, "Claw", guard))
    assert not guard.guarding


def test_a_counterstrike_misses_too(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", attack=[CLAW | {"traits": ["Counterstrike"]}]), BLUE)
    miss = table.hide("Miss", foe, RED)
    table.decide("counterstrike", ("counterstrike", foe.id, 0))
    table.dice("0 0")
    table.attack(table.red, "Basic Melee Attack", foe)
    assert (table.red.damage, table.in_play(miss)) == (0, False)


def test_attacks_on_its_bearer_do_not_miss(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    miss = table.hide("Miss", foe, RED)
    table.dice("1 1")
    table.attack(table.red, "Basic Melee Attack", foe)
    assert (foe.damage, table.in_play(miss)) == (2, True)


def test_an_attack_on_the_whole_zone_fails_as_a_whole(table: AcademyTable) -> None:
    burst = {"name": "Burst", "kind": "ranged", "range": [0, 0], "zone": True, "action": "full", "dice": 3}
    foe = table.put(make_creature("Foe", attack=[burst]), BLUE)
    miss = table.hide("Miss", foe, RED)
    table.act(foe, ("attack", foe.id, 0, "A1"))
    assert (table.red.damage, table.blue.damage, table.in_play(miss)) == (0, 0, False)


def test_both_of_two_that_were_triggered_are_gone(table: AcademyTable) -> None:
    """Whatever the same event has triggered is turned up."""
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    miss, field = table.hide("Miss", foe, RED), table.hide("Repulsion Field", table.red)
    table.decide("order", ("next", miss.id))
    table.attack(foe, "Claw", table.red)
    assert (table.in_play(miss), table.in_play(field)) == (False, False)


def test_it_is_meant_for_minor_creatures(table: AcademyTable) -> None:
    assert table.why_no_cast(table.red, "Miss", table.blue) == "wrong-target"

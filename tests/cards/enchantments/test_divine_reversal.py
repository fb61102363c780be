"""Divine Reversal: two damage less, and two healed afterwards."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import FORFEIT, PAY, attack
from tests.kit.table import BLUE, RED, Table, make_creature

TWICE = {"name": "Claws", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_two_damage_are_prevented_and_two_healed(table: AcademyTable) -> None:
    brute, victim = table.put(make_creature("Brute"), RED), table.put(make_creature("Victim"), BLUE, damage=4)
    reversal = table.hide("Divine Reversal", victim)
    table.decide("pay reveal", PAY)
    table.dice("2 1 0")
    table.act(brute, attack(brute, "Strike", victim))
    assert victim.damage == 4 + 1 - 2
    assert (reversal.in_play, table.blue.mana) == (False, 49)


def test_it_saves_who_would_have_died(table: AcademyTable) -> None:
    brute, victim = table.put(make_creature("Brute"), RED), table.put(make_creature("Victim"), BLUE, damage=8)
    table.hide("Divine Reversal", victim)
    table.decide("pay reveal", PAY)
    table.dice("2 1 0")
    table.attack(brute, "Strike", victim)
    assert victim.damage == 7


def test_two_of_both_strikes_together(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", attack=[TWICE]), RED)
    victim = table.put(make_creature("Victim"), BLUE)
    table.hide("Divine Reversal", victim)
    table.decide("pay reveal", PAY)
    table.decide("strike again", ("strike again",))
    table.dice("1 0")
    table.dice("2 2")
    table.attack(brute, "Claws", victim)
    assert victim.damage == 1 + 4 - 2 - 2


def test_unpaid_it_is_lost(table: AcademyTable) -> None:
    brute, victim = table.put(make_creature("Brute"), RED), table.put(make_creature("Victim"), BLUE)
    table.hide("Divine Reversal", victim)
    table.decide("pay reveal", FORFEIT)
    table.dice("2 1 0")
    table.attack(brute, "Strike", victim)
    assert victim.damage == 3


def test_an_attack_on_the_zone_is_met_too(table: AcademyTable) -> None:
    victim = table.put(make_creature("Victim"), BLUE, damage=3)
    table.hide("Divine Reversal", victim)
    table.decide("pay reveal", PAY)
    table.always("order", lambda request: request.options[0])
    for _ in range(3):
        table.dice("1 1 1", effect=1)
    table.cast(table.red, "Voltaic Discharge")
    assert victim.damage == 3 + 1 - 2


def test_what_comes_back_at_the_attacker_is_another_attack() -> None:
    table = Table()
    brute, victim = table.put(make_creature("Brute"), RED), table.put(make_creature("Victim"), BLUE)
    mine = table.hide("Divine Reversal", brute)
    table.dice("0 0 0")
    table.attack(brute, "Strike", victim)
    assert mine.hidden

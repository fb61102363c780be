"""Redcrested Cockatrice: its counterstrikes bite harder."""

from tests.kit.academy import AcademyTable
from tests.kit.answers import attack, take
from tests.kit.table import BLUE, RED, make_creature


def test_striking_back_from_guard_it_rolls_one_die_more_and_pierces() -> None:
    table = AcademyTable()
    bird, brute = table.put("Redcrested Cockatrice", RED), table.put(make_creature("Brute", armor=1), BLUE)
    table.guard(bird)
    table.decide("counterstrike", take(bird))
    table.dice("0 0 0")
    table.dice("1 1 1", effect=1)
    table.attack(brute, "Strike", bird)
    assert brute.damage == 3


def test_without_guarding_it_does_not_strike_back() -> None:
    table = AcademyTable()
    bird, brute = table.put("Redcrested Cockatrice", RED), table.put(make_creature("Brute"), BLUE)
    table.dice("0 0 0")
    table.attack(brute, "Strike", bird)
    assert table.rolled == [3]


def test_attacking_it_has_neither() -> None:
    table = AcademyTable()
    bird, brute = table.put("Redcrested Cockatrice", RED), table.put(make_creature("Brute", armor=1), BLUE)
    table.dice("1 1", effect=1)
    table.act(bird, attack(bird, "Poisonous Bite", brute))
    assert brute.damage == 1

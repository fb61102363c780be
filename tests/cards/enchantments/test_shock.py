"""Shock: whoever strikes staggers."""

from mageduel.facts.conditions import STAGGER
from tests.kit.answers import PAY
from tests.kit.table import BLUE, RED, Table


def test_a_melee_attacker_staggers_and_it_is_gone() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    shock = table.hide("Shock", fox)
    table.decide("pay reveal", PAY)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert wolf.conditions == {STAGGER: 1}
    assert not table.in_play(shock)


def test_neither_a_ranged_attack_nor_one_on_somebody_else() -> None:
    table = Table()
    archer, wolf = table.put("Royal Archer", RED, "B2"), table.put("Timber Wolf", RED, "B3")
    fox, other = table.put("Bitterwood Fox", BLUE, "B3"), table.put("Bitterwood Fox", BLUE, "B3")
    shock = table.hide("Shock", fox)
    table.dice("0 0 0 0")
    table.attack(archer, "Longbow", fox)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", other)
    assert shock.hidden
    assert (archer.conditions, wolf.conditions) == ({}, {})

"""Combustion: all the fire on something at once."""

from mageduel.facts.conditions import BURN, DAZE
from tests.kit.table import BLUE, RED, Table, make_creature


def test_every_burn_goes_out_and_gives_two_dice() -> None:
    table = Table(red="Warlock")
    brute = table.put(make_creature("Brute", life=20, armor=2), BLUE, "C2")
    table.condition(brute, BURN, 3)
    table.dice("2 2 1* 0 0 0")
    table.cast(table.red, "Combustion", brute)
    assert brute.conditions == {}
    assert table.rolled == [6]
    assert brute.damage == 3


def test_what_does_not_burn_is_not_attacked() -> None:
    table = Table(red="Warlock")
    brute = table.put(make_creature("Brute"), BLUE, "C2")
    table.cast(table.red, "Combustion", brute)
    assert table.attacks() == []
    assert brute.damage == 0


def test_the_spell_attacks_and_not_its_caster() -> None:
    table = Table(red="Warlock")
    brute = table.put(make_creature("Brute", life=20), BLUE, "C2")
    table.condition(brute, BURN)
    table.condition(table.red, DAZE)
    table.attach("Fireshaper Ring", table.red)
    table.dice("1 1")  # neither a roll to miss nor the ring's die
    table.cast(table.red, "Combustion", brute)
    assert brute.damage == 2


def test_no_defense_helps() -> None:
    table = Table(red="Warlock")
    sosruko = table.put("Sosruko, Ferret Companion", BLUE, "C2")
    table.condition(sosruko, BURN)
    table.dice("2 2")
    table.cast(table.red, "Combustion", sosruko)
    assert not any(request.kind == "defend" for request in table.asked)
    assert sosruko.damage == 4


def test_flame_modifiers_of_the_target_count() -> None:
    table = Table(red="Warlock")
    brute = table.put(make_creature("Dry", life=20, traits=["Flame +2"]), RED, "C1")
    table.condition(brute, BURN, 2)
    table.dice("1 1 1 1 1 1")
    table.cast(table.red, "Combustion", brute)
    assert brute.damage == 6

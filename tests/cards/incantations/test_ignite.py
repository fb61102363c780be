"""Ignite: a first flame."""

from mageduel.facts.conditions import BURN
from tests.kit.table import BLUE, Table, make_creature


def test_it_sets_fire_to_what_does_not_burn() -> None:
    table = Table(red="Warlock")
    fox = table.put("Bitterwood Fox", BLUE, "C2")
    table.cast(table.red, "Ignite", fox)
    assert fox.conditions == {BURN: 1}


def test_it_does_nothing_more_to_what_burns() -> None:
    table = Table(red="Warlock")
    fox = table.put("Bitterwood Fox", BLUE, "C2")
    table.condition(fox, BURN)
    table.cast(table.red, "Ignite", fox)
    assert fox.conditions == {BURN: 1}


def test_conjurations_burn_as_well_and_the_burnproof_do_not() -> None:
    table = Table(red="Warlock")
    flower = table.put("Mana Flower", BLUE, "C2")
    stone = table.put(make_creature("Stone", traits=["Burnproof"]), BLUE, "C2")
    table.cast(table.red, "Ignite", flower)
    table.cast(table.red, "Ignite", stone)
    assert (flower.conditions, stone.conditions) == ({BURN: 1}, {})


def test_neither_spirits_nor_the_immune_are_targets() -> None:
    table = Table(red="Warlock")
    spirit = table.put(make_creature("Spirit", traits=["Incorporeal"]), BLUE, "C2")
    imp = table.put("Firebrand Imp", BLUE, "C2")
    assert table.why_no_cast(table.red, "Ignite", spirit) == "wrong-target"
    assert table.why_no_cast(table.red, "Ignite", imp) == "immune"

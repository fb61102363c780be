"""Consecrated Ground: it heals the holy and burns their enemies."""

from mageduel.facts.traits import REGENERATE
from tests.kit.table import BLUE, RED, Table, make_creature


def test_each_upkeep_enemies_that_are_not_holy_burn() -> None:
    table = Table(red="Priestess", blue="Priestess")
    table.put("Consecrated Ground", RED)
    foe, holy_foe = table.put("Timber Wolf", BLUE), table.put("Knight of Westlock", BLUE)
    friend, far = table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE, "B3")
    lit = table.put(make_creature("Lit", traits=["Light Immunity"]), BLUE)
    table.upkeep()
    assert [each.damage for each in (foe, holy_foe, friend, far, lit)] == [1, 0, 0, 0, 0]


def test_friendly_holy_creatures_regenerate() -> None:
    table = Table(red="Priestess", blue="Priestess")
    table.put("Consecrated Ground", RED)
    knight, wolf = table.put("Knight of Westlock", RED), table.put("Timber Wolf", RED)
    theirs = table.put("Knight of Westlock", BLUE)
    assert [table.value(each, REGENERATE) for each in (knight, wolf, theirs)] == [1, 0, 0]

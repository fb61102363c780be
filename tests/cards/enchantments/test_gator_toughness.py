"""Gator Toughness: armor and Life."""

from mageduel.rules.objects.characteristics import life
from tests.kit.academy import AcademyTable
from tests.kit.table import RED, make_creature


def test_armor_and_life_rise() -> None:
    table = AcademyTable()
    brute = table.put(make_creature("Brute"), RED)
    toughness = table.hide("Gator Toughness", brute)
    assert (table.armor(brute), life(brute)) == (0, 10)
    table.reveal(toughness)
    assert (table.armor(brute), life(brute)) == (1, 12)
    assert table.red.mana == 50 - 2


def test_only_for_the_living() -> None:
    table = AcademyTable()
    golem = table.put(make_creature("Golem", traits=["Nonliving"]), RED)
    assert table.why_no_cast(table.red, "Gator Toughness", golem) == "wrong-target"

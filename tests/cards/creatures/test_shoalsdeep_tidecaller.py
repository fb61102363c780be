"""Shoalsdeep Tidecaller: the initiative carries her waves."""

from mageduel.facts.traits import MELEE
from tests.kit.table import BLUE, RED, Table


def test_with_the_initiative_her_wave_is_stronger() -> None:
    table = Table(red="Siren")
    caller, wolf = table.put("Shoalsdeep Tidecaller", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.dice("0 0 0 0 0", effect=5)
    table.decide("direction", ("push", 1))
    table.attack(caller, "Riptide", wolf)
    assert (table.place(wolf), table.rolled) == ("B3", [5])


def test_without_it_she_is_as_printed() -> None:
    table = Table(red="Siren")
    table.initiative(BLUE)
    caller, wolf = table.put("Shoalsdeep Tidecaller", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    assert table.value(caller, MELEE) == 0
    table.dice("0 0 0", effect=8)
    table.attack(caller, "Riptide", wolf)
    assert table.place(wolf) == "B2"
    table.initiative(RED)
    assert table.value(caller, MELEE) == 2

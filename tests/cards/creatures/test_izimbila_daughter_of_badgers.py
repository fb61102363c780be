"""Izimbila: animal or soldier, as her mage has learned."""

import pytest

from mageduel.facts.traits import FAST
from mageduel.rules.objects.characteristics import has_subtype
from tests.kit.academy import AcademyTable
from tests.kit.table import RED, Table

SUBTYPES = ("animal", "soldier", "wood elf")


@pytest.mark.parametrize(
    ("mage", "are"),
    [
        ("Academy Warlord", [False, True, True]),
        ("Academy Beastmaster", [True, False, True]),
        ("Academy Warlock", [False, False, True]),
    ],
)
def test_training_decides(mage: str, are: list[bool]) -> None:
    table = AcademyTable(red=mage)
    izimbila = table.put("Izimbila, Daughter of Badgers", RED)
    assert [has_subtype(izimbila, name) for name in SUBTYPES] == are


def test_as_a_soldier_she_has_what_soldiers_have() -> None:
    table = Table(red="Warlord", blue="Beastmaster")
    izimbila = table.put("Izimbila, Daughter of Badgers", RED, "B2")
    table.move_to(table.red, "B2")
    table.cast(table.red, "Akiro's Battle Cry", None)
    assert table.has(izimbila, FAST)


def test_who_takes_her_over_makes_of_her_what_he_knows() -> None:
    table = Table(red="Warlord", blue="Beastmaster")
    izimbila = table.put("Izimbila, Daughter of Badgers", RED, "B2")
    table.control(izimbila, 1)
    assert [has_subtype(izimbila, name) for name in SUBTYPES] == [True, False, True]

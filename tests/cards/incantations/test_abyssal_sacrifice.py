"""Abyssal Sacrifice: one friend falls so that another grows."""

import pytest

from mageduel.facts.traits import MELEE
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Necromancer")


def test_the_other_hits_harder_and_loses_damage(table: AcademyTable) -> None:
    victim, heir = table.put("Swamp Lurker", RED), table.put("Brittle Harvester", RED, damage=5)
    spell = table.cast(table.red, "Abyssal Sacrifice", victim, heir.id)
    assert not victim.in_play
    assert spell.paid == 1
    assert heir.damage == 3, "the first was of Level 2"
    assert table.value(heir, MELEE) == 1
    table.next_round()
    assert table.value(heir, MELEE) == 1, "the marker stays"


def test_the_other_must_be_dark_friendly_and_somebody_else(table: AcademyTable) -> None:
    dark, green = table.put("Brittle Harvester", RED), table.put("Swamp Lurker", RED)
    table.put("Brittle Harvester", BLUE)
    ways = [option[3:] for option in table.cast_options(table.red, "Abyssal Sacrifice")]
    assert ways == [(green.id, dark.id)]


def test_mages_are_not_given_up(table: AcademyTable) -> None:
    table.put("Brittle Harvester", RED)
    assert table.why_no_cast(table.red, "Abyssal Sacrifice", table.red) == "no-mage-sacrifice"


def test_in_the_arena_both_are_in_one_zone() -> None:
    arena = Table(red="Necromancer")
    victim = arena.put("Brittle Harvester", RED, "C1")
    arena.put("Brittle Harvester", RED, "C2")
    assert [each for each in arena.cast_options(arena.red, "Abyssal Sacrifice") if each[3] == victim.id] == []

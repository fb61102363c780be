"""Stench of Death: a poison in the air of a zone."""

from mageduel.facts.conditions import WEAK
from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table


def test_each_upkeep_every_creature_in_the_zone_takes_one_poison_damage() -> None:
    table = AcademyTable()
    mine, theirs, bones = table.put(brawler(), RED), table.put(brawler(), BLUE), table.put("Brittle Harvester", BLUE)
    table.cast(table.red, "Stench of Death")
    stench = table.find("Stench of Death")
    table.upkeep()
    assert mine.damage == 0, "hidden it does nothing"
    table.reveal(stench)
    table.upkeep()
    harmed = (mine, theirs, table.red, table.blue, bones)
    assert [each.damage for each in harmed] == [1, 1, 1, 1, 0]
    assert WEAK not in mine.conditions


def test_in_the_arena_it_stays_in_its_zone() -> None:
    table = Table()
    here, there = table.put(brawler(), BLUE, "B2"), table.put(brawler(), BLUE, "B3")
    stench = table.hide("Stench of Death", "B2", RED)
    table.reveal(stench)
    table.upkeep()
    assert (here.damage, there.damage) == (1, 0)


def test_conjurations_do_not_breathe() -> None:
    table = Table()
    vine = table.put("Tanglevine", BLUE, "B2")
    table.reveal(table.hide("Stench of Death", "B2", RED))
    table.upkeep()
    assert vine.damage == 0

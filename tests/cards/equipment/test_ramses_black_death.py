"""Ramses' Black Death: two charges, each of which drinks from every living creature around."""

import pytest

from mageduel.cards.equipment.necro import BLACK_DEATH
from mageduel.rules.objects.tokens import CHARGE_TOKEN
from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import cast
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Necromancer")


def test_every_other_living_creature_pays_for_the_mages_healing(table: AcademyTable) -> None:
    item = table.attach("Ramses' Black Death", table.red)
    friend, foe = table.put(brawler(), RED), table.put(brawler(armor=4), BLUE)
    bones = table.put("Priest of Abenek", BLUE)
    table.red.damage = 10
    table.cast(table.red, BLACK_DEATH, table.red)
    assert [each.damage for each in (friend, foe, table.blue, bones)] == [1, 1, 1, 0]
    assert table.red.damage == 7
    assert item.marks[CHARGE_TOKEN] == 1


def test_once_a_round_and_gone_with_the_second_charge(table: AcademyTable) -> None:
    item = table.attach("Ramses' Black Death", table.red)
    table.cast(table.red, BLACK_DEATH, table.red)
    assert not any(option[0] == "cast" for option in table.actions(table.red))
    assert item.in_play
    table.next_round()
    table.cast(table.red, BLACK_DEATH, table.red)
    assert table.blue.damage == 2, "the last charge works as well"
    assert not item.in_play
    assert table.discarded(RED) == ["Ramses' Black Death"]


def test_what_takes_no_damage_heals_nobody(table: AcademyTable) -> None:
    table.attach("Ramses' Black Death", table.red)
    table.put(brawler(traits=["Indestructible"]), BLUE)
    table.red.damage = 10
    table.cast(table.red, BLACK_DEATH, table.red)
    assert table.red.damage == 9


def test_it_is_a_quick_spell() -> None:
    arena = Table(red="Necromancer")
    arena.attach("Ramses' Black Death", arena.red)
    near, far = arena.put(brawler(), BLUE, "C1"), arena.put(brawler(), BLUE, "C2")
    arena.act(arena.red, cast("Black Death", arena.red))
    assert (near.damage, far.damage) == (1, 0)

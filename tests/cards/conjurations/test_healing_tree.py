"""Healing Tree: once a round it heals a friend beside it."""

import pytest

from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER
from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import ability
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Druid")


def test_two_points_once_a_round(table: AcademyTable) -> None:
    tree, friend = table.put("Healing Tree", RED), table.put(brawler(), RED, damage=5)
    table.use(RED, ability(tree, "Healing Tree", friend))
    assert friend.damage == 3
    with pytest.raises(Refused):
        table.use(RED, ability(tree, "Healing Tree", friend))
    table.next_round()
    table.use(RED, ability(tree, "Healing Tree", friend))
    assert friend.damage == 1


def test_other_living_friends_of_any_kind(table: AcademyTable) -> None:
    tree = table.put("Healing Tree", RED, damage=3)
    orchid = table.put("Alluring Orchid", RED, damage=2)
    table.put("Brittle Harvester", RED, damage=2)
    table.put(brawler(), BLUE, damage=2)
    table.put(brawler(), RED)
    assert table.between(RED) == [ability(tree, "Healing Tree", orchid)]


def test_it_burns_well(table: AcademyTable) -> None:
    assert table.value(table.put("Healing Tree", RED), DAMAGE_MODIFIER[DamageType.FLAME]) == 2


def test_in_the_arena_its_shade_is_its_zone() -> None:
    arena = Table(red="Druid")
    arena.put("Healing Tree", RED, "B2")
    arena.put(brawler(), RED, "B3", damage=5)
    assert arena.between(RED) == []

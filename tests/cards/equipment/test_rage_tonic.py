"""Rage Tonic: Melee +1 for a round."""

import pytest

from mageduel.facts.traits import MELEE
from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import ability
from tests.kit.table import BLUE, RED, Refused


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Druid")


def test_a_friend_hits_harder_until_the_round_ends(table: AcademyTable) -> None:
    tonic, friend = table.attach("Rage Tonic", table.red), table.put(brawler(), RED)
    table.use(RED, ability(tonic, "Rage", friend))
    assert table.value(friend, MELEE) == 1
    with pytest.raises(Refused):
        table.use(RED, ability(tonic, "Rage", friend))
    table.next_round()
    assert table.value(friend, MELEE) == 0


def test_the_living_of_ones_own_side_may_drink(table: AcademyTable) -> None:
    tonic = table.attach("Rage Tonic", table.red)
    friend = table.put(brawler(), RED)
    table.put("Brittle Harvester", RED)
    table.put("Healing Tree", RED)
    table.put(brawler(), BLUE)
    assert table.between(RED) == [ability(tonic, "Rage", table.red), ability(tonic, "Rage", friend)]


def test_the_third_draught_is_the_last(table: AcademyTable) -> None:
    tonic = table.attach("Rage Tonic", table.red)
    for _ in range(3):
        table.use(RED, ability(tonic, "Rage", table.red))
        assert table.value(table.red, MELEE) == 1
        table.next_round()
    assert not tonic.in_play

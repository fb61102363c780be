"""Corpsebloom: each bite leaves it staggering for a round."""

import pytest

from mageduel.facts.conditions import STAGGER
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER
from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import NOTHING, attack, take
from tests.kit.table import BLUE, RED

FOE = brawler()


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_it_staggers_through_the_round_after_its_attack(table: AcademyTable) -> None:
    bloom, foe = table.put("Corpsebloom", RED), table.put(FOE, BLUE)
    table.dice("1 1 1 1")
    table.act(bloom, attack(bloom, "Biting Blooms", foe))
    assert bloom.conditions == {STAGGER: 1}
    table.next_round()
    assert table.actions(bloom) == [NOTHING]
    table.act(bloom, NOTHING)
    assert bloom.conditions == {}


def test_striking_back_staggers_it_as_well(table: AcademyTable) -> None:
    bloom, foe = table.put("Corpsebloom", RED), table.put(FOE, BLUE)
    table.guard(bloom)
    table.dice("0 0 0")
    table.decide("counterstrike", take(bloom))
    table.dice("1 1 1 1")
    table.act(foe, attack(foe, "Claw", bloom))
    assert bloom.conditions == {STAGGER: 1}


def test_being_attacked_does_not(table: AcademyTable) -> None:
    bloom, foe = table.put("Corpsebloom", RED), table.put(FOE, BLUE)
    table.dice("0 0 0")
    table.act(foe, attack(foe, "Claw", bloom))
    assert bloom.conditions == {}


def test_it_burns_well(table: AcademyTable) -> None:
    bloom = table.put("Corpsebloom", RED)
    assert table.value(bloom, DAMAGE_MODIFIER[DamageType.FLAME]) == 2

"""Curse of Weakness: for 2 mana each Upkeep Phase, one more Weak marker."""

import pytest

from mageduel.facts.conditions import WEAK
from tests.cards.fighters import asked, brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_its_controller_may_pay_each_upkeep(table: AcademyTable) -> None:
    foe = table.put(brawler(), BLUE)
    table.attach("Curse of Weakness", foe, RED)
    for _ in range(2):
        table.decide("offer", ("pay", 2))
        table.upkeep()
    assert foe.conditions == {WEAK: 2}
    assert table.red.mana == 46
    table.decide("offer", DECLINE)
    table.upkeep()
    assert foe.conditions == {WEAK: 2}


def test_without_the_mana_nobody_is_asked(table: AcademyTable) -> None:
    foe = table.put(brawler(), BLUE)
    table.attach("Curse of Weakness", foe, RED)
    table.mana(RED, 1)
    table.upkeep()
    assert foe.conditions == {}


def test_who_is_immune_to_poison_is_not_weakened(table: AcademyTable) -> None:
    bones = table.put("Brittle Harvester", BLUE)
    table.attach("Curse of Weakness", bones, RED)
    table.upkeep()
    assert bones.conditions == {}
    assert asked(table) == []


def test_incorporeal_creatures_are_no_targets(table: AcademyTable) -> None:
    spirit = table.put("Vengeful Merchant", BLUE)
    assert table.why_no_cast(table.red, "Curse of Weakness", spirit) is not None
    assert table.why_no_cast(table.red, "Curse of Weakness", table.blue) is None

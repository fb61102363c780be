"""Faith Healer's Staff: healing each Upkeep Phase, for a mana."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Priestess", mana=3)
    table.attach("Faith Healer's Staff", table.red)
    return table


def test_for_one_mana_a_living_creature_heals_by_one_die(table: AcademyTable) -> None:
    monk = table.put("Meditating Monk", RED, damage=4)
    table.decide("offer", take(monk))
    table.dice("2")
    table.upkeep()
    assert (monk.damage, table.red.mana) == (2, 2)
    table.decide("offer", DECLINE)
    table.upkeep()
    assert (monk.damage, table.red.mana) == (2, 2)


def test_without_mana_there_is_no_offer(table: AcademyTable) -> None:
    table.put("Meditating Monk", RED, damage=4)
    table.mana(RED, 0)
    table.upkeep()
    assert not [each for each in table.asked if each.kind == "offer"]


def test_masters_strike_harder_with_it() -> None:
    table = Table(red="Wizard")
    staff, foe = table.attach("Faith Healer's Staff", table.red), table.put(fighter("Foe"), BLUE, "C1")
    assert table.odds(table.red, "Righteous Strike", foe, source=staff).dice.value == 4
    academy = AcademyTable()
    staff, foe = academy.attach("Faith Healer's Staff", academy.red), academy.put(fighter("Foe"), BLUE)
    assert academy.odds(academy.red, "Righteous Strike", foe, source=staff).dice.value == 3

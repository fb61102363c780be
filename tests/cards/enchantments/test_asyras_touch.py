"""Asyra's Touch: Aegis 1, cheaper on the smallest creatures."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED, Refused


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess")


def test_attacks_on_its_bearer_roll_one_die_less(table: AcademyTable) -> None:
    friend, foe = table.put(fighter(), RED), table.put(fighter("Foe"), BLUE)
    table.attach("Asyra's Touch", friend)
    assert table.odds(foe, "Blade", friend).dice.value == 2


@pytest.mark.parametrize(("level", "cost"), [(1, 0), (2, 1)])
def test_on_a_level_1_creature_revealing_it_costs_one_less(table: AcademyTable, level: int, cost: int) -> None:
    friend = table.put(fighter(schools={"holy": level}), RED)
    table.decide("offer", DECLINE)  # her Call to Guard
    table.reveal(table.hide("Asyra's Touch", friend))
    assert table.red.mana == 50 - cost


def test_it_is_for_minor_living_creatures(table: AcademyTable) -> None:
    for thing in (table.put(fighter(schools={"holy": 3}), RED), table.red):
        with pytest.raises(Refused):
            table.cast(table.red, "Asyra's Touch", thing)

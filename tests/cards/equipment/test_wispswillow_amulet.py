"""Wispswillow Amulet: six tokens, six mana."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Wizard")


def test_one_mana_each_upkeep_until_it_is_gone(table: AcademyTable) -> None:
    table.cast(table.red, "Wispswillow Amulet", table.red)
    amulet = table.find("Wispswillow Amulet")
    mana = table.red.mana
    for round in range(1, 7):
        assert amulet.in_play
        table.upkeep()
        assert table.red.mana == mana + round
    assert not amulet.in_play
    table.upkeep()
    assert table.red.mana == mana + 6


def test_destroyed_before_its_time_it_gives_nothing_more(table: AcademyTable) -> None:
    table.cast(table.red, "Wispswillow Amulet", table.red)
    table.cast(table.blue, "Crumble", table.find("Wispswillow Amulet"))
    mana = table.red.mana
    table.upkeep()
    assert table.red.mana == mana
    assert table.discarded(RED) == ["Wispswillow Amulet"]

"""Ring of Ki: mana becomes Ki as the Monk channels."""

import pytest

from mageduel.rules.mages.ki import KI
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import RED


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Monk", mana=5)
    table.attach("Ring of Ki", table.red)
    return table


def test_one_mana_is_two_ki(table: AcademyTable) -> None:
    table.decide("offer", ("pay", 1))
    table.channel()
    assert (table.red.mana, table.red.marks[KI]) == (5 + 7 - 1, 3 + 1 + 2)


def test_it_need_not(table: AcademyTable) -> None:
    table.decide("offer", DECLINE)
    table.channel()
    assert (table.red.mana, table.red.marks[KI]) == (5 + 7, 3 + 1)


def test_every_round_anew(table: AcademyTable) -> None:
    table.decide("offer", ("pay", 1))
    table.channel()
    table.decide("offer", ("pay", 1))
    table.channel()
    assert table.red.marks[KI] == 3 + 2 * 3


def test_only_a_monk_wears_it() -> None:
    table = AcademyTable(red="Academy Wizard")
    assert table.why_no_cast(table.red, "Ring of Ki", table.red) is not None
    assert table.game.players[RED].is_alive

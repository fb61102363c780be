"""Earth Elemental: its stomp shakes everything but itself."""

import pytest

from mageduel.facts.conditions import DAZE, SLAM
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord")


@rule("sup.spell.earth-elemental-only-immune-to-own-stomp")
def test_its_stomp_spares_itself_and_no_other_elemental(table: Table) -> None:
    stomper, other = table.put("Earth Elemental", RED, "B2"), table.put("Earth Elemental", RED, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.decide("order", ("next", wolf.id))
    table.dice("1* 0 0 1* 0 0")
    table.effect(7, 12)
    table.act(stomper, ("attack", stomper.id, 1, "B2"))
    assert [each.damage for each in (stomper, wolf, other)] == [0, 1, 1]
    assert [each.conditions for each in (stomper, wolf, other)] == [{}, {SLAM: 1}, {DAZE: 1}]


def test_others_attacks_on_its_zone_strike_it(table: Table) -> None:
    elemental = table.put("Earth Elemental", RED, "B2")
    table.move_to(table.blue, "B3")
    table.dice("1* 0 0 0", effect=1)
    table.cast(table.blue, "Hail of Stones", "B2")
    assert elemental.damage == 1


def test_it_has_no_armor_whatever_is_cast_on_it(table: Table) -> None:
    elemental = table.put("Earth Elemental", RED, "B2")
    table.reveal(table.hide("Fortified Position", "B2", RED))
    assert table.armor(elemental) == 0

"""Lesser Teleport: one of your creatures goes to a zone next to it, or stays."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


def test_for_two_mana_it_passes_a_wall(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    table.wall("Wall of Stone", "B1|C1")
    table.cast(table.red, "Lesser Teleport", wolf, "B1")
    assert (table.place(wolf), table.red.mana) == ("B1", 50 - 2)


@rule("sup.spell.lesser-teleport-only-initial-target-in-range", "sup.spell.extra-targets-need-no-casting-range")
def test_the_creature_must_be_in_range_and_the_zone_need_not(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B3")
    table.cast(table.red, "Lesser Teleport", wolf, "B4")
    assert table.place(wolf) == "B4"
    with pytest.raises(Refused):
        table.cast(table.red, "Lesser Teleport", wolf, "B3")


def test_two_zones_are_too_far(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    for zone in ("B4", "A1"):
        with pytest.raises(Refused):
            table.cast(table.red, "Lesser Teleport", wolf, zone)


def test_its_own_zone_will_do(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    moves = wolf.moves
    table.cast(table.red, "Lesser Teleport", wolf, "B2")
    assert (table.place(wolf), wolf.moves) == ("B2", moves + 1)


def test_the_caster_must_see_the_zone(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    table.wall("Wall of Stone", "B2|B3")
    with pytest.raises(Refused):
        table.cast(table.red, "Lesser Teleport", wolf, "B3")


def test_not_what_a_conjuration_clings_to_nor_an_enemy(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    table.attach("Tanglevine", wolf, BLUE)
    assert table.why_no_cast(table.red, "Lesser Teleport", wolf) == "conjuration-attached"
    assert table.why_no_cast(table.red, "Lesser Teleport", fox) == "wrong-target"

"""Sentinel of V'Tar: steadfast beside an orb of its side."""

from mageduel.facts.traits import ANCHORED, MELEE, UNMOVABLE
from tests.cards.orbs import board, orb_in
from tests.kit.table import BLUE, RED


def test_beside_an_orb_of_its_controller_the_bearer_stands_fast_and_guards_well() -> None:
    table = board("B1")
    wolf = table.put("Timber Wolf", RED, "B1")
    table.attach("Sentinel of V'Tar", wolf)
    assert table.has(wolf, UNMOVABLE)
    assert table.has(wolf, ANCHORED)
    assert (table.armor(wolf), table.value(wolf, MELEE)) == (2, 0)
    table.guard(wolf)
    assert (table.armor(wolf), table.value(wolf, MELEE)) == (4, 1)


def test_not_beside_an_enemys_orb_nor_elsewhere() -> None:
    table = board("B1")
    wolf = table.put("Timber Wolf", RED, "B1")
    table.attach("Sentinel of V'Tar", wolf)
    table.control(orb_in(table, "B1"), BLUE)
    assert not table.has(wolf, UNMOVABLE)
    table.control(orb_in(table, "B1"), RED)
    assert table.has(wolf, UNMOVABLE)
    table.move_to(wolf, "B2")
    assert not table.has(wolf, UNMOVABLE)

"""Galvanize: a condition marker comes off for its price, and the creature strikes harder."""

import pytest

from mageduel.facts.conditions import STAGGER, WEAK
from mageduel.facts.traits import MELEE
from mageduel.rules.enchantments.reveals import reveal_options
from tests.kit.academy import AcademyTable
from tests.kit.table import RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Forcemaster")


def test_a_marker_is_paid_off_and_melee_attacks_grow(table: AcademyTable) -> None:
    table.condition(table.red, WEAK, 2)
    table.condition(table.red, STAGGER)
    galvanize = table.hide("Galvanize", table.red)
    table.decide("remove condition", ("remove", "Weak", 2))
    table.reveal(galvanize)
    assert table.red.conditions == {WEAK: 1, STAGGER: 1}
    assert table.value(table.red, MELEE) == 1
    assert table.red.mana == 50 - 2


def test_the_marker_may_stay(table: AcademyTable) -> None:
    table.condition(table.red, WEAK)
    galvanize = table.hide("Galvanize", table.red)
    table.decide("remove condition", ("done",))
    table.reveal(galvanize)
    assert (table.red.conditions, table.value(table.red, MELEE), table.red.mana) == ({WEAK: 1}, 1, 50)


def test_without_mana_for_it_the_marker_stays(table: AcademyTable) -> None:
    table.mana(RED, 1)
    table.condition(table.red, WEAK)
    table.reveal(table.hide("Galvanize", table.red))
    assert (table.red.conditions, table.value(table.red, MELEE)) == ({WEAK: 1}, 1)


def test_it_cannot_be_revealed_without_a_marker(table: AcademyTable) -> None:
    galvanize = table.hide("Galvanize", table.red)
    assert ("reveal", galvanize.id) not in reveal_options(table.game, RED)
    table.condition(table.red, WEAK)
    assert ("reveal", galvanize.id) in reveal_options(table.game, RED)

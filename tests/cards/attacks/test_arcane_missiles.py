"""Arcane Missiles: up to three targets in one zone, and no armor helps."""

import pytest

from mageduel.rules.casting.further_targets import ENOUGH, why_not_together
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Wizard")


def test_each_target_has_dice_of_its_own_and_armor_does_not_count(table: AcademyTable) -> None:
    first, second = (table.put(make_creature(name, armor=3), BLUE) for name in ("First", "Second"))
    table.decide("further target", ("target", second.id), ("target", table.blue.id))
    table.dice("2 1")
    table.dice("1 0")
    table.dice("2 2")
    spell = table.cast(table.red, "Arcane Missiles", first)
    assert [each.damage for each in (first, second, table.blue)] == [3, 1, 4]
    assert spell.paid == 6


def test_one_target_will_do(table: AcademyTable) -> None:
    first = table.put(make_creature("First", armor=3), BLUE)
    table.decide("further target", ENOUGH)
    table.dice("1 0")
    table.cast(table.red, "Arcane Missiles", first)
    assert (first.damage, table.blue.damage) == (1, 0)


def test_nobody_dodges_it(table: AcademyTable) -> None:
    nimble = table.put(make_creature("Nimble", defense="3+ inf"), BLUE)
    table.decide("further target", ENOUGH)
    table.dice("1 0")
    table.cast(table.red, "Arcane Missiles", nimble)
    assert nimble.damage == 1


def test_in_the_arena_all_targets_are_in_one_zone() -> None:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    near, beside, far = (
        table.put(make_creature(name), BLUE, zone) for name, zone in (("Near", "B3"), ("Beside", "B3"), ("Far", "B2"))
    )
    card = table.card("Arcane Missiles")
    assert why_not_together(table.game, table.red, card, (near, beside)) is None
    refused = why_not_together(table.game, table.red, card, (near, far))
    assert refused is not None
    assert refused.code == "wrong-target"
    assert table.why_no_cast(table.red, card, table.put(make_creature("Friend"), RED, "B2")) is None

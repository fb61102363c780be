"""Harshforge Monolith: enchantments near it must be paid for, face down or not."""

import pytest

from mageduel.facts.traits import UPKEEP
from mageduel.views.table import table as what_is_seen
from tests.kit.answers import LET_GO, PAY
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.put("Harshforge Monolith", BLUE, "B2")
    return table


def test_revealed_enchantments_within_one_zone_have_upkeep(table: Table) -> None:
    near, far = table.put("Timber Wolf", RED, "B3"), table.put("Timber Wolf", RED, "B4")
    strength, other = table.attach("Bear Strength", near), table.attach("Bear Strength", far)
    assert (table.value(strength, UPKEEP), table.value(other, UPKEEP)) == (1, 0)
    table.mana(RED, 10)
    table.decide("upkeep", PAY)
    table.upkeep()
    assert table.red.mana == 9
    table.move_to(near, "B4")
    assert table.value(strength, UPKEEP) == 0
    table.upkeep()
    assert table.red.mana == 9


def test_hidden_ones_are_paid_for_and_stay_hidden(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    hide = table.hide("Rhino Hide", wolf)
    table.mana(RED, 10)
    table.decide("upkeep", PAY)
    table.upkeep()
    assert hide.hidden
    assert table.in_play(hide)
    assert table.red.mana == 9


def test_or_they_are_destroyed(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    hide = table.hide("Rhino Hide", wolf)
    table.decide("upkeep", LET_GO)
    table.upkeep()
    assert not table.in_play(hide)
    assert hide.card in table.game.players[RED].discard


def test_a_hidden_spells_own_upkeep_is_not_due_yet(table: Table) -> None:
    drain = table.hide("Essence Drain", table.put("Bitterwood Fox", BLUE, "B2"), RED)
    table.mana(RED, 10)
    table.decide("upkeep", PAY)
    table.upkeep()
    assert table.red.mana == 9
    assert drain.hidden


def test_spells_on_zones_and_its_own_sides_count(table: Table) -> None:
    table.hide("Hellfire Trap", "A2", BLUE)
    table.mana(BLUE, 10)
    table.decide("upkeep", PAY)
    table.upkeep()
    assert table.blue.mana == 9


def test_equipment_is_free(table: Table) -> None:
    table.move_to(table.red, "B2")
    table.attach("Leather Boots", table.red)
    table.upkeep()
    assert not any(request.kind == "upkeep" for request in table.asked)


def test_nobody_learns_what_lies_face_down(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    hide = table.hide("Rhino Hide", wolf)
    shown = str(what_is_seen(table.game, BLUE))
    assert "Rhino Hide" not in shown
    table.decide("upkeep", PAY)
    table.upkeep()
    assert "Rhino Hide" not in str(what_is_seen(table.game, BLUE))
    assert hide.hidden

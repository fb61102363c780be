"""V'Torrak Gate: from any orb one step leads to it."""

from mageduel.facts.conditions import STUCK
from tests.cards.orbs import board
from tests.kit.answers import NOTHING
from tests.kit.table import BLUE, RED


def test_friendly_creatures_beside_orbs_teleport_to_it_by_a_move_action() -> None:
    table = board("B1", "D3")
    table.put("V'Torrak Gate", RED, "A4")
    wolf, foe = table.put("Timber Wolf", RED, "D3"), table.put("Timber Wolf", BLUE, "D3")
    away = table.put("Timber Wolf", RED, "D2")
    assert ("jump", "A4") not in table.actions(foe)
    assert ("jump", "A4") not in table.actions(away)
    mana = table.red.mana
    table.act(wolf, ("jump", "A4"), NOTHING)
    assert (table.place(wolf), table.red.mana) == ("A4", mana)


def test_it_is_a_move_action() -> None:
    table = board("B1")
    table.put("V'Torrak Gate", RED, "A4")
    wolf = table.put("Timber Wolf", RED, "B1")
    assert ("jump", "A4") in table.actions(wolf)
    table.condition(wolf, STUCK)
    assert ("jump", "A4") not in table.actions(wolf)

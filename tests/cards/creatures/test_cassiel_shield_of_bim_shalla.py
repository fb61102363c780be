"""Cassiel, Shield of Bim-Shalla: a familiar for healing and protection."""

from mageduel.rules.planning.plans import plan_slots
from tests.kit.table import RED, Table


def test_she_takes_healing_and_protection_spells_only() -> None:
    table = Table(red="Priestess")
    cassiel = table.put("Cassiel, Shield of Bim-Shalla", RED)
    table.book(RED, "Minor Heal", "Divine Protection", "Dispel", "Knight of Westlock", "Sacred Ground")
    slot = plan_slots(table.game, RED)[1]
    assert slot.holder is cassiel
    assert {card.name for card in slot.cards} == {"Minor Heal", "Divine Protection", "Sacred Ground"}

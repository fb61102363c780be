"""Somebody to fight: plain creatures with one quick attack."""

from __future__ import annotations

from typing import Any

from mageduel.facts.cards import Card
from tests.kit.table import Table, make_creature


def fighter(*, dice: int = 3, claw: list[str] | None = None, damage: str | None = None, **row: Any) -> Card:
    """A creature of 30 Life with a melee attack, Claw, whose traits may be named."""
    bar = {"name": "Claw", "kind": "melee", "action": "quick", "dice": dice, "traits": claw or []}
    if damage is not None:
        bar["damage"] = damage
    return make_creature("Fighter", **{"life": 30, "attack": [bar], **row})


def bowman(*, dice: int = 1, **row: Any) -> Card:
    """A creature with a ranged attack, Bow."""
    bar = {"name": "Bow", "kind": "ranged", "action": "quick", "range": [0, 2], "dice": dice}
    return make_creature("Archer", **{"life": 30, "attack": [bar], **row})


def asked(table: Table) -> list[str]:
    """What has been asked so far, but for whether to reveal."""
    return [each.kind for each in table.asked]

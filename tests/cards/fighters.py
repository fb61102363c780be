"""Somebody in particular to fight with or against: a blade and a bow of so many dice."""

from __future__ import annotations

from typing import Any

from mageduel.facts.cards import Card
from tests.kit.table import make_creature


def fighter(name: str = "Fighter", *, dice: int = 3, **facts: Any) -> Card:
    """A creature with a quick Blade and a quick Bow."""
    bars = [
        {"name": "Blade", "kind": "melee", "action": "quick", "dice": dice},
        {"name": "Bow", "kind": "ranged", "action": "quick", "range": [0, 1], "dice": dice},
    ]
    return make_creature(name, attack=bars, **facts)

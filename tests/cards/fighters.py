"""Somebody in particular to fight with or against."""

from __future__ import annotations

from typing import Any

from mageduel.facts.cards import Card
from tests.kit.table import Table, make_creature

Row = dict[str, Any]


def _bow(dice: int, reach: int) -> Row:
    return {"name": "Bow", "kind": "ranged", "action": "quick", "range": [0, reach], "dice": dice}


def fighter(name: str = "Fighter", *, dice: int = 3, **facts: Any) -> Card:
    """A creature with a quick Blade and a quick Bow."""
    blade = {"name": "Blade", "kind": "melee", "action": "quick", "dice": dice}
    return make_creature(name, attack=[blade, _bow(dice, 1)], **facts)


def brawler(*, dice: int = 3, claw: list[str] | None = None, damage: str | None = None, **facts: Any) -> Card:
    """A creature of 30 Life with one quick melee attack, Claw, whose traits may be named."""
    bar: Row = {"name": "Claw", "kind": "melee", "action": "quick", "dice": dice, "traits": claw or []}
    if damage is not None:
        bar["damage"] = damage
    return make_creature("Brawler", **{"life": 30, "attack": [bar], **facts})


def bowman(*, dice: int = 1, **facts: Any) -> Card:
    """A creature of 30 Life with one quick ranged attack, Bow."""
    return make_creature("Archer", **{"life": 30, "attack": [_bow(dice, 2)], **facts})


def asked(table: Table) -> list[str]:
    """What has been asked so far, but for whether to reveal."""
    return [each.kind for each in table.asked]

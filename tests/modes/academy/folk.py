"""Cards of no set for the Academy's chapters, so that what a published card does as well plays no part."""

from typing import Any

from mageduel.facts.cards import Card
from tests.kit.table import make_card, make_creature


def bar(**row: Any) -> dict[str, Any]:
    """A quick melee attack with 2 dice, unless told."""
    return {"name": "Strike", "kind": "melee", "action": "quick", "dice": 2} | row


HOUND = make_creature("Hound", life=7, attack=[bar(name="Bite")])
"""A plain creature with 7 Life and a Bite of 2 dice."""


def hymn(name: str = "Test Hymn", **row: Any) -> Card:
    """A quick incantation for 2 mana on a creature that does nothing, unless told."""
    plain = {"type": "incantation", "cost": 2, "action": "quick", "range": [0, 0], "target": "creature"}
    return make_card(name=name, **(plain | row))


def bolt(name: str = "Test Bolt", dice: int = 2, **row: Any) -> Card:
    """A quick attack spell for 3 mana on a creature, unless told."""
    attack = {"name": name, "kind": "ranged", "dice": dice, "zone": row.get("target") == "zone"}
    plain = {"type": "attack", "cost": 3, "action": "quick", "range": [0, 2], "target": "creature", "attack": [attack]}
    return make_card(name=name, **(plain | row))


def item(name: str, *locations: str, **row: Any) -> Card:
    """A piece of equipment for 2 mana."""
    plain = {"type": "equipment", "cost": 2, "action": "quick", "range": [0, 2], "target": "mage"}
    return make_card(name=name, location="+".join(locations), **(plain | row))


def enchantment(name: str = "Test Guise", **row: Any) -> Card:
    """An enchantment on a creature, 2 mana hidden and 1 to reveal, unless told."""
    plain = {"type": "enchantment", "cost": 2, "reveal": 1, "action": "quick", "range": [0, 2], "target": "creature"}
    return make_card(name=name, **(plain | row))

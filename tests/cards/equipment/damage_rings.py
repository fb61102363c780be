"""Rings that favour one type of damage: something for the wearer to strike with, and somebody to strike."""

from __future__ import annotations

from mageduel.facts.cards import Card
from mageduel.facts.traits import MELEE
from mageduel.state.objects import Object
from tests.kit.table import BLUE, Table, make_card, make_creature


def slash(damage: str) -> dict[str, object]:
    """An attack with three dice of this damage."""
    return {"name": "Slash", "kind": "melee", "action": "quick", "dice": 3, "damage": damage}


def blade(damage: str) -> Card:
    """A weapon with two attacks of three dice, one of this damage and one of none."""
    bash = {"name": "Bash", "kind": "melee", "action": "quick", "dice": 3}
    casting = {"action": "quick", "range": [0, 2], "target": "mage", "location": "weapon"}
    return make_card(name="Blade", type="equipment", cost=3, attack=[slash(damage), bash], **casting)


def swing(table: Table, weapon: Object, bar: str, dice: int) -> int:
    """Attack with the red mage's weapon, expecting so many dice besides what makes him strong; the damage of these."""
    foe = table.put(make_creature(life=30), BLUE)
    strength = table.red.card.value(MELEE)
    table.dice("1* " * (dice + strength))
    table.attack(table.red, bar, foe, source=weapon)
    return foe.damage - strength


def cast(table: Table, spell: str, dice: int, *, zone: str = "B3", on_zone: bool = False) -> int:
    """Cast an attack spell at somebody in this zone, or at the zone, expecting so many dice; the damage it does."""
    foe = table.put(make_creature(life=30), BLUE, zone)
    table.dice("1* " * dice, effect=1)
    table.cast(table.red, spell, zone if on_zone else foe)
    return foe.damage


def strike_as_a_friend(table: Table, damage: str, dice: int) -> int:
    """Attack with a creature of the red mage, which wears nothing, expecting so many dice; the damage it does."""
    friend = table.put(make_creature("Friend", attack=[slash(damage)]))
    foe = table.put(make_creature(life=30), BLUE)
    table.dice("1* " * dice)
    table.attack(friend, "Slash", foe)
    return foe.damage

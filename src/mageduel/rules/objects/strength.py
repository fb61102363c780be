"""Strength: which creature is the strongest, by what it costs to summon it."""

from __future__ import annotations

from mageduel.dsl.selectors import is_friendly
from mageduel.state.objects import Object
from mageduel.state.running import Attack


def is_strongest_enemy(seat: int, creature: Object) -> bool:
    """Whether no enemy creature of this player costs more; where several cost most, each will do.

    A mage has no mana cost: he is the strongest only where no enemy has any other creature.
    """
    game = creature.game
    if not creature.is_creature or creature.id not in game.objects or is_friendly(seat, creature):
        return False
    others = [each for each in game.creatures if not each.is_mage and not is_friendly(seat, each)]
    return not others if creature.is_mage else all(mana_cost(each) <= mana_cost(creature) for each in others)


def mana_cost(creature: Object) -> int:
    """What the creature's card costs to cast."""
    return creature.card.cost or 0


def is_against_the_strongest(attack: Attack) -> bool:
    """Whether an attack is made on the strongest enemy creature of whoever makes it."""
    return is_strongest_enemy(attack.controller, attack.defender)

"""Creatures that are plants."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.facts.conditions import GROWTH
from mageduel.facts.traits import DEVOUR, INCORPOREAL
from mageduel.rules.attack.dice import by_creature
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.objects.characteristics import has
from mageduel.state.events import Destroyed
from mageduel.state.game import Game
from mageduel.state.objects import Object

kralathor = creature("Kralathor, The Devourer")


@kralathor.on(Destroyed)
async def grow_on_the_devoured(game: Game, this: Object, event: Destroyed) -> None:
    """Each Corporeal creature that its attack devours adds a Growth marker."""
    attack = event.attack
    if attack is None or attack.attacker is not this or not by_creature(attack) or not attack.has(DEVOUR):
        return
    if event.who.is_creature and not has(event.who, INCORPOREAL):
        await give_condition(game, this, GROWTH)

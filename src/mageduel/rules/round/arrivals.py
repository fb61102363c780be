"""Arrivals: at the end of the round, what was laid down face down is turned up and summoned."""

from __future__ import annotations

from mageduel.facts.conditions import ZOMBIE
from mageduel.rules.attack.damage import mark_damage
from mageduel.rules.casting.declaring import why_not_in_play
from mageduel.rules.casting.resolution import summon
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.objects.destroy import destroy_if_dead
from mageduel.rules.objects.presence import to_discard
from mageduel.state.game import Game
from mageduel.state.objects import Object


async def make_zombie(game: Game, creature: Object) -> None:
    """Mark a creature that was dead as a zombie, with as much damage on it as its Level."""
    await give_condition(game, creature, ZOMBIE)
    await mark_damage(game, creature, creature.level, ZOMBIE)
    await destroy_if_dead(game, creature, ZOMBIE)


async def summon_arrivals(game: Game) -> None:
    """Summon every creature that waits; one that cannot be in play now goes to its owner's discard pile."""
    waiting, game.arrivals = game.arrivals, ()
    for arrival in waiting:
        if why_not_in_play(game, arrival.controller, arrival.card) is not None:
            to_discard(game, arrival.card, arrival.owner)
        else:
            creature = await summon(game, arrival.card, arrival.zone, arrival.controller, arrival.owner)
            if arrival.is_zombie:
                await make_zombie(game, creature)

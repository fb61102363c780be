"""Banishment: a creature Teleported out of the arena stays in play, out of reach, until its tokens are gone."""

from __future__ import annotations

from mageduel.facts.traits import ANCHORED
from mageduel.rules.happenings import happen
from mageduel.rules.movement.moves import shake_off
from mageduel.rules.objects.characteristics import has, touch_all
from mageduel.rules.objects.presence import relocate
from mageduel.state.events import Banished, CameBack, TokensChanged
from mageduel.state.game import Game
from mageduel.state.objects import Object

BANISH = "Banish"
BANISHED_FROM = "banished from"
"""Where a banished creature keeps the number of the zone it was in last."""


async def banish(game: Game, creature: Object, rounds: int) -> None:
    """Teleport a creature out of the arena for so many Upkeep Phases; its action marker stays as it is."""
    if creature.id not in game.objects or creature.zone is None or has(creature, ANCHORED):
        return
    await shake_off(game, creature)
    if creature.id not in game.objects:
        return
    creature.tokens[BANISH] = rounds
    creature.tokens[BANISHED_FROM] = creature.zone
    relocate(creature, None)
    creature.moves += 1
    touch_all(game)
    await happen(game, Banished(creature, rounds))


async def remove_banish_token(game: Game, creature: Object) -> None:
    """One token less; with the last one the creature is back, which is neither a Teleport nor entering the zone."""
    creature.tokens[BANISH] -= 1
    await happen(game, TokensChanged(creature, BANISH, -1))
    if creature.tokens[BANISH] == 0:
        del creature.tokens[BANISH]
        relocate(creature, creature.tokens.pop(BANISHED_FROM))
        creature.moves += 1
        touch_all(game)
        await happen(game, CameBack(creature))

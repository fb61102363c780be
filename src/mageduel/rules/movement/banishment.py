"""Banishment: a creature Teleported out of the arena stays in play, out of reach, until its tokens are gone."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Script
from mageduel.dsl.upkeep import PLACE, alters
from mageduel.facts.traits import ANCHORED
from mageduel.rules.happenings import happen
from mageduel.rules.movement.moves import is_anchored, shake_off
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.destroy import WHEN_REMOVED
from mageduel.rules.objects.presence import put_back_into_arena, take_out_of_arena
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.rules.round.token_upkeep import counts_down
from mageduel.state.events import Banished, CameBack
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object

BANISH: Final = Mark("Banish", until=IN_PLAY, shown=True)


async def banish(game: Game, creature: Object, rounds: int) -> None:
    """Teleport a creature out of the arena for so many Upkeep Phases; its action marker stays as it is."""
    if await send_out(game, creature, rounds):
        creature.mark(BANISH, rounds)


async def send_out(game: Game, creature: Object, rounds: int) -> bool:
    """Teleport a creature out of the arena, if it can be; who does it says when it comes back."""
    if creature.id not in game.objects or creature.zone is None or has(creature, ANCHORED):
        return False
    if is_anchored(game, creature.zone):
        return False
    await shake_off(game, creature)
    if creature.id not in game.objects:
        return False
    take_out_of_arena(creature)
    await happen(game, Banished(creature, rounds))
    return True


async def come_back(game: Game, creature: Object) -> None:
    """With the last token gone the creature is back, which is neither a Teleport nor entering the zone."""
    put_back_into_arena(creature)
    await happen(game, CameBack(creature))


counts_down(BANISH, come_back, lambda creature: (alters(creature, PLACE),))


def keeps_bearer_out(script: Script) -> None:
    """Let an enchantment take its bearer out of the arena, itself with it, for as long as it lasts."""

    @script.when_revealed
    async def cast_out(game: Game, this: Object) -> None:
        if this.attached_to is not None:
            await send_out(game, this.attached_to, this.marks.get(DISSIPATE_TOKEN, 0))

    @script.answering(WHEN_REMOVED)
    async def call_back(game: Game, this: Object) -> None:
        creature = this.attached_to
        if creature is not None and creature.in_play and creature.banished_from is not None:
            await come_back(game, creature)

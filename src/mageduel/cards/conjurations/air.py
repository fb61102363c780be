"""Conjurations of the Air school."""

from __future__ import annotations

from functools import partial

from mageduel.dsl.script import conjuration
from mageduel.dsl.upkeep import Due, harms
from mageduel.facts.damage import DamageType
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.movement.moves import ONE_MOVE
from mageduel.rules.objects.characteristics import is_living
from mageduel.state.events import Activated, Moved
from mageduel.state.game import Game
from mageduel.state.objects import Object

poison_gas_cloud = conjuration("Poison Gas Cloud")


@poison_gas_cloud.each_upkeep
def choke(game: Game, this: Object) -> list[Due]:
    """Living creatures in the cloud take two direct poison damage."""
    if this.zone is None:
        return []
    return [
        Due(each, this, this.name, partial(_choke_one, game, each, this), (harms(each, 2, DamageType.POISON),))
        for each in game.in_zone[this.zone]
        if each.is_creature and is_living(each)
    ]


async def _choke_one(game: Game, victim: Object, this: Object) -> None:
    if victim.zone == this.zone and is_living(victim):
        await direct_damage(game, victim, 2, this, DamageType.POISON)


def _slow_down(this: Object, creature: Object) -> None:
    """One move action at most this round, also once it is out of the cloud."""
    if creature.zone == this.zone and creature.zone is not None and is_living(creature):
        creature.mark(ONE_MOVE)


@poison_gas_cloud.on(Activated)
async def begin_in_the_cloud(game: Game, this: Object, event: Activated) -> None:
    """Whoever starts an Action Phase here gasps for breath."""
    _slow_down(this, event.creature)


@poison_gas_cloud.on(Moved)
async def enter_the_cloud(game: Game, this: Object, event: Moved) -> None:
    """So does whoever comes in, by whatever means."""
    _slow_down(this, event.creature)

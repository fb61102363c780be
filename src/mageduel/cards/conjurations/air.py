"""Conjurations of the Air school."""

from __future__ import annotations

from mageduel.dsl.script import conjuration
from mageduel.dsl.selectors import IN_ARENA
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import OBSCURED
from mageduel.rules.movement.moves import ONE_MOVE
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.round.upkeep_harm import harms_each_upkeep, living_creatures_here
from mageduel.rules.sight.obscurity import OBSCURES_ZONES
from mageduel.state.events import Activated, Moved
from mageduel.state.game import Game
from mageduel.state.objects import Object

poison_gas_cloud = conjuration("Poison Gas Cloud")


harms_each_upkeep(poison_gas_cloud, 2, DamageType.POISON, living_creatures_here)


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


rolling_fog = conjuration("Rolling Fog")
rolling_fog.grants(OBSCURED, to=IN_ARENA)
rolling_fog.answer(OBSCURES_ZONES, lambda this, zone: True)

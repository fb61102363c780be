"""Guardians of orbs: they never act, stand on guard again each Upkeep, and cannot be moved from their orb."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mageduel.dsl.script import Script
from mageduel.dsl.selectors import SELF
from mageduel.dsl.upkeep import HOLD, Due, alters, looks
from mageduel.facts.traits import ANCHORED, UNMOVABLE
from mageduel.rules.attack.guards import go_on_guard
from mageduel.rules.conditions.grapple import partners_of
from mageduel.rules.conditions.markers import SHED_WITH_ACTIVATION, cannot_guard, shed_with_activation
from mageduel.rules.domination.orbs import BESIDE_AN_ORB, has_orb
from mageduel.state.game import Game
from mageduel.state.objects import Object


def guards_orbs(script: Script) -> None:
    """Let a creature be a guardian: rooted to its orb, and on guard by itself where nobody controls it."""
    script.grants(UNMOVABLE, ANCHORED, to=SELF & BESIDE_AN_ORB)
    script.each_upkeep(_stand_guard)


def _stand_guard(game: Game, this: Object) -> Sequence[Due]:
    if game.players[this.controller].is_somebody or not has_orb(game, this.zone):
        return ()
    touches = (alters(this, *SHED_WITH_ACTIVATION), *(looks(each, HOLD) for each in (this, *partners_of(this))))
    return (Due(this, this, this.name, partial(_take_post, game, this), touches),)


async def _take_post(game: Game, this: Object) -> None:
    await shed_with_activation(game, this)
    if not this.guarding and not cannot_guard(this):
        await go_on_guard(game, this)

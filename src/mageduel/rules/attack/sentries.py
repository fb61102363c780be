"""Sentries: creatures that come with a guard marker."""

from __future__ import annotations

from mageduel.dsl.script import Script
from mageduel.rules.attack.guards import go_on_guard
from mageduel.rules.conditions.markers import cannot_guard
from mageduel.rules.objects.entrances import when_summoned
from mageduel.state.game import Game
from mageduel.state.objects import Object


def appears_on_guard(script: Script) -> None:
    """Let a creature go on guard as it is summoned, if it can."""

    @when_summoned(script)
    async def take_its_post(game: Game, this: Object) -> None:
        if not cannot_guard(this):
            await go_on_guard(game, this)

"""Entrances: what happens when something comes into play, cast or not: first tokens, what its text and others say."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import Script
from mageduel.rules.happenings import happen
from mageduel.rules.objects.presence import enter
from mageduel.rules.objects.tokens import lay_first_tokens
from mageduel.state.events import EnteredPlay
from mageduel.state.game import Game
from mageduel.state.objects import Object

WHEN_IN_PLAY: Final = Capability[Callable[[Game, Object], Awaitable[None]]]("when in play")
"""Asked of what has just come into play: what happens at once."""


Arrives = Callable[[Game, Object], Awaitable[None]]
"""What a creature does as it arrives."""


def when_summoned(script: Script) -> Callable[[Arrives], Arrives]:
    """Say what happens when this creature itself has been summoned: not when it only comes back into the arena."""

    def add(effect: Arrives) -> Arrives:
        @script.on(EnteredPlay)
        async def arrive(game: Game, this: Object, event: EnteredPlay) -> None:
            if event.who is this and event.is_summoned:
                await effect(game, this)

        return effect

    return add


async def come_into_play(game: Game, thing: Object, *, is_summoned: bool = False) -> None:
    """Put an object whose place is set onto the table face up, with everything that follows from its coming."""
    thing.cast_round = game.round
    lay_first_tokens(thing)
    enter(thing)
    for effect in WHEN_IN_PLAY.of(thing):
        await effect(game, thing)
    if EnteredPlay in game.heard:
        await happen(game, EnteredPlay(thing, is_summoned))

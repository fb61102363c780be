"""Happenings: an event is written into the chronicle and offered to the objects that listen for its kind."""

from __future__ import annotations

from mageduel.state.events import Event
from mageduel.state.game import Game


async def happen(game: Game, event: Event) -> None:
    """Let something have happened."""
    if game.log is not None:
        game.log.append(event)
    kind = type(event)
    if kind in game.listeners:
        for listener in game.heeding(kind):
            if listener.id in game.objects:
                for handler in listener.script.handlers[kind]:
                    await handler(game, listener, event)

"""Happenings: an event is written into the chronicle and offered to the objects that listen for its kind.

What several players' objects make of one event follows in initiative order, as everything whose order is open between
players; what one player's own make of it, in the order in which they came.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from mageduel.state.events import Event
from mageduel.state.game import Game
from mageduel.state.objects import Object

Claim = tuple[int, Callable[[], Awaitable[None]]]
"""What somebody's object makes of an event it does not listen for, since it has left play with it."""


async def happen(game: Game, event: Event, claims: Sequence[Claim] = ()) -> None:
    """Let something have happened; of what follows for one player, claims come last."""
    if game.log is not None:
        game.log.append(event)
    kind = type(event)
    if claims:
        reactions: list[Claim] = [(each.controller, partial(_hear, game, each, event)) for each in game.heeding(kind)]
        reactions += claims
        order = game.seats_from(game.initiative)
        for _, react in sorted(reactions, key=lambda each: order.index(each[0])):
            await react()
    elif kind in game.listeners:
        for listener in game.in_initiative_order(game.heeding(kind)):
            if listener.id in game.objects:
                for handler in listener.script.handlers[kind]:
                    await handler(game, listener, event)


async def _hear(game: Game, listener: Object, event: Event) -> None:
    """Let an object that is still in play do what it does at this."""
    if listener.id in game.objects:
        for handler in listener.script.handlers[type(event)]:
            await handler(game, listener, event)

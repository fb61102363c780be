"""Valor: tokens earned by deeds; an object spends only what lies on itself."""

from __future__ import annotations

from typing import Final

from mageduel.rules.objects.tokens import place_tokens
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object

VALOR: Final = Mark("Valor", until=IN_PLAY, shown=True)


def valor_of(thing: Object) -> int:
    """How much Valor lies on it."""
    return thing.marks.get(VALOR, 0)


async def earn_valor(game: Game, thing: Object, count: int = 1) -> None:
    """Place Valor on whoever has earned it; the fallen earn none."""
    if count > 0 and thing.id in game.objects and (not thing.is_mage or game.players[thing.controller].is_alive):
        await place_tokens(game, thing, VALOR, count)

"""Tokens: lasting bonuses that lie on an object itself and outlive whatever placed them."""

from __future__ import annotations

from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import touch
from mageduel.state.events import TokensChanged
from mageduel.state.game import Game
from mageduel.state.objects import Object


async def place_tokens(game: Game, thing: Object, token: str, count: int = 1) -> None:
    """Put tokens of one kind on an object; they add up."""
    thing.tokens[token] = thing.tokens.get(token, 0) + count
    touch(thing)
    await happen(game, TokensChanged(thing, token, count))

"""Uniqueness: of a Legendary object there is one in the arena, of a Unique one no player controls two."""

from __future__ import annotations

from mageduel.facts.traits import LEGENDARY, UNIQUE
from mageduel.state.game import Game
from mageduel.state.objects import Object


def one_too_many(game: Game) -> Object | None:
    """An object in play of which there may be no second one, and is; what is hidden does not count."""
    seen: set[tuple[str, int | None]] = set()
    for thing in game.objects.values():
        if thing.hidden:
            continue
        for word, owner in ((LEGENDARY, None), (UNIQUE, thing.controller)):
            if thing.card.has(word):
                if (thing.name, owner) in seen:
                    return thing
                seen.add((thing.name, owner))
    return None

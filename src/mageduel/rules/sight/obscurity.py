"""Obscurity: zones that lie in fog cannot be targeted from afar, as Obscured objects cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone

OBSCURES_ZONES: Final = Capability[Callable[[Object, Zone], bool]]("obscures zones")
"""Asked of everything in play: whether a zone is Obscured by it."""
FARTHEST: Final = 1
"""From how far what is Obscured can be targeted."""


def is_obscured_zone(game: Game, zone: Zone) -> bool:
    """Whether a zone has the trait Obscured."""
    return any(hides(each, zone) for each in OBSCURES_ZONES.anybody(game) for hides in OBSCURES_ZONES.of(each))


def is_hidden_by_distance(game: Game, start: Zone, end: Zone) -> bool:
    """Whether a zone is Obscured and too far away to be targeted from another."""
    if OBSCURES_ZONES not in game.listeners:
        return False
    return game.arena.distance[start][end] > FARTHEST and is_obscured_zone(game, end)


def lies_on_obscured_zone(game: Game, thing: Object) -> bool:
    """Whether it is an enchantment on a zone that is Obscured, face down or not."""
    if thing.attached_to is not None or thing.zone is None or OBSCURES_ZONES not in game.listeners:
        return False
    return thing.card.is_enchantment and is_obscured_zone(game, thing.zone)

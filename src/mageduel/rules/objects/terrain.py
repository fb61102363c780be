"""Terrain: conjurations that are the ground of a zone. A zone has one at most; to lay another is paid for."""

from __future__ import annotations

from mageduel.dsl.selectors import Selector
from mageduel.facts.cards import Card, CardType
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.destroy import destroy
from mageduel.state.dependence import Depends
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone


def terrain_in(game: Game, zone: Zone | None) -> Object | None:
    """The terrain attached to a zone."""
    if zone is not None:
        for each in game.in_zone[zone]:
            if each.card.is_terrain:
                return each
    return None


def is_terrain_of(game: Game, zone: Zone | None, kind: str) -> bool:
    """Whether terrain of this subtype is attached to a zone."""
    terrain = terrain_in(game, zone)
    return terrain is not None and has_subtype(terrain, kind)


def on_terrain(kind: str) -> Selector:
    """Objects in a zone with terrain of this subtype."""
    return Selector(lambda this, other: is_terrain_of(other.game, other.zone, kind), depends=Depends.ZONE)


def cost_to_replace(game: Game, zone: Zone) -> int:
    """What laying other terrain costs besides: the old one's cost, and that of conjurations attached to it."""
    terrain = terrain_in(game, zone)
    if terrain is None:
        return 0
    attached = (each for each in terrain.attachments if each.card.type is CardType.CONJURATION)
    return sum(each.card.cost or 0 for each in (terrain, *attached))


async def clear_for(game: Game, terrain: Card, zone: Zone) -> None:
    """The old terrain is destroyed, with what is attached to it (ruling R58)."""
    old = terrain_in(game, zone)
    if old is not None:
        await destroy(game, old, terrain)

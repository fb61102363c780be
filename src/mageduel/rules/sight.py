"""Line of sight: what walls hide, and what is never hidden."""

from __future__ import annotations

from mageduel.facts.traits import BLOCKS_SIGHT, FLYING
from mageduel.rules.characteristics import has
from mageduel.state.arena import Crossing
from mageduel.state.game import Game
from mageduel.state.objects import Object


def _is_clear(game: Game, line: tuple[Crossing, ...], ignoring: Object | None) -> bool:
    """Whether every border and corner on the line lets it through; a corner needs one open way round (ruling R15)."""
    walls = game.walls
    for ways in line:
        if not any(
            all(
                border not in walls or walls[border] is ignoring or not has(walls[border], BLOCKS_SIGHT)
                for border in way
            )
            for way in ways
        ):
            return False
    return True


def sees_zone(game: Game, start: int, end: int, ignoring: Object | None = None) -> bool:
    """Whether one zone can be seen from another."""
    return not game.walls or _is_clear(game, game.arena.sight[start][end], ignoring)


def sees_border(game: Game, start: int, border: int, ignoring: Object | None = None) -> bool:
    """Whether the middle of a border can be seen from a zone."""
    return not game.walls or _is_clear(game, game.arena.wall_sight[start][border], ignoring)


def sees(game: Game, viewer: Object, target: Object) -> bool:
    """Whether an object has line of sight to another; flyers are always seen and see everything."""
    if not game.walls:
        return True
    if has(viewer, FLYING) or has(target, FLYING):
        return True
    bearer = target.attached_to
    if bearer is not None and has(bearer, FLYING):
        return True
    starts = _zones(game, viewer)
    if target.border is not None:
        return any(sees_border(game, start, target.border) for start in starts)
    return target.zone is not None and any(sees_zone(game, start, target.zone) for start in starts)


def _zones(game: Game, thing: Object) -> tuple[int, ...]:
    if thing.border is not None:
        return game.arena.borders[thing.border]
    return () if thing.zone is None else (thing.zone,)


def distance(game: Game, one: Object, other: Object) -> int | None:
    """Zones between two objects; a wall is as near as the nearer of its two zones. None: not in the arena."""
    spans = [game.arena.distance[a][b] for a in _zones(game, one) for b in _zones(game, other)]
    return min(spans) if spans else None

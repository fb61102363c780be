"""Line of sight: what walls hide, and what is never hidden."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.facts.traits import BLOCKS_SIGHT, FLYING
from mageduel.rules.objects.characteristics import has
from mageduel.state.arena import Crossing
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Border, Zone

HIDES_BEYOND: Final = Capability[bool]("hides beyond")
"""Asked of what lies in a zone: whether no line of sight passes through that zone from one side to another."""


def _is_clear(game: Game, line: tuple[Crossing, ...]) -> bool:
    """Whether every border and corner on the line lets it through; a corner needs one open way round (ruling R15)."""
    hidden = _hidden_beyond(game) if HIDES_BEYOND in game.listeners else ()
    for ways in line:
        for way in ways:
            if _lets_through(game, way) and not (hidden and len(way) > 1 and _zone_between(*way[:2]) in hidden):
                break
        else:
            return False
    return not hidden or not _turns_in(hidden, line)


def _hidden_beyond(game: Game) -> list[Zone | None]:
    """The zones nobody sees through."""
    return [each.zone for each in HIDES_BEYOND.anybody(game)]


def _turns_in(hidden: Sequence[Zone | None], line: tuple[Crossing, ...]) -> bool:
    """Whether a line passes from one border to the next in one of these zones, whichever way it takes."""
    for before, after in pairwise(line):
        if any(_zone_between(way[-1], next_way[0]) in hidden for way in before for next_way in after):
            return True
    return False


def _lets_through(game: Game, way: tuple[Border, ...]) -> bool:
    """Whether no wall on these borders hides what is behind it."""
    walls = game.walls
    for border in way:  # noqa: SIM110  (asked of every line)
        if border in walls and has(walls[border], BLOCKS_SIGHT):
            return False
    return True


def _zone_between(one: Border, other: Border) -> Zone | None:
    """The zone in which a line is that crosses one border after the other."""
    return next((zone for zone in one.zones if zone in other.zones), None)


ANYWHERE: Final = (0, 99)
"""The range of what has none."""


def reach(game: Game, printed: tuple[int, int] | None) -> tuple[int, int]:
    """From how near to how far something reaches; anywhere without a printed range, or where ranges do not count."""
    return ANYWHERE if printed is None or not game.rules.ranges else printed


def is_any_within(distances: Sequence[int], zones: Sequence[Zone], low: int, high: int) -> bool:
    """Whether one of these zones is neither too near nor too far, by how far away each zone is."""
    for zone in zones:  # noqa: SIM110  (asked of every candidate)
        if low <= distances[zone] <= high:
            return True
    return False


def is_open(game: Game) -> bool:
    """Whether everything can be seen from everywhere: neither wall nor hill stands, and the arena has no gaps."""
    return not game.walls and game.arena.is_whole and HIDES_BEYOND not in game.listeners


def sees_zone(game: Game, start: Zone, end: Zone) -> bool:
    """Whether one zone can be seen from another."""
    return is_open(game) or _is_clear(game, game.arena.sight[start][end])


def sees_border(game: Game, start: int, border: Border) -> bool:
    """Whether the middle of a border can be seen from a zone."""
    return is_open(game) or _is_clear(game, game.arena.wall_sight[start][border.index])


def sees(game: Game, viewer: Object, target: Object) -> bool:
    """Whether an object has line of sight to another; flyers are always seen and see everything."""
    if is_open(game):
        return True
    if has(viewer, FLYING) or has(target, FLYING):
        return True
    bearer = target.attached_to
    if bearer is not None and has(bearer, FLYING):
        return True
    border = border_of(target)
    for start in zones_of(game, viewer):
        if target.zone is not None:
            if sees_zone(game, start, target.zone):
                return True
        elif border is not None and sees_border(game, start, border):
            return True
    return False


def in_the_way(game: Game, viewer: Object, target: Object) -> list[Object]:
    """The walls that could keep an object from being seen; hills, which nothing destroys, are none."""
    crossings = (
        crossing
        for start in zones_of(game, viewer)
        for end in zones_of(game, target)
        for crossing in game.arena.sight[start][end]
    )
    borders = {border for crossing in crossings for way in crossing for border in way}
    return [wall for border, wall in game.walls.items() if border in borders and has(wall, BLOCKS_SIGHT)]


def border_of(thing: Object) -> Border | None:
    """The border something stands on: a wall's own, and for what is attached to a wall that wall's."""
    if thing.border is None and thing.attached_to is not None:
        return thing.attached_to.border
    return thing.border


def zones_of(game: Game, thing: Object) -> tuple[Zone, ...]:
    """The zones something counts as in: one, on a border both of its zones, out of the arena none."""
    if thing.zone is not None:
        return (thing.zone,)
    border = border_of(thing)
    return () if border is None else border.zones


def distance(game: Game, one: Object, other: Object) -> int | None:
    """Zones between two objects; a wall is as near as the nearer of its two zones. None: not in the arena."""
    if one.zone is not None and other.zone is not None:
        return game.arena.distance[one.zone][other.zone]
    return _nearest(game, zones_of(game, one), zones_of(game, other))


def _nearest(game: Game, here: tuple[Zone, ...], there: tuple[Zone, ...]) -> int | None:
    spans = [game.arena.distance[one][other] for one in here for other in there]
    return min(spans) if spans else None

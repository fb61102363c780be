"""The arena: zones in rows and columns, borders between them, distances and lines of sight. Never changes in a game.

A place in the rows may be empty: then there is no zone, and the borders to it are outer walls.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from typing import Final

from mageduel.state.places import Border, Zone


class Direction(IntEnum):
    """The four ways to leave a zone; North is the first row's side of the board."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def word(self) -> str:
        """The direction as a word in a sentence."""
        return self.name.lower()


_STEP: Final = {Direction.NORTH: (-1, 0), Direction.EAST: (0, 1), Direction.SOUTH: (1, 0), Direction.WEST: (0, -1)}

Crossing = tuple[tuple[Border, ...], ...]
"""What a line of sight meets at one place: several ways past it, each a set of borders that must all be clear.

Where it would leave the arena there is no way.
"""


NO_ZONE: Final = " "
PLAIN: Final = "."


class Arena:
    """Geometry of a board; zones and borders are numbers."""

    __slots__ = (
        "_by_name",
        "_cells",
        "_zones",
        "adjacent",
        "border_between",
        "border_names",
        "borders",
        "borders_touching",
        "cols",
        "distance",
        "farthest",
        "is_whole",
        "neighbour",
        "passages",
        "rows",
        "sight",
        "tiles",
        "wall_sight",
        "within",
        "zone_borders",
        "zone_names",
        "zones",
    )

    def __init__(self, board: tuple[str, ...], legend: Mapping[str, str], passage: tuple[str, ...] = ()) -> None:
        self.rows, self.cols = len(board), max(len(row) for row in board)
        self._cells = tuple(
            (row, col) for row, line in enumerate(board) for col, sign in enumerate(line) if sign != NO_ZONE
        )
        """Row and column of each zone."""
        self.zones = tuple(Zone(number) for number in range(len(self._cells)))
        self._zones = dict(zip(self._cells, self.zones, strict=True))
        self.is_whole = len(self.zones) == self.rows * self.cols
        """Whether every place in the rows is a zone, so that only walls are in the way of sight."""
        self.tiles: tuple[str | None, ...] = tuple(legend.get(board[row][col]) for row, col in self._cells)
        """What special kind of ground each zone has."""
        self.zone_names = tuple(f"{chr(65 + row)}{col + 1}" for row, col in self._cells)
        self._by_name = dict(zip(self.zone_names, self.zones, strict=True))
        ends = tuple(self.zone(name) for name in passage)
        self.passages: dict[Zone, Zone] = dict(zip(ends, reversed(ends), strict=True))
        """Where a secret passage leads from a zone."""
        self.neighbour: tuple[tuple[Zone | None, ...], ...] = tuple(
            tuple(self._step(zone, direction) for direction in Direction) for zone in self.zones
        )
        self.adjacent = tuple(tuple(z for z in around if z is not None) for around in self.neighbour)
        self.distance = tuple(self._distances(zone) for zone in self.zones)
        self.farthest = max(self.rows + self.cols - 1, *(max(row) for row in self.distance), 0)
        self.within = tuple(
            tuple(
                tuple(
                    tuple(b for b in self.zones if low <= self.distance[a][b] <= high)
                    for high in range(self.farthest + 1)
                )
                for low in range(self.farthest + 1)
            )
            for a in self.zones
        )
        pairs = [(a, b) for a in self.zones for b in self.adjacent[a] if a < b]
        self.borders = tuple(
            Border(index, f"{self.zone_names[a]}|{self.zone_names[b]}", (a, b)) for index, (a, b) in enumerate(pairs)
        )
        self.border_between: dict[tuple[int, int], Border] = {}
        for border in self.borders:
            a, b = border.zones
            self.border_between[a, b] = self.border_between[b, a] = border
        self.border_names = tuple(border.name for border in self.borders)
        self.zone_borders = tuple(
            tuple(border for border in self.borders if zone in border.zones) for zone in self.zones
        )
        self.borders_touching = tuple(
            tuple(other for other in self.borders if other is not border and self._ends(border) & self._ends(other))
            for border in self.borders
        )
        """By the number of a border: those that meet it at a corner."""
        self.sight = tuple(tuple(self._sight(self._centre(a), self._centre(b)) for b in self.zones) for a in self.zones)
        self.wall_sight = tuple(
            tuple(self._sight(self._centre(a), self._middle(border), border) for border in self.borders)
            for a in self.zones
        )

    def near(self, zone: int, reach: int) -> tuple[Zone, ...]:
        """The zones at most so far from this one, however small the arena is."""
        return self.within[zone][0][min(reach, self.farthest)]

    def _step(self, zone: int, direction: Direction) -> Zone | None:
        down, right = _STEP[direction]
        row, col = self._cells[zone]
        return self._zones.get((row + down, col + right))

    def _distances(self, start: int) -> tuple[int, ...]:
        """How many borders lie between a zone and every other, on the shortest way."""
        found = {start: 0}
        queue = [start]
        for zone in queue:
            for near in self.adjacent[zone]:
                if near not in found:
                    found[near] = found[zone] + 1
                    queue.append(near)
        return tuple(found[zone] for zone in self.zones)

    def place(self, zone: int) -> tuple[int, int]:
        """Row and column of a zone."""
        return self._cells[zone]

    def zone(self, name: str) -> Zone:
        """The zone of this name."""
        return self._by_name[name]

    def border(self, name: str) -> Border:
        """The border of this name."""
        return self.borders[self.border_names.index(name)]

    def direction(self, start: int, end: int) -> Direction:
        """Which way leads from a zone to an adjacent one."""
        return Direction(self.neighbour[start].index(end))

    def directions_away(self, source: int, target: int) -> tuple[Direction, ...]:
        """Which ways lead away from the source: one on a straight line, the two nearer ones on a diagonal, else any."""
        (source_row, source_col), (target_row, target_col) = self._cells[source], self._cells[target]
        down, right = target_row - source_row, target_col - source_col
        if down == right == 0:
            return tuple(Direction)
        vertical = Direction.SOUTH if down > 0 else Direction.NORTH
        horizontal = Direction.EAST if right > 0 else Direction.WEST
        if abs(down) > abs(right):
            return (vertical,)
        if abs(right) > abs(down):
            return (horizontal,)
        return (vertical, horizontal)

    # Coordinates are doubled so that centres, border middles and corners are all whole numbers.

    def _centre(self, zone: int) -> tuple[int, int]:
        row, col = self._cells[zone]
        return 2 * col + 1, 2 * row + 1

    def _middle(self, border: Border) -> tuple[int, int]:
        (ax, ay), (bx, by) = (self._centre(zone) for zone in border.zones)
        return (ax + bx) // 2, (ay + by) // 2

    def _ends(self, border: Border) -> set[tuple[int, int]]:
        (ax, ay), (bx, by) = (self._centre(zone) for zone in border.zones)
        x, y = (ax + bx) // 2, (ay + by) // 2
        return {(x, y - 1), (x, y + 1)} if ay == by else {(x - 1, y), (x + 1, y)}

    def _border_at(self, x: int, y: int) -> Border | None:
        """The border whose middle is here."""
        if x % 2 == y % 2:
            return None
        first, second = ((x, y - 1), (x, y + 1)) if y % 2 == 0 else ((x - 1, y), (x + 1, y))
        zones = [self._zone_at(*point) for point in (first, second)]
        return self.border_between[zones[0], zones[1]] if None not in zones else None  # type: ignore[index]

    def _zone_at(self, x: int, y: int) -> Zone | None:
        return self._zones.get(((y - 1) // 2, (x - 1) // 2))

    def _sight(self, start: tuple[int, int], end: tuple[int, int], goal: Border | None = None) -> tuple[Crossing, ...]:
        """What a straight line meets on its way: each border it passes through, each corner it passes over."""
        (x0, y0), (x1, y1) = start, end
        dx, dy = x1 - x0, y1 - y0
        crossings: list[tuple[float, Crossing]] = []
        seen: set[tuple[int, int]] = set()
        for axis, (delta, origin) in enumerate(((dx, x0), (dy, y0))):
            if delta == 0:
                continue
            for line in range(min(origin, origin + delta) + 1, max(origin, origin + delta)):
                if line % 2:
                    continue
                at = (line - origin) / delta
                other_delta, other_origin = (dy, y0) if axis == 0 else (dx, x0)
                numerator = other_origin * delta + (line - origin) * other_delta
                exact, rest = divmod(numerator, delta)
                if rest == 0 and exact % 2 == 0:
                    corner = (line, exact) if axis == 0 else (exact, line)
                    if corner not in seen:
                        seen.add(corner)
                        crossings.append((at, self._round_the_corner(corner, dx, dy)))
                    continue
                middle = exact if rest == 0 and exact % 2 else exact + 1 if exact % 2 == 0 else exact
                border = self._border_at(line, middle) if axis == 0 else self._border_at(middle, line)
                if border is None or border is not goal:
                    crossings.append((at, () if border is None else ((border,),)))
        crossings.sort(key=lambda crossing: crossing[0])
        return tuple(crossing for _, crossing in crossings)

    def _round_the_corner(self, corner: tuple[int, int], dx: int, dy: int) -> Crossing:
        """Both ways round a corner point, each a pair of borders (ruling R15)."""
        x, y = corner
        step_x, step_y = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
        ways = (((x, y - step_y), (x + step_x, y)), ((x - step_x, y), (x, y + step_y)))
        found = [tuple(self._border_at(*point) for point in way) for way in ways]
        return tuple(way for way in found if None not in way)  # type: ignore[misc]


@cache
def grid(rows: int, cols: int) -> Arena:
    """The plain board of this size; made once."""
    return Arena((PLAIN * cols,) * rows, {})

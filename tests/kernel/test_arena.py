"""The arena as geometry: zones, borders, distances, directions and lines of sight."""

import pytest

from mageduel.state.arena import Arena, Direction, grid
from tests.kit.ledger import rule

SIZES = [(1, 1), (2, 3), (3, 4), (4, 6)]


@pytest.fixture
def board() -> Arena:
    return grid(3, 4)


def between(board: Arena, one: str, other: str) -> int:
    return board.distance[board.zone(one)][board.zone(other)]


def sight(board: Arena, one: str, other: str) -> list[set[frozenset[str]]]:
    """What a line of sight meets, by the names of borders: at each place the ways past it."""
    return [
        {frozenset(border.name for border in way) for way in ways}
        for ways in board.sight[board.zone(one)][board.zone(other)]
    ]


def straight(*names: str) -> list[set[frozenset[str]]]:
    return [{frozenset({name})} for name in names]


@rule("core.distance.orthogonal-steps", "core.distance.same-zone-is-zero")
@pytest.mark.parametrize(
    ("one", "other", "zones"),
    [("B2", "B2", 0), ("B2", "B3", 1), ("B2", "A1", 2), ("A1", "C4", 5), ("A1", "A4", 3), ("C1", "A1", 2)],
)
def test_distance_is_counted_sideways_and_up_and_down(board: Arena, one: str, other: str, zones: int) -> None:
    assert between(board, one, other) == zones
    assert between(board, other, one) == zones


@rule("core.arena.adjacent-orthogonal", "core.arena.diagonal-not-adjacent")
def test_adjacent_zones_share_an_edge(board: Arena) -> None:
    names = {board.zone_names[zone] for zone in board.adjacent[board.zone("B2")]}
    assert names == {"A2", "B1", "B3", "C2"}


@rule("core.codex.zone-border-definition", "codex.zone-border.meaning")
@pytest.mark.parametrize(("rows", "cols"), SIZES)
def test_there_is_a_border_wherever_two_zones_touch_and_nowhere_else(rows: int, cols: int) -> None:
    board = grid(rows, cols)
    assert len(board.borders) == rows * (cols - 1) + cols * (rows - 1)
    for index, border in enumerate(board.borders):
        a, b = border.zones
        assert b in board.adjacent[a]
        assert board.border_between[a, b] is board.border_between[b, a] is border
        assert (border.index, border.name) == (index, f"{board.zone_names[a]}|{board.zone_names[b]}")
        assert border in board.zone_borders[a]
        assert border in board.zone_borders[b]


@pytest.mark.parametrize(("rows", "cols"), SIZES)
def test_distances_and_ranges_agree_on_boards_of_every_size(rows: int, cols: int) -> None:
    board = grid(rows, cols)
    for a in board.zones:
        for b in board.zones:
            assert board.distance[a][b] == board.distance[b][a]
            assert (board.distance[a][b] == 1) == (b in board.adjacent[a])
        for low, high in ((0, 0), (0, 1), (1, 2), (2, 4)):
            if high < rows + cols:
                wanted = [b for b in board.zones if low <= board.distance[a][b] <= high]
                assert list(board.within[a][low][high]) == wanted


def test_directions_lead_where_they_say(board: Arena) -> None:
    zone = board.zone("B2")
    found = {way.word: board.neighbour[zone][way] for way in Direction}
    wanted = {"north": "A2", "east": "B3", "south": "C2", "west": "B1"}
    assert found == {word: board.zone(name) for word, name in wanted.items()}
    assert board.direction(zone, board.zone("B3")) is Direction.EAST
    assert board.neighbour[board.zone("A1")][Direction.NORTH] is None
    assert board.neighbour[board.zone("A4")][Direction.EAST] is None


@pytest.mark.parametrize(
    ("source", "target", "ways"),
    [
        ("B1", "B3", {Direction.EAST}),
        ("C2", "A2", {Direction.NORTH}),
        ("C1", "B2", {Direction.NORTH, Direction.EAST}),
        ("A1", "B3", {Direction.EAST}),
        ("C2", "A3", {Direction.NORTH}),
        ("B2", "B2", set(Direction)),
    ],
)
def test_ways_away_from_somewhere(board: Arena, source: str, target: str, ways: set[Direction]) -> None:
    assert set(board.directions_away(board.zone(source), board.zone(target))) == ways


def test_a_straight_line_crosses_the_borders_on_it(board: Arena) -> None:
    assert sight(board, "B1", "B4") == straight("B1|B2", "B2|B3", "B3|B4")
    assert sight(board, "C3", "A3") == straight("B3|C3", "A3|B3")
    assert sight(board, "B2", "B2") == []


def test_a_diagonal_goes_through_a_corner_with_two_ways_round(board: Arena) -> None:
    """Ruling R15."""
    assert sight(board, "A1", "B2") == [{frozenset({"A1|A2", "A2|B2"}), frozenset({"A1|B1", "B1|B2"})}]
    assert len(sight(board, "A1", "C3")) == 2


def test_a_slanted_line_crosses_one_border_at_a_time(board: Arena) -> None:
    assert sight(board, "A1", "B3") == straight("A1|A2", "A2|B2", "B2|B3")
    assert sight(board, "A1", "C2") == straight("A1|B1", "B1|B2", "B2|C2")


@pytest.mark.parametrize(("rows", "cols"), SIZES)
def test_what_one_sees_of_the_other_the_other_sees_of_the_one(rows: int, cols: int) -> None:
    board = grid(rows, cols)
    for a in board.zones:
        for b in board.zones:
            there = [{frozenset(way) for way in ways} for ways in board.sight[a][b]]
            back = [{frozenset(way) for way in ways} for ways in board.sight[b][a]]
            assert there == back[::-1]


def test_sight_to_a_border_ends_before_it(board: Arena) -> None:
    here, goal = board.zone("B1"), board.border("B2|B3")
    assert [set(ways) for ways in board.wall_sight[here][goal.index]] == [{(board.border("B1|B2"),)}]
    near = board.border("B1|B2")
    assert board.wall_sight[here][near.index] == ()


def test_borders_touch_where_they_share_an_end(board: Arena) -> None:
    middle = board.border("B2|B3")
    touching = {each.name for each in board.borders_touching[middle.index]}
    assert touching == {"A2|A3", "C2|C3", "A2|B2", "A3|B3", "B2|C2", "B3|C3"}


def test_a_board_is_made_once() -> None:
    assert grid(3, 4) is grid(3, 4)


def test_an_arena_may_have_gaps_and_special_ground() -> None:
    board = Arena((" ..", ".1.", ".. "), {"1": "Molten Rock"})
    assert board.zone_names == ("A2", "A3", "B1", "B2", "B3", "C1", "C2")
    assert not board.is_whole
    assert grid(3, 4).is_whole
    assert [board.tiles[board.zone(name)] for name in ("B2", "A2")] == ["Molten Rock", None]
    assert board.neighbour[board.zone("A2")][Direction.WEST] is None
    assert "A1|A2" not in board.border_names


def test_distance_goes_round_a_gap() -> None:
    board = Arena(("...", ". .", "..."), {})
    assert between(board, "A2", "C2") == 4
    assert between(board, "A1", "A3") == 2
    assert board.farthest >= 4


def test_nobody_sees_across_a_gap() -> None:
    board = Arena(("...", ". .", "..."), {})
    assert () in board.sight[board.zone("A2")][board.zone("C2")]
    assert () not in board.sight[board.zone("A1")][board.zone("A3")]
    corner = Arena((" .", ".."), {})
    assert sight(corner, "A2", "B1") == [{frozenset({"A2|B2", "B1|B2"})}], "one way round the corner is left"

"""Force Daggers: one attack each on up to three targets in one zone."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Forcemaster")


def test_three_targets_are_attacked_one_by_one(table: AcademyTable) -> None:
    one, two = table.put(make_creature("One"), BLUE), table.put(make_creature("Two"), BLUE)
    table.decide("further target", ("target", two.id), ("target", table.blue.id))
    for face in ("1", "2", "2*"):
        table.dice(face, effect=1)
    table.cast(table.red, "Force Daggers", one)
    assert (one.damage, two.damage, table.blue.damage) == (1, 2, 2)
    assert table.red.mana == 50 - 5


def test_one_is_enough(table: AcademyTable) -> None:
    one = table.put(make_creature("One"), BLUE)
    table.decide("further target", ("enough",))
    table.dice("2", effect=1)
    table.cast(table.red, "Force Daggers", one)
    assert (one.damage, table.blue.damage) == (2, 0)


def test_melee_bonuses_do_not_help_them(table: AcademyTable) -> None:
    table.attach("Bear Strength", table.red)
    table.dice("2", effect=1)
    table.cast(table.red, "Force Daggers", table.blue)
    assert table.blue.damage == 2


def test_in_the_arena_all_are_in_one_zone() -> None:
    table = Table(red="Forcemaster")
    table.move_to(table.red, "B2")
    one, two = table.put(make_creature("One"), BLUE, "B3"), table.put(make_creature("Two"), BLUE, "B3")
    elsewhere = table.put(make_creature("Elsewhere"), BLUE, "B2")
    friend = table.put(make_creature("Friend"), RED, "B3")
    table.decide("further target", lambda request: _only(request, {two.id, friend.id}, two.id), ("enough",))
    table.dice("1", effect=1)
    table.dice("1", effect=1)
    table.cast(table.red, "Force Daggers", one)
    assert (one.damage, two.damage, elsewhere.damage) == (1, 1, 0)


def _only(request: object, those: set[int], chosen: int) -> tuple[str, int]:
    offered = {each[1] for each in request.options if each[0] == "target"}  # type: ignore[attr-defined]
    assert offered == those
    return ("target", chosen)

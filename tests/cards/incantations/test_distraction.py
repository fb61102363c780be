"""Distraction: nobody in the zone guards any more."""

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table, make_creature


def test_friend_and_foe_lose_their_markers() -> None:
    table = AcademyTable(red="Academy Monk")
    friend, foe = table.put(make_creature("Friend"), RED), table.put(make_creature("Foe"), BLUE)
    for each in (friend, foe, table.blue):
        table.guard(each)
    table.cast(table.red, "Distraction")
    assert [each.guarding for each in (friend, foe, table.blue)] == [False, False, False]
    assert table.red.mana == 50 - 6


def test_only_in_the_zone() -> None:
    table = Table(red="Forcemaster")
    table.move_to(table.red, "B2")
    near, far = table.put(make_creature("Near"), BLUE, "B3"), table.put(make_creature("Far"), BLUE, "B2")
    table.guard(near)
    table.guard(far)
    table.cast(table.red, "Distraction", "B3")
    assert (near.guarding, far.guarding) == (False, True)

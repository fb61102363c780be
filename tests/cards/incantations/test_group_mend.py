"""Group Mend: two dice of healing for each friend."""

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_creature


def test_each_friendly_living_creature_has_a_roll_of_its_own() -> None:
    table = AcademyTable()
    table.red.damage = 5
    friend, foe = (table.put(make_creature("Brute"), seat, damage=5) for seat in (RED, BLUE))
    golem = table.put(make_creature("Golem", traits=["Nonliving"]), RED, damage=5)
    table.dice("2 1")
    table.dice("1 0")
    table.cast(table.red, "Group Mend")
    assert [each.damage for each in (table.red, friend, foe, golem)] == [2, 4, 5, 5]

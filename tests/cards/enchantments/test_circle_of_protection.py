"""Circle of Protection: armor for friends in the zone, and a little healing for the Holy."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess")


def test_friendly_living_creatures_have_one_more_armor(table: AcademyTable) -> None:
    table.reveal(table.hide("Circle of Protection", "A1", RED))
    friend, foe = table.put(fighter(armor=1), RED), table.put(fighter("Foe", armor=1), BLUE)
    golem = table.put(fighter("Golem", armor=1, traits=["Nonliving"]), RED)
    assert [table.armor(each) for each in (friend, foe, golem, table.red)] == [2, 1, 1, 1]


def test_each_upkeep_one_living_holy_creature_may_be_healed(table: AcademyTable) -> None:
    table.reveal(table.hide("Circle of Protection", "A1", RED))
    monk, other = table.put("Meditating Monk", RED, damage=2), table.put(fighter(schools={"war": 1}), RED, damage=2)
    table.red.damage = 3
    table.decide("offer", take(monk))
    table.upkeep()
    assert (monk.damage, other.damage, table.red.damage) == (1, 2, 3)


def test_hidden_it_does_nothing(table: AcademyTable) -> None:
    table.hide("Circle of Protection", "A1", RED)
    monk = table.put("Meditating Monk", RED, damage=2)
    table.upkeep()
    assert (monk.damage, table.armor(monk)) == (2, 0)


def test_it_works_in_its_zone_alone() -> None:
    table = Table(red="Priestess")
    table.reveal(table.hide("Circle of Protection", "B2", RED))
    near, far = table.put("Meditating Monk", RED, "B2"), table.put("Temple Sentry", RED, "B3", damage=1)
    table.upkeep()
    assert (table.armor(near), table.armor(far), far.damage) == (1, 1, 1)

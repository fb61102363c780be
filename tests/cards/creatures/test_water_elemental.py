"""Water Elemental: it flows after what it has Pushed."""

import pytest

from mageduel.state.events import MoveActionTaken
from mageduel.state.objects import Object
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Siren")


def wash_away(table: Table, victim: Object) -> Object:
    elemental = table.put("Water Elemental", RED, "B2")
    table.dice("0 0 0 0 0", effect=4)
    table.attack(elemental, "Crashing Wave", victim)
    return elemental


def test_it_may_follow_at_once_and_that_is_no_move_action(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.decide("direction", ("push", 1))
    table.decide("follow", take("B3"))
    elemental = wash_away(table, wolf)
    assert (table.place(wolf), table.place(elemental)) == ("B3", "B3")
    assert not table.events(MoveActionTaken)


def test_it_may_stay(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.decide("direction", ("push", 1))
    table.decide("follow", ("stay",))
    assert table.place(wash_away(table, wolf)) == "B2"


def test_where_nothing_was_moved_there_is_nothing_to_follow(table: Table) -> None:
    rock = table.put(make_creature("Rock", life=9, traits=["Unmovable"]), BLUE, "B2")
    assert table.place(wash_away(table, rock)) == "B2"


def test_walls_that_attack_attack_it_too(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Coral Barrier", "B2|B3", BLUE)
    table.decide("direction", ("push", 1))
    table.decide("follow", take("B3"))
    elemental = table.put("Water Elemental", RED, "B2")
    table.dice("0 0 0 0 0", effect=4)
    table.dice("0 0 0 0", effect=1)
    table.dice("1* 0 0 0", effect=1)
    table.attack(elemental, "Crashing Wave", wolf)
    assert (table.place(elemental), elemental.damage) == ("B3", 1)
    assert [each.target for each in table.attacks() if each.attacker is not elemental] == [wolf, elemental]

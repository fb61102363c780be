"""Hidden Tunnels: soldiers walk below the arena from outpost to outpost."""

import pytest

from mageduel.facts.conditions import CRIPPLE
from tests.kit.answers import NOTHING
from tests.kit.table import BLUE, RED, Refused, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.put("Garrison Post", RED, "B1")
    table.put("Archer's Watchtower", RED, "B3")
    table.put("Hidden Tunnels", RED, "B1")
    return table


def test_one_move_action_leads_soldiers_there_and_back(table: Table) -> None:
    grunt = table.put("Goblin Grunt", RED, "B1")
    table.act(grunt, ("move", "B3"), NOTHING)
    assert table.place(grunt) == "B3"
    grunt.active = True
    table.act(grunt, ("move", "B1"), ("move", "B2"))
    assert table.place(grunt) == "B2"


def test_it_is_a_move_action(table: Table) -> None:
    grunt = table.put("Goblin Grunt", RED, "B1")
    table.condition(grunt, CRIPPLE)
    assert ("move", "B3") not in table.actions(grunt)


def test_others_walk_on_the_surface(table: Table) -> None:
    for each in (table.put("Timber Wolf", RED, "B1"), table.put("Goblin Grunt", BLUE, "B1"), table.red):
        table.move_to(each, "B1")
        assert ("move", "B3") not in table.actions(each)


def test_both_ends_need_an_outpost_of_friends(table: Table) -> None:
    grunt = table.put("Goblin Grunt", RED, "B1")
    table.control(table.find("Archer's Watchtower"), BLUE)
    assert ("move", "B3") not in table.actions(grunt)
    table.control(table.find("Archer's Watchtower"), RED)
    table.destroy(table.find("Garrison Post"))
    assert ("move", "B3") not in table.actions(grunt)


def test_no_farther_than_two_zones(table: Table) -> None:
    grunt = table.put("Goblin Grunt", RED, "B1")
    table.put("Armory", RED, "B4")
    table.put("Armory", RED, "A2")
    assert ("move", "B4") not in table.actions(grunt)
    assert ("move", "A2") in table.actions(grunt)


def test_between_two_other_outposts_there_is_no_tunnel(table: Table) -> None:
    table.put("Armory", RED, "A2")
    grunt = table.put("Goblin Grunt", RED, "A2")
    assert ("move", "B3") not in table.actions(grunt)
    assert ("move", "B1") in table.actions(grunt)


def test_walls_between_do_not_matter(table: Table) -> None:
    table.put("Armory", RED, "A1")
    table.wall("Wall of Stone", "A1|B1", BLUE)
    table.wall("Wall of Thorns", "B2|B3", BLUE)
    grunt = table.put("Goblin Grunt", RED, "B1")
    table.act(grunt, ("move", "A1"), ("move", "B1"))
    grunt.active = True
    table.act(grunt, ("move", "B3"), NOTHING)
    assert (table.place(grunt), grunt.damage) == ("B3", 0)


def test_a_wall_stops_those_who_cannot_use_it(table: Table) -> None:
    table.put("Armory", RED, "A1")
    table.wall("Wall of Stone", "A1|B1", BLUE)
    with pytest.raises(Refused):
        table.act(table.put("Timber Wolf", RED, "B1"), ("move", "A1"), NOTHING)


def test_enemies_at_the_far_end_hinder(table: Table) -> None:
    table.put("Timber Wolf", BLUE, "B3")
    grunt = table.put("Goblin Grunt", RED, "B1")
    with pytest.raises(Refused):
        table.act(grunt, ("move", "B3"), ("move", "B4"))


def test_nobody_can_target_it_but_a_zone_attack_reaches_it(table: Table) -> None:
    tunnels = table.find("Hidden Tunnels")
    table.move_to(table.blue, "B1")
    assert table.why_no_cast(table.blue, "Fireball", tunnels) == "invisible"
    wolf = table.put("Timber Wolf", BLUE, "B1")
    assert table.why_no_attack(wolf, "Bite", tunnels) == "invisible"
    quake = {"name": "Quake", "kind": "ranged", "range": [0, 0], "zone": True, "action": "full", "dice": 1}
    shaker = table.put(make_creature("Shaker", attack=[quake]), BLUE, "B1")
    table.always("order", lambda request: request.options[0])
    table.dice("2 2 2 2 2")
    table.act(shaker, ("attack", shaker.id, 0, "B1"))
    assert tunnels.damage == 2


def test_why_not_is_not_said_of_where_a_tunnel_leads(table: Table) -> None:
    grunt = table.put("Goblin Grunt", RED, "B1")
    assert table.why_no_move(grunt, "B3") is None
    assert table.why_no_move(grunt, "B4") == "outside"

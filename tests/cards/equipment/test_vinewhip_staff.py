"""Vinewhip Staff: a weapon with reach, and two quick spells with Vine markers."""

import pytest

from mageduel.cards.equipment.druidic import ENTANGLE, SOW_VINE
from mageduel.facts.conditions import STUCK
from mageduel.rules.casting.at_hand import castables
from mageduel.rules.objects.vines import place_vine
from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Druid", blue="Warlock")
    table.move_to(table.red, "B2")
    table.attach("Vinewhip Staff", table.red)
    return table


def vine(table: Table, zone: str, seat: int = RED) -> Object:
    found = table.run(place_vine(table.game, seat, table.game.arena.zone(zone)))
    assert isinstance(found, Object)
    return found


def entangled(table: Table) -> set[tuple[object, object]]:
    return {(option[3], option[4]) for option in table.cast_options(table.red, ENTANGLE)}


def test_for_one_mana_a_vine_marker_grows_a_zone_away_as_often_as_one_likes(table: Table) -> None:
    for zone in ("B3", "B2"):
        table.cast(table.red, SOW_VINE, zone, full=False)
    assert [table.place(each) for each in table.find_all("Vine Marker")] == ["B3", "B2"]
    assert table.red.mana == 48
    zones = {option[3] for option in table.cast_options(table.red, SOW_VINE)}
    assert zones == {"B2", "A2", "C2", "B1", "B3"}


def test_for_four_mana_and_the_marker_a_creature_there_is_stuck(table: Table) -> None:
    marker, wolf = vine(table, "B4"), table.put("Timber Wolf", BLUE, "B4")
    table.cast(table.red, ENTANGLE, marker, wolf.id, full=False)
    assert (wolf.conditions, table.in_play(marker), table.red.mana) == ({STUCK: 1}, False, 46)


def test_once_a_round(table: Table) -> None:
    vine(table, "B3")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.cast(table.red, ENTANGLE, table.find("Vine Marker"), wolf.id)
    ready = [each.card for each in castables(table.game, table.red)]
    assert SOW_VINE in ready
    assert ENTANGLE not in ready


def test_whom_it_can_hold(table: Table) -> None:
    marker, foes = vine(table, "B3"), vine(table, "B3", BLUE)
    wolf, friend = table.put("Timber Wolf", BLUE, "B3"), table.put("Timber Wolf", RED, "B3")
    table.put("Thunderift Falcon", BLUE, "B3")
    table.put("Devouring Jelly", BLUE, "B3")
    table.put("Timber Wolf", BLUE, "B2")
    assert entangled(table) == {(marker.id, wolf.id), (marker.id, friend.id)}
    assert foes.id not in {target for target, _ in entangled(table)}


def test_not_out_of_range_or_sight(table: Table) -> None:
    vine(table, "B3")
    table.put("Timber Wolf", BLUE, "B3")
    table.wall("Wall of Stone", "B2|B3")
    assert entangled(table) == set()


def test_it_is_also_a_weapon_that_reaches_flyers(table: Table) -> None:
    falcon = table.put("Thunderift Falcon", BLUE)
    staff = table.find("Vinewhip Staff")
    table.dice("1* 0 0 0")
    table.attack(table.red, "Vinelash", falcon, source=staff)
    assert falcon.damage == 1

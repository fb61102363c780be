"""Libro Mortuos: a spawnpoint to carry about, which can be bought back with Life."""

import pytest

from mageduel.rules.objects.destroy import destroy
from mageduel.rules.planning.plans import plan_slots
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, take
from tests.kit.causes import A_TEST
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer")


@pytest.fixture
def libro(table: Table) -> Object:
    return table.attach("Libro Mortuos", table.red)


def test_it_summons_an_undead_creature_into_its_mages_zone(table: Table, libro: Object) -> None:
    table.always("offer", DECLINE)
    table.move_to(table.red, "B3")
    table.prepare_for(libro, "Zombie Crawler")
    libro.mana = 1
    table.decide("deploy", take("Zombie Crawler", "B3"))
    table.deploy()
    assert (table.place(table.find("Zombie Crawler")), libro.mana, table.red.mana) == ("B3", 0, 47)


def test_undead_creatures_alone_may_be_planned_for_it(table: Table, libro: Object) -> None:
    table.book(RED, "Skeletal Minion", "Grey Wraith", "Zombie Crawler", "Reassemble")
    slot = next(each for each in plan_slots(table.game, RED) if each.holder is libro)
    assert {each.name for each in slot.cards} == {"Skeletal Minion", "Zombie Crawler"}


def test_it_channels(table: Table, libro: Object) -> None:
    table.channel()
    assert libro.mana == 1


def test_destroyed_it_may_come_back_for_three_life(table: Table, libro: Object) -> None:
    table.decide("offer", ("lose life", 3))
    table.run(destroy(table.game, libro, A_TEST))
    player = table.game.players[RED]
    assert (table.life(table.red), player.book[libro.card], player.discard) == (29, 1, [])


def test_or_not(table: Table, libro: Object) -> None:
    table.decide("offer", DECLINE)
    table.run(destroy(table.game, libro, A_TEST))
    player = table.game.players[RED]
    assert (table.life(table.red), player.book.get(libro.card, 0), player.discard) == (32, 0, [libro.card])


def test_obliterated_there_is_nothing_to_buy(table: Table, libro: Object) -> None:
    table.run(destroy(table.game, libro, A_TEST, obliterate=True))
    assert table.game.players[RED].removed == [libro.card]

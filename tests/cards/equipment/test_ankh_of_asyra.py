"""Ankh of Asyra: light around its wearer."""

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import NOTHING, move
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Priestess")
    table.move_to(table.red, "B2")
    table.attach("Ankh of Asyra", table.red)
    return table


@pytest.fixture
def bones(table: Table) -> Object:
    return table.put("Skeletal Sentry", BLUE, "B3")


def test_what_does_not_live_is_hurt_when_it_comes(table: Table, bones: Object) -> None:
    table.act(bones, move("B2"), NOTHING)
    assert bones.damage == 1
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    table.act(fox, move("B2"), NOTHING)
    assert fox.damage == 0


def test_elsewhere_it_is_not(table: Table, bones: Object) -> None:
    table.act(bones, move("B4"), NOTHING)
    assert bones.damage == 0


def test_and_when_the_wearer_has_acted_friend_or_foe(table: Table, bones: Object) -> None:
    table.move_to(bones, "B2")
    friend, wolf = table.put("Skeletal Sentry", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.act(bones, NOTHING)
    assert bones.damage == 0
    table.act(table.red, NOTHING)
    assert (bones.damage, friend.damage, wolf.damage) == (1, 1, 0)


def test_that_the_wearer_comes_hurts_nobody(table: Table, bones: Object) -> None:
    table.push(table.red, "east")
    assert bones.damage == 0

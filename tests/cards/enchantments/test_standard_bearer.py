"""Standard Bearer: those around the soldier who carries it fight better, he himself does not."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.objects.destroy import destroy
from mageduel.state.causes import Why
from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord")


@pytest.fixture
def bearer(table: Table) -> Object:
    grunt = table.put("Goblin Grunt", RED, "B2")
    table.attach("Standard Bearer", grunt)
    return grunt


def test_every_other_friend_in_his_zone_has_one_more_die_and_armor(table: Table, bearer: Object) -> None:
    orc, wolf = table.put("Orc Butcher", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.move_to(table.red, "B2")
    assert [(table.value(each, MELEE), table.armor(each)) for each in (orc, table.red)] == [(1, 2), (2, 1)]
    assert [(table.value(each, MELEE), table.armor(each)) for each in (bearer, wolf)] == [(0, 0), (0, 2)]


def test_it_goes_where_its_bearer_goes(table: Table, bearer: Object) -> None:
    orc = table.put("Orc Butcher", RED, "B3")
    assert table.armor(orc) == 1
    table.move_to(bearer, "B3")
    assert table.armor(orc) == 2


def test_only_a_friendly_soldier_carries_it(table: Table) -> None:
    table.move_to(table.red, "B2")
    wolf, foe = table.put("Timber Wolf", RED, "B2"), table.put("Goblin Grunt", BLUE, "B2")
    assert table.why_no_cast(table.red, "Standard Bearer", wolf) == "wrong-target"
    assert table.why_no_cast(table.red, "Standard Bearer", foe) == "wrong-target"
    assert table.why_no_cast(table.red, "Standard Bearer", table.put("Goblin Grunt", RED, "B2")) is None


def test_destroyed_it_is_back_in_the_book(table: Table, bearer: Object) -> None:
    [standard] = bearer.attachments
    table.run(destroy(table.game, standard, Why.USED_UP))
    assert table.game.players[RED].book == {table.card("Standard Bearer"): 1}

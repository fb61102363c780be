"""Rise Again: its bearer comes back as a zombie of whoever cast it."""

import pytest

from mageduel.facts.conditions import ZOMBIE
from mageduel.rules.objects.destroy import destroy
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, take
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer", blue="Beastmaster")


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B3")


def curse(table: Table, host: Object) -> Object:
    """Red's, revealed, on something of anybody's."""
    hidden = table.hide("Rise Again", host, RED)
    table.reveal(hidden)
    return hidden


def die(table: Table, thing: Object, *, obliterate: bool = False) -> None:
    table.run(destroy(table.game, thing, A_TEST, obliterate=obliterate))


def test_for_half_its_cost_it_rises_at_the_end_of_the_round_as_a_zombie(table: Table, wolf: Object) -> None:
    curse(table, wolf)
    table.decide("offer", take(5))  # half of nine
    die(table, wolf)
    assert (table.red.mana, table.find_all("Timber Wolf"), table.game.players[BLUE].discard) == (45, [], [])
    table.end_round()
    risen = table.find("Timber Wolf")
    assert (table.place(risen), risen.controller, risen.owner) == ("B3", RED, BLUE)
    assert (risen.conditions, risen.damage) == ({ZOMBIE: 1}, 2)


def test_it_may_stay_dead(table: Table, wolf: Object) -> None:
    curse(table, wolf)
    table.decide("offer", DECLINE)
    die(table, wolf)
    table.end_round()
    assert (table.red.mana, table.find_all("Timber Wolf")) == (50, [])


def test_hidden_it_does_nothing(table: Table, wolf: Object) -> None:
    table.hide("Rise Again", wolf, RED)
    die(table, wolf)
    table.end_round()
    assert table.find_all("Timber Wolf") == []


def test_obliterated_nothing_rises(table: Table, wolf: Object) -> None:
    curse(table, wolf)
    die(table, wolf, obliterate=True)
    assert table.game.players[BLUE].removed == [wolf.card]


def test_without_mana_nothing_is_offered(table: Table, wolf: Object) -> None:
    curse(table, wolf)
    table.mana(RED, 4)
    die(table, wolf)
    assert table.red.mana == 4


def test_a_zombie_does_not_rise_again(table: Table, wolf: Object) -> None:
    table.condition(wolf, ZOMBIE)
    curse(table, wolf)
    die(table, wolf)
    assert table.game.players[BLUE].removed == [wolf.card]


def test_what_it_can_be_put_on(table: Table, wolf: Object) -> None:
    table.move_to(table.red, "B3")
    bones = table.put("Skeletal Minion", BLUE, "B3")
    kralathor = table.put("Kralathor, The Devourer", BLUE, "B3")
    table.move_to(table.blue, "B3")
    codes = [table.why_no_cast(table.red, "Rise Again", each) for each in (wolf, bones, kralathor, table.blue)]
    assert codes == [None, "wrong-target", "wrong-target", "wrong-target"]


@rule("sup.spell.rise-again-curseweaving")
def test_a_warlock_may_weave_it_back_and_have_the_creature_too() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    curse(table, wolf)
    table.decide("offer", ("return", "Rise Again"), take(5))
    die(table, wolf)
    assert table.game.players[RED].book[table.card("Rise Again")] == 1
    table.end_round()
    assert table.find("Timber Wolf").controller == RED

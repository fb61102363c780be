"""Wildfire Imp: at home where it burns."""

import pytest

from mageduel.facts.conditions import BURN, CRIPPLE
from mageduel.facts.traits import ANCHORED
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING, attack, move
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", mana=10)


@pytest.fixture
def imp(table: Table) -> Object:
    return table.put("Wildfire Imp", RED, "B1")


@pytest.fixture
def brute(table: Table) -> Object:
    brute = table.put(make_creature("Brute", life=20), BLUE, "B4")
    table.condition(brute, BURN)
    return brute


def leaps(table: Table, imp: Object) -> set[str]:
    return {each[1] for each in table.actions(imp) if each[0] == "jump"}


def test_it_leaps_into_the_fire_and_strikes_harder(table: Table, imp: Object, brute: Object) -> None:
    table.dice("1* 1* 1*")
    table.act(imp, ("jump", "B4"), attack(imp, "Claws", brute))
    assert (table.place(imp), brute.damage, table.red.mana) == ("B4", 3, 9)


def test_what_does_not_burn_gets_one_die(table: Table, imp: Object) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B1")
    assert table.odds(imp, "Claws", fox).dice.value == 1
    table.condition(fox, BURN)
    assert table.odds(imp, "Claws", fox).dice.value == 3


def test_only_where_something_burns_in_sight_and_for_mana(table: Table, imp: Object, brute: Object) -> None:
    flower = table.put("Mana Flower", BLUE, "A2")
    assert leaps(table, imp) == {"B4"}
    table.condition(flower, BURN)
    assert leaps(table, imp) == {"B4", "A2"}
    table.wall("Wall of Stone", "B1|B2")
    assert leaps(table, imp) == {"A2"}
    table.mana(RED, 0)
    assert leaps(table, imp) == set()


def test_a_leap_takes_the_place_of_a_move_action(table: Table, imp: Object) -> None:
    table.condition(table.put("Mana Flower", BLUE, "B4"), BURN)
    table.act(imp, ("jump", "B4"), move("B3"))  # two moves: the quick action is gone
    assert (table.place(imp), table.red.mana) == ("B3", 9)
    assert ("jump", "B4") in table.offered(imp, move("B2"))


def test_neither_enemies_nor_chains_hold_it(table: Table, imp: Object, brute: Object) -> None:
    table.put("Timber Wolf", BLUE, "B1")
    table.condition(imp, CRIPPLE)
    assert leaps(table, imp) == {"B4"}
    table.effect(1)
    table.act(imp, ("jump", "B4"), NOTHING)
    assert table.place(imp) == "B4"


def test_what_is_anchored_stays(table: Table, brute: Object) -> None:
    imp = table.put("Wildfire Imp", RED, "B1")
    grant_for_a_while(imp, ANCHORED, source="a test")
    assert leaps(table, imp) == set()

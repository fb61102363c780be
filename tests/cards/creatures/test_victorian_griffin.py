"""Victorian Griffin: nobody slips past it while it is in the air."""

import pytest

from mageduel.facts.conditions import STUN
from mageduel.facts.traits import ELUSIVE, FLYING, PEST
from tests.kit.answers import GUARD, NOTHING
from tests.kit.table import BLUE, RED, Refused, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess")


def test_in_the_air_it_hinders_those_on_the_ground_and_those_in_the_air(table: Table) -> None:
    table.put("Victorian Griffin", RED, "B2")
    for walker in (
        table.put("Timber Wolf", BLUE, "B1"),
        table.put(make_creature("Bird", traits=["Flying"]), BLUE, "B1"),
    ):
        table.act(walker, ("move", "B2"), NOTHING)
        with pytest.raises(Refused):
            table.act(walker, ("move", "B3"), ("move", "B4"))


def test_friends_pass(table: Table) -> None:
    table.put("Victorian Griffin", RED, "B2")
    wolf = table.put("Timber Wolf", RED, "B1")
    table.act(wolf, ("move", "B2"), ("move", "B3"))


def test_enemies_there_are_not_elusive_whatever_makes_them_so(table: Table) -> None:
    table.put("Victorian Griffin", RED, "B2")
    fox = table.put("Timber Wolf", BLUE, "B2")
    friend, away = table.put("Timber Wolf", RED, "B2"), table.put("Timber Wolf", BLUE, "B3")
    stalker = table.put(make_creature("Stalker", traits=["Invisible"]), BLUE, "B2")
    for each in (fox, friend, away):
        table.attach("Mongoose Agility", each)
    assert [table.has(each, ELUSIVE) for each in (fox, friend, away)] == [False, True, True]
    assert not table.has(stalker, ELUSIVE)
    assert table.has(stalker, PEST)
    table.move_to(fox, "B3")
    assert table.has(fox, ELUSIVE)


def test_so_guards_stand_in_their_way_and_they_are_hindered(table: Table) -> None:
    griffin, guard = table.put("Victorian Griffin", RED, "B2"), table.put("Timber Wolf", RED, "B2")
    weak = table.put("Timber Wolf", RED, "B2")
    table.guard(guard)
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.attach("Mongoose Agility", fox)
    assert table.why_no_attack(fox, "Bite", weak) == "guarded"
    table.destroy(griffin)
    assert table.why_no_attack(fox, "Bite", weak) is None


def test_on_the_ground_it_is_like_any_other_creature(table: Table) -> None:
    griffin = table.put("Victorian Griffin", RED, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.attach("Mongoose Agility", fox)
    assert not table.has(fox, ELUSIVE)
    table.attach("Maim Wings", griffin, BLUE)
    assert table.has(fox, ELUSIVE)


@pytest.mark.parametrize("grounds", ["guard", "stun"])
def test_it_counts_whether_it_flies_at_the_moment(table: Table, grounds: str) -> None:
    griffin = table.put("Victorian Griffin", RED, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.attach("Mongoose Agility", fox)
    if grounds == "guard":
        table.act(griffin, GUARD)
    else:
        table.condition(griffin, STUN)
    assert not table.has(griffin, FLYING)
    assert table.has(fox, ELUSIVE)


def test_two_of_them_keep_each_other_from_slipping_away(table: Table) -> None:
    mine, theirs = table.put("Victorian Griffin", RED, "B2"), table.put("Victorian Griffin", BLUE, "B2")
    for each in (mine, theirs):
        table.attach("Mongoose Agility", each)
    assert not table.has(mine, ELUSIVE)
    assert not table.has(theirs, ELUSIVE)
    table.condition(theirs, STUN)
    assert table.has(mine, ELUSIVE)
    assert not table.has(theirs, ELUSIVE)

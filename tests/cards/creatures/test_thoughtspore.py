"""Thoughtspore: a flying thought with one spell bound to it for good."""

import pytest

from mageduel.rules.casting.at_hand import castables
from mageduel.rules.planning.plans import plan_slots
from mageduel.rules.round.action_stage import active_creatures
from mageduel.state.objects import Object
from mageduel.views.table import table as what_is_seen
from tests.kit.answers import cast
from tests.kit.table import BLUE, RED, Table, make_card


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster")
    table.move_to(table.red, "B2")
    return table


def summoned(table: Table, spell: str | None = "Invisible Fist") -> Object:
    table.decide("bind", ("leave",) if spell is None else ("bind", spell))
    table.cast(table.red, "Thoughtspore", "B2")
    spore = table.find("Thoughtspore")
    spore.active = True
    return spore


def test_it_takes_attacks_and_incantations_of_low_level(table: Table) -> None:
    epic = make_card(name="Epic", type="attack", cost=1, action="quick", target="creature", traits=["Epic"])
    table.book(RED, "Invisible Fist", "Force Push", "Force Hammer", "Mass Sleep", "Psylok", "Force Hold", epic)
    summoned(table)
    [asked] = [request for request in table.asked if request.kind == "bind"]
    names = {each[1] for each in asked.options if each[0] == "bind"}
    assert names == {"Invisible Fist", "Force Push", "Force Hammer"}


def test_it_casts_that_spell_each_round_with_its_own_mana_first(table: Table) -> None:
    table.book(RED, "Invisible Fist")
    spore, wolf = summoned(table), table.put("Timber Wolf", BLUE, "B3")
    before = table.red.mana
    spore.mana = 3
    for _ in range(2):
        table.dice("0 0 0 0", effect=1)
        table.act(spore, cast("Invisible Fist", wolf))
        table.reset()
    assert (spore.mana, table.red.mana) == (0, before - 1 - 4)
    assert spore.bound is table.card("Invisible Fist")
    assert spore in active_creatures(table.game, RED)


def test_it_casts_nothing_else_and_nothing_is_prepared_for_it(table: Table) -> None:
    table.book(RED, "Invisible Fist", "Force Push")
    spore = summoned(table)
    assert [each.card.name for each in castables(table.game, spore)] == ["Invisible Fist"]
    assert [slot.key for slot in plan_slots(table.game, RED)] == [0]


def test_without_a_spell_it_has_only_its_tentacle(table: Table) -> None:
    table.book(RED, "Invisible Fist")
    spore = summoned(table, None)
    assert castables(table.game, spore) == []
    assert not [each for each in table.actions(spore) if each[0] == "cast"]


def test_others_do_not_see_the_bound_spell_before_it_is_cast(table: Table) -> None:
    table.book(RED, "Invisible Fist")
    spore, wolf = summoned(table), table.put("Timber Wolf", BLUE, "B3")
    assert what_is_seen(table.game, BLUE).objects[str(spore.id)].bound != "Invisible Fist"
    table.dice("0 0 0 0", effect=1)
    table.act(spore, cast("Invisible Fist", wolf))
    assert what_is_seen(table.game, BLUE).objects[str(spore.id)].bound == "Invisible Fist"


def test_destroyed_it_takes_the_spell_with_it(table: Table) -> None:
    table.book(RED, "Invisible Fist")
    spore = summoned(table)
    table.destroy(spore)
    assert set(table.game.players[RED].discard) == {table.card("Thoughtspore"), table.card("Invisible Fist")}

"""Freeze Weapon: an item in a block of ice."""

import pytest

from mageduel.facts.conditions import DISABLE
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table, make_creature

FLAME = {"name": "Torch", "kind": "melee", "action": "quick", "dice": 2, "damage": "flame"}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize(("name", "cost"), [("Johktari Hunting Knife", 4), ("Packleader's Cowl", 6)])
def test_an_item_of_level_2_costs_more(table: AcademyTable, name: str, cost: int) -> None:
    item = table.attach(name, table.blue)
    assert table.cast(table.red, "Freeze Weapon", item).paid == cost


def test_the_item_is_disabled_for_as_long_as_the_ice_lasts(table: AcademyTable) -> None:
    knife = table.attach("Johktari Hunting Knife", table.blue)
    table.cast(table.red, "Freeze Weapon", knife)
    ice = table.find("Freeze Weapon")
    assert DISABLE in knife.conditions
    assert not any(option[:2] == ("attack", knife.id) for option in table.actions(table.blue))
    for damage in (2, 4):
        table.next_round()
        assert (ice.damage, DISABLE in knife.conditions) == (damage, True)
    table.next_round()
    assert not ice.in_play
    assert DISABLE not in knife.conditions
    assert any(option[:2] == ("attack", knife.id) for option in table.actions(table.blue))


def test_what_it_gave_is_gone_for_that_time(table: AcademyTable) -> None:
    vine = table.attach("Wychwood Ironvine", table.blue)
    assert table.armor(table.blue) == 1
    table.cast(table.red, "Freeze Weapon", vine)
    assert table.armor(table.blue) == 0


def test_nothing_takes_its_place(table: AcademyTable) -> None:
    knife = table.attach("Johktari Hunting Knife", table.blue)
    assert table.why_no_cast(table.blue, "Kajarah", table.blue) is None
    table.cast(table.red, "Freeze Weapon", knife)
    assert table.why_no_cast(table.blue, "Kajarah", table.blue) is not None


def test_the_ice_can_be_broken_and_burns_well(table: AcademyTable) -> None:
    knife = table.attach("Johktari Hunting Knife", table.blue)
    table.cast(table.red, "Freeze Weapon", knife)
    ice, torch = table.find("Freeze Weapon"), table.put(make_creature("Torch", attack=[FLAME]), BLUE)
    assert table.odds(torch, "Torch", ice).dice.value == 4
    table.dice("2 2 1 0")
    table.attack(torch, "Torch", ice)
    assert not ice.in_play
    assert DISABLE not in knife.conditions


def test_it_goes_where_the_wearer_goes() -> None:
    table = Table()
    knife = table.attach("Johktari Hunting Knife", table.blue)
    table.move_to(table.red, "A4")
    table.cast(table.red, "Freeze Weapon", knife)
    ice = table.find("Freeze Weapon")
    table.move_to(table.blue, "B3")
    assert table.place(ice) == "B3"
    assert ice.controller == RED

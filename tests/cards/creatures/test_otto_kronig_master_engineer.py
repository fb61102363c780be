"""Otto Kronig: strengthens and mends what stands."""

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import ability
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord")


@pytest.fixture
def otto(table: Table) -> Object:
    return table.put("Otto Kronig, Master Engineer", RED, "B2")


def test_an_armor_token_that_stays(table: Table, otto: Object) -> None:
    altar = table.put("Altar of Carnage", RED, "B2")
    before = table.armor(altar)
    table.act(otto, ability(otto, "Reinforce (armor)", altar))
    table.end_round()
    assert table.armor(altar) == before + 1
    table.act(otto, ability(otto, "Reinforce (armor)", altar))
    assert table.armor(altar) == before + 2


def test_two_damage_taken_off_though_its_life_is_finite(table: Table, otto: Object) -> None:
    wall = table.wall("Wall of Earth", "B2|B3")
    wall.damage = 5
    table.act(otto, ability(otto, "Reinforce (repair)", wall))
    assert wall.damage == 3


def offered(table: Table, otto: Object) -> set[int]:
    return {each[3] for each in table.actions(otto) if each[0] == "ability"}


def test_only_what_is_solid_not_living_and_near(table: Table, otto: Object) -> None:
    altar = table.put("Altar of Carnage", BLUE, "B2")
    table.put("Mana Flower", RED, "B2")
    table.put("Poison Gas Cloud", RED, "B2")
    table.put("Altar of Domination", RED, "B3")
    wall = table.wall("Wall of Earth", "A2|B2")
    table.wall("Wall of Earth", "A3|B3")
    assert offered(table, otto) == {altar.id, wall.id}


def test_there_is_nothing_to_mend_on_what_is_whole(table: Table, otto: Object) -> None:
    altar = table.put("Altar of Carnage", RED, "B2")
    assert ability(otto, "Reinforce (repair)", altar)
    names = {each[2] for each in table.actions(otto) if each[0] == "ability"}
    assert len(names) == 1

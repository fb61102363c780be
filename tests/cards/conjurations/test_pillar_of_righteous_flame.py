"""Pillar of Righteous Flame: burns whom it finds, and whoever comes near."""

import pytest

from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Paladin")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def foe(table: Table) -> Object:
    return table.put(make_creature("Foe", life=30), BLUE, "B3")


def test_it_attacks_when_it_is_cast(table: Table, foe: Object) -> None:
    other = table.put(make_creature("Other", life=30), BLUE, "B3")
    table.put(make_creature("Friend", life=30), RED, "B3")
    table.decide("order", ("next", other.id))
    table.dice("1 0 0 0", effect=1)
    table.cast(table.red, "Pillar of Righteous Flame", "B3")
    assert (foe.damage, other.damage) == (0, 1)


def test_and_whenever_a_dissipate_token_goes_the_last_one_too(table: Table, foe: Object) -> None:
    table.put("Pillar of Righteous Flame", RED, "B3")
    pillar = table.find("Pillar of Righteous Flame")
    table.always("offer", ("decline",))
    for damage in (1, 2, 3):
        table.dice("1 0 0 0", effect=1)
        table.upkeep()
        assert foe.damage == damage
    assert not table.in_play(pillar)


def test_and_each_enemy_that_enters(table: Table, foe: Object) -> None:
    table.put("Pillar of Righteous Flame", RED, "B3")
    comer = table.put(make_creature("Comer", life=30), BLUE, "B4")
    friend = table.put(make_creature("Friend", life=30), RED, "B4")
    table.dice("1 0 0 0", effect=1)
    table.push(comer, "west")
    table.push(friend, "west")
    assert (comer.damage, friend.damage, foe.damage) == (1, 0, 0)


@rule("sup.rules.example-pillar-attack-timing")
def test_it_attacks_at_no_other_time(table: Table, foe: Object) -> None:
    table.put("Pillar of Righteous Flame", RED, "B3")
    assert not [each for each in table.between(RED) if each[0] == "attack"]

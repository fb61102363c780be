"""Blind: whoever draws blood finds his targets no more."""

import pytest

from mageduel.facts.conditions import DAZE
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.state.objects import Object
from tests.kit.answers import PAY
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Paladin")


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE)


@pytest.fixture
def victim(table: Table) -> Object:
    return table.put(make_creature("Victim", life=30), RED)


def test_it_must_be_revealed_when_its_bearer_has_damaged_something(table: Table, wolf: Object, victim: Object) -> None:
    blind = table.hide("Blind", wolf, RED)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", victim)
    assert blind.hidden
    table.decide("pay reveal", PAY)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", victim)
    assert not blind.hidden
    assert blind.marks[DISSIPATE_TOKEN] == 3


def test_from_then_on_each_attack_misses_on_a_six_or_less(table: Table, wolf: Object, victim: Object) -> None:
    table.attach("Blind", wolf, RED)
    table.effect(6)
    table.attack(wolf, "Bite", victim)
    assert victim.damage == 0
    table.effect(7)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", victim)
    assert victim.damage == 1


def test_a_daze_asks_for_a_roll_of_its_own(table: Table, wolf: Object, victim: Object) -> None:
    table.attach("Blind", wolf, RED)
    table.condition(wolf, DAZE)
    table.effect(7, 6)
    table.attack(wolf, "Bite", victim)
    table.effect(6)
    table.attack(wolf, "Bite", victim)
    assert victim.damage == 0


def test_others_see_well(table: Table, wolf: Object, victim: Object) -> None:
    table.attach("Blind", wolf, RED)
    fox = table.put("Bitterwood Fox", BLUE)
    table.dice("1 0 0")
    table.attack(fox, "Bite", victim)
    assert victim.damage == 1


QUAKE = {"name": "Quake", "kind": "ranged", "range": [0, 0], "zone": True, "action": "full", "dice": 1}


def test_an_attack_on_a_zone_that_damages_anything_counts(table: Table) -> None:
    shaker = table.put(make_creature("Shaker", attack=[QUAKE], life=30, armor=9), BLUE, "C4")
    victim = table.put(make_creature("Victim", life=30), RED, "C4")
    blind = table.hide("Blind", shaker, RED)
    table.always("order", lambda request: request.options[0])
    table.dice("0 0")
    table.act(shaker, ("attack", shaker.id, 0, "C4"))
    assert blind.hidden
    table.decide("pay reveal", PAY)
    table.dice("0 1")
    shaker.active = True
    table.act(shaker, ("attack", shaker.id, 0, "C4"))
    assert (victim.damage, blind.hidden) == (1, False)


def test_blinded_he_rolls_once_for_a_whole_zone(table: Table) -> None:
    shaker = table.put(make_creature("Shaker", attack=[QUAKE], life=30), BLUE, "C4")
    table.put(make_creature("Victim", life=30), RED, "C4")
    table.attach("Blind", shaker, RED)
    table.effect(6)
    table.act(shaker, ("attack", shaker.id, 0, "C4"))
    assert table.attacks() == []

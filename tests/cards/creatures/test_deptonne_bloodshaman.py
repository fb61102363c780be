"""Deptonne Bloodshaman: a deptonne's first attack each round on somebody who bleeds is Vampiric."""

import pytest

from mageduel.facts.conditions import BLEED
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Siren")
    table.put("Deptonne Bloodshaman", RED, "B2")
    return table


def bite(table: Table, thrasher: Object, victim: Object, dice: int, effect: int = 1) -> None:
    table.dice(" ".join(["2*", *["0"] * (dice - 1)]), effect=effect)
    table.attack(thrasher, "Serrated Sword", victim)


def test_the_first_attack_on_the_bleeding_heals_and_the_next_does_not(table: Table) -> None:
    thrasher = table.put("Shoalsdeep Thrasher", RED, "B2", damage=4)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.condition(wolf, BLEED)
    bite(table, thrasher, wolf, 2)
    assert thrasher.damage == 3
    bite(table, thrasher, wolf, 3)
    assert thrasher.damage == 3
    table.reset()
    bite(table, thrasher, wolf, 3)
    assert thrasher.damage == 2


@rule("sup.spell.deptonne-bloodshaman-bleed-too-late-for-vampiric")
def test_the_wound_it_makes_itself_comes_too_late(table: Table) -> None:
    thrasher = table.put("Shoalsdeep Thrasher", RED, "B2", damage=4)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    bite(table, thrasher, wolf, 2, effect=9)
    assert wolf.conditions == {BLEED: 1}
    assert thrasher.damage == 4
    bite(table, thrasher, wolf, 3)
    assert thrasher.damage == 3


def test_each_deptonne_has_its_own_first_attack_the_shaman_too(table: Table) -> None:
    shaman = table.find("Deptonne Bloodshaman")
    shaman.damage = 3
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.condition(wolf, BLEED)
    bite(table, table.put("Shoalsdeep Thrasher", RED, "B2"), wolf, 2)
    table.dice("2* 0", effect=1)
    table.attack(shaman, "Coral Staff", wolf)
    assert shaman.damage == 2


def test_not_elsewhere_and_not_others(table: Table) -> None:
    far = table.put("Shoalsdeep Thrasher", RED, "B3", damage=4)
    victim = table.put("Timber Wolf", BLUE, "B3")
    table.condition(victim, BLEED)
    bite(table, far, victim, 2)
    assert far.damage == 4
    fox = table.put("Bitterwood Fox", RED, "B2", damage=3)
    near = table.put("Timber Wolf", BLUE, "B2")
    table.condition(near, BLEED)
    table.dice("2* 0 0")
    table.attack(fox, "Bite", near)
    assert fox.damage == 3

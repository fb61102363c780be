"""Magma Golem: it burns, and others are hurt."""

import pytest

from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER
from mageduel.rules.attack.damage import direct_damage
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_each_upkeep_it_catches_fire_and_the_others_in_its_zone_are_hurt(table: Table) -> None:
    golem, wolf = table.put("Magma Golem", RED), table.put("Timber Wolf", BLUE)
    friend, far = table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE, "B3")
    table.dice("2")
    table.upkeep()
    assert golem.conditions == {BURN: 1}
    assert [each.damage for each in (golem, wolf, friend, far)] == [0, 2, 2, 0]


def test_burns_add_up_and_go_out_on_blanks(table: Table) -> None:
    golem, wolf = table.put("Magma Golem", RED), table.put("Timber Wolf", BLUE)
    table.condition(golem, BURN, 2)
    table.dice("2 0 1")
    table.upkeep()
    assert golem.conditions == {BURN: 2}
    assert wolf.damage == 3


def test_each_burn_takes_armor_and_makes_frost_worse(table: Table) -> None:
    golem = table.put("Magma Golem", RED)
    assert table.armor(golem) == 4
    table.condition(golem, BURN, 3)
    assert table.armor(golem) == 1
    assert table.value(golem, DAMAGE_MODIFIER[DamageType.FROST]) == 3


def test_flames_do_not_damage_it_but_may_set_it_on_fire(table: Table) -> None:
    table.move_to(table.blue, "B2")
    golem = table.put("Magma Golem", RED)
    table.dice("2* 2* 2* 0 0 0", effect=9)
    table.cast(table.blue, "Fireball", golem)
    assert golem.damage == 0
    assert golem.conditions[BURN] >= 1
    table.run(direct_damage(table.game, golem, 3, A_TEST, DamageType.FLAME))
    assert golem.damage == 0


def test_other_damage_does(table: Table) -> None:
    golem, wolf = table.put("Magma Golem", RED), table.put("Timber Wolf", BLUE)
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", golem)
    assert golem.damage == 2


def test_what_is_immune_to_flames_is_not_hurt_by_it(table: Table) -> None:
    table.put("Magma Golem", RED)
    imp = table.put("Flaming Hellion", BLUE)
    table.dice("2")
    table.upkeep()
    assert imp.damage == 0

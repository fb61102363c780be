"""Group Heal: five dice for every friendly Living creature in a zone."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


def test_each_friendly_living_creature_has_its_own_roll(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "B3", damage=5), table.put("Bitterwood Fox", RED, "B3", damage=4)
    table.dice("1 0 0 0 0")
    table.dice("1 1 1* 0 0")
    table.cast(table.red, "Group Heal", "B3")
    assert (wolf.damage, fox.damage) == (4, 1)
    assert table.red.mana == 50 - 9


def test_the_caster_is_one_of_them_in_his_own_zone(table: Table) -> None:
    table.red.damage = 4
    table.dice("1 1 0 0 0")
    table.cast(table.red, "Group Heal", "B2")
    assert table.red.damage == 2


def test_enemies_the_nonliving_and_conjurations_are_left_out(table: Table) -> None:
    enemy, sentry = table.put("Timber Wolf", BLUE, "B3", damage=5), table.put("Skeletal Sentry", RED, "B3", damage=5)
    flower = table.put("Mana Flower", RED, "B3", damage=3)
    table.cast(table.red, "Group Heal", "B3")
    assert (enemy.damage, sentry.damage, flower.damage) == (5, 5, 3)


@rule("core.card.full-icon-forbids-move-first")
def test_it_takes_a_full_action(table: Table) -> None:
    table.plan(RED, "Group Heal")
    assert any(each[:3] == ("cast", 0, "Group Heal") for each in table.actions(table.red))
    assert not any(each[:3] == ("cast", 0, "Group Heal") for each in table.actions(table.red, move_actions=1))


def test_two_zones_are_too_far(table: Table) -> None:
    with pytest.raises(Refused):
        table.cast(table.red, "Group Heal", "B4")

"""Sacred Ground: friendly Living creatures in the zone are harder to hurt."""

import pytest

from mageduel.facts.traits import AEGIS
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule("core.reveal.example-sacred-ground", "core.reveal.window-after-action")
def test_revealed_after_an_enemy_has_moved_in_it_protects_before_he_attacks(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    ground = table.hide("Sacred Ground", "B3", BLUE)
    table.reveal_after("action", ground)
    table.dice("1 1 1")
    table.act(wolf, ("move", "B3"), ("attack", wolf.id, 0, fox.id))
    assert fox.damage == 3


def test_it_protects_nobody_elsewhere_no_enemy_and_nothing_nonliving(table: Table) -> None:
    elsewhere, enemy = table.put("Timber Wolf", RED, "B1"), table.put("Bitterwood Fox", BLUE)
    sentry, friend = table.put("Skeletal Sentry", RED), table.put("Feral Bobcat", RED)
    flower = table.put("Mana Flower", RED)
    table.attach("Sacred Ground", "B2", RED)
    assert [table.has(each, AEGIS) for each in (elsewhere, enemy, sentry, flower, friend)] == [False] * 4 + [True]


def test_whoever_leaves_the_zone_leaves_the_protection(table: Table) -> None:
    fox = table.put("Bitterwood Fox", RED)
    table.attach("Sacred Ground", "B2", RED)
    table.move_to(fox, "B3")
    assert not table.has(fox, AEGIS)

"""Defend Me: a creature steps in front as an enemy is about to act."""

import pytest

from mageduel.rules.enchantments.reveals import reveal_options
from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.moments import ACTIVATION
from tests.kit.table import BLUE, RED, Refused


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord")


def test_revealed_as_an_enemy_is_activated_its_bearer_goes_on_guard(table: AcademyTable) -> None:
    soldier, foe = table.put("Elven Soldier", RED), table.put(fighter("Foe"), BLUE)
    defend = table.hide("Defend Me", soldier)
    table.reveal_after(ACTIVATION, defend)
    table.decide("counterstrike", ("no counterstrike",))
    table.dice("0 0 0")
    table.act(foe, attack(foe, "Blade", soldier))
    assert not table.in_play(defend)
    assert table.red.mana == 50


def test_the_guard_protects_from_that_very_enemy(table: AcademyTable) -> None:
    soldier, foe = table.put("Elven Soldier", RED), table.put(fighter("Foe"), BLUE)
    defend = table.hide("Defend Me", soldier)
    table.reveal_after(ACTIVATION, defend)
    assert attack(foe, "Blade", table.red) not in table.offered(foe)
    assert soldier.guarding


@pytest.mark.parametrize(("level", "cost"), [(2, 0), (3, 1)])
def test_on_a_minor_creature_it_costs_one_less(table: AcademyTable, level: int, cost: int) -> None:
    friend, foe = table.put(fighter(schools={"war": level}), RED), table.put(fighter("Foe"), BLUE)
    defend = table.hide("Defend Me", friend)
    table.reveal_after(ACTIVATION, defend)
    table.offered(foe)
    assert table.red.mana == 50 - cost


def test_at_other_times_it_cannot_be_revealed(table: AcademyTable) -> None:
    soldier = table.put("Elven Soldier", RED)
    defend = table.hide("Defend Me", soldier)
    assert ("reveal", defend.id) not in reveal_options(table.game, RED)


def test_a_mage_does_not_step_in_front(table: AcademyTable) -> None:
    with pytest.raises(Refused):
        table.cast(table.red, "Defend Me", table.red)

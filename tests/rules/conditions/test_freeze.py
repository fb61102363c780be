"""Freeze: slower blows, cold in the bones, and fire against ice; Defrost thaws."""

import pytest

from mageduel.facts.conditions import BURN, DAZE, FREEZE, SLEEP, TAINTED
from mageduel.facts.traits import LUMBERING
from mageduel.rules.objects.destroy import remaining_life, total_damage
from tests.kit.academy import AcademyTable
from tests.kit.answers import NOTHING, attack
from tests.kit.table import BLUE, RED, Table, make_card, make_creature

FLAME = {"name": "Torch", "kind": "melee", "action": "quick", "dice": 4, "damage": "flame", "traits": ["Defrost"]}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize("markers", [1, 3])
def test_one_die_less_however_many_markers(table: AcademyTable, markers: int) -> None:
    brute = table.put(make_creature("Brute"), RED)
    table.condition(brute, FREEZE, markers)
    assert table.odds(brute, "Strike", table.blue).dice.value == 2


def test_a_frozen_mages_spells_are_not_weaker(table: AcademyTable) -> None:
    table.condition(table.red, FREEZE)
    assert table.odds(table.red, "Basic Melee Attack", table.blue).dice.value == 1
    table.dice("1 1 1", effect=1)
    table.cast(table.red, "Lightning Jolt", table.blue)
    assert table.blue.damage == 3


def test_each_marker_on_the_living_counts_as_two_damage_that_no_healing_takes_off(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED, damage=3)
    table.condition(brute, FREEZE, 2)
    assert (total_damage(brute), remaining_life(brute)) == (7, 3)
    table.dice("2 2 2")
    table.cast(table.red, "Mend", brute)
    assert total_damage(brute) == 4


def test_it_can_kill(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED, damage=8)
    table.give(brute, FREEZE)
    assert not brute.in_play


def test_it_wakes_sleepers(table: AcademyTable) -> None:
    hound = table.put("Wychwood Hound", RED)
    table.condition(hound, SLEEP)
    table.give(hound, FREEZE)
    assert hound.conditions == {FREEZE: 1, DAZE: 1}


def test_it_lets_the_nonliving_sleep(table: AcademyTable) -> None:
    golem = table.put(make_creature("Golem", traits=["Nonliving"]), RED)
    table.condition(golem, SLEEP)
    table.give(golem, FREEZE)
    assert golem.conditions == {FREEZE: 1, SLEEP: 1}


def test_the_nonliving_do_not_feel_it(table: AcademyTable) -> None:
    golem = table.put(make_creature("Golem", traits=["Nonliving"]), RED, damage=3)
    table.condition(golem, FREEZE, 2)
    assert total_damage(golem) == 3
    assert table.odds(golem, "Strike", table.blue).dice.value == 2


def test_other_markers_that_count_as_damage_add_up(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    table.condition(brute, FREEZE)
    table.condition(brute, TAINTED)
    assert total_damage(brute) == 5


def test_one_goes_at_the_end_of_its_activation(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    table.condition(brute, FREEZE, 2)
    table.act(brute, NOTHING)
    assert brute.conditions == {FREEZE: 1}
    table.dice("0 0")
    table.act(brute, attack(brute, "Strike", table.blue))
    assert brute.conditions == {}


@pytest.mark.parametrize(
    ("burning", "frozen", "left"), [(1, 1, {}), (2, 1, {BURN: 1}), (1, 3, {FREEZE: 2}), (0, 1, {FREEZE: 1})]
)
def test_ice_puts_out_fire_marker_for_marker(
    table: AcademyTable, burning: int, frozen: int, left: dict[object, int]
) -> None:
    brute = table.put(make_creature("Brute"), RED)
    table.give(brute, BURN, burning)
    table.give(brute, FREEZE, frozen)
    assert brute.conditions == left


def test_fire_melts_ice(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    table.give(brute, FREEZE, 2)
    table.give(brute, BURN)
    assert brute.conditions == {FREEZE: 1}


def test_the_frost_immune_do_not_freeze(table: AcademyTable) -> None:
    golem = table.put("Ice Golem", RED)
    table.give(golem, FREEZE)
    assert golem.conditions == {}


def test_in_the_arena_the_frozen_are_lumbering() -> None:
    table = Table()
    brute = table.put(make_creature("Brute"), RED, "B2")
    assert not table.has(brute, LUMBERING)
    table.condition(brute, FREEZE)
    assert table.has(brute, LUMBERING)


# Defrost


def test_defrost_costs_a_die_and_a_point_for_each_marker_and_thaws_all(table: AcademyTable) -> None:
    torch, brute = table.put(make_creature("Torch", attack=[FLAME]), RED), table.put(make_creature("Brute"), BLUE)
    table.condition(brute, FREEZE, 2)
    table.dice("1 0")
    table.attack(torch, "Torch", brute)
    assert (brute.damage, brute.conditions) == (1, {})


def test_one_die_is_left(table: AcademyTable) -> None:
    torch, brute = (
        table.put(make_creature("Torch", attack=[FLAME]), RED),
        table.put(make_creature("Brute", life=30), BLUE),
    )
    table.condition(brute, FREEZE, 9)
    table.dice("2")
    table.attack(torch, "Torch", brute)
    assert (brute.damage, brute.conditions) == (2, {})


def test_the_effect_roll_is_lower_too(table: AcademyTable) -> None:
    spell = make_card(
        name="Flare",
        type="attack",
        schools={"fire": 1},
        cost=3,
        action="quick",
        range=[0, 2],
        target="creature",
        attack=[{"kind": "ranged", "dice": 4, "damage": "flame", "effects": "7+ = burn", "traits": ["Defrost"]}],
    )
    brute = table.put(make_creature("Brute"), BLUE)
    table.condition(brute, FREEZE, 2)
    table.dice("0 0", effect=8)
    table.cast(table.red, spell, brute)
    assert brute.conditions == {}

"""Archer's Watchtower: from up there one soldier a round shoots farther and better."""

import pytest

from mageduel.facts.conditions import TAUNT
from mageduel.rules.attack.mandatory_actions import FROM_AFAR
from mageduel.rules.round.ready_markers import ready_marker
from mageduel.state.objects import Object
from tests.kit.answers import attack
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

UNAIDED = ("unaided",)


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord")


@pytest.fixture
def tower(table: Table) -> Object:
    return table.put("Archer's Watchtower", RED, "B2")


@pytest.fixture
def slinger(table: Table) -> Object:
    return table.put("Goblin Slinger", RED, "B2")


def test_a_soldier_there_may_shoot_with_one_more_die(table: Table, tower: Object, slinger: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.decide("take aim", ("take aim", tower.id))
    table.dice("0 0 0 0")
    table.act(slinger, attack(slinger, "Stone Sling", wolf))
    assert table.rolled == [4]
    assert ready_marker(tower) is False


def test_he_need_not_and_the_help_is_for_one_attack(table: Table, tower: Object, slinger: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.decide("take aim", UNAIDED)
    table.dice("0 0 0")
    table.act(slinger, attack(slinger, "Stone Sling", wolf))
    table.decide("take aim", ("take aim", tower.id))
    table.dice("0 0 0 0")
    table.act(slinger, attack(slinger, "Stone Sling", wolf))
    table.dice("0 0 0")
    table.act(slinger, attack(slinger, "Stone Sling", wolf))
    assert table.rolled == [3, 4, 3]


def test_with_it_he_shoots_over_walls_once_a_round(table: Table, tower: Object, slinger: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.wall("Wall of Stone", "B2|B3")
    table.dice("1* 0 0 0")
    table.act(slinger, attack(slinger, "Stone Sling", wolf))
    assert wolf.damage == 1
    assert not any(UNAIDED in each.options for each in table.asked if each.kind == "take aim")
    assert table.why_no_attack(slinger, "Stone Sling", wolf) == "no-line-of-sight"
    table.reset()
    assert table.why_no_attack(slinger, "Stone Sling", wolf) is None


def test_it_helps_neither_enemies_nor_others_than_soldiers_nor_those_elsewhere(table: Table, tower: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    foe, gorgon, far = (
        table.put("Goblin Slinger", BLUE, "B2"),
        table.put("Gorgon Archer", RED, "B2"),
        table.put("Goblin Slinger", RED, "B4"),
    )
    table.wall("Wall of Stone", "B2|B3")
    table.wall("Wall of Stone", "B3|B4")
    assert table.why_no_attack(foe, "Stone Sling", wolf) == "no-line-of-sight"
    assert table.why_no_attack(gorgon, "Poison Bow", wolf) == "no-line-of-sight"
    assert table.why_no_attack(far, "Stone Sling", wolf) == "no-line-of-sight"


@rule("sup.rules.example-watchtower-not-compulsory")
def test_nobody_has_to_use_it_for_an_attack_he_is_made_to(table: Table, tower: Object, slinger: Object) -> None:
    taunter = table.put("Thorg, Chief Bodyguard", BLUE, "B3")
    table.wall("Wall of Stone", "B2|B3")
    table.condition(slinger, TAUNT)
    slinger.taunted_by = taunter
    slinger.mark(FROM_AFAR)
    options = table.actions(slinger)
    assert ("nothing",) in options
    assert attack(slinger, "Stone Sling", taunter) in options


def test_no_friendly_outpost_next_to_it(table: Table) -> None:
    table.move_to(table.red, "B2")
    table.put("Garrison Post", RED, "B3")
    assert table.why_no_cast(table.red, "Archer's Watchtower", "B2") == "outpost-near"

"""Thorg: stands guard and dares others to come."""

import pytest

from mageduel.facts.conditions import STUN, TAUNT
from mageduel.state.objects import Object
from tests.kit.answers import GUARD, attack, move
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord")


@pytest.fixture
def thorg(table: Table) -> Object:
    return table.put("Thorg, Chief Bodyguard", RED, "B2")


def dare(thorg: Object, *other: Object) -> tuple[object, ...]:
    return ("ability", thorg.id, 0, *(each.id for each in other))


def test_he_goes_on_guard_and_taunts_somebody_near(table: Table, thorg: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.act(thorg, dare(thorg, wolf))
    assert (thorg.guarding, wolf.conditions, wolf.taunted_by) == (True, {TAUNT: 1}, thorg)
    assert table.offered(wolf, move("B2")) == [attack(wolf, "Bite", thorg)]


def test_the_taunted_has_to_come_or_shoot(table: Table, thorg: Object) -> None:
    archer = table.put("Royal Archer", BLUE, "B3")
    table.act(thorg, dare(thorg, archer))
    assert set(table.actions(archer)) == {("move", "B2"), attack(archer, "Longbow", thorg)}


def test_he_may_just_stand_guard(table: Table, thorg: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.act(thorg, GUARD)
    assert (thorg.guarding, wolf.conditions) == (True, {})


@rule("codex.class.effects-expansions")
def test_no_mage_nobody_far_or_unseen_and_nobody_who_cannot_be_moved_by_words(table: Table, thorg: Object) -> None:
    table.move_to(table.blue, "B3")
    table.put("Timber Wolf", BLUE, "B4")
    table.put("Iron Golem", BLUE, "B3")
    table.put("Timber Wolf", BLUE, "A2")
    table.wall("Wall of Stone", "A2|B2")
    assert [each for each in table.actions(thorg) if each[0] == "ability"] == []


def test_it_takes_a_full_action_and_an_able_guard(table: Table, thorg: Object) -> None:
    table.put("Timber Wolf", BLUE, "B3")
    assert not [each for each in table.actions(thorg, move_actions=1) if each[0] == "ability"]
    table.condition(thorg, STUN)
    assert not [each for each in table.actions(thorg) if each[0] == "ability"]


def test_when_he_acts_again_the_taunt_is_over(table: Table, thorg: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.act(thorg, dare(thorg, wolf))
    table.act(thorg, GUARD)
    assert wolf.conditions == {}

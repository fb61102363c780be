"""The Priestess's Restore: two spells she always has, against condition markers."""

import pytest

from mageduel.cards.mages.priestess import RESTORE, RESTORE_FULLY
from mageduel.facts.conditions import (
    BURN,
    CRIPPLE,
    DAZE,
    ROT,
    SLEEP,
    STUN,
    TAUNT,
    WEAK,
    Condition,
)
from mageduel.rules.objects.characteristics import life
from mageduel.rules.round.action_stage import quickcast, quickcast_options
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

QUICK, FULL = RESTORE.name, RESTORE_FULLY.name


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", blue="Warlock")


@pytest.fixture
def knight(table: Table) -> Object:
    return table.put("Knight of Westlock", zone="C1")


@rule("core.mage.priestess-restore-conditions", "core.mage.priestess-restore-quick")
@pytest.mark.parametrize(
    ("condition", "cost"),
    [(BURN, 2), (CRIPPLE, 4), (DAZE, 2), (ROT, 2), (SLEEP, 3), (STUN, 4), (WEAK, 2)],
    ids=lambda value: value.name if isinstance(value, Condition) else str(value),
)
def test_the_quick_spell_removes_one_marker_for_its_removal_cost(
    table: Table, knight: Object, condition: Condition, cost: int
) -> None:
    table.condition(knight, condition, 2)
    table.cast(table.red, RESTORE, knight, condition.name, full=False)
    assert knight.conditions == {condition: 1}
    assert table.red.mana == 50 - cost


@rule("ref.mage.priestess.restore-full")
@rule("core.mage.priestess-restore-full", "core.condition.stun-removal-cost-example")
def test_the_full_spell_removes_any_number_for_the_sum_of_their_costs(table: Table, knight: Object) -> None:
    table.condition(knight, BURN, 2)
    table.condition(knight, STUN)
    table.condition(knight, WEAK)
    table.cast(table.red, RESTORE_FULLY, knight, "Burn, Burn, Stun")
    assert knight.conditions == {WEAK: 1}
    assert table.red.mana == 50 - (2 + 2 + 4)


@rule("ref.mage.priestess.restore-full")
@rule("core.mage.priestess-restore-full")
def test_the_full_spell_takes_a_full_action_and_the_quick_one_takes_one_marker(table: Table, knight: Object) -> None:
    table.condition(knight, BURN, 2)
    moved = [each for each in table.actions(table.red, move_actions=1) if each[0] == "cast"]
    assert moved == [("cast", table.red.id, QUICK, knight.id, "Burn")]
    fresh = {each[2:] for each in table.actions(table.red) if each[0] == "cast"}
    assert fresh == {(QUICK, knight.id, "Burn"), (FULL, knight.id, "Burn"), (FULL, knight.id, "Burn, Burn")}


def test_she_cannot_spend_more_than_she_has(table: Table, knight: Object) -> None:
    table.condition(knight, BURN)
    table.condition(knight, STUN)
    table.red.mana = 5
    restored = {each[4] for each in table.actions(table.red) if each[0] == "cast"}
    assert restored == {"Burn", "Stun"}
    table.red.mana = 1
    assert not [each for each in table.actions(table.red) if each[0] == "cast"]


def test_markers_without_a_removal_cost_stay(table: Table, knight: Object) -> None:
    table.condition(knight, TAUNT)
    assert not [each for each in table.actions(table.red) if each[0] == "cast"]


@rule("core.mage.priestess-restore-targets-creature")
def test_it_is_for_creatures_and_not_for_conjurations(table: Table) -> None:
    temple = table.put("Temple of Asyra", zone="C1")
    table.condition(temple, BURN)
    assert not [each for each in table.actions(table.red) if each[0] == "cast"]
    table.condition(table.red, BURN)
    table.cast(table.red, RESTORE, table.red, "Burn")
    assert not table.red.conditions


@rule("ruling.r36")
@rule("core.mage.priestess-restore-range-0-1")
def test_it_reaches_one_zone(table: Table, knight: Object) -> None:
    table.condition(knight, BURN)
    table.move_to(knight, "C2")
    assert [each for each in table.actions(table.red) if each[0] == "cast"]
    table.move_to(knight, "C3")
    assert not [each for each in table.actions(table.red) if each[0] == "cast"]


def test_an_enemy_creature_will_do(table: Table) -> None:
    imp = table.put("Firebrand Imp", BLUE, "C1")
    table.condition(imp, WEAK)
    table.cast(table.red, RESTORE, imp, "Weak")
    assert not imp.conditions


@rule("core.mage.priestess-restore-not-holy")
def test_it_is_not_holy_and_brings_no_divine_reward(table: Table, knight: Object) -> None:
    table.condition(knight, BURN, 2)
    table.cast(table.red, RESTORE, knight, "Burn")
    table.cast(table.red, RESTORE_FULLY, knight, "Burn")
    assert life(table.red) == 32


@rule("core.mage.priestess-restore-always-prepared", "core.mage.priestess-restore-not-discarded")
def test_it_is_there_without_being_planned_and_is_never_discarded(table: Table, knight: Object) -> None:
    player = table.game.players[RED]
    table.condition(knight, BURN, 2)
    assert player.planned == ()
    table.cast(table.red, RESTORE, knight, "Burn")
    assert player.discard == []
    table.reset()
    table.cast(table.red, RESTORE, knight, "Burn")
    assert not knight.conditions


@rule(
    "core.mage.priestess-restore-unlimited",
    "sup.ability.restore-not-once-per-round",
    "sup.ability.example-restore-twice",
)
def test_she_restores_twice_in_a_round_with_quickcast_and_action(table: Table, knight: Object) -> None:
    table.condition(knight, BURN, 2)
    answer = ("cast", table.red.id, QUICK, knight.id, "Burn")
    assert answer in quickcast_options(table.game, RED)
    table.run(quickcast(table.game, RED, answer))
    table.act(table.red, answer)
    assert not knight.conditions
    assert table.red.mana == 50 - 4


def test_stunned_she_restores_herself_with_her_quickcast(table: Table) -> None:
    table.condition(table.red, STUN)
    options = quickcast_options(table.game, RED)
    assert options == [("cast", table.red.id, QUICK, table.red.id, "Stun")]


@rule("sup.ability.restore-untyped-spell")
def test_nullify_does_not_heed_it(table: Table) -> None:
    imp = table.put("Firebrand Imp", BLUE, "C1")
    nullify = table.hide("Nullify", imp, BLUE)
    table.condition(imp, WEAK)
    table.cast(table.red, RESTORE, imp, "Weak")
    assert not imp.conditions
    assert nullify.hidden

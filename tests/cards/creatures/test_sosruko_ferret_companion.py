"""Sosruko, Ferret Companion: whoever it has bitten must deal with it first."""

import pytest

from mageduel.facts.conditions import TAUNT
from mageduel.rules.movement.moves import teleport
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Beastmaster", blue="Wizard")


@pytest.fixture
def sosruko(table: Table) -> Object:
    return table.put("Sosruko, Ferret Companion", RED)


def bite(table: Table, sosruko: Object, target: Object, effect: int = 7) -> None:
    table.dice("0 0", effect=effect)
    table.attack(sosruko, "Bite", target)


@rule("core.condition.taunt-source-sosruko", "core.condition.taunt-marker", "codex.taunt.sosruko-marker")
def test_its_bite_may_leave_a_taunt(table: Table, sosruko: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    bite(table, sosruko, wolf, effect=6)
    assert TAUNT not in wolf.conditions
    bite(table, sosruko, wolf, effect=7)
    assert wolf.conditions[TAUNT] == 1


@rule(
    "core.condition.taunt-must-attack-sosruko",
    "codex.taunt.must-attack",
    "sup.rules.example-sosruko-taunt-must-attack",
)
def test_the_taunted_can_do_nothing_but_attack_it(table: Table, sosruko: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.put("Bitterwood Fox", RED)
    bite(table, sosruko, wolf)
    assert table.actions(wolf) == [("attack", wolf.id, 0, sosruko.id)]


def test_it_is_free_when_the_two_are_not_in_one_zone(table: Table, sosruko: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    bite(table, sosruko, wolf)
    table.move_to(sosruko, "B3")
    assert ("move", "B1") in table.actions(wolf)


@rule("sup.rules.example-sosruko-taunt-teleported-out-first")
def test_a_creature_taken_elsewhere_before_it_is_activated_is_free(table: Table, sosruko: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    bite(table, sosruko, wolf)
    table.run(teleport(table.game, wolf, table.zone("B3")))
    table.act(wolf, ("move", "B4"), NOTHING)
    assert wolf.zone == table.zone("B4")


@rule("sup.rules.example-sosruko-taunts-wizard")
def test_a_taunted_mage_may_still_quickcast_himself_away(table: Table, sosruko: Object) -> None:
    table.move_to(table.blue, "B2")
    bite(table, sosruko, table.blue)
    assert {each[0] for each in table.actions(table.blue)} == {"attack"}
    table.run(teleport(table.game, table.blue, table.zone("B4")))
    assert ("move", "B3") in table.actions(table.blue)


def test_it_cannot_be_obeyed_past_a_guard(table: Table, sosruko: Object) -> None:
    wolf, guard = table.put("Timber Wolf", BLUE), table.put("Timber Wolf", RED)
    bite(table, sosruko, wolf)
    table.guard(guard)
    options = table.actions(wolf)
    assert ("move", "B3") in options
    assert ("attack", wolf.id, 0, sosruko.id) not in options


@rule(
    "core.condition.taunt-competing-requirement",
    "core.trait.bloodthirsty-and-taunt-choice",
    "codex.taunt.competing",
)
def test_a_thirst_for_blood_leaves_the_choice_to_its_controller(table: Table, sosruko: Object) -> None:
    hound = table.put(make_creature("Test Hound", traits=["Bloodthirsty +1"]), BLUE)
    fox = table.put("Bitterwood Fox", RED, damage=1)
    table.put("Timber Wolf", RED)
    bite(table, sosruko, hound)
    assert {each[3] for each in table.actions(hound)} == {sosruko.id, fox.id}


@rule("core.condition.taunt-removed-end-of-phase", "codex.taunt.ends")
def test_it_ends_with_the_taunted_creatures_action_phase(table: Table, sosruko: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    bite(table, sosruko, wolf)
    table.move_to(sosruko, "B3")
    table.act(wolf, NOTHING)
    assert TAUNT not in wolf.conditions


@rule("core.condition.taunt-removed-when-sosruko-activates", "codex.taunt.ends")
def test_it_ends_when_sosruko_is_activated(table: Table, sosruko: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    bite(table, sosruko, wolf)
    table.act(table.put("Timber Wolf", RED), NOTHING)
    assert TAUNT in wolf.conditions
    table.act(sosruko, NOTHING)
    assert TAUNT not in wolf.conditions


@rule("sup.codex.taunt-self-canceled", "codex.taunt.self")
def test_nobody_taunts_himself(table: Table, sosruko: Object) -> None:
    table.decide("defend", ("no defense",))
    bite(table, sosruko, sosruko, effect=12)
    assert TAUNT not in sosruko.conditions
    assert sosruko.taunted_by is None

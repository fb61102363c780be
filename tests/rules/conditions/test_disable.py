"""Disable: no attacks, no actions of its own, no text; traits and attributes stay."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import DISABLE
from mageduel.rules.conditions.markers import give_condition, removal_cost
from mageduel.rules.objects.characteristics import armor, life
from mageduel.rules.objects.destroy import settle
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, script_for


@pytest.fixture
def table() -> Table:
    table = Table()
    table.game.phase = Phase.ACTIONS
    return table


@rule("codex.disable.one-suffices", "codex.disable.loses", "codex.disable.ability-scope")
def test_it_has_no_attack_and_its_text_is_silent(table: Table) -> None:
    redclaw, wolf, fox = (
        table.put("Redclaw, Alpha Male", RED),
        table.put("Timber Wolf", RED),
        table.put("Bitterwood Fox", BLUE),
    )
    assert armor(wolf) == 3
    table.run(give_condition(table.game, redclaw, DISABLE))
    assert armor(wolf) == 2
    assert not [each for each in table.actions(redclaw) if each[0] == "attack"]
    assert ("move", "B3") in table.actions(redclaw)
    assert fox.damage == 0


@rule("codex.disable.loses")
def test_action_bars_are_gone_too(table: Table) -> None:
    cleric = table.put("Asyran Cleric", RED)
    table.put("Timber Wolf", RED, damage=3)
    assert [each for each in table.actions(cleric) if each[0] == "ability"]
    table.run(give_condition(table.game, cleric, DISABLE))
    assert not [each for each in table.actions(cleric) if each[0] == "ability"]


@rule("codex.disable.keeps-traits", "codex.disable.keeps-attributes")
def test_traits_life_armor_and_defenses_stay(table: Table) -> None:
    knight, wolf = table.put("Knight of Westlock", BLUE), table.put("Timber Wolf", RED)
    table.run(give_condition(table.game, knight, DISABLE))
    assert (armor(knight), life(knight)) == (3, 10)
    table.decide("defend", ("defend", knight.id))
    table.effect(8)
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 0


@rule("codex.disable.loses")
def test_a_disabled_barrier_does_not_strike(table: Table) -> None:
    wolf, bear = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    circle = table.attach("Circle of Lightning", bear)
    table.run(give_condition(table.game, circle, DISABLE))
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == 0


@rule("codex.disable.reset-removal")
def test_one_marker_comes_off_each_reset_phase_and_then_it_works_again(table: Table) -> None:
    redclaw, wolf = table.put("Redclaw, Alpha Male", RED), table.put("Timber Wolf", RED)
    table.run(give_condition(table.game, redclaw, DISABLE, 2))
    table.reset()
    assert redclaw.conditions == {DISABLE: 1}
    assert armor(wolf) == 2
    table.reset()
    assert not redclaw.conditions
    assert armor(wolf) == 3
    table.run(settle(table.game))


@rule("codex.disable.fresh-marker")
def test_a_marker_placed_as_the_round_begins_outlasts_that_reset_phase(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.game.phase = Phase.INITIATIVE
    table.run(give_condition(table.game, wolf, DISABLE))
    table.reset()
    assert wolf.conditions == {DISABLE: 1}
    table.reset()
    assert not wolf.conditions


@rule("codex.disable.no-removal-cost")
def test_mana_does_not_remove_it(table: Table) -> None:
    assert removal_cost(table.put("Timber Wolf", RED), DISABLE) is None


def disabling_curse() -> Card:
    """A hidden enchantment that disables its bearer when it is revealed."""
    curse = make_card(name="Test Hex", type="enchantment", cost=0, reveal=0, action="quick", target="creature")
    script = script_for(curse)

    @script.when_revealed
    async def disable(game: Game, this: Object) -> None:
        assert this.attached_to is not None
        await give_condition(game, this.attached_to, DISABLE)

    return curse


@rule("codex.disable.fresh-marker", "codex.disable.reset-removal")
def test_a_marker_placed_in_the_window_of_the_reset_phase_is_gone_with_the_next(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.reveal_after("Reset Phase", table.hide(disabling_curse(), wolf, BLUE))
    table.game.phase = Phase.RESET
    table.reset()
    assert wolf.conditions == {DISABLE: 1}
    table.reset()
    assert not wolf.conditions


@rule("codex.disable.fresh-marker", "codex.disable.reset-removal")
def test_an_older_marker_comes_off_though_a_new_one_is_there(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, DISABLE)
    table.game.phase = Phase.INITIATIVE
    table.run(give_condition(table.game, wolf, DISABLE))
    table.reset()
    assert wolf.conditions == {DISABLE: 1}

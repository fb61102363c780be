"""Block: the next attack on its bearer is avoided, if it can be."""

import pytest

from mageduel.facts.conditions import STUN
from mageduel.rules.movement.moves import push
from mageduel.state.arena import Direction
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule("core.mandatory.must-reveal-on-trigger", "core.mandatory.example-block-forced")
def test_an_attack_turns_block_up_and_is_avoided(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    block = table.hide("Block", fox)
    table.decide("pay reveal", ("pay",))
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 0
    assert not table.in_play(block)
    assert table.blue.mana == 50 - 2


@rule("sup.rules.other-unavoidable-attacks-force-block", "ruling.r55")
def test_an_unavoidable_attack_destroys_block_without_effect(table: Table) -> None:
    brogan, fox = table.put("Brogan Bloodstone", RED), table.put("Bitterwood Fox", BLUE)
    block = table.hide("Block", fox)
    table.decide("pay reveal", ("pay",))
    table.dice("1 1 0 0")
    table.attack(brogan, "Vorpal Blade", fox)
    assert fox.damage == 2
    assert not table.in_play(block)


@rule(
    "core.mandatory.cost-may-be-declined",
    "core.mandatory.example-block-decline-cost",
    "core.defense.block-reveal-may-go-unpaid",
)
def test_its_controller_may_let_it_go_unpaid(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    block = table.hide("Block", fox)
    table.decide("pay reveal", ("forfeit",))
    table.dice("1 1 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 2
    assert table.blue.mana == 50
    assert not table.in_play(block)


def test_only_the_first_of_two_strikes_is_avoided(table: Table) -> None:
    goran, grizzly = table.put("Goran, Werewolf Pet", RED), table.put("Steelclaw Grizzly", BLUE)
    table.hide("Block", grizzly)
    table.dice("1* 0 0")
    table.decide("pay reveal", PAY)
    table.attack(goran, "Feral Claws", grizzly)
    assert grizzly.damage == 1


@rule("sup.spell.block-works-while-incapacitated", "core.condition.incapacitated-defense-exception-mandatory")
def test_it_works_for_the_incapacitated_too(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.hide("Block", fox)
    table.condition(fox, STUN)
    table.decide("pay reveal", PAY)
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 0


@rule(
    "core.mandatory.off-trigger-reveal-wasted",
    "core.mandatory.example-block-no-attack",
    "sup.rules.example-block-revealed-without-attack",
    "sup.rules.one-time-enchantment-wrong-time-wasted",
    "core.mandatory.cannot-bank-effect",
)
def test_revealed_without_an_attack_it_is_wasted(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    block = table.hide("Block", fox)
    table.reveal_after("Reset Phase", block)
    table.reset()
    assert not table.in_play(block)
    assert [card.name for card in table.game.players[BLUE].discard] == ["Block"]
    assert table.blue.mana == 50 - 2
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 1


@rule("core.defense.max-one-even-with-mandatory-reveals")
def test_with_reverse_attack_both_turn_up_and_one_of_them_is_wasted(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    block, reverse = table.hide("Block", fox), table.hide("Reverse Attack", fox)
    table.decide("order", ("next", block.id))
    table.decide("pay reveal", PAY, PAY)
    table.attack(wolf, "Bite", fox)
    assert not table.in_play(block)
    assert not table.in_play(reverse)
    assert wolf.damage == fox.damage == 0
    assert table.blue.mana == 50 - 2 - 5


@rule("core.defense.max-one-even-with-mandatory-reveals")
def test_after_it_no_other_defense_is_needed_or_asked_for(table: Table) -> None:
    wolf, bobcat = table.put("Timber Wolf", RED), table.put("Feral Bobcat", BLUE)
    table.hide("Block", bobcat)
    table.decide("pay reveal", PAY)
    table.attack(wolf, "Bite", bobcat)
    assert [request.kind for request in table.asked] == ["pay reveal"]


@rule("sup.rules.bash-forces-block")
@pytest.mark.parametrize("name", ["Block", "Reverse Attack"])
def test_a_bash_turns_it_up_for_nothing(table: Table, name: str) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C1")
    hidden = table.hide(name, fox)
    table.dice("1 1 0")
    table.decide("pay reveal", PAY)
    table.run(push(table.game, fox, Direction.SOUTH))
    assert fox.damage == 2
    assert not table.in_play(hidden)

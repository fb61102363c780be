"""Temple of the Dawnbreaker: one roll a round is made again."""

import pytest

from mageduel.facts.conditions import CRIPPLE
from mageduel.state.events import DiceRolled
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

FENCER = make_creature("Fencer", defense="7+ 1x")


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", blue="Beastmaster")


@rule("sup.spell.dawnbreaker-reroll-first")
def test_the_attack_dice_against_a_friend_are_rolled_again_before_they_count(table: Table) -> None:
    temple = table.put("Temple of the Dawnbreaker", RED, "A1")
    bear, wolf = table.put("Steelclaw Grizzly", RED), table.put("Timber Wolf", BLUE)
    table.dice("2* 2* 2* 2*")
    table.dice("1 0 0 0")
    table.decide("reroll", ("reroll", temple.id, "attack dice"))
    table.attack(wolf, "Bite", bear)
    assert bear.damage == 0
    assert len(table.events(DiceRolled)) == 1


def test_or_the_effect_die_but_not_both(table: Table) -> None:
    temple = table.put("Temple of the Dawnbreaker", RED, "A1")
    bear, tegu = table.put("Steelclaw Grizzly", RED), table.put("Emerald Tegu", BLUE)
    table.dice("1 0 0", effect=12)
    table.effect(2)
    table.decide("reroll", ("reroll", temple.id, "effect roll"))
    table.attack(tegu, "Venomous Bite", bear)
    assert bear.conditions == {}


def test_two_temples_allow_two_rolls(table: Table) -> None:
    first, second = table.put("Temple of the Dawnbreaker", RED, "A1"), table.put("Temple of the Dawnbreaker", RED, "A2")
    bear, tegu = table.put("Steelclaw Grizzly", RED), table.put("Emerald Tegu", BLUE)
    table.dice("2* 2* 2*", effect=12)
    table.effect(2)
    table.dice("0 0 0")
    table.decide("reroll", ("reroll", first.id, "effect roll"), ("reroll", second.id, "attack dice"))
    table.attack(tegu, "Venomous Bite", bear)
    assert bear.conditions == {}
    assert bear.damage == 0


def test_a_failed_defense_is_tried_again(table: Table) -> None:
    temple = table.put("Temple of the Dawnbreaker", RED, "A1")
    fencer, wolf = table.put(FENCER, RED), table.put("Timber Wolf", BLUE)
    table.decide("defend", ("defend", fencer.id))
    table.effect(3, 9)
    table.decide("reroll", ("reroll", temple.id, "defense roll"))
    table.attack(wolf, "Bite", fencer)
    assert fencer.damage == 0


def test_a_failed_escape_roll_is_tried_again(table: Table) -> None:
    temple = table.put("Temple of the Dawnbreaker", RED, "A1")
    bear = table.put("Steelclaw Grizzly", RED)
    table.condition(bear, CRIPPLE)
    table.effect(2, 8)
    table.decide("reroll", ("reroll", temple.id, "escape roll"))
    table.act(bear, NOTHING)
    assert bear.conditions == {}


def test_once_a_round_and_it_may_be_kept(table: Table) -> None:
    temple = table.put("Temple of the Dawnbreaker", RED, "A1")
    bear, wolf = table.put("Steelclaw Grizzly", RED), table.put("Timber Wolf", BLUE)
    table.dice("2* 0 0 0")
    table.decide("reroll", ("keep",))
    table.attack(wolf, "Bite", bear)
    table.dice("2* 0 0 0 0 0 0 0")
    table.decide("reroll", ("reroll", temple.id, "attack dice"))
    table.attack(wolf, "Bite", bear)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", bear)  # nothing is offered any more
    assert bear.damage == 2 + 0 + 1


def test_enemies_and_own_conjurations_get_nothing_from_it(table: Table) -> None:
    table.put("Temple of the Dawnbreaker", RED, "A1")
    bear, wolf = table.put("Steelclaw Grizzly", RED), table.put("Timber Wolf", BLUE)
    flower = table.put("Mana Flower", RED)
    table.dice("1* 0 0 0 0")
    table.attack(bear, "Claws", wolf)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", flower)
    assert (wolf.damage, flower.damage) == (1, 1)

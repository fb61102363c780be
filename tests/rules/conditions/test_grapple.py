"""Grapple: grappler and prey, what they can do, and how they come apart."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import GRAPPLE, STUN
from mageduel.facts.traits import RESTRAINED, UNMOVABLE
from mageduel.rules.conditions.markers import give_condition, removal_cost
from mageduel.rules.movement.moves import teleport
from mageduel.rules.objects.destroy import destroy, settle
from mageduel.rules.round.action_stage import act_between, free_ability_options
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, make_creature

SQUEEZE = {"name": "Squeeze", "kind": "melee", "action": "quick", "dice": 1, "effects": "7+ = grapple"}
COIL = SQUEEZE | {"name": "Coil"}
BITE = {"name": "Fangs", "kind": "melee", "action": "quick", "dice": 2}
SNAKE: Card = make_creature("Test Snake", attack=[SQUEEZE, COIL, BITE], life=30)


@pytest.fixture
def table() -> Table:
    return Table()


def seize(table: Table, snake: Object, prey: Object, bar: str = "Squeeze") -> None:
    """Let the snake grapple."""
    table.dice("0", effect=7)
    table.attack(snake, bar, prey)


@pytest.fixture
def pair(table: Table) -> tuple[Object, Object]:
    snake, wolf = table.put(SNAKE, RED), table.put("Timber Wolf", BLUE)
    seize(table, snake, wolf)
    return snake, wolf


def attacks(table: Table, creature: Object) -> set[tuple[int, int]]:
    """Which bars on which enemies."""
    objects = table.game.objects
    options = [each for each in table.actions(creature) if each[0] == "attack"]
    return {(each[2], each[3]) for each in options if objects[each[3]].controller != creature.controller}


@rule(
    "codex.grapple.roles",
    "codex.grapple.marker-place",
    "codex.grapple.shared",
    "codex.grapple.restrained",
    "codex.grapple.unmovable",
    "codex.grapple.prey-attached",
)
def test_both_are_held_and_the_marker_lies_on_the_prey(table: Table, pair: tuple[Object, Object]) -> None:
    snake, wolf = pair
    assert wolf.conditions == {GRAPPLE: 1}
    assert not snake.conditions
    for each in pair:
        assert table.has(each, RESTRAINED)
        assert table.has(each, UNMOVABLE)
        assert not [option for option in table.actions(each) if option[0] == "move"]


@rule("codex.grapple.no-guard")
def test_neither_can_guard_and_a_guard_that_is_grappled_is_none(table: Table) -> None:
    snake, wolf = table.put(SNAKE, RED), table.put("Timber Wolf", BLUE)
    table.guard(wolf)
    seize(table, snake, wolf)
    assert not wolf.guarding
    assert not table.asked, "nor can it strike back any more as a guard would"
    for each in (snake, wolf):
        assert ("guard",) not in table.actions(each)


@rule("codex.grapple.ignore-guards")
def test_they_ignore_guards_when_they_attack_each_other(table: Table, pair: tuple[Object, Object]) -> None:
    snake, wolf = pair
    for seat in (RED, BLUE):
        table.guard(table.put("Steelclaw Grizzly", seat))
    assert wolf.id in {target for _, target in attacks(table, snake)}
    assert attacks(table, wolf) == {(0, snake.id)}


@rule("codex.grapple.one-grapple-as-prey", "codex.grapple.second-grapple-fails")
def test_a_prey_cannot_be_grappled_again(table: Table, pair: tuple[Object, Object]) -> None:
    snake, wolf = pair
    other = table.put(SNAKE, RED)
    seize(table, other, wolf)
    assert wolf.conditions == {GRAPPLE: 1}
    assert not table.has(other, RESTRAINED)
    assert table.has(snake, RESTRAINED)


@rule("codex.grapple.several-preys", "codex.grapple.marker-per-prey", "codex.grapple.attack-locked")
def test_every_prey_takes_an_attack_of_its_own(table: Table, pair: tuple[Object, Object]) -> None:
    snake, wolf = pair
    fox = table.put("Bitterwood Fox", BLUE)
    assert {bar for bar, _ in attacks(table, snake)} == {1, 2}
    seize(table, snake, fox, "Coil")
    assert wolf.conditions == fox.conditions == {GRAPPLE: 1}
    assert {bar for bar, _ in attacks(table, snake)} == {2}


@rule("codex.grapple.not-conjuration-or-self", "codex.grapple.uncontainable")
def test_conjurations_itself_and_the_uncontainable_slip_out(table: Table) -> None:
    snake, crystal = table.put(SNAKE, RED), table.put("Mana Crystal", BLUE)
    eel = table.put(make_creature("Test Eel", traits=["Uncontainable"]), BLUE)
    for target in (crystal, snake, eel):
        seize(table, snake, target)
        assert GRAPPLE not in target.conditions


@rule("codex.grapple.prey-melee-only", "codex.grapple.prey-minus-two")
def test_a_prey_strikes_only_its_grappler_with_two_dice_less(table: Table, pair: tuple[Object, Object]) -> None:
    snake, wolf = pair
    fox = table.put("Bitterwood Fox", RED)
    assert attacks(table, wolf) == {(0, snake.id)}
    table.dice("1 1")
    table.attack(wolf, "Bite", snake)
    assert snake.damage == 2
    table.dice("0 0 0")
    table.guard(wolf)
    table.attack(fox, "Bite", wolf)
    assert not table.asked, "it cannot strike back at anybody else"


@rule("codex.grapple.prey-melee-only")
def test_a_grappled_archer_cannot_shoot(table: Table) -> None:
    snake, archer = table.put(SNAKE, RED), table.put("Royal Archer", BLUE)
    table.put("Timber Wolf", RED, "B3")
    seize(table, snake, archer)
    assert attacks(table, archer) == {(1, snake.id)}


@rule("codex.grapple.prey-spells-free")
def test_a_grappled_mage_casts_attack_spells_freely(table: Table) -> None:
    table.move_to(table.blue, "B2")
    snake, wolf = table.put(SNAKE, RED), table.put("Timber Wolf", RED, "B3")
    seize(table, snake, table.blue)
    table.dice("1* 1* 1* 1*", effect=1)
    table.cast(table.blue, "Flameblast", wolf)
    assert wolf.damage == 4


def sparks() -> Card:
    bar = {"name": "Sparks", "kind": "damage barrier", "dice": 1, "traits": ["Unavoidable"]}
    return make_card(
        name="Test Sparks",
        type="enchantment",
        cost=2,
        reveal=1,
        action="quick",
        range=[0, 2],
        target="creature",
        attack=[bar],
    )


@rule("codex.grapple.barrier-end-of-activation", "codex.grapple.barrier-example")
def test_a_barrier_bites_the_partner_at_the_end_of_its_activation(table: Table, pair: tuple[Object, Object]) -> None:
    snake, wolf = pair
    table.attach(sparks(), wolf)
    table.dice("1*")
    table.act(snake, NOTHING)
    assert snake.damage == 1
    table.reset()
    table.dice("0 0 1*")
    table.act(snake, ("attack", snake.id, 2, wolf.id))
    assert snake.damage == 2, "set off by the bite it does not strike once more"


def test_a_barrier_does_not_strike_at_whom_another_has_just_brought_down(table: Table) -> None:
    snake = table.put(make_creature("Frail Snake", attack=[SQUEEZE, COIL], life=1), RED)
    for bar in ("Squeeze", "Coil"):
        prey = table.put("Timber Wolf", BLUE)
        seize(table, snake, prey, bar)
        table.attach(sparks(), prey)
    table.dice("1*")
    table.act(snake, NOTHING)
    assert snake.id not in table.game.objects
    assert [each.target for each in table.attacks() if each.target is snake] == [snake]


@rule("codex.grapple.release")
def test_the_grappler_may_let_go_between_actions_or_in_its_own_phase(table: Table, pair: tuple[Object, Object]) -> None:
    snake, wolf = pair
    assert ("release", wolf.id) in free_ability_options(table.game, RED)
    assert ("release", wolf.id) not in free_ability_options(table.game, BLUE)
    table.act(snake, ("release", wolf.id), ("move", "B3"), NOTHING)
    assert not wolf.conditions
    assert snake.zone == table.zone("B3")
    table.move_to(snake, "B2")
    seize(table, snake, wolf)
    table.run(act_between(table.game, RED, ("release", wolf.id)))
    assert not wolf.conditions
    assert not table.has(snake, RESTRAINED)


@rule("codex.grapple.teleport-ends")
@pytest.mark.parametrize("who", [0, 1])
def test_teleporting_either_ends_it(table: Table, pair: tuple[Object, Object], who: int) -> None:
    snake, wolf = pair
    table.run(teleport(table.game, pair[who], table.zone("A1")))
    assert GRAPPLE not in wolf.conditions
    assert not table.has(snake, RESTRAINED)


@rule("codex.grapple.incapacitated-ends")
def test_a_grappler_that_is_incapacitated_loses_its_prey(table: Table, pair: tuple[Object, Object]) -> None:
    snake, wolf = pair
    table.run(give_condition(table.game, snake, STUN))
    table.run(settle(table.game))
    assert GRAPPLE not in wolf.conditions


@pytest.mark.parametrize("who", [0, 1])
def test_the_death_of_either_ends_it(table: Table, pair: tuple[Object, Object], who: int) -> None:
    _snake, _wolf = pair
    table.run(destroy(table.game, pair[who], A_TEST))
    survivor = pair[1 - who]
    assert GRAPPLE not in survivor.conditions
    assert not table.has(survivor, RESTRAINED)


@rule("codex.grapple.escape-roll", "codex.grapple.escape-bonus", "codex.grapple.escape-nine", "ruling.r29")
@pytest.mark.parametrize(
    ("dice", "roll", "free"), [("0 0", 8, False), ("0 0", 9, True), ("2 1", 5, False), ("2 1", 6, True)]
)
def test_a_prey_escapes_on_a_nine_with_the_damage_it_did(
    table: Table, pair: tuple[Object, Object], dice: str, roll: int, free: bool
) -> None:
    snake, wolf = pair
    table.dice(dice)
    table.effect(roll)
    table.act(wolf, ("attack", wolf.id, 0, snake.id))
    assert (GRAPPLE not in wolf.conditions) is free
    assert table.has(snake, RESTRAINED) is not free


@rule("core.condition.incapacitated-no-escape-roll")
def test_a_stunned_prey_makes_no_escape_roll(table: Table, pair: tuple[Object, Object]) -> None:
    _, wolf = pair
    table.condition(wolf, STUN)
    table.act(wolf)
    assert wolf.conditions == {GRAPPLE: 1}


@rule("codex.grapple.no-removal-cost")
def test_no_mana_takes_a_grapple_off(table: Table, pair: tuple[Object, Object]) -> None:
    assert removal_cost(pair[1], GRAPPLE) is None

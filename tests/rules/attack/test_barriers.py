"""Damage barriers: automatic, unavoidable, their own attackers, once a round against each creature."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import DAZE, STUN, WEAK
from mageduel.facts.traits import ARMOR
from mageduel.rules.attack.dice import EXTRA_DICE
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.movement.moves import push
from mageduel.rules.objects.characteristics import armor
from mageduel.rules.objects.destroy import destroy
from mageduel.state.arena import Direction
from mageduel.state.events import DefenseRolled
from mageduel.state.game import Game
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.surprises import surprise
from tests.kit.table import BLUE, RED, Table, make_card, make_creature, script_for

TWICE = {"name": "Twice", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Doublestrike"]}


@pytest.fixture
def table() -> Table:
    return Table()


def barrier(name: str, dice: int = 1, **row: object) -> Card:
    """An enchantment that surrounds its bearer with a damage barrier."""
    bar = {"name": name, "kind": "damage barrier", "dice": dice, "traits": ["Unavoidable"], **row}
    return make_card(
        name=f"Test {name}", type="enchantment", cost=2, reveal=1, action="quick", range=[0, 2], target="creature",
        attack=[bar],
    )  # fmt: skip


def guarded_bear(table: Table, card: Card | str = "Circle of Lightning") -> tuple[Object, Object, Object]:
    """A wolf, a bear behind a barrier, and the barrier."""
    wolf, bear = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    return wolf, bear, table.attach(card, bear)


@rule("core.barrier.once-per-attacker-per-round", "ruling.r25")
def test_a_barrier_answers_each_attacker_once_a_round(table: Table) -> None:
    wolf, bear, _ = guarded_bear(table, barrier("Sparks"))
    fox = table.put("Bitterwood Fox", RED)
    table.dice("0 0 0 0 1*")
    table.attack(wolf, "Bite", bear)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == 1
    table.dice("0 0 0 1*")
    table.attack(fox, "Bite", bear)
    assert fox.damage == 1, "another attacker is another matter"
    table.reset()
    table.dice("0 0 0 0 1*")
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == 2


@rule(
    "core.barrier.always-unavoidable",
    "sup.rules.chart-damage-barrier-always-unavoidable",
    "sup.rules.barrier-does-not-force-block-or-reverse-attack",
)
def test_no_defense_and_no_block_meets_a_barrier(table: Table) -> None:
    knight, bear = table.put("Knight of Westlock", RED), table.put("Steelclaw Grizzly", BLUE)
    plain = barrier("Plain", traits=[])
    table.attach(plain, bear)
    block = table.hide("Block", knight)
    table.dice("0 0 0 0 0 1*")
    table.attack(knight, "Longsword", bear)
    assert knight.damage == 1
    assert block.hidden
    assert not table.events(DefenseRolled)


@rule(
    "core.barrier.neither-melee-nor-ranged",
    "core.barrier.triggers-no-barrier",
    "core.barrier.triggers-no-counterstrike",
    "sup.rules.no-icon-attack-is-neither-melee-nor-ranged",
)
def test_a_barrier_wakes_neither_another_barrier_nor_a_counterstrike(table: Table) -> None:
    hydra, bear = table.put("Darkfenne Hydra", RED), table.put("Steelclaw Grizzly", BLUE)
    sparks = barrier("Sparks")
    table.attach(sparks, bear)
    table.attach(sparks, hydra)
    table.guard(hydra)
    table.dice("0 0 0 0 1*")
    table.attack(hydra, "Snapping Bite", bear)
    assert hydra.damage == 1
    assert bear.damage == 0
    assert hydra.guarding, "and it takes no guard marker"


@rule(
    "core.barrier.is-attack-source",
    "core.barrier.unaffected-by-bearer-modifiers",
    "core.condition.weak-not-damage-barriers",
    "codex.weak.exempt",
    "core.trait.melee-plus-melee-only",
    "codex.melee-plus.not-others",
    "sup.rules.no-icon-attack-ignores-melee-ranged-modifiers",
    "sup.rules.barrier-itself-is-the-attacker",
    "core.condition.incapacitated-barrier-still-works",
    "codex.incapacitated.damage-barrier",
)
def test_what_ails_or_strengthens_the_bearer_does_not_change_its_barrier(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    bear = table.put(make_creature("Test Bear", traits=["Melee +3", "Ranged +3"]), BLUE)
    table.attach(barrier("Sparks", dice=2), bear)
    for condition in (STUN, DAZE, WEAK):
        table.condition(bear, condition)
    table.dice("0 0 0 0 1* 1*")
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == 2


@rule("sup.rules.example-barrier-vs-marked-for-death")
def test_a_die_more_for_creatures_is_no_die_more_for_barriers(table: Table) -> None:
    mark = make_card(
        name="Test Mark", type="enchantment", cost=2, reveal=1, action="quick", range=[0, 2], target="creature"
    )
    script_for(mark).answer(
        EXTRA_DICE, lambda this, attack: 1 if attack.attacker is not None and attack.attacker.is_creature else 0
    )
    wolf, bear, _ = guarded_bear(table, barrier("Sparks"))
    table.attach(mark, wolf, BLUE)
    table.attach(mark, bear, RED)
    table.dice("0 0 0 0 0 0 1*")
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == 1


@rule(
    "core.barrier.attacks-even-if-bearer-destroyed",
    "sup.rules.barrier-attacks-even-if-bearer-destroyed",
    "sup.rules.destroyed-defender-barrier-still-attacks",
)
def test_a_barrier_answers_the_blow_that_destroyed_its_bearer(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE, damage=4)
    table.attach(barrier("Sparks"), fox)
    table.dice("2 0 0 0 1*")
    table.attack(wolf, "Bite", fox)
    assert not table.in_play(fox)
    assert wolf.damage == 1


@rule("core.barrier.modified-by-victim-traits")
def test_the_victims_own_traits_count(table: Table) -> None:
    bear = table.put("Steelclaw Grizzly", BLUE)
    table.attach(barrier("Flames", dice=3, damage="flame"), bear)
    tinder = table.put(make_creature("Test Tinder", traits=["Flame +2"]), RED)
    table.dice("0 0 0 1 1 1 1 1")
    table.attack(tinder, "Strike", bear)
    assert tinder.damage == 5
    warded = table.put(make_creature("Test Ward", traits=["Aegis 1"]), RED)
    table.dice("0 0 0 1 1")
    table.attack(warded, "Strike", bear)
    assert warded.damage == 2


@rule("core.barrier.one-per-object", "sup.rules.only-first-damage-barrier-functions")
def test_of_two_barriers_only_the_first_works(table: Table) -> None:
    wolf, bear, first = guarded_bear(table, barrier("First", dice=1))
    table.attach(barrier("Second", dice=2), bear)
    table.dice("0 0 0 0 1*")
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == 1
    table.run(destroy(table.game, first, A_TEST))
    table.dice("0 0 0 0 1* 1*")
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == 3, "with the first gone the second takes its place"


@rule("sup.rules.example-second-barrier-inactive-armor-kept")
def test_what_else_the_second_barrier_card_gives_is_kept(table: Table) -> None:
    wolf, bear, _ = guarded_bear(table, barrier("First", dice=1))
    second = barrier("Hide", dice=2)
    script_for(second).grants(ARMOR(+2))
    before = armor(bear)
    table.attach(second, bear)
    assert armor(bear) == before + 2
    table.dice("0 0 0 0 1*")
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == 1


@rule("sup.rules.barrier-does-not-attack-walls")
def test_a_barrier_does_not_answer_a_wall(table: Table) -> None:
    wall = table.wall("Wall of Thorns", "B2|B3", BLUE)
    bear = table.put("Steelclaw Grizzly", RED, "B2")
    table.attach(barrier("Sparks"), bear)
    table.dice("0 0 0 0 0 0 0 0")
    table.start(push(table.game, bear, Direction.EAST))
    assert wall.damage == 0


@rule("core.attack.fresh-conditions-not-resolved")
def test_conditions_given_outside_an_attack_do_not_wait(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.run(give_condition(table.game, wolf, DAZE))
    table.act(wolf, NOTHING)
    assert DAZE not in wolf.conditions


@rule("ruling.r40", "core.barrier.triggers-on-melee-hit")
@pytest.mark.parametrize("moment", ["Damage and Effects", "Additional Strikes"])
def test_a_barrier_revealed_after_the_damage_still_strikes(table: Table, moment: str) -> None:
    fighter = table.put(make_creature("Fighter", attack=[TWICE]), RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    table.reveal_after(moment, table.hide(barrier("Sparks"), bear))
    table.dice("0 0 1*")
    table.attack(fighter, "Twice", bear)
    assert fighter.damage == 1


@rule("ruling.r40", "core.barrier.no-hit-no-attack")
def test_one_revealed_after_an_attack_that_missed_does_not(table: Table) -> None:
    wolf, bear = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.condition(wolf, DAZE)
    table.effect(1)
    table.reveal_after("Roll to Miss", table.hide(barrier("Sparks"), bear))
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == 0


@rule("ruling.r40")
def test_a_barrier_that_is_gone_when_its_step_begins_does_not_strike(table: Table) -> None:
    wolf, bear, sparks = guarded_bear(table, barrier("Sparks"))

    async def douse(game: Game, this: Object) -> None:
        await destroy(game, sparks, A_TEST)

    table.reveal_after("Damage and Effects", table.hide(surprise(douse), wolf))
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == 0


@rule("ruling.r40", "sup.rules.destroyed-defender-barrier-still-attacks")
def test_a_fallen_mages_barrier_is_the_one_he_had_when_he_was_hit(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.move_to(table.blue, "B2")
    table.blue.damage = 37
    table.attach(barrier("Sparks"), table.blue)
    table.dice("2* 0 0 0 1*")
    table.attack(wolf, "Bite", table.blue)
    assert not table.game.players[BLUE].is_alive
    assert wolf.damage == 1

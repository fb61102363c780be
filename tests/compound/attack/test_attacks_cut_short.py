"""Attacks in which two or three mechanisms meet, step by step through the ten steps."""

import pytest

from mageduel.dsl.steps import AVOID_ATTACK, DAMAGE_AND_EFFECTS, DECLARE_ATTACK, ROLL_DICE, Step
from mageduel.facts.cards import Card
from mageduel.facts.conditions import DAZE, SLEEP, STUN, TAUNT, WEAK
from mageduel.facts.traits import FLYING
from mageduel.rules.attack.extra_attacks import promise_extra_attack
from mageduel.rules.movement.moves import push, teleport
from mageduel.state.arena import Direction
from mageduel.state.events import AttackCanceled
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack
from tests.kit.answers import NO_COUNTERSTRIKE, PAY, STOP
from tests.kit.ledger import rule
from tests.kit.surprises import blink, surprise
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature


@pytest.fixture
def table() -> Table:
    table = Table()
    table.always("pay reveal", PAY)
    return table


def bar(name: str = "Strike", *words: str, dice: int = 2, **row: object) -> dict[str, object]:
    """A quick melee attack."""
    return {"name": name, "kind": "melee", "action": "quick", "dice": dice, "traits": list(words), **row}


def beast(name: str, *bars: dict[str, object], **row: object) -> Card:
    """A creature with 20 Life and no armor."""
    return make_creature(name, attack=list(bars) or [bar()], **({"life": 20} | row))


def sparks(dice: int = 1, **row: object) -> Card:
    """An enchantment that is a damage barrier."""
    barrier = {"name": "Sparks", "kind": "damage barrier", "dice": dice, "traits": ["Unavoidable"], **row}
    return make_card(
        name="Sparks", type="enchantment", cost=2, reveal=0, action="quick", range=[0, 2], target="creature",
        attack=[barrier],
    )  # fmt: skip


def test_whoever_strikes_back_runs_into_the_attackers_own_barrier(table: Table) -> None:
    attacker = table.put(beast("Attacker"), RED)
    guard = table.put(beast("Guard"), BLUE)
    table.guard(guard)
    table.attach(sparks(), attacker)
    table.dice("1 1")
    table.decide("counterstrike", ("counterstrike", guard.id, 0))
    table.dice("1 1")
    table.dice("1")
    table.attack(attacker, "Strike", guard)
    assert (guard.damage, attacker.damage) == (3, 2)
    assert not guard.guarding


def test_who_dies_on_the_barrier_is_not_struck_back_at_but_has_cost_the_guard_its_marker(table: Table) -> None:
    attacker = table.put(beast("Attacker", life=1), RED)
    guard = table.put(beast("Guard"), BLUE)
    table.guard(guard)
    table.attach(sparks(), guard)
    table.dice("1 0 1*")
    table.attack(attacker, "Strike", guard)
    assert not table.in_play(attacker)
    assert not guard.guarding
    assert not table.asked


def test_a_sweeper_that_dies_between_its_attacks_makes_no_second_one(table: Table) -> None:
    sweeper = table.put(beast("Sweeper", bar("Sweep", "Sweeping"), life=2), RED)
    first = table.put(beast("First", bar("Bite", "Counterstrike")), BLUE)
    other = table.put(beast("Other"), BLUE)
    table.dice("0 0")
    table.decide("counterstrike", ("counterstrike", first.id, 0))
    table.dice("1 1")
    table.attack(sweeper, "Sweep", first)
    assert not table.in_play(sweeper)
    assert other.damage == 0


@rule("ruling.r42", "sup.spell.whirling-spirit-push-out-barrier-still-attacks")
def test_who_is_pushed_away_by_the_first_strike_escapes_the_second_and_its_barrier_answers(table: Table) -> None:
    ram = table.put(beast("Ram", bar("Butt", "Doublestrike", effects="1+ = push")), RED)
    victim = table.put(beast("Victim", bar("Bite", "Counterstrike")), BLUE)
    table.attach(sparks(), victim)
    promise_extra_attack(ram)
    table.dice("1 0", effect=12)
    table.decide("direction", ("push", int(Direction.EAST)))
    table.dice("1*")
    table.decide("extra attack", STOP)
    table.attack(ram, "Butt", victim)
    assert table.place(victim) == "B3"
    assert (victim.damage, ram.damage) == (1, 1)


@rule("ruling.r38")
def test_an_extra_attack_has_the_bonus_that_the_canceled_first_one_left(table: Table) -> None:
    attacker = table.put(beast("Attacker", traits=["Melee +2"]), RED)
    first, other = table.put(beast("First"), BLUE), table.put(beast("Other"), BLUE)
    promise_extra_attack(attacker)
    table.reveal_after(AVOID_ATTACK, table.hide(blink(), first))
    table.decide("extra attack", ("attack", attacker.id, 0, other.id))
    table.dice("1 1 1 1")
    table.attack(attacker, "Strike", first)
    assert (first.damage, other.damage) == (0, 4)


@rule("ruling.r38", "ruling.r32")
def test_a_sweep_turned_back_on_its_source_has_used_its_bonus_and_goes_on(table: Table) -> None:
    sweeper = table.put(beast("Sweeper", bar("Sweep", "Sweeping"), traits=["Melee +2"]), RED)
    first, other = table.put(beast("First"), BLUE), table.put(beast("Other"), BLUE)
    table.hide("Reverse Attack", first)
    table.dice("1 1 1 1")
    table.decide("sweep", ("sweep", other.id))
    table.dice("1 1")
    table.attack(sweeper, "Sweep", first)
    assert (sweeper.damage, first.damage, other.damage) == (4, 0, 2)


@rule("sup.spell.example-reverse-attack-vampiric-self-hit", "ruling.r23")
@pytest.mark.parametrize(("damage", "left"), [(4, 7), (14, None)])
def test_a_vampire_struck_by_its_own_bite_drinks_only_if_it_survives(
    table: Table, damage: int, left: int | None
) -> None:
    vampire = table.put(beast("Vampire", bar("Bite", "Vampiric", dice=3)), RED, damage=damage)
    victim = table.put(beast("Victim"), BLUE)
    table.hide("Reverse Attack", victim)
    table.dice("2 2 2")
    table.attack(vampire, "Bite", victim)
    assert table.in_play(vampire) is (left is not None)
    if left is not None:
        assert vampire.damage == left


@rule("ruling.r24")
def test_an_intercepted_double_shot_meets_the_guard_twice_and_takes_its_marker_once_it_is_over(table: Table) -> None:
    shots = {"name": "Shots", "kind": "ranged", "action": "quick", "range": [0, 2], "dice": 1}
    archer = table.put(beast("Archer", {**shots, "traits": ["Doublestrike"]}), RED, "B1")
    victim = table.put(beast("Victim"), BLUE)
    guard = table.put(beast("Guard", traits=["Intercept"]), BLUE)
    table.guard(guard)
    table.decide("intercept", ("intercept", guard.id))
    table.dice("1 1")
    table.attack(archer, "Shots", victim)
    assert (victim.damage, guard.damage) == (0, 2)
    assert not guard.guarding


def test_a_vine_is_attacked_past_the_guards_and_without_ones_own_barrier(table: Table) -> None:
    wolf = table.put(beast("Wolf"), RED)
    vine = table.attach("Tanglevine", wolf, BLUE)
    guard = table.put(beast("Guard"), BLUE)
    table.guard(guard)
    table.attach(sparks(), wolf)
    table.dice("1 1")
    table.attack(wolf, "Strike", vine)
    assert vine.damage == 2
    assert guard.guarding
    assert wolf.damage == 0


@rule("core.attack.move-during-attack-cancels")
def test_an_attack_on_what_clings_to_a_creature_is_canceled_when_that_is_pushed_and_comes_back(table: Table) -> None:
    helper, wolf = table.put(beast("Helper"), RED), table.put(beast("Wolf"), RED)
    leech = make_card(
        name="Leech", type="conjuration", cost=1, action="quick", range=[0, 1], target="creature", armor=0, life=9
    )
    clinging = table.attach(leech, wolf, BLUE)

    async def there_and_back(game: Game, this: Object) -> None:
        await push(game, wolf, Direction.EAST)
        await push(game, wolf, Direction.WEST)

    table.reveal_after(ROLL_DICE, table.hide(surprise(there_and_back), wolf, BLUE))
    table.dice("1 1")
    table.attack(helper, "Strike", clinging)
    assert table.place(wolf) == "B2"
    assert clinging.damage == 0
    assert len(table.events(AttackCanceled)) == 1


def test_weak_counts_for_every_strike_and_melee_for_the_first(table: Table) -> None:
    striker = table.put(beast("Striker", bar("Flurry", "Triplestrike", dice=3), traits=["Melee +1"]), RED)
    victim = table.put(beast("Victim"), BLUE)
    table.condition(striker, WEAK, 2)
    table.dice("1 1")
    table.dice("1")
    table.dice("1")
    table.attack(striker, "Flurry", victim)
    assert victim.damage == 4


@rule("core.flying.guarding-loses-flying", "ruling.r27")
def test_a_flyer_attacking_a_guarding_flyer_swoops_and_is_struck_back(table: Table) -> None:
    hawk = table.put(beast("Hawk", traits=["Flying"]), RED)
    crow = table.put(beast("Crow", traits=["Flying"]), BLUE)
    table.guard(crow)
    table.dice("1 1")
    table.decide("counterstrike", ("counterstrike", crow.id, 0))
    table.dice("1 1")
    table.attack(hawk, "Strike", crow)
    assert (hawk.damage, crow.damage) == (2, 2)
    assert table.has(hawk, FLYING)
    assert table.has(crow, FLYING)


def test_a_sleeper_woken_by_the_blow_may_strike_back_dazed(table: Table) -> None:
    attacker = table.put(beast("Attacker"), RED)
    sleeper = table.put(beast("Sleeper", bar("Bite", "Counterstrike")), BLUE)
    table.condition(sleeper, SLEEP)
    table.dice("1 1")
    table.decide("counterstrike", ("counterstrike", sleeper.id, 0))
    table.effect(7)
    table.dice("1 1")
    table.attack(attacker, "Strike", sleeper)
    assert (sleeper.damage, attacker.damage) == (2, 2)


def test_a_sleeper_that_takes_no_damage_sleeps_on_and_does_not_strike_back(table: Table) -> None:
    attacker = table.put(beast("Attacker"), RED)
    sleeper = table.put(beast("Sleeper", bar("Bite", "Counterstrike")), BLUE)
    table.condition(sleeper, SLEEP)
    table.dice("0 0")
    table.attack(attacker, "Strike", sleeper)
    assert SLEEP in sleeper.conditions
    assert not table.asked


def test_a_guard_keeps_the_taunted_from_the_taunter(table: Table) -> None:
    attacker = table.put(beast("Attacker"), RED)
    taunter, guard = table.put(beast("Taunter"), BLUE), table.put(beast("Guard"), BLUE)
    table.condition(attacker, TAUNT)
    attacker.taunted_by = taunter
    table.guard(guard)
    options = table.actions(attacker)
    assert ("attack", attacker.id, 0, guard.id) in options
    assert ("attack", attacker.id, 0, taunter.id) not in options
    assert ("guard",) in options


@rule("core.guard.sweeping-guards-first")
def test_a_sweep_meets_the_guard_first_and_then_whom_it_protected(table: Table) -> None:
    sweeper = table.put(beast("Sweeper", bar("Sweep", "Sweeping")), RED)
    guard, ward = table.put(beast("Guard"), BLUE), table.put(beast("Ward"), BLUE)
    table.guard(guard)
    with pytest.raises(Refused):
        table.attack(sweeper, "Sweep", ward)
    table.dice("0 0")
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.decide("sweep", ("sweep", ward.id))
    table.dice("1 1")
    table.attack(sweeper, "Sweep", guard)
    assert ward.damage == 2


def test_with_two_guards_a_sweep_takes_on_both(table: Table) -> None:
    sweeper = table.put(beast("Sweeper", bar("Sweep", "Sweeping")), RED)
    guards = [table.put(beast(name), BLUE) for name in ("One", "Two")]
    ward = table.put(beast("Ward"), BLUE)
    for each in guards:
        table.guard(each)
    table.dice("0 0")
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.decide("sweep", STOP)
    table.attack(sweeper, "Sweep", guards[0])
    (request,) = (each for each in table.asked if each.kind == "sweep")
    assert ("sweep", guards[1].id) in request.options
    assert ("sweep", ward.id) not in request.options


def test_the_elusive_pass_the_guard_which_keeps_its_marker(table: Table) -> None:
    thief = table.put(beast("Thief", traits=["Elusive"]), RED)
    guard, ward = table.put(beast("Guard"), BLUE), table.put(beast("Ward"), BLUE)
    table.guard(guard)
    table.dice("1 1")
    table.attack(thief, "Strike", ward)
    assert ward.damage == 2
    assert guard.guarding


@rule("sup.rules.attack-canceled-guard-still-removed")
@pytest.mark.parametrize("moment", [DECLARE_ATTACK, AVOID_ATTACK, ROLL_DICE])
def test_a_guard_that_slips_away_has_lost_its_marker_and_does_not_strike_back(
    table: Table, moment: Step[Attack]
) -> None:
    attacker, guard = table.put(beast("Attacker"), RED), table.put(beast("Guard"), BLUE)
    table.guard(guard)
    table.reveal_after(moment, table.hide(blink(), guard))
    if moment is ROLL_DICE:
        table.dice("1 1")
    table.attack(attacker, "Strike", guard)
    assert guard.damage == 0
    assert not guard.guarding
    assert not any(each.kind == "counterstrike" for each in table.asked)


def test_a_stun_from_the_first_targets_barrier_stops_the_sweep_and_the_extra_attack(table: Table) -> None:
    sweeper = table.put(beast("Sweeper", bar("Sweep", "Sweeping")), RED)
    first, other = table.put(beast("First"), BLUE), table.put(beast("Other"), BLUE)
    table.attach(sparks(effects="1+ = stun"), first)
    promise_extra_attack(sweeper)
    table.dice("0 0 0", effect=12)
    table.attack(sweeper, "Sweep", first)
    assert STUN in sweeper.conditions
    assert other.damage == 0
    assert not table.asked


@rule("ruling.r40", "ruling.r25")
def test_a_barrier_revealed_between_two_attacks_of_an_action_answers_the_second_defender_only(table: Table) -> None:
    sweeper = table.put(beast("Sweeper", bar("Sweep", "Sweeping")), RED)
    first, second = table.put(beast("First"), BLUE), table.put(beast("Second"), BLUE)
    table.reveal_after(DAMAGE_AND_EFFECTS, table.hide(sparks(), second), target=second)
    table.dice("0 0")
    table.decide("sweep", ("sweep", second.id))
    table.dice("0 0 1*")
    table.attack(sweeper, "Sweep", first)
    assert sweeper.damage == 1


@rule("ruling.r42", "ruling.r39")
def test_a_bloodthirsty_sweeper_carried_off_must_sweep_the_wounded_where_it_lands(table: Table) -> None:
    sweeper = table.put(beast("Sweeper", bar("Sweep", "Sweeping"), traits=["Bloodthirsty +0"]), RED)
    first = table.put(beast("First"), BLUE, damage=1)
    table.put(beast("Hale"), BLUE, "B3")
    hurt = table.put(beast("Hurt"), BLUE, "B3", damage=1)

    async def carry(game: Game, this: Object) -> None:
        await teleport(game, sweeper, table.zone("B3"))

    table.reveal_after(AVOID_ATTACK, table.hide(surprise(carry), sweeper, BLUE))
    table.decide("sweep", ("sweep", hurt.id))
    table.dice("1 1")
    table.attack(sweeper, "Sweep", first)
    (request,) = (each for each in table.asked if each.kind == "sweep")
    assert list(request.options) == [("sweep", hurt.id)]
    assert hurt.damage == 3


def test_a_dazed_striker_rolls_for_each_strike_and_a_miss_still_lets_the_other_be_answered(table: Table) -> None:
    striker = table.put(beast("Striker", bar("Pair", "Doublestrike")), RED)
    victim = table.put(beast("Victim"), BLUE)
    table.attach(sparks(), victim)
    table.condition(striker, DAZE)
    table.effect(6, 7)
    table.dice("1 1")
    table.dice("1*")
    table.attack(striker, "Pair", victim)
    assert (victim.damage, striker.damage) == (2, 1)

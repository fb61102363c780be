"""Attack actions: what the attacks of one action share, and what carries on when one of them comes to nothing."""

from collections.abc import Callable

import pytest

from mageduel.dsl.steps import AVOID_ATTACK, DECLARE_ATTACK, ROLL_DICE, ROLL_TO_MISS, Step
from mageduel.facts.conditions import DAZE, TAUNT
from mageduel.rules.attack.extra_attacks import promise_extra_attack
from mageduel.rules.movement.moves import teleport
from mageduel.state.game import Game
from mageduel.state.running import Attack
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.position import set_tokens
from tests.kit.surprises import blink
from tests.kit.table import BLUE, RED, Table, make_wall
from tests.rules.attack.actions import (
    carry,
    fighter,
    giving_tokens,
    melee,
    offered,
    once,
    prey,
    ranged,
    targets_offered,
)


@pytest.fixture
def table() -> Table:
    table = Table()
    table.always("pay reveal", PAY)
    return table


# Bonuses of the whole action (ruling R38)


@rule("ruling.r38")
@pytest.mark.parametrize(("bar", "token"), [(melee, "Melee +1"), (ranged, "Ranged +1")])
def test_a_bonus_that_shrinks_between_two_attacks_is_no_penalty(
    table: Table, bar: Callable[..., dict[str, object]], token: str
) -> None:
    sweeper = table.put(fighter(bar("Sweep", "Sweeping")), RED)
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)
    set_tokens(sweeper, token, 2)
    table.reveal_after("Damage and Effects", table.hide(giving_tokens(sweeper, token, 1), second))
    table.dice("1 1 1 1")
    table.decide("sweep", ("sweep", second.id))
    table.dice("1 1")
    table.attack(sweeper, "Sweep", first)
    assert (first.damage, second.damage) == (4, 2)


@rule("ruling.r38", "sup.rules.bonus-growth-during-action-applies-difference")
def test_shrunk_and_grown_again_it_adds_what_goes_beyond_the_most_it_gave(table: Table) -> None:
    dervish, victim = table.put(fighter(melee("Flurry", "Triplestrike")), RED), table.put(prey(), BLUE)
    set_tokens(dervish, "Melee +1", 3)
    table.reveal_after("Damage and Effects", table.hide(giving_tokens(dervish, "Melee +1", 1), victim))

    async def grow(game: Game) -> None:
        set_tokens(dervish, "Melee +1", 4)

    table.hide(once(ROLL_DICE, lambda attack: attack.damage_in_all >= 7, grow), victim)
    table.dice("1 1 1 1 1")
    table.dice("1 1")
    table.dice("1 1 1")
    table.attack(dervish, "Flurry", victim)
    assert victim.damage == 10


@rule("ruling.r38", "sup.rules.bonus-growth-during-action-applies-difference")
def test_growth_is_given_once_too(table: Table) -> None:
    dervish, victim = table.put(fighter(melee("Flurry", "Triplestrike")), RED), table.put(prey(), BLUE)
    set_tokens(dervish, "Melee +1", 1)
    table.reveal_after("Damage and Effects", table.hide(giving_tokens(dervish, "Melee +1", 3), victim))
    table.dice("1 1 1")
    table.dice("1 1 1 1")
    table.dice("1 1")
    table.attack(dervish, "Flurry", victim)
    assert victim.damage == 9


@rule("ruling.r38")
def test_a_missed_attack_has_used_the_bonus_up(table: Table) -> None:
    striker = table.put(fighter(melee("Strike", "Doublestrike"), traits=("Melee +2",)), RED)
    victim = table.put(prey(), BLUE)
    table.condition(striker, DAZE)
    table.effect(6, 7)
    table.dice("1 1")
    table.attack(striker, "Strike", victim)
    assert victim.damage == 2


@rule("ruling.r38")
@pytest.mark.parametrize(("bar", "trait"), [(melee, "Melee +2"), (ranged, "Ranged +2")])
def test_an_avoided_attack_has_used_the_bonus_up(
    table: Table, bar: Callable[..., dict[str, object]], trait: str
) -> None:
    striker = table.put(fighter(bar("Strike", "Doublestrike"), traits=(trait,)), RED)
    dodger = table.put(prey(defense="7+ 1x"), BLUE)
    table.decide("defend", ("defend", dodger.id))
    table.effect(7)
    table.dice("1 1")
    table.attack(striker, "Strike", dodger)
    assert dodger.damage == 2


@rule("ruling.r38")
@pytest.mark.parametrize("moment", ["Declare Attack", "Avoid Attack", "Roll Dice"])
@pytest.mark.parametrize(("bar", "trait"), [(melee, "Melee +2"), (ranged, "Ranged +2")])
def test_a_canceled_attack_has_not_used_it_up(
    table: Table, bar: Callable[..., dict[str, object]], trait: str, moment: str
) -> None:
    sweeper = table.put(fighter(bar("Sweep", "Sweeping"), traits=(trait,)), RED)
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)
    table.reveal_after(moment, table.hide(blink(), first))
    if moment == "Roll Dice":
        table.dice("1 1 1 1")
    table.decide("sweep", ("sweep", second.id))
    table.dice("1 1 1 1")
    table.attack(sweeper, "Sweep", first)
    assert (first.damage, second.damage) == (0, 4)


@rule("ruling.r38", "sup.rules.dice-chart-charge-which-attacks")
def test_charge_waits_for_an_attack_that_is_not_canceled(table: Table) -> None:
    charger = table.put(fighter(melee("Sweep", "Sweeping"), traits=("Charge +2",)), RED, "B1")
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)
    table.reveal_after("Avoid Attack", table.hide(blink(), first))
    table.decide("sweep", ("sweep", second.id))
    table.dice("1 1 1 1")
    table.act(charger, ("move", "B2"), ("attack", charger.id, 0, first.id))
    assert second.damage == 4


@rule("ruling.r38", "core.trait.charge-next-attack-only")
def test_charge_is_gone_with_an_attack_that_missed(table: Table) -> None:
    charger = table.put(fighter(melee("Sweep", "Sweeping"), traits=("Charge +2",)), RED, "B1")
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)
    table.condition(charger, DAZE)
    table.effect(1, 12)
    table.decide("sweep", ("sweep", second.id))
    table.dice("1 1")
    table.act(charger, ("move", "B2"), ("attack", charger.id, 0, first.id))
    assert second.damage == 2


@rule("core.trait.charge-next-attack-only", "codex.class.charge-either-kind")
def test_a_charge_of_the_extra_attacks_bar_comes_too_late(table: Table) -> None:
    charger = table.put(fighter(melee("Claw"), melee("Gore", "Charge +2")), RED, "B1")
    victim = table.put(prey(), BLUE)
    promise_extra_attack(charger)
    table.dice("1 1")
    table.decide("extra attack", ("attack", charger.id, 1, victim.id))
    table.dice("1 1")
    table.act(charger, ("move", "B2"), ("attack", charger.id, 0, victim.id))
    assert victim.damage == 4


@rule("codex.vampiric.first-attack", "core.trait.vampiric-first-attack-only")
@pytest.mark.parametrize(("is_canceled", "healed"), [(False, 1), (True, 2)])
def test_vampiric_is_the_first_attack_that_is_made(table: Table, is_canceled: bool, healed: int) -> None:
    vampire = table.put(fighter(melee("Sweep", "Sweeping", "Vampiric")), RED, damage=10)
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)
    if is_canceled:
        table.reveal_after("Avoid Attack", table.hide(blink(), first))
    else:
        table.dice("1 0")
    table.decide("sweep", ("sweep", second.id))
    table.dice("2 1")
    table.attack(vampire, "Sweep", first)
    assert vampire.damage == 10 - healed


# A sweeper that is carried off, and what a sweep can reach (ruling R39)


@rule("ruling.r39", "sup.rules.example-sweeping-attacker-teleported")
@pytest.mark.parametrize("moment", ["Avoid Attack", "Damage and Effects"])
def test_a_sweeper_carried_to_another_zone_sweeps_on_there(table: Table, moment: str) -> None:
    sweeper = table.put(fighter(melee("Sweep", "Sweeping")), RED)
    first, left_behind = table.put(prey("First"), BLUE), table.put(prey("Behind"), BLUE)
    there = table.put(prey("There"), BLUE, "B3")
    table.reveal_after(moment, table.hide(carry(sweeper, table.zone("B3")), sweeper))
    if moment == "Damage and Effects":
        table.dice("1 0")
    table.decide("sweep", ("sweep", there.id))
    table.dice("1 1")
    table.attack(sweeper, "Sweep", first)
    assert targets_offered(table, "sweep") & {first.id, left_behind.id, there.id} == {there.id}
    assert there.damage == 2


@rule("ruling.r39")
def test_an_archer_carried_off_still_sweeps_the_zone_it_shot_into(table: Table) -> None:
    archer = table.put(fighter(ranged("Volley", "Sweeping", range=[0, 1])), RED, "B1")
    first, second = table.put(prey("First"), BLUE, "B2"), table.put(prey("Second"), BLUE, "B2")
    beside = table.put(prey("Beside"), BLUE, "B3")
    table.reveal_after("Avoid Attack", table.hide(carry(archer, table.zone("B3")), archer))
    table.decide("sweep", ("sweep", second.id))
    table.dice("1 1")
    table.attack(archer, "Volley", first)
    assert beside.id not in targets_offered(table, "sweep")
    assert second.damage == 2


def test_a_sweep_may_go_on_to_a_wall_beside_the_zone(table: Table) -> None:
    sweeper, first = table.put(fighter(melee("Sweep", "Sweeping")), RED), table.put(prey(), BLUE)
    wall, far = table.wall(make_wall(), "B2|B3", BLUE), table.wall(make_wall("Far Wall"), "A3|A4", BLUE)
    table.dice("0 0")
    table.decide("sweep", ("sweep", wall.id))
    table.dice("1 1")
    table.attack(sweeper, "Sweep", first)
    assert far.id not in targets_offered(table, "sweep")
    assert wall.damage == 2


def test_a_volley_may_go_on_to_a_wall_beside_the_zone_and_from_a_wall_to_what_is_beside_it(table: Table) -> None:
    archer = table.put(fighter(ranged("Volley", "Sweeping")), RED, "B1")
    here, there, elsewhere = (table.put(prey(zone), BLUE, zone) for zone in ("B2", "B3", "A1"))
    wall, far = table.wall(make_wall(), "B2|B3", BLUE), table.wall(make_wall("Far Wall"), "A1|B1", BLUE)
    table.dice("0 0")
    table.decide("sweep", ("sweep", wall.id))
    table.dice("1 1")
    table.attack(archer, "Volley", here)
    assert targets_offered(table, "sweep") == {wall.id}
    assert wall.damage == 2
    table.dice("0 0")
    table.decide("sweep", ("sweep", there.id))
    table.dice("1 1")
    table.attack(archer, "Volley", wall)
    assert targets_offered(table, "sweep") & {here.id, there.id, elsewhere.id, far.id} == {here.id, there.id}
    assert there.damage == 2


# Who has escaped, and whom one must attack (ruling R42)


@rule("ruling.r42", "sup.rules.canceled-target-illegal-for-rest-of-action")
@pytest.mark.parametrize("step", [None, ROLL_TO_MISS, AVOID_ATTACK, ROLL_DICE])
def test_who_escapes_a_later_strike_is_safe_from_the_extra_attack(table: Table, step: Step[Attack] | None) -> None:
    striker = table.put(fighter(melee("Strike", "Triplestrike")), RED)
    victim, other = table.put(prey(), BLUE), table.put(prey("Other"), BLUE)
    promise_extra_attack(striker)

    async def escape(game: Game) -> None:
        await teleport(game, victim, table.zone("B2"))

    if step is None:
        table.reveal_after("Damage and Effects", table.hide(blink(), victim))
    else:
        table.hide(once(step, lambda attack: attack.damage_in_all > 0, escape), victim)
    if step is ROLL_TO_MISS:
        table.condition(striker, DAZE)
        table.effect(12)
    table.dice("1 0")
    table.decide("extra attack", ("stop",))
    table.attack(striker, "Strike", victim)
    assert targets_offered(table, "extra attack") & {victim.id, other.id} == {other.id}


@rule("ruling.r42")
def test_an_attacker_turning_away_does_not_come_back_to_who_escaped(table: Table) -> None:
    table.move_to(table.blue, "B2")
    table.attach("Helm of Fear", table.blue)
    striker = table.put(fighter(melee()), RED)
    victim, other = table.put(prey(), BLUE), table.put(prey("Other"), BLUE)
    promise_extra_attack(striker)
    table.reveal_after("Avoid Attack", table.hide(blink(), victim))
    table.decide("extra attack", ("attack", striker.id, 0, table.blue.id))
    table.effect(9)
    table.decide("turn away", ("attack", other.id))
    table.dice("1 1")
    table.attack(striker, "Strike", victim)
    assert targets_offered(table, "turn away") & {victim.id, other.id, table.blue.id} == {other.id}
    assert other.damage == 2


@rule("ruling.r42", "codex.bloodthirsty.must-attack")
def test_the_bloodthirsty_make_their_extra_attack_on_the_wounded(table: Table) -> None:
    killer = table.put(fighter(melee(), traits=("Bloodthirsty +0",)), RED)
    wounded, hurt_too = table.put(prey("Wounded"), BLUE, damage=1), table.put(prey("Hurt"), BLUE, damage=1)
    table.put(prey("Hale"), BLUE)
    promise_extra_attack(killer)
    table.dice("1 1")
    table.decide("extra attack", ("attack", killer.id, 0, wounded.id))
    table.dice("1 1")
    table.attack(killer, "Strike", wounded)
    choices = {("attack", killer.id, 0, each.id) for each in (wounded, hurt_too)}
    assert set(offered(table, "extra attack")) == choices
    assert wounded.damage == 5


@rule("ruling.r42")
def test_with_nobody_wounded_in_reach_their_extra_attack_is_free(table: Table) -> None:
    killer = table.put(fighter(melee(), traits=("Bloodthirsty +0",)), RED)
    wounded, hale = table.put(prey("Wounded"), BLUE, damage=1), table.put(prey("Hale"), BLUE)
    promise_extra_attack(killer)
    table.reveal_after("Avoid Attack", table.hide(blink(), wounded))
    table.decide("extra attack", ("stop",))
    table.attack(killer, "Strike", wounded)
    assert targets_offered(table, "extra attack") & {wounded.id, hale.id} == {hale.id}


@rule("ruling.r42")
def test_the_taunted_make_their_extra_attack_on_the_taunter(table: Table) -> None:
    victim, other = table.put(prey(), BLUE), table.put(prey("Other"), BLUE)
    striker = table.put(fighter(melee("Claw"), melee("Kick")), RED)
    table.condition(striker, TAUNT)
    striker.taunted_by = other
    promise_extra_attack(striker)
    table.dice("1 1")
    table.decide("extra attack", ("attack", striker.id, 1, other.id))
    table.dice("1 1")
    table.attack(striker, "Claw", victim)
    assert set(offered(table, "extra attack")) == {("attack", striker.id, bar, other.id) for bar in (0, 1)}


@rule("core.attack.committed-after-declare")
def test_an_attack_canceled_before_it_is_committed_to_leaves_action_and_extra_attack(table: Table) -> None:
    striker, victim = table.put(fighter(melee()), RED), table.put(prey(), BLUE)

    async def escape(game: Game) -> None:
        await teleport(game, victim, table.zone("B3"))

    other = table.put(prey("Other"), BLUE)
    table.hide(once(DECLARE_ATTACK, lambda attack: attack.defender is victim, escape), victim)
    promise_extra_attack(striker)
    table.dice("1 1")
    table.decide("extra attack", ("attack", striker.id, 0, other.id))
    table.dice("1 1")
    table.act(striker, ("attack", striker.id, 0, victim.id), ("attack", striker.id, 0, other.id))
    assert (victim.damage, other.damage) == (0, 4)

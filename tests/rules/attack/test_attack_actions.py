"""Attack actions: what the attacks of one action share, and what carries on when one of them comes to nothing."""

from collections.abc import Awaitable, Callable

import pytest

from mageduel.dsl.steps import AVOID_ATTACK, DECLARE_ATTACK, ROLL_DICE, ROLL_TO_MISS, Step
from mageduel.facts.cards import Card
from mageduel.facts.conditions import CRIPPLE, DAZE, SLEEP, TAUNT
from mageduel.facts.traits import FLYING, ROOTED
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.extra_attacks import promise_extra_attack
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.movement.moves import teleport
from mageduel.rules.objects.destroy import destroy
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone
from mageduel.state.running import Attack
from tests.kit.answers import PAY
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.position import set_tokens
from tests.kit.surprises import blink, surprise
from tests.kit.table import BLUE, RED, Table, make_card, make_creature, make_wall, script_for


@pytest.fixture
def table() -> Table:
    table = Table()
    table.always("pay reveal", PAY)
    return table


def melee(name: str = "Strike", *words: str, dice: int = 2, action: str = "quick", **row: object) -> dict[str, object]:
    """A melee attack bar."""
    return {"name": name, "kind": "melee", "action": action, "dice": dice, "traits": list(words), **row}


def ranged(name: str = "Shot", *words: str, dice: int = 2, **row: object) -> dict[str, object]:
    """A ranged attack bar."""
    bar = {"name": name, "kind": "ranged", "action": "quick", "range": [0, 2], "dice": dice, "traits": list(words)}
    return {**bar, **row}


def fighter(*bars: dict[str, object], traits: tuple[str, ...] = (), **row: object) -> Card:
    """A sturdy creature with these attacks."""
    row.setdefault("life", 30)
    return make_creature("Fighter", attack=list(bars), traits=list(traits), **row)


def prey(name: str = "Prey", **row: object) -> Card:
    """A sturdy creature that does not strike back."""
    row.setdefault("life", 30)
    return make_creature(name, **row)


def giving_tokens(bearer: Object, token: str, count: int) -> Card:
    """An enchantment that gives some creature so many tokens when it is revealed."""

    async def effect(game: Game, this: Object) -> None:
        set_tokens(bearer, token, count)

    return surprise(effect)


def carry(whom: Object, zone: Zone) -> Card:
    """An enchantment that Teleports somebody when it is revealed."""

    async def effect(game: Game, this: Object) -> None:
        await teleport(game, whom, zone)

    return surprise(effect)


def once(step: Step[Attack], when: Callable[[Attack], bool], effect: Callable[[Game], Awaitable[None]]) -> Card:
    """An enchantment that must be revealed in a step of an attack, and does something then."""
    card = make_card(
        name="Trigger", type="enchantment", cost=2, reveal=0, action="quick", range=[0, 2], target="object"
    )

    @script_for(card).must_reveal(during=step, when=lambda this, attack: when(attack))
    async def trigger(game: Game, this: Object, attack: Attack) -> None:
        await effect(game)

    return card


def ruin(what: Object) -> Card:
    """An enchantment that destroys something when it is revealed."""

    async def effect(game: Game, this: Object) -> None:
        await destroy(game, what, A_TEST)

    return surprise(effect)


def offered(table: Table, kind: str) -> list[Answer]:
    """What was open to choose when this was last asked."""
    return list(next(request.options for request in reversed(table.asked) if request.kind == kind))


def targets_offered(table: Table, kind: str) -> set[int]:
    """Whom one could attack when this was last asked."""
    return {each[-1] for each in offered(table, kind) if each[0] in ("attack", "sweep")}


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


# Zone attacks whose source moves (ruling R43)


@pytest.fixture
def bomber(table: Table) -> Object:
    """A creature beside a zone with two others, about to attack that zone."""
    blast = ranged("Blast", dice=2, range=[0, 1], zone=True)
    return table.put(fighter(blast, life=5), RED, "B1")


def bombard(table: Table, bomber: Object, *, order: tuple[Object, ...]) -> None:
    """Attack zone B2, whoever is in it in this order."""
    table.decide("order", *(("next", each.id) for each in order))
    table.act(bomber, ("attack", bomber.id, 0, "B2"))


@rule("ruling.r43")
@pytest.mark.parametrize("moment", [None, "Roll Dice"])
def test_a_zone_attack_misses_the_one_in_hand_when_its_source_moves(
    table: Table, bomber: Object, moment: str | None
) -> None:
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)
    away = carry(bomber, table.zone("C4"))
    if moment is None:

        async def away_at_once(game: Game) -> None:
            await teleport(game, bomber, table.zone("C4"))

        table.hide(once(ROLL_DICE, lambda attack: attack.defender is first, away_at_once), bomber)
    else:
        table.dice("1 1")
        table.reveal_after(moment, table.hide(away, bomber))
    table.dice("1 1")
    bombard(table, bomber, order=(first,))
    assert bomber.zone == table.zone("C4")
    assert (first.damage, second.damage) == (0, 2)


@rule("ruling.r43")
def test_a_zone_attack_goes_on_when_its_source_is_destroyed(table: Table, bomber: Object) -> None:
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)
    table.reveal_after("Roll Dice", table.hide(ruin(bomber), first))
    table.dice("1 1 1 1")
    bombard(table, bomber, order=(first,))
    assert not table.in_play(bomber)
    assert (first.damage, second.damage) == (2, 2)


@rule("ruling.r43", "sup.rules.zone-attack-continues-if-source-destroyed")
def test_a_fallen_mages_firestorm_burns_on(table: Table) -> None:
    table.move_to(table.red, "B1")
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)
    table.reveal_after("Roll Dice", table.hide(ruin(table.red), first, BLUE))
    table.decide("order", ("next", first.id))
    table.dice("1* 1* 0 0 0", effect=1)
    table.dice("1* 1* 1* 0 0", effect=1)
    table.cast(table.red, "Firestorm", "B2")
    assert not table.game.players[RED].is_alive
    assert (first.damage, second.damage) == (2, 3)


@rule("ruling.r43")
def test_a_zone_attack_whose_source_moves_before_anybody_is_attacked_is_canceled(table: Table, bomber: Object) -> None:
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)
    table.reveal_after("Declare Attack", table.hide(blink(), bomber))
    bombard(table, bomber, order=())
    assert first.damage == second.damage == 0


@rule("ruling.r43")
def test_a_zone_attack_whose_source_is_destroyed_before_that_goes_off_all_the_same(table: Table) -> None:
    table.move_to(table.red, "B1")
    victim = table.put(prey(), BLUE)
    table.reveal_after("Declare Attack", table.hide(ruin(table.red), victim, BLUE))
    table.dice("1* 1* 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "B2")
    assert victim.damage == 2


# Flying does not change in the middle (ruling R45)


def reaches(table: Table, attacker: Object, target: Object) -> bool:
    """Whether any attack of the attacker may be made on the target."""
    return any(each[0] == "attack" and each[3] == target.id for each in table.actions(attacker))


@rule("ruling.r45", "core.flying.no-change-mid-attack", "sup.codex.no-flying-change-within-attack-action")
@pytest.mark.parametrize("somebody_hides", [False, True])
@pytest.mark.parametrize("held_by", ["guard", "sleep"])
def test_who_guarded_or_slept_does_not_take_off_before_the_extra_attack(
    table: Table, held_by: str, somebody_hides: bool
) -> None:
    striker, bird = table.put(fighter(melee()), RED), table.put(prey("Bird", traits=["Flying"]), BLUE)
    if somebody_hides:
        table.hide(blink(), "A1", BLUE)
    if held_by == "guard":
        table.guard(bird)
        table.decide("counterstrike", ("no counterstrike",))
    else:
        table.condition(bird, SLEEP)
    promise_extra_attack(striker)
    table.dice("1 1")
    table.decide("extra attack", ("attack", striker.id, 0, bird.id))
    table.dice("1 1")
    table.attack(striker, "Strike", bird)
    assert bird.damage == 4
    assert table.has(bird, FLYING), "with the attack action over it is in the air again"
    assert not reaches(table, striker, bird)


@rule("ruling.r45", "core.flying.example-gained-mid-attack")
def test_nobody_else_takes_off_either_while_the_action_lasts(table: Table) -> None:
    sweeper = table.put(fighter(melee("Sweep", "Sweeping")), RED)
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)

    async def take_wing(game: Game, this: Object) -> None:
        grant_for_a_while(second, FLYING, source="test")

    table.reveal_after("Damage and Effects", table.hide(surprise(take_wing), second))
    table.dice("0 0")
    table.decide("sweep", ("sweep", second.id))
    table.dice("1 1")
    table.attack(sweeper, "Sweep", first)
    assert second.damage == 2
    assert table.has(second, FLYING)


@rule("ruling.r45")
def test_who_takes_wing_elsewhere_and_comes_along_is_still_on_the_ground(table: Table) -> None:
    sweeper = table.put(fighter(melee("Sweep", "Sweeping")), RED)
    first, comer = table.put(prey("First"), BLUE), table.put(prey("Comer"), BLUE, "C4")

    async def fly_here(game: Game, this: Object) -> None:
        grant_for_a_while(comer, FLYING, source="test")
        await teleport(game, comer, table.zone("B2"))

    table.reveal_after("Damage and Effects", table.hide(surprise(fly_here), first))
    table.dice("0 0")
    table.decide("sweep", ("sweep", comer.id))
    table.dice("1 1")
    table.attack(sweeper, "Sweep", first)
    assert comer.damage == 2
    assert table.has(comer, FLYING)


@rule("core.flying.no-change-mid-attack", "sup.codex.no-flying-change-within-attack-action")
def test_who_is_brought_down_comes_down_when_the_action_is_over(table: Table) -> None:
    spear = melee("Spear", "Reach", effects="1+ = cripple")
    striker, bird = table.put(fighter(spear, melee("Fist")), RED), table.put(prey("Bird", traits=["Flying"]), BLUE)
    promise_extra_attack(striker)
    table.dice("1 1", effect=12)
    table.decide("extra attack", ("stop",))
    table.attack(striker, "Spear", bird)
    assert CRIPPLE in bird.conditions
    assert {each for each in offered(table, "extra attack") if each[-1] == bird.id} == {
        ("attack", striker.id, 0, bird.id)
    }
    assert not table.has(bird, FLYING)
    assert ("attack", striker.id, 1, bird.id) in table.actions(striker)


@rule("ruling.r45", "sup.codex.no-flying-change-within-attack-action")
def test_a_flyer_that_struck_in_the_air_does_not_swoop_for_its_extra_attack(table: Table) -> None:
    hawk = table.put(fighter(melee(), traits=("Flying",)), RED)
    bird, other = (table.put(prey(name, traits=["Flying"]), BLUE) for name in ("Bird", "Other"))
    mouse = table.put(prey("Mouse"), BLUE)
    promise_extra_attack(hawk)
    table.dice("1 1")
    table.decide("extra attack", ("stop",))
    table.attack(hawk, "Strike", bird)
    assert targets_offered(table, "extra attack") & {bird.id, other.id, mouse.id} == {bird.id, other.id}


@rule("codex.sweeping.reach-or-ranged")
def test_with_reach_a_flyer_may_go_on_from_the_air_to_the_ground(table: Table) -> None:
    hawk = table.put(fighter(melee("Talons", "Sweeping", "Reach"), traits=("Flying",)), RED)
    bird, mouse = table.put(prey("Bird", traits=["Flying"]), BLUE), table.put(prey("Mouse"), BLUE)
    table.dice("1 1")
    table.decide("sweep", ("sweep", mouse.id))
    table.dice("1 1")
    table.attack(hawk, "Talons", bird)
    assert (bird.damage, mouse.damage) == (2, 2)


@rule("ruling.r45", "core.flying.loses-flying-for-melee")
def test_a_flyer_that_swooped_makes_its_extra_attack_on_the_ground(table: Table) -> None:
    hawk = table.put(fighter(melee(), traits=("Flying",)), RED)
    bird, mouse = table.put(prey("Bird", traits=["Flying"]), BLUE), table.put(prey("Mouse"), BLUE)
    promise_extra_attack(hawk)
    table.dice("1 1")
    table.decide("extra attack", ("attack", hawk.id, 0, mouse.id))
    table.dice("1 1")
    table.attack(hawk, "Strike", mouse)
    assert targets_offered(table, "extra attack") & {bird.id, mouse.id} == {mouse.id}
    assert table.has(hawk, FLYING)


@rule("ruling.r45", "ruling.r28")
def test_a_flyer_that_came_down_to_strike_back_stays_down_for_the_extra_attack(table: Table) -> None:
    striker = table.put(fighter(melee("Spear", "Reach"), melee("Fist")), RED)
    bird = table.put(prey("Bird", traits=["Flying"], attack=[melee("Peck", "Counterstrike")]), BLUE)
    promise_extra_attack(striker)
    table.dice("1 1")
    table.decide("counterstrike", ("counterstrike", bird.id, 0))
    table.dice("1 1")
    table.decide("extra attack", ("attack", striker.id, 1, bird.id))
    table.dice("1 1")
    table.attack(striker, "Spear", bird)
    assert bird.damage == 4
    assert table.has(bird, FLYING)


def test_a_creature_rooted_before_the_attack_stays_on_the_ground_after_it(table: Table) -> None:
    striker, bird = table.put(fighter(melee()), RED), table.put(prey("Bird", traits=["Flying"]), BLUE)
    grant_for_a_while(bird, ROOTED, source="test")
    table.dice("1 1")
    table.attack(striker, "Strike", bird)
    assert not table.has(bird, FLYING)

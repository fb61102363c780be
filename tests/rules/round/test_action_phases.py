"""The Action Phases: taking turns, passing, activation, and what a creature can do."""

import pytest

from mageduel.dsl.script import Ability
from mageduel.dsl.selectors import CREATURE, FRIENDLY, SAME_ZONE
from mageduel.facts.cards import ActionKind
from mageduel.facts.conditions import CRIPPLE, DAZE, STUN
from mageduel.facts.traits import FAST, INCAPACITATED, SLOW
from mageduel.kernel.requests import Answer
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.round import action_stage
from mageduel.state.events import ActionPhaseEnded, Activated, Passed, PhaseBegan
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.kit.answers import NOTHING, PASS
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, make_creature, script_for


def in_actions(
    *, red: int = 0, blue: int = 0, initiative: int = RED, spells: tuple[str, ...] = ()
) -> tuple[Duel, list[Object], list[Object]]:
    """A duel before the first activation, with so many extra creatures a side, far apart."""
    duel = Duel(initiative=initiative, red_book={"Minor Heal": 1})
    mine = [duel.put(make_creature("Hound"), RED, "C2") for _ in range(red)]
    theirs = [duel.put(make_creature("Cat"), BLUE, "A3") for _ in range(blue)]
    duel.play_until("plan")
    duel.prepare(RED, *spells)
    return duel, mine, theirs


def activations(duel: Duel) -> list[int]:
    return [event.creature.controller for event in duel.events(Activated)]


def kinds(options: list[Answer]) -> set[str]:
    return {option[0] for option in options}


# Taking turns


@rule(
    "core.round.two-stages",
    "core.round.ready-before-action",
    "core.round.ready-phase-order",
    "core.round.action-stage-order",
    "core.summary.ready-stage-order",
    "core.summary.action-stage-order",
    "core.round.ends-when-all-acted",
    "core.goal.rounds-until-mage-destroyed",
)
def test_a_round_has_its_phases_in_order_and_the_next_begins_again() -> None:
    duel, _, _ = in_actions()
    duel.play_round()
    duel.play_round()
    ready = [Phase.INITIATIVE, Phase.RESET, Phase.CHANNEL, Phase.UPKEEP, Phase.PLANNING, Phase.DEPLOYMENT]
    began = [event.phase for event in duel.events(PhaseBegan)]
    # The Action Phases are turns of their own and announce themselves by activations.
    round = [*ready, Phase.FIRST_QUICKCAST, Phase.FINAL_QUICKCAST]
    assert began[: 2 * len(round)] == round + round
    log = duel.game.log or []
    first = next(index for index, event in enumerate(log) if isinstance(event, Activated))
    before = [event.phase for event in log[:first] if isinstance(event, PhaseBegan)]
    assert before == [*ready, Phase.FIRST_QUICKCAST]
    assert [phase.stage for phase in Phase] == ["ready"] * 6 + ["action"] * 3


@rule(
    "core.phase.alternate",
    "core.phase.one-creature-per-phase",
    "core.phase.initiative-takes-first",
    "core.phase.mage-is-creature",
    "core.summary.action-phases-alternate",
    "core.round.each-creature-one-action-phase",
)
@pytest.mark.parametrize("first", [RED, BLUE])
def test_players_alternate_until_every_creature_has_acted_once(first: int) -> None:
    duel, _, _ = in_actions(red=2, blue=2, initiative=first)
    duel.play_round()
    assert activations(duel) == [first, 1 - first] * 3
    assert len({event.creature.id for event in duel.events(Activated)}) == 6


@rule("core.phase.alternate", "core.round.ends-when-all-acted")
def test_who_has_creatures_left_goes_on_alone() -> None:
    duel, _, _ = in_actions(red=3)
    duel.activate(duel.red, NOTHING)
    duel.activate(duel.blue, NOTHING)
    duel.play_round()
    assert activations(duel) == [RED, BLUE, RED, RED, RED]


@rule("core.marker.only-active-act", "core.marker.face-down-inactive", "core.marker.face-up-active")
def test_only_active_creatures_can_be_activated() -> None:
    duel, (ready, tired), _ = in_actions(red=2)
    tired.active = False
    options = action_stage.turn_options(duel.game, RED, committed=True)
    assert ("activate", ready.id) in options
    assert ("activate", tired.id) not in options
    assert ("activate", duel.blue.id) not in options, "nor somebody else's"


# Passing


@rule("core.phase.must-activate", "core.phase.no-pass-when-equal")
def test_with_equal_numbers_nobody_passes() -> None:
    duel, _, _ = in_actions(red=1, blue=1)
    assert PASS not in duel.play_until("activate", RED).options


@rule("core.phase.pass-only-if-fewer-active", "core.phase.must-activate")
def test_more_active_creatures_than_the_opponent_must_act() -> None:
    duel, _, _ = in_actions(red=2, blue=1)
    assert PASS not in duel.play_until("activate", RED).options


@rule("core.phase.pass-only-if-fewer-active", "core.phase.pass-repeatedly")
def test_fewer_active_creatures_may_pass_again_and_again_until_the_numbers_are_equal() -> None:
    duel, _, theirs = in_actions(red=1, blue=3)
    for cat in theirs[:2]:
        duel.play_until("activate", RED)
        duel.answer(PASS)
        duel.activate(cat, NOTHING)
    request = duel.play_until("activate", RED)
    assert PASS not in request.options, "two against two"
    assert [event.seat for event in duel.events(Passed)] == [RED, RED]
    assert duel.red.active


def test_inactive_creatures_do_not_count_for_passing() -> None:
    duel, _, theirs = in_actions(red=1, blue=3)
    assert PASS in action_stage.turn_options(duel.game, RED, committed=False)
    for cat in theirs[:2]:
        cat.active = False
    assert PASS not in action_stage.turn_options(duel.game, RED, committed=False)


@rule("core.activate.flip-marker", "core.codex.activate-flips-marker", "codex.activate.flip-marker", "ruling.r7")
def test_a_creature_counts_as_inactive_from_the_moment_its_marker_turns() -> None:
    """Ruling R7."""
    duel, (hound,), _ = in_actions(red=1)
    duel.activate(hound)
    assert duel.request.kind == "action"
    assert not hound.active
    assert action_stage.count_active(duel.game)[RED] == 1


@rule("ruling.r8")
def test_a_quickcast_before_an_activation_promises_one() -> None:
    """Ruling R8."""
    duel, _, _ = in_actions(red=1, blue=3, spells=("Minor Heal",))
    duel.play_until("activate", RED)
    assert PASS in duel.request.options
    duel.answer(("cast", 0, "Minor Heal", duel.red.id))
    request = duel.request
    assert (request.kind, request.player) == ("activate", RED)
    assert PASS not in request.options


# Activation and its end


@rule(
    "core.activate.remove-guard",
    "core.codex.activate-definition",
    "core.codex.activate-removes-guard",
    "codex.activate.meaning",
    "codex.activate.remove-guard",
    "core.summary.action-phase-activation",
)
def test_activation_turns_the_marker_and_takes_the_guard_marker_off() -> None:
    table = Table()
    wolf = table.put("Timber Wolf")
    table.guard(wolf)
    table.act(wolf, NOTHING)
    assert not wolf.active
    assert not wolf.guarding
    assert [event.creature for event in table.events(Activated)] == [wolf]


@rule("core.activate.opponent-reveal-window")
def test_the_opponent_may_reveal_before_the_creature_says_what_it_does() -> None:
    duel, (hound,), _ = in_actions(red=1)
    duel.hide("Force Hold", hound, BLUE)
    duel.blue.mana = 50
    while not duel.events(Activated):
        if duel.request.kind == "activate":
            duel.answer(("activate", hound.id))
        else:
            duel.step()
    request = duel.request
    assert (request.kind, request.player) == ("reveal", BLUE)
    duel.answer(next(option for option in request.options if option[0] == "reveal"))
    options = duel.play_until("action", RED).options
    assert "move" not in kinds(list(options)), "it is held before it could choose"


@rule("core.activate.phase-continues-after-flip", "core.phase.acting-terms")
def test_the_action_phase_lasts_until_the_actions_are_done() -> None:
    duel, (hound,), _ = in_actions(red=1)
    duel.activate(hound, ("move", "C3"))
    assert duel.game.acting is hound
    assert duel.request.player == RED
    duel.answer(("guard",))
    assert duel.game.acting is not hound
    assert hound.guarding


@rule("core.activate.end-of-phase-effects", "core.activate.stun-removed-at-end", "core.action.incapacitated-no-actions")
def test_a_stunned_creature_does_nothing_and_loses_its_stun_at_the_end() -> None:
    table = Table()
    wolf = table.put("Timber Wolf")
    table.condition(wolf, STUN, 2)
    table.act(wolf)
    assert STUN not in wolf.conditions
    assert not wolf.active
    assert len(table.events(ActionPhaseEnded)) == 1


@rule("core.activate.escape-roll-at-end", "ruling.r29")
@pytest.mark.parametrize(("roll", "stays"), [(6, True), (7, False)])
def test_escape_rolls_come_at_the_end_of_the_action_phase(roll: int, stays: bool) -> None:
    table = Table()
    wolf = table.put("Timber Wolf")
    table.condition(wolf, CRIPPLE)
    table.effect(roll)
    table.act(wolf, ("guard",))
    assert (CRIPPLE in wolf.conditions) is stays
    assert wolf.guarding, "it acted before it rolled"


@rule("core.activate.barrier-counterstrike-conditions-wait")
def test_a_daze_from_a_counterstrike_waits_for_the_next_action_phase() -> None:
    table = Table()
    bar = {"name": "Slap", "kind": "melee", "action": "quick", "dice": 1, "effects": "1+ = daze"}
    striker = table.put("Timber Wolf", RED)
    slapper = table.put(make_creature("Slapper", attack=[bar]), BLUE)
    table.guard(slapper)
    table.dice("0 0 0 0")
    table.decide("counterstrike", ("counterstrike", slapper.id, 0))
    table.dice("0", effect=8)
    table.act(striker, ("attack", striker.id, 0, slapper.id))
    assert striker.conditions == {DAZE: 1}
    table.act(striker, NOTHING)
    assert not striker.conditions


@rule("core.activate.do-nothing-still-flips")
def test_doing_nothing_still_turns_the_marker() -> None:
    table = Table()
    wolf = table.put("Timber Wolf")
    table.act(wolf, NOTHING)
    assert not wolf.active


@rule("core.activate.inactive-until-reset", "core.round.each-creature-one-action-phase")
def test_a_creature_made_active_again_acts_again() -> None:
    duel, (hound,), _ = in_actions(red=1)
    duel.activate(hound, NOTHING)
    assert ("activate", hound.id) not in action_stage.turn_options(duel.game, RED, committed=False)
    hound.active = True
    duel.activate(hound, NOTHING)
    assert [event.creature for event in duel.events(Activated)].count(hound) == 2


@rule("core.phase.summoned-inactive")
def test_a_summoned_creature_does_not_act_in_the_round_it_arrives() -> None:
    duel = Duel("arena", "Wizard", "Warlock", {"Timber Wolf": 1})
    duel.prepare_all(red=("Timber Wolf",))
    duel.activate(duel.red, ("cast", 0, "Timber Wolf", "C1"))
    (wolf,) = [each for each in duel.game.objects.values() if each.name == "Timber Wolf"]
    duel.play_round()
    assert wolf not in [event.creature for event in duel.events(Activated)]
    duel.activate(wolf, NOTHING)
    assert duel.game.round == 2


# What a creature can do


@rule(
    "core.action.three-options",
    "core.action.move-and-quick-optional",
    "sup.rules.action-marker-full-or-move-plus-quick",
)
def test_move_and_quick_action_a_full_action_or_nothing() -> None:
    table = Table()
    bear, prey = table.put("Steelclaw Grizzly", RED), table.put("Bitterwood Fox", BLUE)
    names = [bar.name for bar in bear.card.attacks]
    quick, full = names.index("Claws"), names.index("Heavy Claw Strike")
    options = table.actions(bear)
    assert {("attack", bear.id, quick, prey.id), ("attack", bear.id, full, prey.id), ("guard",), NOTHING} <= {*options}
    assert "move" in kinds(options)
    moved = table.actions(bear, move_actions=1)
    assert ("attack", bear.id, quick, prey.id) in moved
    assert NOTHING in moved


@rule(
    "core.action.full-action-no-move",
    "core.codex.full-action-no-move",
    "codex.full-action.no-move",
    "core.action.full-attack-needs-full-icon",
    "core.action.quick-attack-needs-quick-icon",
    "core.codex.full-action-uses",
    "codex.full-action.kinds",
    "codex.full-action.icon",
    "core.action.example-grizzly-two-attacks",
)
def test_the_grizzly_claws_after_moving_but_strikes_heavily_only_without() -> None:
    table = Table()
    bear, prey = table.put("Steelclaw Grizzly", RED), table.put("Bitterwood Fox", BLUE)
    names = [bar.name for bar in bear.card.attacks]
    claws, heavy = (("attack", bear.id, names.index(name), prey.id) for name in ("Claws", "Heavy Claw Strike"))
    assert {claws, heavy} <= {*table.actions(bear)}
    moved = table.actions(bear, move_actions=1)
    assert claws in moved
    assert heavy not in moved
    table.dice("1 1 1 1 1 1 1")
    table.act(bear, heavy)
    assert prey.damage or not table.in_play(prey)
    assert table.zone("B2") == bear.zone


@rule("core.move.before-other-actions", "sup.rules.action-marker-never-two-quick-actions")
@pytest.mark.parametrize("action", ["attack", "guard"])
def test_after_a_quick_action_nothing_follows(action: str) -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    chosen: Answer = ("attack", wolf.id, 0, fox.id) if action == "attack" else ("guard",)
    if action == "attack":
        table.dice("0 0 0 0")
    table.act(wolf, chosen)
    assert kinds(table.actions(wolf, has_acted=True)) == {"nothing"}


@rule(
    "core.action.quick-list",
    "core.codex.quick-action-uses",
    "codex.quick-action.kinds",
    "core.codex.quick-action-after-move",
    "codex.quick-action.after-move",
    "core.summary.quick-actions",
    "core.codex.move-action-then-quick",
    "codex.move-action.then-quick",
    "sup.rules.quick-action-may-be-second-move",
)
def test_the_quick_action_after_a_move() -> None:
    table = Table()
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    table.plan(RED, "Minor Heal", "Timber Wolf")
    assert kinds(table.actions(table.red, move_actions=1)) == {"move", "attack", "cast", "guard", "nothing"}
    table.move_to(table.blue, "B2")
    options = table.actions(table.red, move_actions=1)
    assert kinds(options) == {"attack", "cast", "guard", "nothing"}, "an enemy here hinders it"
    assert {each[2] for each in options if each[0] == "cast"} == {"Minor Heal"}


@rule(
    "core.action.full-list",
    "core.summary.full-actions",
    "codex.full-action.kinds",
    "core.codex.full-action-uses",
    "core.codex.full-spell-needs-full-action",
    "codex.full-spell.meaning",
    "core.codex.quick-spell-needs-quick-action",
    "codex.quick-spell.meaning",
)
def test_a_full_spell_takes_the_whole_action_and_a_quick_one_does_not() -> None:
    table = Table()
    table.plan(RED, "Minor Heal", "Timber Wolf")
    spells = {each[2] for each in table.actions(table.red) if each[0] == "cast"}
    moved = {each[2] for each in table.actions(table.red, move_actions=1) if each[0] == "cast"}
    assert spells == {"Minor Heal", "Timber Wolf"}
    assert moved == {"Minor Heal"}


@rule("core.action.quick-spell-needs-caster", "core.action.full-spell-needs-caster")
def test_creatures_that_are_no_casters_cast_nothing() -> None:
    table = Table()
    table.plan(RED, "Minor Heal", "Timber Wolf")
    wolf = table.put("Timber Wolf", RED, "C1")
    assert "cast" not in kinds(table.actions(wolf))
    assert "cast" in kinds(table.actions(table.red))


@rule("core.action.guard-is-quick-action")
def test_guarding_may_follow_one_move_and_is_the_last_thing_done() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    assert ("guard",) not in table.actions(wolf, has_acted=True)
    table.act(wolf, ("move", "B3"), ("guard",))
    assert wolf.guarding
    bear = table.put("Darkfenne Hydra", RED)  # Slow: its move leaves no quick action
    assert ("guard",) not in table.actions(bear, move_actions=1)


@rule("core.action.guard-protects-own-zone")
def test_guarding_protects_the_others_in_the_zone() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    enemy = table.put("Firebrand Imp", BLUE)
    attack = ("attack", enemy.id, 0, fox.id)
    assert attack in table.actions(enemy)
    table.act(wolf, ("guard",))
    assert wolf.guarding
    assert attack not in table.actions(enemy)
    table.move_to(wolf, "B3")
    assert attack in table.actions(enemy), "only in its own zone"


SUNG = Mark("sung", until=IN_PLAY)


async def _sing(game: Game, this: Object, answer: Answer) -> None:
    this.mark(SUNG)


@rule("core.special.ability-states-action")
@pytest.mark.parametrize(("timing", "after_moving"), [(ActionKind.QUICK, True), (ActionKind.FULL, False)])
def test_a_special_action_is_quick_or_full_as_it_says(timing: ActionKind, after_moving: bool) -> None:
    table = Table()
    card = make_creature("Singer")
    script_for(card).abilities.append(Ability("Sing", timing, lambda game, this: [()], _sing))
    singer = table.put(card)
    sing = ("ability", singer.id, 0)
    assert sing in table.actions(singer)
    assert (sing in table.actions(singer, move_actions=1)) is after_moving
    table.act(singer, sing)
    assert singer.marks[SUNG]


# Traits that change what it can do


@rule("core.trait.slow-move-ends-phase", "core.trait.slow-no-quick-action-after-move", "codex.slow.ends-phase")
def test_a_slow_creature_that_has_moved_is_done() -> None:
    table = Table()
    zombie = table.put(make_creature("Crawler", traits=["Slow"]))
    prey = table.put("Bitterwood Fox", BLUE, "B3")
    table.act(zombie, ("move", "B3"))
    assert zombie.zone == prey.zone
    assert kinds(table.actions(zombie, move_actions=1)) == {"nothing"}


def test_a_slow_creature_that_stays_may_take_a_quick_or_full_action() -> None:
    table = Table()
    zombie = table.put(make_creature("Crawler", traits=["Slow"]))
    table.put("Bitterwood Fox", BLUE)
    assert kinds(table.actions(zombie)) == {"move", "attack", "guard", "nothing"}


@rule(
    "core.trait.slow-fast-cancel",
    "core.trait.fast-slow-cancel",
    "codex.fast.slow-cancel",
    "codex.slow.fast-cancel",
)
@pytest.mark.parametrize(("printed", "gained"), [("Slow", FAST), ("Fast", SLOW)])
def test_fast_and_slow_cancel_each_other(printed: str, gained: object) -> None:
    table = Table()
    hound = table.put(make_creature("Hound", traits=[printed]))
    grant_for_a_while(hound, gained, source="a test")  # type: ignore[arg-type]
    assert not table.has(hound, FAST)
    assert not table.has(hound, SLOW)
    assert kinds(table.actions(hound, move_actions=1)) == {"move", "attack", "guard", "nothing"}
    table.act(hound, ("move", "B3"), ("move", "B4"))


@rule("core.action.incapacitated-no-actions", "core.move.incapacitated-cannot-move")
def test_an_incapacitated_creature_can_only_do_nothing() -> None:
    table = Table()
    wolf = table.put("Timber Wolf")
    table.put("Bitterwood Fox", BLUE)
    table.condition(wolf, STUN)
    assert table.has(wolf, INCAPACITATED)
    assert table.actions(wolf) == [NOTHING]


@pytest.mark.parametrize("timing", [ActionKind.QUICK, ActionKind.FULL])
def test_a_special_action_is_the_whole_action(timing: ActionKind) -> None:
    table = Table()
    card = make_creature("Singer", traits=["Fast"])
    script_for(card).abilities.append(Ability("Sing", timing, lambda game, this: [()], _sing))
    singer = table.put(card)
    table.act(singer, ("ability", singer.id, 0))
    assert singer.marks[SUNG] == 1


def test_an_ability_another_object_lends_is_the_whole_action_too() -> None:
    table = Table()
    card = make_card(name="Test Harp", type="conjuration", cost=1, life=5, action="quick", range=[0, 0], target="zone")
    by = FRIENDLY & CREATURE & SAME_ZONE
    script_for(card).abilities.append(Ability("Play", ActionKind.QUICK, lambda game, this: [()], _sing, by=by))
    harp, singer = table.put(card), table.put(make_creature("Singer", traits=["Fast"]))
    table.act(singer, ("ability", harp.id, 0))
    assert harp.marks[SUNG] == 1

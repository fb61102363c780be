"""The round meeting spawnpoints, quickcasts, passing, reveals between phases, and deaths in the same moment."""

from collections.abc import Callable

import pytest

from mageduel.facts.conditions import STUN
from mageduel.facts.traits import FLYING
from mageduel.kernel.requests import Answer, Request
from mageduel.state.events import Activated
from mageduel.state.phases import Phase
from tests.compound.piles import discarded, in_book
from tests.kit.answers import GUARD, NOTHING, PASS, PAY, activate, attack, cast, move, take
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

EVADE = {"Evade": 1}
"""A spellbook with something to plan."""


def with_a_lair(initiative: int) -> tuple[Duel, Callable[[Request], Answer]]:
    """A second round in which Red's Lair sends out a wolf and Red has Rouse the Beast; with the casting of it."""
    duel = Duel(
        red="Beastmaster", blue="Warlock", red_book={"Timber Wolf": 1, "Rouse the Beast": 1}, initiative=1 - initiative
    )
    lair = duel.put("Lair", RED, "C1")
    duel.play_round()
    duel.play_until("plan")
    duel.prepare(RED, "Rouse the Beast", also={lair: "Timber Wolf"})
    duel.decide("deploy", take("Timber Wolf"))
    return duel, lambda request: cast("Rouse the Beast", duel.find("Timber Wolf"))(request)


@rule("core.phase.summoned-inactive", "sup.spell.rouse-the-beast-new-creature-acts")
def test_a_wolf_from_the_lair_sleeps_until_next_round_unless_it_is_roused_by_a_quickcast() -> None:
    duel, rouse = with_a_lair(RED)
    duel.decide("quickcast", rouse)
    duel.play_until("quickcast", RED)
    wolf = duel.find("Timber Wolf")
    assert not wolf.active
    duel.activate(wolf, move("C2"), move("C3"))
    duel.play_round()
    duel.all_used()
    assert duel.place(wolf) == "C3"


@rule("core.phase.pass-only-if-fewer-active", "core.phase.no-pass-when-equal")
@pytest.mark.parametrize("roused", [True, False])
def test_only_a_roused_wolf_counts_as_the_active_creature_that_lets_the_enemy_pass(roused: bool) -> None:
    duel, rouse = with_a_lair(BLUE)
    if roused:
        duel.decide("quickcast", rouse)
    while duel.request.kind not in ("activate", "action"):
        duel.step()
    assert duel.request.player == BLUE
    assert (PASS in duel.request.options) == roused
    if roused:
        duel.answer(PASS)
        duel.activate(duel.find("Timber Wolf"), GUARD)
        duel.play_until("action", BLUE)
        assert duel.red.active


@rule("sup.spell.rouse-the-beast-final-quickcast", "core.quickcast.may-be-saved")
def test_roused_in_the_final_quickcast_the_wolf_turns_its_marker_and_the_round_is_over_all_the_same() -> None:
    duel, rouse = with_a_lair(RED)
    duel.decide("quickcast", PASS, rouse)
    duel.play_to(Phase.FINAL_QUICKCAST, 2)
    wolf = duel.find("Timber Wolf")
    duel.play_round()
    duel.all_used()
    assert duel.game.round == 3
    assert discarded(duel, RED) == ["Rouse the Beast"]
    assert not [each for each in duel.events(Activated) if each.creature is wolf]


@rule("ruling.r8")
def test_whoever_casts_before_activating_can_pass_no_more_though_he_has_fewer_creatures() -> None:
    duel = Duel(red="Beastmaster", blue="Warlock", blue_book={"Evade": 1}, initiative=BLUE)
    duel.put("Timber Wolf", RED, "B2")
    duel.put("Bitterwood Fox", RED, "B2")
    duel.put("Firebrand Imp", BLUE, "A4")
    duel.prepare_all(blue=("Evade",))
    request = duel.play_until("activate", BLUE)
    assert PASS in request.options
    duel.answer(cast("Evade", duel.blue)(request))
    assert (duel.request.kind, duel.request.player) == ("activate", BLUE)
    assert PASS not in duel.request.options


@rule("core.plan.uncast-return-next-planning", "core.plan.returned-before-new-choice")
def test_a_spell_kept_back_is_out_of_the_book_till_planning_and_may_then_be_planned_again() -> None:
    duel = Duel(red="Warlock", blue="Wizard", red_book={"Fireball": 1})
    duel.prepare_all(red=("Fireball",))
    duel.play_to(Phase.ACTIONS)
    assert in_book(duel, RED) == []
    duel.play_round()
    duel.play_until("plan")
    duel.prepare(RED, "Fireball")
    assert [each.name for each in duel.game.players[RED].planned] == ["Fireball"]


def test_a_jinxed_spell_is_back_in_the_book_at_once_and_out_of_reach_until_it_is_planned_anew() -> None:
    duel = Duel(red="Warlock", blue="Wizard", red_book={"Evade": 1})
    duel.hide("Jinx", duel.red, BLUE)
    duel.prepare_all(red=("Evade",))
    duel.decide("quickcast", cast("Evade", duel.red))
    duel.decide("pay reveal", PAY)
    duel.play_until("action", RED)
    duel.all_used()
    assert in_book(duel, RED) == ["Evade"]
    assert duel.red.mana == 19
    assert not [each for each in duel.request.options if each[0] == "cast"]
    duel.play_round()
    assert duel.game.round == 2


@rule("core.spawnpoint.destroyed-destroys-spell", "core.deploy.optional")
def test_a_lair_that_kept_its_wolf_back_takes_it_along_when_it_falls() -> None:
    duel = Duel(red="Beastmaster", blue="Warlock", red_book={"Timber Wolf": 1, "Evade": 1})
    lair = duel.put("Lair", RED, "C1")
    duel.play_round()
    duel.play_until("plan")
    duel.prepare(RED, also={lair: "Timber Wolf"})
    duel.play_to(Phase.ACTIONS, 2)
    assert not duel.find_all("Timber Wolf")
    duel.destroy(lair)
    assert discarded(duel, RED) == ["Lair", "Timber Wolf"]
    duel.play_round()
    duel.play_until("plan")
    assert in_book(duel, RED) == ["Evade"]


@rule("core.deploy.initiative-order", "codex.legendary.no-cast")
def test_of_two_lairs_with_the_same_alpha_the_one_with_the_initiative_gets_him() -> None:
    books = {"Redclaw, Alpha Male": 1}
    duel = Duel(red="Beastmaster", blue="Beastmaster", red_book=books, blue_book=books, initiative=RED)
    mine, theirs = duel.put("Lair", RED, "C1"), duel.put("Lair", BLUE, "A4")
    duel.play_round()
    duel.play_until("plan")
    duel.prepare(RED, also={mine: "Redclaw, Alpha Male"})
    duel.prepare(BLUE, also={theirs: "Redclaw, Alpha Male"})
    duel.always("deploy", lambda request: next((each for each in request.options if each != PASS), PASS))
    duel.play_to(Phase.ACTIONS, 2)
    assert duel.find("Redclaw, Alpha Male").controller == BLUE
    duel.play_round()
    duel.play_until("plan")
    assert (in_book(duel, RED), in_book(duel, BLUE)) == (["Redclaw, Alpha Male"], [])


@rule("ruling.r13", "sup.rules.mage-death-draw-if-all-die-in-phase")
@pytest.mark.parametrize(("red_damage", "winner"), [(34, None), (33, RED)])
def test_two_mages_rotting_away_in_one_upkeep_is_a_draw_and_one_alone_a_win(
    red_damage: int, winner: int | None
) -> None:
    duel = Duel(red="Beastmaster", blue="Warlock", red_book=EVADE, blue_book=EVADE)
    duel.attach("Ghoul Rot", duel.red, BLUE)
    duel.attach("Ghoul Rot", duel.blue, RED)
    duel.red.damage, duel.blue.damage = red_damage, 36
    duel.play_round()
    assert duel.is_over
    assert [each.round for each in duel.questions if each.phase is Phase.PLANNING] == [1, 1]
    assert duel.game.result is not None
    assert duel.game.result.winning_team == (None if winner is None else duel.game.players[winner].team)


@rule("sup.rules.destroyed-defender-barrier-still-attacks", "sup.rules.mage-death-play-on-to-end-of-phase")
@pytest.mark.parametrize(("barrier", "is_draw"), [("1", True), ("0", False)])
def test_a_mage_slain_in_demonhide_may_drag_his_slayer_along(barrier: str, is_draw: bool) -> None:
    duel = Duel(red="Beastmaster", blue="Warlock", red_book=EVADE)
    duel.attach("Demonhide Armor", duel.blue)
    duel.move_to(duel.blue, "C1")
    duel.red.damage, duel.blue.damage = 35, 37
    duel.dice(f"1* 0 0 0 {barrier}")
    duel.prepare_all()
    duel.activate(duel.red)
    duel.answer(attack(duel.red, "Basic Melee Attack", duel.blue))
    assert duel.is_over
    assert duel.game.result is not None
    assert duel.game.result.winning_team == (None if is_draw else duel.game.players[RED].team)


@rule("sup.spell.magebane-double-kill-is-draw", "sup.rules.example-magebane-double-kill-draw")
@pytest.mark.parametrize("quickly", [True, False])
def test_the_killing_bolt_of_a_mage_under_magebane_kills_both_in_his_turn_or_by_quickcast(quickly: bool) -> None:
    duel = Duel(red="Warlock", blue="Wizard", red_book={"Flameblast": 1})
    duel.attach("Magebane", duel.red, BLUE)
    duel.move_to(duel.blue, "C1")
    duel.red.damage, duel.blue.damage = 37, 31
    duel.prepare_all(red=("Flameblast",))
    duel.dice("1* 0 0 0", effect=1)
    if quickly:
        duel.decide("quickcast", cast("Flameblast", duel.blue))
        duel.play_round()
    else:
        duel.activate(duel.red, cast("Flameblast", duel.blue))
    assert duel.is_over
    assert duel.game.result is not None
    assert duel.game.result.winning_team is None


@rule("core.reveal.window-end-of-phase", "core.channel.mage-gains-channeling")
@pytest.mark.parametrize(("phase", "mana"), [(Phase.RESET, 20 + 11 - 4), (Phase.CHANNEL, 20 + 10 - 4)])
def test_harmonize_shown_before_channeling_counts_this_round_and_after_it_only_costs(phase: Phase, mana: int) -> None:
    duel = Duel(red="Wizard", blue="Warlock", red_book=EVADE)
    harmonize = duel.hide("Harmonize", duel.red)
    duel.play_round()
    duel.reveal_after(phase, harmonize)
    duel.play_to(Phase.PLANNING, 2)
    duel.all_used()
    assert duel.red.mana == mana


@rule("core.reveal.example-essence-drain")
@pytest.mark.parametrize(("phase", "paid"), [(Phase.CHANNEL, 2), (Phase.UPKEEP, 0)])
def test_essence_drain_shown_before_the_upkeep_is_due_at_once_and_after_it_next_time(phase: Phase, paid: int) -> None:
    duel = Duel(red="Wizard", blue="Warlock", red_book=EVADE)
    imp = duel.put("Firebrand Imp", BLUE, "A4")
    drain = duel.hide("Essence Drain", imp, RED)
    duel.play_round()
    duel.reveal_after(phase, drain)
    duel.always("upkeep", PAY)
    duel.play_to(Phase.PLANNING, 2)
    duel.all_used()
    assert duel.in_play(imp)
    assert duel.blue.mana == 10 + 9 + 9 - paid


@rule("core.quickcast.not-around-enemy-action-phase", "core.quickcast.window-after-friendly-action-phase")
def test_a_mage_may_quickcast_after_each_creature_of_his_own_and_after_none_of_the_enemys() -> None:
    duel = Duel(red="Beastmaster", blue="Warlock", red_book=EVADE, blue_book=EVADE)
    duel.put("Firebrand Imp", BLUE, "A4")
    duel.put("Darkfenne Bat", BLUE, "A4")
    duel.prepare_all(red=("Evade",), blue=("Evade",))
    duel.play_round()
    after = [each for each in duel.questions if each.kind == "after"]
    assert [each.seat for each in after].count(RED) == 1
    assert [each.seat for each in after].count(BLUE) == 3
    assert {each.phase for each in after} == {Phase.ACTIONS}


def test_a_stunned_mage_may_heal_by_quickcast_and_throws_fire_only_after_his_lost_turn() -> None:
    duel = Duel(red="Warlock", blue="Priestess", red_book={"Flameblast": 1, "Minor Heal": 1})
    imp = duel.put("Asyran Cleric", BLUE, "C1")
    duel.condition(duel.red, STUN)
    duel.prepare_all(red=("Flameblast", "Minor Heal"))
    request = duel.play_until("quickcast", RED)
    assert {each[2] for each in request.options if each[0] == "cast"} == {"Minor Heal"}
    duel.answer(PASS)
    request = duel.play_until("after", RED)
    assert duel.red.conditions == {}
    assert cast("Flameblast", imp)(request) in request.options


@rule("sup.spell.banish-action-marker-frozen")
@pytest.mark.parametrize("active", [True, False])
def test_a_banished_wolf_comes_back_with_its_marker_as_it_was_whatever_was_reset_meanwhile(active: bool) -> None:
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2", active=active)
    table.cast(table.red, "Banish", wolf)
    table.always("offer", ("decline",))
    for _ in range(3):
        assert table.place(wolf) is None
        table.reset()
        table.upkeep()
    assert (table.place(wolf), wolf.active) == ("B2", active)


@rule("ruling.r2", "core.initiative.first-round-no-pass", "core.initiative.alternates")
def test_a_tied_roll_is_repeated_its_winner_gives_the_marker_away_and_has_it_in_round_two() -> None:
    duel = Duel(initiative=None)
    duel.effect(5, 5, 3, 9)
    request = duel.play_until("initiative")
    assert request.player == BLUE
    duel.answer(("initiative", RED))
    first = []
    for _ in range(3):
        first.append(duel.play_until("action").player)
        duel.play_round()
    assert first == [RED, BLUE, RED]


@rule("core.channel.object-mana-on-card", "core.channel.other-objects-channel")
def test_lair_crystal_and_siphon_channel_each_into_its_own_purse() -> None:
    table = Table(red="Beastmaster", blue="Wizard")
    lair = table.put("Lair", RED, "B1", mana=1)
    table.attach("Harmonize", lair)
    table.put("Mana Crystal", RED, "B2")
    table.move_to(table.blue, "A1")
    table.decide("choose one", take(table.blue))
    table.cast(table.blue, "Mana Siphon", "A1")
    before = table.red.mana
    table.channel()
    assert (lair.mana, table.red.mana - before) == (4, 9 + 1)
    assert table.blue.mana == 50 - 12 + 8


def test_a_pact_that_takes_the_last_of_his_life_loses_the_warlock_the_duel() -> None:
    duel = Duel(red="Warlock", blue="Wizard", red_book={"Firebrand Imp": 1})
    duel.red.damage = 36
    duel.prepare_all(red=("Firebrand Imp",))
    duel.decide("offer", take())
    duel.activate(duel.red, cast("Firebrand Imp", "C1"))
    duel.play_round()
    assert duel.life(duel.red) == 36
    assert duel.is_over
    assert duel.game.result is not None
    assert duel.game.result.winning_team == duel.game.players[BLUE].team


@rule("sup.spell.knockdown-ends-before-action-phase", "sup.spell.knockdown-strips-guard-defense-flying")
def test_a_guard_knocked_down_protects_nobody_until_he_gets_up_in_his_own_turn() -> None:
    table = Table(red="Warlock", blue="Priestess")
    table.move_to(table.red, "B2")
    knight, cleric = table.put("Knight of Westlock", BLUE, "B2"), table.put("Asyran Cleric", BLUE, "B2")
    imp = table.put("Firebrand Imp", RED, "B2")
    table.guard(knight)
    assert table.why_no_attack(imp, "Hellfire Claws", cleric) is not None
    table.cast(table.red, "Knockdown", knight)
    assert table.why_no_attack(imp, "Hellfire Claws", cleric) is None
    table.dice("0 0", effect=1)
    table.attack(imp, "Hellfire Claws", knight)
    table.dice("1 1 0 0 0")
    table.act(knight, attack(knight, "Longsword", imp))
    assert imp.damage == 2


@rule("core.activate.remove-guard", "sup.rules.guarding-creature-loses-flying")
def test_a_bat_on_guard_stays_on_the_ground_over_the_reset_and_takes_off_when_activated() -> None:
    table = Table(red="Warlock", blue="Wizard")
    bat = table.put("Darkfenne Bat", RED, "B2")
    table.act(bat, GUARD)
    table.reset()
    assert bat.guarding
    assert bat.active
    assert not table.has(bat, FLYING)
    table.wall("Wall of Stone", "B2|B3")
    table.act(bat, move("B3"), NOTHING)
    assert (table.place(bat), table.has(bat, FLYING)) == ("B3", True)


@rule("core.familiar.casts-in-own-action-phase", "core.quickcast.mage-only", "core.familiar.exclusive-caster")
def test_the_ravens_spell_waits_for_the_ravens_turn_whatever_quickcasts_the_wizard_has_left() -> None:
    duel = Duel(red="Wizard", blue="Warlock", red_book={"Force Push": 1})
    raven = duel.put("Huginn, Raven Familiar", RED, "B2")
    imp = duel.put("Firebrand Imp", BLUE, "B2")
    duel.play_round()
    duel.play_until("plan")
    duel.prepare(RED, also={raven: "Force Push"})
    seen = set()
    while not (duel.request.kind == "activate" and duel.request.player == RED):
        seen |= {each[2] for each in duel.request.options if each[0] == "cast"}
        duel.step()
    seen |= {each[2] for each in duel.request.options if each[0] == "cast"}
    assert "Force Push" not in seen
    duel.answer(activate(raven))
    duel.play_until("action", RED)
    duel.answer(cast("Force Push", imp, 1, 0)(duel.request))
    assert duel.place(imp) == "B3"
    assert raven.mana == 0

"""Turns meeting creatures out of the arena, deaths in mid round, sleepers and mages who cannot act."""

import pytest

from mageduel.facts.conditions import DAZE, SLEEP, STUN
from mageduel.facts.traits import ELUSIVE
from mageduel.state.events import Activated
from mageduel.state.phases import Phase
from tests.compound.piles import discarded, in_book
from tests.kit.answers import GUARD, NOTHING, PASS, PAY, attack, cast, first, move
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

EVADE = {"Evade": 1}
"""A spellbook with something to plan."""


@rule("core.phase.pass-only-if-fewer-active")
@pytest.mark.parametrize("banished", [True, False])
def test_a_banished_wolf_is_nobody_the_enemy_may_wait_for_nor_does_the_round(banished: bool) -> None:
    duel = Duel(red="Beastmaster", blue="Wizard", red_book=EVADE, initiative=BLUE)
    wolf = duel.put("Timber Wolf", RED, "A4")
    if banished:
        duel.cast(duel.blue, "Banish", wolf)
    duel.prepare_all()
    while duel.request.kind not in ("activate", "action"):
        duel.step()
    assert duel.request.player == BLUE
    assert (PASS in duel.request.options) != banished
    duel.play_round()
    assert duel.game.round == 2
    assert bool([each for each in duel.events(Activated) if each.creature is wolf]) != banished


def test_killing_the_creature_one_waited_for_ends_the_waiting() -> None:
    duel = Duel(red="Warlock", blue="Beastmaster", red_book={"Flameblast": 1}, initiative=RED)
    duel.put("Bitterwood Fox", BLUE, "C1", damage=4)
    duel.prepare_all(red=("Flameblast",))
    request = duel.play_until("activate", RED)
    assert PASS in request.options
    duel.dice("1 0 0 0", effect=1)
    duel.decide("activate", cast("Flameblast", duel.find("Bitterwood Fox")))
    duel.step()
    while duel.request.player != RED:
        duel.step()
    assert not duel.find_all("Bitterwood Fox")
    assert PASS not in duel.request.options


@rule("core.quickcast.one-per-round", "core.quickcast.final-phase-only-if-unused")
def test_a_jinxed_quickcast_is_spent_and_there_is_none_left_for_the_end_of_the_round() -> None:
    duel = Duel(red="Warlock", blue="Wizard", red_book={"Evade": 2})
    duel.hide("Jinx", duel.red, BLUE)
    duel.prepare_all(red=("Evade", "Evade"))
    duel.decide("quickcast", cast("Evade", duel.red))
    duel.decide("pay reveal", PAY)
    duel.play_round()
    duel.all_used()
    later = [each for each in duel.questions if each.seat == RED and each.kind in ("quickcast", "after", "activate")]
    assert len(later) == 1
    assert duel.red.mana == 10 + 9 + 9


@rule("core.activate.do-nothing-still-flips")
def test_a_sleeper_has_its_turn_too_and_sleeps_through_it_so_its_player_cannot_pass_for_ever() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    wolf = table.put("Timber Wolf", RED, "B2")
    table.condition(wolf, SLEEP)
    table.act(wolf)
    assert not wolf.active
    assert wolf.conditions == {SLEEP: 1}


def test_a_mage_stunned_by_a_barrier_in_his_own_turn_cannot_attack_by_quickcast_but_may_evade() -> None:
    duel = Duel(red="Warlock", blue="Wizard", red_book={"Flameblast": 1, "Evade": 1})
    duel.attach("Circle of Lightning", duel.blue)
    duel.move_to(duel.blue, "C1")
    duel.prepare_all(red=("Flameblast", "Evade"))
    duel.dice("0 0 0 0 0 0", effect=11)
    duel.activate(duel.red, attack(duel.red, "Basic Melee Attack", duel.blue))
    request = duel.play_until("after", RED)
    assert duel.red.conditions == {STUN: 1}
    assert {each[2] for each in request.options if each[0] == "cast"} == {"Evade"}
    duel.play_round()
    assert duel.red.conditions == {STUN: 1}


@rule("core.plan.one-spell-per-familiar-or-spawnpoint")
def test_a_familiar_lost_in_the_upkeep_has_nothing_planned_for_it_and_its_card_is_gone() -> None:
    duel = Duel(red="Wizard", blue="Warlock", red_book={"Force Push": 2})
    raven = duel.put("Huginn, Raven Familiar", RED, "B2", damage=3)
    duel.attach("Ghoul Rot", raven, BLUE)
    duel.play_round()
    request = duel.play_until("plan", RED)
    assert len(request.slots) == 1  # type: ignore[attr-defined]
    assert discarded(duel, RED) == ["Huginn, Raven Familiar"]


def test_a_spell_under_a_familiar_that_changed_hands_is_cast_for_its_new_master() -> None:
    table = Table(red="Wizard", blue="Wizard")
    raven = table.put("Huginn, Raven Familiar", RED, "B2", mana=1)
    table.prepare_for(raven, "Force Push")
    table.control(raven, BLUE)
    leech = table.put("Mana Leech", RED, "B2")
    table.act(raven, cast("Force Push", leech, 1, 0))
    assert table.place(leech) == "B3"
    assert (raven.mana, table.red.mana, table.blue.mana) == (0, 50, 48)
    assert discarded(table, RED) == ["Force Push"]


@rule("sup.rules.dead-mage-can-do-nothing", "sup.rules.dead-mage-attachments-destroyed")
def test_a_mage_slain_by_the_first_of_two_targets_strikes_leaves_the_second_to_be_struck() -> None:
    duel = Duel(red="Warlock", blue="Priestess", red_book=EVADE)
    demon = duel.put("Adramelech, Lord of Fire", RED, "C1")
    cleric = duel.put("Asyran Cleric", BLUE, "C1")
    duel.move_to(duel.blue, "C1")
    duel.blue.damage = 31
    hide = duel.hide("Rhino Hide", duel.blue)
    duel.prepare_all()
    duel.dice("1* 0 0 0", effect=1)
    duel.dice("1* 1* 0 0", effect=1)
    duel.decide("sweep", ("sweep", cleric.id))
    duel.activate(demon)
    duel.answer(attack(demon, "Hellfire Sweep", duel.blue))
    while not duel.is_over:
        duel.step()
    assert duel.game.round == 1
    assert cleric.damage == 2
    assert not duel.in_play(hide)
    assert duel.game.result is not None
    assert duel.game.result.winning_team == duel.game.players[RED].team


def test_a_mage_who_dies_of_his_own_attack_in_his_own_turn_gets_no_quickcast_to_avenge_himself() -> None:
    duel = Duel(red="Warlock", blue="Warlock", red_book={"Flameblast": 1})
    duel.attach("Demonhide Armor", duel.blue)
    duel.move_to(duel.blue, "C1")
    duel.red.damage = duel.blue.damage = 37
    duel.prepare_all(red=("Flameblast",))
    duel.dice("0 0 0 0 1")
    duel.activate(duel.red)
    duel.answer(attack(duel.red, "Basic Melee Attack", duel.blue))
    assert duel.is_over
    assert duel.game.result is not None
    assert duel.game.result.winning_team == duel.game.players[BLUE].team


@rule("ruling.r1")
def test_every_mage_begins_with_ten_mana_and_a_planned_spell_he_cannot_pay_just_stays_unsaid() -> None:
    duel = Duel(red="Warlock", blue="Beastmaster", red_book={"Adramelech, Lord of Fire": 1})
    duel.prepare_all(red=("Adramelech, Lord of Fire",))
    assert (duel.red.mana, duel.blue.mana) == (19, 19)
    request = duel.play_until("action", RED)
    assert not [each for each in request.options if each[0] == "cast"]
    duel.play_round()
    duel.play_until("plan")
    assert in_book(duel, RED) == ["Adramelech, Lord of Fire"]
    duel.prepare(RED, "Adramelech, Lord of Fire")
    request = duel.play_until("action", RED)
    assert [each[2] for each in request.options if each[0] == "cast"] == ["Adramelech, Lord of Fire"]


def test_a_guard_whose_turn_is_passed_over_guards_on_into_the_next_round() -> None:
    duel = Duel(red="Beastmaster", blue="Warlock", red_book=EVADE)
    wolf = duel.put("Timber Wolf", RED, "B2")
    duel.prepare_all()
    duel.activate(wolf, GUARD)
    duel.play_round()
    duel.play_to(Phase.PLANNING, 2)
    assert wolf.guarding
    assert wolf.active
    duel.prepare(RED)
    duel.activate(wolf, NOTHING)
    assert not wolf.guarding


@rule("ruling.r5", "sup.rules.deployment-one-turn-each-in-initiative-order")
def test_in_deployment_one_player_brings_out_all_he_has_before_the_other_brings_out_anything() -> None:
    books = {"Timber Wolf": 1, "Bitterwood Fox": 1}
    duel = Duel(red="Beastmaster", blue="Beastmaster", red_book=books, blue_book=books, initiative=BLUE)
    mine = [duel.put("Lair", RED, zone) for zone in ("C1", "C2")]
    theirs = [duel.put("Lair", BLUE, zone) for zone in ("A4", "A3")]
    duel.play_round()
    duel.play_until("plan")
    duel.prepare(RED, also=dict(zip(mine, books, strict=True)))
    duel.prepare(BLUE, also=dict(zip(theirs, books, strict=True)))
    duel.always("deploy", lambda request: next((each for each in request.options if each != PASS), PASS))
    duel.mana(RED, 40)
    duel.mana(BLUE, 40)
    duel.play_to(Phase.ACTIONS, 2)
    asked = [each.seat for each in duel.questions if each.kind == "deploy"]
    assert asked == sorted(asked)
    assert len(duel.find_all("Timber Wolf")) == len(duel.find_all("Bitterwood Fox")) == 2
    assert sorted(map(str, map(duel.place, duel.find_all("Bitterwood Fox")))) == ["A3", "C2"]


@rule("core.quickcast.window-after-friendly-action-phase", "core.trait.slow-move-ends-phase")
def test_a_mage_made_slow_has_walked_his_turn_away_but_not_his_quickcast() -> None:
    duel = Duel(red="Warlock", blue="Wizard", red_book=EVADE)
    duel.attach("Enfeeble", duel.red, BLUE)
    duel.prepare_all(red=("Evade",))
    duel.activate(duel.red, move("C2"))
    assert (duel.request.kind, duel.request.player) == ("after", RED)
    assert duel.has(duel.red, ELUSIVE) is False
    duel.answer(cast("Evade", duel.red)(duel.request))
    assert duel.has(duel.red, ELUSIVE)
    duel.play_round()
    assert not duel.has(duel.red, ELUSIVE)


@rule("core.reveal.window-end-of-phase")
def test_rot_shown_as_the_round_ends_is_at_work_in_the_very_next_upkeep() -> None:
    duel = Duel(red="Warlock", blue="Wizard", red_book=EVADE)
    rot = duel.hide("Ghoul Rot", duel.blue, RED)
    duel.prepare_all()
    duel.reveal_after(Phase.FINAL_QUICKCAST, rot)
    duel.play_to(Phase.PLANNING, 2)
    duel.all_used()
    assert duel.blue.damage == 2
    assert duel.red.mana == 10 + 9 + 9 - 6


def test_a_mage_slain_in_the_first_quickcast_has_no_turn_and_his_planned_spell_is_never_asked_for() -> None:
    duel = Duel(red="Warlock", blue="Wizard", red_book={"Flameblast": 1}, blue_book=EVADE, initiative=BLUE)
    duel.move_to(duel.blue, "C1")
    duel.blue.damage = 31
    duel.prepare_all(red=("Flameblast",), blue=("Evade",))
    duel.decide("quickcast", PASS, cast("Flameblast", duel.blue))
    duel.dice("1* 0 0 0", effect=1)
    duel.play_round()
    assert duel.is_over
    assert not duel.asked_in(Phase.ACTIONS)
    assert duel.game.result is not None
    assert duel.game.result.winning_team == duel.game.players[RED].team


@rule("core.upkeep.controller-orders-own-events")
@pytest.mark.parametrize(("what", "lives"), [("Regenerate", True), ("Ghoul Rot", False)])
def test_a_rotting_mage_at_his_last_breath_lives_if_he_lets_his_regrowth_come_first(what: str, lives: bool) -> None:
    duel = Duel(red="Warlock", blue="Wizard", red_book=EVADE)
    duel.attach("Regrowth", duel.red)
    duel.attach("Ghoul Rot", duel.red, BLUE)
    duel.red.damage = 36
    duel.prepare_all()
    duel.decide("upkeep order", first(duel.red, what))
    duel.play_round()
    while not duel.is_over and duel.request.kind != "plan":
        duel.step()
    assert duel.is_over != lives
    assert duel.red.damage == (36 if lives else 38)


@rule("sup.ability.restore-untyped-spell", "sup.spell.jinx-triggers-on-as-quick-spell-abilities")
def test_restore_passes_a_nullify_by_and_is_stopped_by_a_jinx_and_may_be_cast_again_by_quickcast() -> None:
    duel = Duel(red="Priestess", blue="Wizard")
    cleric = duel.put("Asyran Cleric", RED, "C1")
    duel.condition(cleric, DAZE)
    duel.hide("Jinx", duel.red, BLUE)
    nullify = duel.hide("Nullify", cleric, BLUE)
    duel.decide("pay reveal", PAY)
    duel.activate(duel.red, cast("Restore (quick)", cleric, "Daze"))
    assert (cleric.conditions, duel.red.mana) == ({DAZE: 1}, 20)
    request = duel.play_until("after", RED)
    duel.answer(cast("Restore (quick)", cleric, "Daze")(request))
    while duel.request.kind == "reveal":
        duel.step()
    assert cleric.conditions == {}
    assert cleric.active
    assert nullify.hidden


@rule("core.mage.beastmaster-quick-summoning-once-per-round")
def test_two_beasts_in_a_round_are_one_by_quickcast_and_one_by_a_full_action_not_two_quickly() -> None:
    duel = Duel(red="Beastmaster", blue="Wizard", red_book={"Bitterwood Fox": 1, "Feral Bobcat": 1})
    duel.prepare_all(red=("Bitterwood Fox", "Feral Bobcat"))
    duel.decide("quickcast", cast("Bitterwood Fox", "C1"))
    request = duel.play_until("action", RED)
    assert cast("Feral Bobcat", "C1")(request) in request.options
    duel.answer(move("C2"))
    request = duel.play_until("action", RED)
    assert not [each for each in request.options if each[0] == "cast"]


@rule("sup.spell.magebane-triggers-on-dispel-that-destroys-it")
def test_the_dispel_that_frees_a_dying_wizard_of_magebane_is_the_spell_that_kills_him() -> None:
    duel = Duel(red="Wizard", blue="Warlock", red_book={"Dispel": 1})
    bane = duel.attach("Magebane", duel.red, BLUE)
    duel.red.damage = 31
    duel.prepare_all(red=("Dispel",))
    duel.decide("quickcast", cast("Dispel", bane))
    duel.play_round()
    assert duel.is_over
    assert duel.game.result is not None
    assert duel.game.result.winning_team == duel.game.players[BLUE].team

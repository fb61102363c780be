"""The quickcast action: one quick spell a round, in the Quickcast Phases or around a friendly Action Phase."""

import pytest

from mageduel.facts.conditions import STUN
from mageduel.facts.library import card
from mageduel.kernel.requests import Answer
from mageduel.rules.round import action_stage
from mageduel.state.events import Activated, SpellCast
from mageduel.state.phases import Phase
from tests.kit.answers import NOTHING, PASS
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

BOOK = {"Minor Heal": 4, "Timber Wolf": 2, "Fireball": 2}


def heal(table: Table) -> Answer:
    """Minor Heal on the red mage; he is hurt so that there is something to heal."""
    return ("cast", 0, "Minor Heal", table.red.id)


@pytest.fixture
def duel() -> Duel:
    """Both mages have two Minor Heals prepared, and the planning is over."""
    found = Duel("arena", "Beastmaster", "Warlock", BOOK, BOOK)
    found.put("Timber Wolf", RED)
    found.put("Firebrand Imp", BLUE, "A3")
    found.prepare_all(red=("Minor Heal", "Minor Heal"), blue=("Minor Heal", "Minor Heal"))
    return found


def spells_cast(duel: Duel) -> list[str]:
    return [event.spell.card.name for event in duel.events(SpellCast)]


@rule(
    "core.quickcast.window-first-phase",
    "core.quickcast.first-phase-precedes-actions",
    "core.quickcast.first-phase-initiative-order",
    "core.summary.first-quickcast-phase",
    "core.codex.quickcast-phase-initiative-order",
    "codex.quickcast-phase.order",
    "core.marker.quickcast-flips-on-use",
    "core.codex.quickcast-marker",
    "codex.quickcast.marker",
)
def test_in_the_first_quickcast_phase_each_may_cast_before_anybody_acts(duel: Duel) -> None:
    request = duel.request
    assert (duel.game.phase, request.player) == (Phase.FIRST_QUICKCAST, RED)
    duel.answer(heal(duel))
    assert not duel.game.players[RED].quickcast
    assert (duel.game.phase, duel.request.player) == (Phase.FIRST_QUICKCAST, BLUE)
    assert duel.game.players[BLUE].quickcast
    assert spells_cast(duel) == ["Minor Heal"]
    assert not duel.events(Activated)


@rule("core.quickcast.may-be-saved", "core.quickcast.window-final-phase", "core.quickcast.final-phase-optional")
def test_a_quickcast_not_used_is_kept_until_the_final_phase(duel: Duel) -> None:
    duel.answer(PASS)
    assert duel.game.players[RED].quickcast
    duel.play_to(Phase.FINAL_QUICKCAST)
    assert heal(duel) in duel.request.options
    assert PASS in duel.request.options
    duel.answer(heal(duel))
    assert spells_cast(duel) == ["Minor Heal"]


@rule(
    "core.quickcast.final-phase-when-all-inactive",
    "core.quickcast.final-phase-initiative-order",
    "core.summary.final-quickcast-phase",
    "core.codex.quickcast-phase-two-per-round",
    "codex.quickcast-phase.two",
)
def test_the_final_phase_comes_when_nobody_is_active_any_more(duel: Duel) -> None:
    duel.play_to(Phase.FINAL_QUICKCAST)
    assert not any(each.active for each in duel.game.objects.values())
    assert duel.request.player == RED
    duel.step()
    assert (duel.game.phase, duel.request.player) == (Phase.FINAL_QUICKCAST, BLUE)


@rule(
    "core.quickcast.one-per-round",
    "core.quickcast.final-phase-only-if-unused",
    "core.codex.quickcast-one-per-round",
    "codex.quickcast.one-per-round",
    "core.summary.quickcast-once-per-round",
)
def test_whoever_has_used_it_gets_no_second_one_this_round(duel: Duel) -> None:
    duel.answer(heal(duel))
    while duel.game.round == 1:
        request = duel.request
        if request.kind != "action" and request.player == RED:
            assert heal(duel) not in request.options
        duel.step()
    assert duel.asked_in(Phase.FINAL_QUICKCAST) == [BLUE]
    assert duel.game.players[RED].quickcast, "it is back in the next round"


@rule(
    "core.quickcast.window-before-friendly-action-phase",
    "core.quickcast.window-after-friendly-action-phase",
    "core.quickcast.not-during-action-phase",
    "core.codex.quickcast-timing",
    "codex.quickcast.when",
    "core.summary.quickcast-windows",
)
def test_it_may_be_used_right_before_and_right_after_a_friendly_action_phase(duel: Duel) -> None:
    wolf = next(each for each in duel.game.objects.values() if each.name == "Timber Wolf")
    request = duel.play_until("activate", RED)
    assert heal(duel) in request.options
    duel.answer(("activate", wolf.id))
    assert not [each for each in duel.play_until("action").options if each[0] == "cast"]
    duel.answer(NOTHING)
    request = duel.request
    assert (request.kind, request.player) == ("after", RED)
    assert heal(duel) in request.options


@rule("core.quickcast.not-around-enemy-action-phase")
def test_an_enemy_action_phase_opens_no_window(duel: Duel) -> None:
    duel.play_until("activate", RED)
    seats = []
    while duel.game.phase is Phase.ACTIONS:
        request = duel.request
        if any(each[0] == "cast" for each in request.options):
            seats.append((request.player, request.kind, duel.game.acting))
        before = len(duel.events(Activated))
        duel.step()
        if request.kind == "activate" and len(duel.events(Activated)) > before:
            assert duel.events(Activated)[-1].creature.controller == request.player
    assert {seat for seat, kind, _ in seats if kind == "after"} == {RED, BLUE}
    for seat, kind, acting in seats:
        assert kind in ("activate", "after") or acting is duel.game.players[seat].mage


@rule(
    "core.quickcast.in-addition-to-action-phase",
    "core.quickcast.two-spells-per-round",
    "sup.rules.quickcast-is-extra-action",
)
def test_with_his_own_action_a_mage_casts_two_spells_in_a_round(duel: Duel) -> None:
    duel.answer(heal(duel))
    duel.activate(duel.red, heal(duel))
    assert spells_cast(duel) == ["Minor Heal", "Minor Heal"]
    assert not duel.game.players[RED].planned


@rule(
    "core.quickcast.only-one-quick-spell",
    "sup.rules.quickcast-only-quick-spells",
    "sup.rules.quickcast-excludes-melee-and-weapon-attacks",
)
def test_it_casts_quick_spells_and_does_nothing_else() -> None:
    table = Table()
    table.move_to(table.blue, "C1")
    table.attach("Mage Staff", table.red)
    table.plan(RED, "Timber Wolf", "Minor Heal")
    options = action_stage.quickcast_options(table.game, RED)
    assert {each[0] for each in options} == {"cast"}
    assert {each[2] for each in options} == {"Minor Heal"}
    assert {each[0] for each in table.actions(table.red)} >= {"cast", "attack", "move", "guard"}


@rule("sup.rules.quickcast-includes-attack-spells-and-as-quick-spell-abilities", "core.quickcast.example-arcane-zap")
def test_attack_spells_and_abilities_that_count_as_quick_spells_can_be_quickcast() -> None:
    table = Table(red="Wizard")
    table.move_to(table.blue, "C2")
    table.plan(RED, "Fireball")
    names = {each[2] for each in action_stage.quickcast_options(table.game, RED) if each[3] == table.blue.id}
    assert names == {"Fireball", "Arcane Zap"}


@rule("core.quickcast.mage-only")
def test_a_familiar_has_no_quickcast() -> None:
    duel = Duel("arena", "Wizard", "Warlock", BOOK, BOOK)
    pixie = duel.put("Fellella, Pixie Familiar", RED)
    duel.prepare_all()
    pixie.prepared = card("Block")
    duel.play_to(Phase.ACTIONS)
    for seat in (RED, BLUE):
        assert not [each for each in action_stage.quickcast_options(duel.game, seat) if each[1] == pixie.id]


@rule("sup.rules.example-quickcast-later-in-round")
def test_it_may_come_long_after_the_mages_own_action_phase(duel: Duel) -> None:
    wolf = next(each for each in duel.game.objects.values() if each.name == "Timber Wolf")
    duel.activate(duel.red, ("guard",))
    duel.activate(wolf, NOTHING)
    duel.play_until("after", RED)
    duel.answer(heal(duel))
    assert spells_cast(duel) == ["Minor Heal"]


@rule("sup.rules.example-quickcast-move-two-then-spell")
def test_move_two_zones_and_then_quickcast(duel: Duel) -> None:
    duel.activate(duel.red, ("move", "C2"), ("move", "C3"))
    duel.play_until("after", RED)
    duel.answer(heal(duel))
    assert duel.game.arena.zone_names[duel.red.zone or 0] == "C3"
    assert spells_cast(duel) == ["Minor Heal"]


@rule("sup.rules.example-quickcast-move-quick-action-then-spell")
def test_move_one_zone_take_a_quick_action_and_quickcast(duel: Duel) -> None:
    duel.activate(duel.red, ("move", "C2"), ("guard",))
    duel.play_until("after", RED)
    duel.answer(heal(duel))
    assert duel.red.guarding
    assert spells_cast(duel) == ["Minor Heal"]


@rule("sup.rules.example-quickcast-teleport-then-full-action")
def test_quickcast_before_acting_leaves_the_full_action(duel: Duel) -> None:
    duel.play_until("plan")
    duel.prepare(RED, "Minor Heal", "Timber Wolf")
    duel.prepare(BLUE)
    duel.play_until("activate", RED)
    duel.answer(heal(duel))
    duel.activate(duel.red, ("cast", 0, "Timber Wolf", "C1"))
    assert spells_cast(duel)[-2:] == ["Minor Heal", "Timber Wolf"]


def test_an_incapacitated_mage_still_quickcasts_what_is_no_attack() -> None:
    table = Table()
    table.move_to(table.blue, "C2")
    table.plan(RED, "Minor Heal", "Fireball")
    table.condition(table.red, STUN)
    assert {each[2] for each in action_stage.quickcast_options(table.game, RED)} == {"Minor Heal"}

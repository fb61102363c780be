"""The fallen among many: what they leave, and that nothing is asked of them any more (M8, M10)."""

import pytest

from mageduel.kernel.requests import CONCEDE
from mageduel.state.events import InitiativeTaken
from tests.kit.answers import PAY, move
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import make_creature
from tests.many.sitting import (
    BLUE,
    GOLD,
    GRAY,
    GREEN,
    QUICK,
    RED,
    free_for_all,
    kill,
    prepare_for_all,
    seats,
    two_teams,
)


def fallen(duel: Duel, seat: int) -> Duel:
    """The mage of this seat has fallen, and the next round has begun."""
    kill(duel, seat)
    duel.play_round()
    duel.questions.clear()
    return duel


@rule("ruling.m8", "sup.rules.dead-mage-can-do-nothing", "sup.rules.dead-mage-other-objects-stay")
def test_in_a_free_for_all_objects_stay_obey_nobody_and_ask_nothing() -> None:
    duel = free_for_all(book=QUICK)
    wolf = duel.put("Timber Wolf", BLUE, "A5")
    cloud = duel.put("Fog Bank", BLUE, "A5")
    eye = duel.put("Mind's Eye", BLUE, "A5")  # its player is asked each Upkeep Phase whether it drifts
    fallen(duel, BLUE)
    duel.play_round()
    duel.play_round()
    assert duel.in_play(wolf)
    assert duel.in_play(cloud)
    assert not wolf.active
    assert duel.place(eye) == "A5"
    assert BLUE not in {each.seat for each in duel.questions}


@rule("ruling.m8")
def test_a_trap_of_the_fallen_is_never_sprung_and_his_other_enchantments_stay_face_down() -> None:
    duel = free_for_all(book=QUICK)
    trap = duel.hide("Teleport Trap", "B3", BLUE)
    wolf = duel.put("Timber Wolf", RED, "B2")
    block = duel.hide("Block", wolf, BLUE)
    fallen(duel, BLUE)
    duel.activate(wolf, move("B3"))
    duel.play_round()
    assert (duel.place(wolf), trap.hidden, block.hidden) == ("B3", True, True)
    assert duel.in_play(trap)


@rule("ruling.m8")
def test_upkeep_that_nobody_pays_any_more_destroys() -> None:
    duel = free_for_all(book=QUICK)
    obelisk = duel.put("Mordok's Obelisk", RED, "D1")
    wolf, fox = duel.put("Timber Wolf", BLUE, "A5"), duel.put("Bitterwood Fox", GREEN, "A2")
    duel.always("upkeep", PAY)
    fallen(duel, BLUE)
    duel.play_until("activate")
    assert (duel.in_play(obelisk), duel.in_play(wolf), duel.in_play(fox)) == (True, False, True)


@rule("ruling.m8")
def test_a_team_mate_has_what_lay_on_a_spawnpoint_but_not_the_book() -> None:
    duel = two_teams(book={"Timber Wolf": 2, **QUICK})
    lair = duel.put("Lair", RED, "C1")
    duel.prepare_for(lair, "Bitterwood Fox")
    duel.play_until("plan")
    kill(duel, RED)
    assert (lair.controller, lair.prepared is not None, lair.prepared_owner) == (GREEN, True, RED)
    duel.play_round()
    duel.play_until("plan")
    assert {request.player for request in duel.requests} == {BLUE, GREEN, GOLD}
    assert duel.game.players[RED].book[duel.card("Timber Wolf")] == 2, "nobody takes anything out of it"


@rule("ruling.m8")
@pytest.mark.parametrize("concedes", [True, False])
def test_of_a_team_the_next_by_seat_takes_over_and_then_the_one_after(concedes: bool) -> None:
    duel = Duel(seats=seats(6, teams=True, book=QUICK))
    wolf = duel.put("Timber Wolf", RED, "C2")
    for seat, heir in ((RED, GREEN), (GREEN, GRAY)):
        if concedes:
            duel.match.answer(seat, CONCEDE)
        else:
            kill(duel, seat)
        duel.play_round()
        assert wolf.controller == heir
    assert wolf.owner == RED


@rule("ruling.m10", "core.multiplayer.initiative-passes-left")
def test_the_initiative_passes_the_fallen_by() -> None:
    duel = free_for_all(4, book=QUICK)
    fallen(duel, BLUE)
    duel.play_round()
    duel.play_round()
    assert [event.seat for event in duel.events(InitiativeTaken)] == [RED, GREEN, GOLD, RED]


@rule("ruling.m10")
def test_with_one_mage_against_two_it_still_goes_to_and_fro() -> None:
    duel = two_teams(book=QUICK)
    fallen(duel, BLUE)
    for _ in range(3):
        duel.play_round()
    assert [event.seat for event in duel.events(InitiativeTaken)] == [RED, GOLD, RED, GOLD, RED]


@rule("ruling.m12", "sup.rules.mage-death-draw-if-all-die-in-phase")
def test_a_draw_where_all_sides_that_were_left_die_in_one_phase() -> None:
    duel = fallen(free_for_all(book=QUICK), BLUE)
    kill(duel, RED)
    kill(duel, GREEN)
    duel.play_round()
    assert duel.is_over
    assert duel.game.result is not None
    assert duel.game.result.winning_team is None


@rule("core.multiplayer.team-win", "ruling.m12")
def test_a_team_with_one_mage_left_has_won_when_the_others_are_gone() -> None:
    duel = fallen(two_teams(book=QUICK), RED)
    kill(duel, BLUE)
    kill(duel, GOLD)
    duel.play_round()
    assert duel.game.result is not None
    assert duel.game.result.winning_team == 0


def test_a_quickcast_that_was_planned_dies_with_the_mage() -> None:
    duel = free_for_all(book=QUICK)
    prepare_for_all(duel, "Minor Heal")
    kill(duel, GREEN)
    duel.questions.clear()
    duel.play_round()
    assert GREEN not in {each.seat for each in duel.questions}


def test_a_fallen_mages_creatures_hinder_still_and_guard_only_his_own() -> None:
    duel = free_for_all(book=QUICK)
    orphan = duel.put(make_creature("Orphan"), BLUE, "B2")
    wolf, fox = duel.put("Timber Wolf", RED, "B2"), duel.put("Bitterwood Fox", GREEN, "B2")
    fallen(duel, BLUE)
    duel.guard(orphan)
    assert duel.why_no_attack(wolf, "Bite", fox) is None
    assert "move" not in {each[0] for each in duel.actions(wolf, move_actions=1)}

"""Conceding: a mage leaves, his side goes on as long as somebody of it stands, and one side left is the end (M8)."""

from dataclasses import replace

import pytest

from mageduel.duel import end_by_players, record_of, replay, start_duel
from mageduel.kernel.match import Match
from mageduel.kernel.record import DamagedRecord, Ending, read_record
from mageduel.kernel.requests import CONCEDE, IllegalAnswer
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.round.setup import Setup
from mageduel.state.events import Conceded, GameEnded, MageDied
from mageduel.state.game import Game
from mageduel.state.phases import Phase
from tests.kernel.duels import play_on
from tests.kit.causes import A_TEST
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.rules.round.test_many_players import seats

SEED = 5


BOOK = {"Minor Heal": 2}


def sides(duel: Duel) -> list[bool]:
    return [player.is_alive for player in duel.game.players]


def test_of_two_the_one_who_gives_up_loses_at_once() -> None:
    duel = Duel(red_book=BOOK, blue_book=BOOK)
    duel.play_until("plan")
    duel.match.answer(0, CONCEDE)
    assert duel.match.is_over
    assert duel.game.result is not None
    assert duel.game.result.winning_team == 1
    assert not duel.events(Conceded), "the end says it all"
    assert len(duel.events(GameEnded)) == 1


@rule("ruling.m8")
def test_of_three_two_play_on_when_one_gives_up() -> None:
    duel = Duel(seats=seats(3))
    duel.play_until("plan")
    duel.match.answer(1, CONCEDE)
    assert not duel.is_over
    assert [event.seat for event in duel.events(Conceded)] == [1]
    assert {request.player for request in duel.match.open_requests} == {0, 2}, "nothing is asked of him any more"
    for seat in (0, 2):
        duel.prepare(seat)
    assert sides(duel) == [True, False, True]
    assert [event.seat for event in duel.events(MageDied)] == [1]
    duel.play_round()
    assert not duel.is_over
    duel.match.answer(2, CONCEDE)
    assert duel.is_over
    assert duel.game.result is not None
    assert duel.game.result.winning_team == 0


@rule("ruling.m8")
def test_what_is_going_on_is_finished_before_the_mage_falls() -> None:
    duel = Duel(seats=seats(3))
    duel.play_until("plan")
    duel.match.answer(1, CONCEDE)
    assert duel.game.phase is Phase.PLANNING
    assert sides(duel) == [True, True, True]


@rule("ruling.m8")
def test_a_team_goes_on_with_what_a_mage_leaves_who_gave_up() -> None:
    duel = Duel(seats=seats(4, 2, books=False))
    imp = duel.put("Firebrand Imp", 1)
    duel.play_until("activate")
    duel.match.answer(1, CONCEDE)
    duel.play_round()
    assert imp.controller == 3
    assert not duel.is_over
    duel.match.answer(3, CONCEDE)
    assert duel.game.result is not None
    assert duel.game.result.winning_team == 0


@rule("ruling.m8")
def test_the_next_team_mate_by_seat_takes_over() -> None:
    duel = Duel(seats=(*seats(4, 2, books=False), *seats(2, 2, books=False)))
    imp = duel.put("Firebrand Imp", 2)
    duel.play_until("activate")
    duel.match.answer(2, CONCEDE)
    duel.play_round()
    assert imp.controller == 4


@rule("ruling.m8")
def test_without_a_team_what_is_left_never_acts() -> None:
    duel = Duel(seats=seats(3))
    imp = duel.put("Firebrand Imp", 1)
    duel.play_until("activate", 0)
    duel.match.answer(1, CONCEDE)
    duel.play_round()
    duel.play_round()
    assert duel.in_play(imp)
    assert (imp.controller, imp.active) == (1, False)
    assert {each.seat for each in duel.questions if each.round == 2} == {0, 2}


@rule("ruling.m10")
def test_the_initiative_goes_past_a_team_mate_to_the_next_opponent() -> None:
    duel = Duel(seats=seats(4, 2, books=False), initiative=0)
    duel.play_until("activate")
    duel.match.answer(1, CONCEDE)
    duel.play_round()
    duel.play_until("activate")
    assert duel.game.initiative == 3, "seat 2 is of the side that had it"


def test_giving_up_in_the_middle_of_ones_own_action_ends_it() -> None:
    duel = Duel(seats=seats(3))
    duel.put("Firebrand Imp", 0)
    duel.play_until("activate", 0)
    duel.answer(("activate", duel.red.id))
    assert duel.match.request_for(0) is not None
    duel.match.answer(0, CONCEDE)
    assert sides(duel)[0] is False
    assert {request.player for request in duel.match.open_requests} <= {1, 2}


@rule("ruling.m12")
def test_if_the_others_fell_in_this_phase_nobody_is_left() -> None:
    duel = Duel(red_book=BOOK, blue_book=BOOK)
    duel.play_until("plan", 0)
    duel.start(direct_damage(duel.game, duel.blue, 99, A_TEST))
    duel.match.answer(0, CONCEDE)
    assert duel.game.result is not None
    assert duel.game.result.winning_team is None


@pytest.mark.parametrize("seat", [1, 7, -1])
def test_only_who_stands_and_has_not_given_up_can_concede(seat: int) -> None:
    duel = Duel(seats=seats(4, books=False))
    duel.play_until("activate")
    duel.match.answer(1, CONCEDE)
    before = list(duel.match.answers)
    with pytest.raises(IllegalAnswer):
        duel.match.answer(seat, CONCEDE)
    assert duel.match.answers == before


def test_a_dead_mage_has_nothing_to_concede() -> None:
    duel = Duel(seats=seats(3, books=False))
    duel.play_until("activate")
    duel.start(direct_damage(duel.game, duel.game.players[2].mage, 99, A_TEST))
    with pytest.raises(IllegalAnswer):
        duel.match.answer(2, CONCEDE)


# Written down


def conceded_game() -> tuple[Setup, Match[Game]]:
    """Three play by lot; one gives up after 60 answers and the others go on."""
    setup = Setup("arena", seats(3))
    match = start_duel(setup, SEED, forkable=True)
    play_on(match, SEED, 60)
    match.answer(2, CONCEDE)
    play_on(match, SEED + 1, 100)
    return setup, match


def test_a_record_replays_with_who_gave_up_when() -> None:
    setup, match = conceded_game()
    record = read_record(record_of(match, setup, SEED).to_json())
    assert record.answers[60] == (2, CONCEDE)
    assert record.ending is None
    again = replay(record)
    assert again.game.digest() == match.game.digest()
    assert again.game.conceded == (2,)


def test_a_fork_knows_who_has_given_up() -> None:
    match = start_duel(Setup("arena", seats(3)), SEED, forkable=True)
    play_on(match, SEED, 60)
    match.answer(2, CONCEDE)
    twin = match.fork()
    assert twin.game.conceded == (2,)
    assert twin.game.digest() == match.game.digest()
    assert play_on(twin, 3, 60) == play_on(match, 3, 60)
    assert twin.game.digest() == match.game.digest()
    assert not match.game.players[2].is_alive


def test_a_last_concession_is_an_ending_and_an_earlier_one_is_not() -> None:
    with pytest.raises(DamagedRecord, match="others play on"):
        end_by_players(start_duel(Setup("arena", seats(3)), SEED).game, Ending(conceded=1))
    setup, match = conceded_game()
    again = replay(replace(record_of(match, setup, SEED), ending=Ending(conceded=1)))
    assert again.game.result is not None
    assert again.game.result.winning_team == 0


def test_a_fork_of_a_game_that_was_given_up_is_over_too() -> None:
    match = start_duel(Setup("arena", seats(2)), SEED, forkable=True)
    play_on(match, SEED, 20)
    match.answer(0, CONCEDE)
    twin = match.fork()
    assert twin.is_over
    assert twin.game.result == match.game.result

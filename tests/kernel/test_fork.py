"""Forks: from the middle of anything, a fork continues to the same end with the same answers, and leaves no trace."""

import gc

import pytest

from mageduel.agents.lots import lots
from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.state.game import Game
from tests.kernel.counting import Counting, count
from tests.kernel.duels import play_on, published_setup, random_duel


def counting() -> Match[Counting]:
    return Match(Counting(), count, forkable=True)


def test_a_match_that_keeps_no_snapshots_cannot_be_forked() -> None:
    match = Match(Counting(), count)
    assert not match.can_fork
    with pytest.raises(RuntimeError, match="forkable"):
        match.fork()


def test_a_match_can_be_made_forkable_later() -> None:
    match = Match(Counting(), count)
    match.keep_snapshots()
    match.answer(0, ("add", 1))
    assert not match.can_fork
    match.answer(1, ("add", 1))
    assert match.can_fork, "from the next safe point on"
    assert match.fork().game.digest() == match.game.digest()


def test_a_fork_between_two_answers_to_one_question_remembers_the_first() -> None:
    match = counting()
    match.answer(1, ("add", 2))
    twin = match.fork()
    assert [request.player for request in twin.open_requests] == [0]
    twin.answer(0, ("add", 2))
    assert twin.game.sum == 4
    assert match.game.sum == 0


def test_a_fork_in_the_middle_of_a_turn_goes_on_from_there() -> None:
    match = counting()
    for player, number in ((0, 1), (1, 1), (0, 2)):
        match.answer(player, ("add", number))
    twin = match.fork()
    assert twin.requests[0].kind == "second"
    assert twin.game.digest() == match.game.digest()
    for each in (match, twin):
        each.answer(1, ("add", 1))
    assert twin.game.digest() == match.game.digest()
    assert twin.answers == match.answers


def test_the_original_does_not_notice_what_a_fork_does() -> None:
    match = counting()
    before = match.game.digest()
    twin = match.fork()
    for player in (0, 1):
        twin.answer(player, ("add", 2))
    assert match.game.digest() == before
    assert not match.answers
    assert len(match.open_requests) == 2


def test_a_fork_can_be_forked_again() -> None:
    match = counting()
    match.answer(0, ("add", 1))
    twin = match.fork().fork()
    twin.answer(1, ("add", 1))
    child = twin.fork()
    child.answer(0, ("add", 2))
    assert (match.game.sum, twin.game.sum, child.game.sum) == (0, 2, 4)


@pytest.mark.parametrize("seed", range(3))
def test_wherever_a_duel_is_forked_the_same_answers_lead_to_the_same_place(seed: int) -> None:
    match = start_duel(published_setup(), seed, forkable=True)
    below = lots(seed, 5)
    forks: list[tuple[int, Match[Game]]] = []
    for number in range(400):
        if match.is_over:
            break
        if number % 7 == 0:
            twin = match.fork()
            assert twin.game.digest() == match.game.digest(), f"fork before answer {number}"
            assert [each.options for each in twin.open_requests] == [each.options for each in match.open_requests]
            forks.append((number, twin))
        request = match.open_requests[below(len(match.open_requests))]
        match.answer(request.player, request.sample(below))
    end = match.game.digest()
    for number, twin in forks[::6]:
        for player, answer in match.answers[number:]:
            twin.answer(player, answer)
        assert twin.game.digest() == end, f"forked before answer {number}"


def test_forks_go_their_own_ways() -> None:
    match = random_duel(4, 60, forkable=True)
    before, options = match.game.digest(), list(match.open_requests[0].options)
    ends = set()
    for seed in range(8):
        twin = match.fork()
        play_on(twin, 100 + seed, 80)
        ends.add(twin.game.digest())
    assert len(ends) > 1
    assert match.game.digest() == before
    assert list(match.open_requests[0].options) == options


def test_keeping_snapshots_changes_nothing() -> None:
    assert random_duel(5, 200, forkable=True).game.digest() == random_duel(5, 200).game.digest()


def test_a_copy_of_the_game_shares_nothing_that_changes() -> None:
    match = random_duel(6, 150, forkable=True)
    twin = match.game.copy()
    digest = twin.digest()
    play_on(match, 77, 100)
    assert twin.digest() == digest


def test_a_fork_that_is_thrown_away_leaves_nothing_to_collect() -> None:
    match = random_duel(4, 0, forkable=True)
    found = 0
    for seed in range(12):
        play_on(match, seed, 25)
        before = match.game.digest()
        gc.collect()
        twin = match.fork(forkable=False)
        play_on(twin, 100 + seed, 30)
        twin.throw_away()
        del twin
        found += gc.collect()
        assert match.game.digest() == before
    assert found == 0


def test_what_a_fork_has_from_the_original_stays_when_it_is_thrown_away() -> None:
    match = counting()
    twin = match.fork()
    twin.throw_away()
    assert match.fork().game.steps == []
    later = match.fork()
    for player in (0, 1):
        later.answer(player, ("add", 1))
    own = later.last_safe_point
    assert own is not match.last_safe_point
    later.throw_away()
    assert own.steps == ["taken apart"]
    assert match.fork().game.steps == []

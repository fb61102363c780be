"""Lines: what a searching player's trials are made of, and where they are judged."""

from __future__ import annotations

import pytest

from mageduel.agents.budget import Budget
from mageduel.agents.company import APART, VARIED, WAVERING, company
from mageduel.agents.lines import Explorer, Line, Trial
from mageduel.agents.lots import lots
from mageduel.agents.novice import Novice
from mageduel.agents.race import TIME_TO_LOOK_FAR, Race
from mageduel.agents.rules_of_thumb import Judge
from mageduel.agents.tastes import indifferent
from mageduel.agents.weights import WEIGHTS
from mageduel.duel import start_duel
from mageduel.kernel.chance import stream
from mageduel.kernel.match import Match
from mageduel.lab.books import core, pairings, setup_of
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import view

POLICY = Novice(1, liking=indifferent)


def at_an_activation(round_: int) -> tuple[Match[Game], Decision]:
    """A duel by rules of thumb, at the first choice of who acts in this round or later."""
    match = start_duel(setup_of("arena", *pairings("arena", core("arena"))[0]), 5, forkable=True)
    views = [view(match.game, seat) for seat in range(2)]
    while True:
        request = match.open_requests[0]
        if request.kind == "activate" and match.game.round >= round_:
            return match, Decision(request)
        match.answer(request.player, POLICY.decide(views[request.player], Decision(request)))


def worth(later: int, *, to_the_end: bool = False, is_far: bool = False) -> float:
    match, decision = at_an_activation(4)
    explorer = Explorer(
        decision.seat, decision.seat, 0, WEIGHTS, None, is_learned=True, is_to_the_end=to_the_end, later=later
    )
    line = Line(((decision.question, decision.options[0]),), 0.0)
    return explorer.follow(line, Trial(match, stream(3, 8), POLICY, is_far=is_far))


def test_where_a_line_ends_and_the_ends_of_rounds_that_follow_count_alike() -> None:
    at_once, at_the_end = worth(0), worth(0, to_the_end=True)
    assert at_once != pytest.approx(at_the_end)
    assert worth(1) == pytest.approx((at_once + at_the_end) / 2)
    both = worth(1, to_the_end=True)
    a_round_later = 2 * both - at_the_end
    assert a_round_later != pytest.approx(at_the_end)
    assert worth(2) == pytest.approx((at_once + at_the_end + a_round_later) / 3)


def test_in_a_far_trial_one_more_end_of_a_round_counts() -> None:
    assert worth(0, is_far=True) == pytest.approx(worth(1))
    assert worth(1, is_far=True) == pytest.approx(worth(2))


@pytest.mark.parametrize(("look_aheads", "is_far"), [(TIME_TO_LOOK_FAR - 1, False), (TIME_TO_LOOK_FAR, True)])
def test_with_time_for_it_trials_go_a_round_further(look_aheads: int, is_far: bool) -> None:
    match, decision = at_an_activation(4)
    explorer = Explorer(decision.seat, decision.seat, 0, WEIGHTS, None, is_learned=True, is_to_the_end=False, later=0)
    wanted: list[bool] = []

    def next_trial(is_far: bool) -> Trial | None:
        wanted.append(is_far)
        return Trial(match, stream(len(wanted), 8), POLICY, is_far=is_far) if len(wanted) < 8 else None

    lines = [Line(((decision.question, option),), 0.0) for option in decision.options]
    Race(explorer, Budget(look_aheads), None, next_trial, [], grows=False).run(lines, [])
    assert wanted[1:4] == [is_far] * 3


def test_a_company_leans_its_own_way_and_no_further_than_that() -> None:
    companies = [company(lots(seed, 1), WEIGHTS) for seed in range(40)]
    for name in VARIED:
        usual = getattr(WEIGHTS, name)
        shares = [getattr(each.weights, name) / usual for each in companies]
        assert all(1 - APART <= share <= 1 + APART for share in shares)
        assert min(shares) < 1 - APART / 2 < 1 + APART / 2 < max(shares)


def test_the_same_lots_bring_the_same_company() -> None:
    assert company(lots(7, 1), WEIGHTS).weights == company(lots(7, 1), WEIGHTS).weights


def test_different_companies_go_on_differently() -> None:
    match, decision = at_an_activation(4)
    explorer = Explorer(decision.seat, decision.seat, 4, WEIGHTS, None, is_learned=True, is_to_the_end=True, later=0)
    line = Line(((decision.question, decision.options[0]),), 0.0)
    found = {
        round(explorer.follow(line, Trial(match, stream(3, 8), company(lots(seed, 1), WEIGHTS))), 6)
        for seed in range(12)
    }
    assert len(found) > 1


def test_in_a_far_trial_the_company_is_not_sure_what_an_option_is_worth() -> None:
    match, decision = at_an_activation(4)
    judge = Judge(view(match.game, decision.seat), decision.seat, WEIGHTS)
    sure, unsure = company(lots(5, 1), WEIGHTS), company(lots(5, 1), WEIGHTS, is_far=True)
    assert sure.scores(judge, decision) == sure.scores(judge, decision)
    for usual, *more_or_less in zip(
        sure.scores(judge, decision), *(unsure.scores(judge, decision) for _ in range(20)), strict=True
    ):
        assert len(set(more_or_less)) > 1
        assert all(abs(each - usual) <= 1.001 * WAVERING * abs(usual) for each in more_or_less)

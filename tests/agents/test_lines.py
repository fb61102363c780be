"""Lines: what a searching player's trials are made of, and where they are judged."""

from __future__ import annotations

import pytest

from mageduel.agents.company import APART, VARIED, company
from mageduel.agents.lines import Explorer, Line, Trial
from mageduel.agents.lots import lots
from mageduel.agents.novice import Novice
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


def worth(later: float, *, to_the_end: bool = False) -> float:
    match, decision = at_an_activation(4)
    explorer = Explorer(
        decision.seat, decision.seat, 0, WEIGHTS, None, is_learned=True, is_to_the_end=to_the_end, later=later
    )
    line = Line(((decision.question, decision.options[0]),), 0.0)
    return explorer.follow(line, Trial(match, stream(3, 8), POLICY))


def test_where_a_line_ends_and_the_end_of_that_round_count_as_much_as_is_said() -> None:
    at_once, at_the_end = worth(0.0), worth(0.0, to_the_end=True)
    assert at_once != pytest.approx(at_the_end)
    assert worth(1.0) == pytest.approx(at_the_end)
    assert worth(0.5) == pytest.approx((at_once + at_the_end) / 2)


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
    explorer = Explorer(decision.seat, decision.seat, 4, WEIGHTS, None, is_learned=True, is_to_the_end=True, later=0.0)
    line = Line(((decision.question, decision.options[0]),), 0.0)
    found = {
        round(explorer.follow(line, Trial(match, stream(3, 8), company(lots(seed, 1), WEIGHTS))), 6)
        for seed in range(12)
    }
    assert len(found) > 1

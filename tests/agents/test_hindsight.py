"""Hindsight: decisions are judged from what their player saw, luck is what other dice would have given."""

from __future__ import annotations

import pytest

from mageduel.agents.budget import Budget
from mageduel.agents.hindsight import Surveyor, judge
from mageduel.agents.novice import Novice
from mageduel.duel import start_duel
from mageduel.lab.books import core, pairings, setup_of
from mageduel.views.decisions import Decision
from mageduel.views.view import view
from tests.agents.test_advice import decisions
from tests.agents.test_honesty import ME

LOOK_AHEADS = Budget(look_aheads=90)
"""No clock: on a busy machine time would run out for one of two twins and not for the other."""


def test_a_decision_is_judged_the_same_whatever_was_hidden_from_its_player() -> None:
    judged = 0
    for match, twin in decisions("arena", 3, rounds=3):
        request = match.request_for(ME)
        if twin is None or request is None:
            continue
        answer = Novice(3).decide(view(match.game, ME, match), Decision(request))
        found = judge(match, ME, answer, LOOK_AHEADS)
        assert judge(twin, ME, answer, LOOK_AHEADS) == found
        judged += found is not None and found.best >= found.played
    assert judged > 3


def test_luck_and_choices_together_make_the_course_of_a_game() -> None:
    setup = setup_of("arena", *pairings("arena", core("arena"))[3])
    match = start_duel(setup, 5)
    while match.requests and len(match.answers) < 100:
        request = match.open_requests[0]
        match.answer(request.player, Novice(1).decide(view(match.game, request.player), Decision(request)))
    survey = Surveyor((setup.to_data(), 5, tuple(match.answers))).look()
    assert [each.frame for each in survey.standings] == list(range(101))
    assert survey.throws
    for throw in survey.throws:
        assert 0 <= throw.rank <= 1
        assert abs(throw.swing) < 1
    for turn in survey.turns:
        assert turn.before + turn.by_choice + turn.by_dice == pytest.approx(turn.after)
    assert survey.luck[0] == pytest.approx(-survey.luck[1], abs=0.01)

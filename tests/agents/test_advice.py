"""Advice: an adviser sees what its seat sees, weighs possible answers, and says why."""

from __future__ import annotations

import pytest

from mageduel.agents.advice import Advice, Adviser
from mageduel.agents.budget import Budget
from mageduel.agents.novice import Novice
from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.lab.books import core, pairings, setup_of
from mageduel.rules.round.action_stage import ACTIVATE
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import view
from tests.agents.test_honesty import ME, with_other_secrets

BUDGET = Budget(look_aheads=60)
EVERY = 4


def advice(match: Match[Game]) -> Advice:
    request = match.request_for(ME)
    assert request is not None
    return Adviser(7, budget=BUDGET).advise(view(match.game, ME, match), Decision(request))


def decisions(mode: str, pair: int, rounds: int) -> list[tuple[Match[Game], Match[Game] | None]]:
    """Some decisions of this seat in a game of novices, each with a twin that differs in what is hidden."""
    pairs = pairings(mode, core(mode)) if mode == "arena" else pairings(mode)
    match = start_duel(setup_of(mode, *pairs[pair]), pair, forkable=True)
    players = [Novice(1), Novice(2)]
    found = []
    met = 0
    while match.requests and match.game.round <= rounds:
        request = match.open_requests[0]
        decision = Decision(request)
        if request.player == ME and (decision.slots or len(decision.options) > 1):
            met += 1
            if met % EVERY == 0:
                found.append((match.fork(), with_other_secrets(match)))
        match.answer(request.player, players[request.player].decide(view(match.game, request.player, match), decision))
    return found


@pytest.mark.parametrize(("mode", "pair"), [("arena", 3), ("academy", 7)])
def test_advice_is_possible_ranked_and_the_same_whatever_is_hidden(mode: str, pair: int) -> None:
    twins = compared = 0
    for match, twin in decisions(mode, pair, rounds=4):
        request = match.request_for(ME)
        assert request is not None
        given = advice(match)
        chances = [each.chance for each in given.ways if each.chance is not None]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= each <= 1 for each in chances)
        assert all(request.refuses(each.way[0]) is None for each in given.ways)
        compared += len(chances) > 1
        if twin is not None:
            twins += 1
            assert advice(twin) == given
    assert twins > 3
    assert compared > 3


def test_a_creature_is_named_with_what_it_does() -> None:
    ways = [
        each.way
        for match, _ in decisions("arena", 3, rounds=4)
        if match.open_requests[0].question is ACTIVATE
        for each in advice(match).ways
    ]
    assert any(len(way) == 2 for way in ways)
    assert all(way[0][0] == "activate" for way in ways if len(way) == 2)

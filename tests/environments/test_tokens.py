"""Answers as tokens: one fixed space, every answer reachable, none by mistake."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from mageduel.cli.glossary import declared
from mageduel.duel import start_duel
from mageduel.environments.choosing import choosing
from mageduel.environments.tokens import CARDS, RANGES, TOKENS, WORDS, listed
from mageduel.facts.library import library
from mageduel.kernel.questions import QUESTIONS
from mageduel.lab.books import setups
from mageduel.rules.planning.plans import PlanRequest


def test_the_lists_have_everything_and_room_to_grow() -> None:
    names = {each.name for each in declared("Question")}
    words = {word for name in names for word in QUESTIONS[name].forms if word is not None}
    assert words <= set(listed("words"))
    assert set(library()) <= set(listed("cards"))
    assert names <= set(listed("questions"))
    assert len(listed("words")) <= WORDS.size
    assert len(listed("cards")) <= CARDS.size


def test_ranges_lie_side_by_side() -> None:
    for one, next_ in itertools.pairwise(RANGES):
        assert one.first + one.size == next_.first
    assert RANGES[-1].first + RANGES[-1].size == TOKENS


@pytest.mark.parametrize("mode", ["arena", "academy", "domination"])
def test_every_answer_is_reached_by_its_own_tokens(mode: str) -> None:
    random = Random(4)
    sitting = setups(mode, "generated", 3)
    looked_at = 0
    for seed in range(3):
        match = start_duel(next(sitting), seed)
        for _ in range(120):
            if match.is_over:
                break
            request = match.open_requests[0]
            if not isinstance(request, PlanRequest) and len(request.options) < 60:
                reached = set()
                open_ways: list[list[int]] = [[]]
                while open_ways:
                    way = open_ways.pop()
                    choice = choosing(match.game, request)
                    answer = None
                    for token in way:
                        answer = choice.take(token)
                    if answer is not None:
                        reached.add(answer)
                    else:
                        open_ways += [[*way, token] for token in choice.possible]
                assert reached == set(request.options), request
                looked_at += 1
            choice = choosing(match.game, request)
            answer = None
            while answer is None:
                answer = choice.take(random.choice(choice.possible))
            match.answer(request.player, answer)
    assert looked_at > 100

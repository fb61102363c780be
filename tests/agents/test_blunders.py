"""Blunders: positions with answers that a master must not give.

Each file of `blunders/` is one: a position (docs/positions.md), the answers that lead from it to the question, whose
question it is, and what must not be answered: the first words of an answer, "*" for any word, or `["plan", card]` for a
plan with that card. `found` says where it comes from: "known" ones were made up to show a mistake, "review" ones are
moments of lost games in which a longer look shows that the answer given was a mistake.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from mageduel.agents.levels import new_agent
from mageduel.agents.safety import Careful
from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.kernel.record import as_answer
from mageduel.kernel.requests import Answer, Request
from mageduel.positions.position import Position
from mageduel.rules.planning.plans import PLAN
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import view

FOLDER = Path(__file__).parent / "blunders"
PLAYER = os.environ.get("MAGEDUEL_BLUNDERS", "master:160")
"""A number of look-aheads, so that the answer is the same everywhere; `make blunders` takes half a second of processor
time instead."""

BLUNDERS: list[dict[str, Any]] = [json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))]


def at_the_question(blunder: dict[str, Any]) -> tuple[Match[Game], Request]:
    match = start_duel(Position.from_data(blunder["position"]).setup(), 3, forkable=True)
    for seat, answer in blunder["before"]:
        match.answer(seat, as_answer(answer))
    request = match.request_for(blunder["seat"])
    assert request is not None
    return match, request


def is_one_of(answer: Answer, never: list[list[Any]]) -> bool:
    for words in never:
        if words[0] == "plan" and answer[0] == "plan":
            if any(words[1] in names for _, names in answer[1]):
                return True
        elif all(word in ("*", said) for word, said in zip(words, answer, strict=False)) and len(words) <= len(answer):
            return True
    return False


@pytest.mark.parametrize("blunder", BLUNDERS, ids=[each["name"] for each in BLUNDERS])
def test_a_master_does_not(blunder: dict[str, Any]) -> None:
    match, request = at_the_question(blunder)
    if request.question is not PLAN:
        wrong = [option for option in request.options if is_one_of(option, blunder["never"])]
        assert 0 < len(wrong) < len(request.options)
    seat = blunder["seat"]
    agent = new_agent(PLAYER, 1, in_the_lab=True)
    answer = agent.decide(view(match.game, seat, match), Decision(request))
    assert isinstance(agent, Careful)
    assert not agent.mistakes
    assert not is_one_of(answer, blunder["never"]), blunder["why"]


def test_there_are_made_up_ones_and_ones_from_lost_games() -> None:
    where = Counter(each["found"] for each in BLUNDERS)
    assert where["known"] >= 24
    assert where["review"] >= 22

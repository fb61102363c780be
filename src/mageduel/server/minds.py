"""Minds: computer players, each with a match of its own, so that thinking never touches the table it is about."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from mageduel.agents.contract import Agent
from mageduel.agents.levels import is_searching, new_agent
from mageduel.agents.random_agent import RandomAgent
from mageduel.agents.safety import Careful
from mageduel.duel import start_duel
from mageduel.kernel.chance import stream
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.round.setup import Setup
from mageduel.server.workers import Workers
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import view

if TYPE_CHECKING:
    from mageduel.server.tables import LiveTable

LOTS = 1000
"""The purpose of the streams that computer players' lots start from."""
STAND_INS = ("adept", "master")
"""Levels that play for somebody who is away: nobody's absence is to be made a gift to the other side."""

Result = TypeVar("Result")


class BadAnswer(Exception):
    """An agent gave an answer that is not possible."""


class Decided(NamedTuple):
    """An answer, and what went wrong on the way to it."""

    answer: Answer
    mistake: str | None


def _lots_of(seed: int, seat: int) -> int:
    """What a player's own lots start from; watching them must not lead back to the seed of the dice."""
    return int.from_bytes(stream(seed, LOTS + seat)[0][:8], "big")


class Mind:
    """One computer player. It plays the answers of the table again on its own match before it thinks."""

    def __init__(self, setup: Setup, seed: int, seat: int, level: str, agent: Agent | None = None) -> None:
        self._setup = setup
        self._seed = seed
        self._seat = seat
        self._agent = agent or new_agent(level, _lots_of(seed, seat))
        self._match: Match[Game] | None = None

    def decide(self, answers: Sequence[tuple[int, Answer]]) -> Decided:
        """Think about what is open after these answers; called in a thread or a process of its own."""
        match = self._follow(answers)
        request = match.request_for(self._seat)
        if request is None:
            raise BadAnswer("nothing is being asked")
        decision = Decision(request)
        agent = self._agent
        before = len(agent.mistakes) if isinstance(agent, Careful) else 0
        answer = agent.decide(view(match.game, self._seat, match), decision)
        if decision.refuses(answer) is not None:
            raise BadAnswer(f"{answer!r} is not possible")
        if isinstance(agent, Careful) and len(agent.mistakes) > before:
            return Decided(answer, json.dumps(agent.mistakes[-1].as_dict()))
        return Decided(answer, None)

    def _follow(self, answers: Sequence[tuple[int, Answer]]) -> Match[Game]:
        match = self._match
        if match is None or match.answers != list(answers[: match.number_of_answers]):
            match = self._match = start_duel(self._setup, self._seed, forkable=True)
        for seat, answer in answers[match.number_of_answers :]:
            match.give(seat, answer)
        return match


Told = tuple[dict[str, Any], int, tuple[tuple[int, Answer], ...]]
"""A game as it travels to a worker: set-up, seed and answers."""

MOST_MINDS = 16
"""Computer players a worker remembers."""
_MINDS: Final[OrderedDict[tuple[str, int, int, str], Mind]] = OrderedDict()


def decide_there(told: Told, seat: int, level: str) -> Decided:
    """Have a computer player think about what is open to a seat; runs in a worker, which goes on where it was."""
    setup, seed, answers = told
    key = (repr(setup), seed, seat, level)
    mind = _MINDS.pop(key, None) or Mind(Setup.from_data(setup), seed, seat, level)
    decided = mind.decide(answers)
    _MINDS[key] = mind
    if len(_MINDS) > MOST_MINDS:
        _MINDS.popitem(last=False)
    return decided


async def think(live: LiveTable, seat: int, workers: Workers | None, seconds: float) -> Decided:
    """What a computer player answers: one that looks ahead thinks in a process of its own, any other in a thread."""
    answers, level = tuple(live.match.answers), live.level(seat)
    if workers is not None and live.coach is None and is_searching(level):
        told = (live.setup.to_data(), live.stored.seed, answers)
        return await workers.run(decide_there, told, seat, level, seconds=seconds)
    mind = live.mind(seat)
    return await in_own_thread(lambda: mind.decide(answers), seconds)


def any_answer(game: Game, request: Request, number: int) -> Answer:
    """Some possible answer, for a player that cannot give one."""
    return RandomAgent(number).decide(view(game, request.player), Decision(request))


async def in_own_thread(work: Callable[[], Result], seconds: float) -> Result:
    """Run something in a thread of its own; when it takes too long it is left behind and TimeoutError raised."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Result] = loop.create_future()

    def settle(result: Result | None, error: BaseException | None) -> None:
        if not done.done():
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        try:
            result = work()
        except Exception as error:
            tell(None, error)
        else:
            tell(result, None)

    def tell(result: Result | None, error: BaseException | None) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, result, error)

    threading.Thread(target=run, name="mind", daemon=True).start()
    return await asyncio.wait_for(done, seconds)

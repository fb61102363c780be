"""Lines: what a player means to do one thing after another, tried on guesses at what is hidden, with the same dice."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from mageduel.agents.chances import Lessons, a_point, chance
from mageduel.agents.evaluation import evaluate
from mageduel.agents.lookahead import A_GAME, LONGEST, Foresight, promising
from mageduel.agents.luck import luck
from mageduel.agents.novice import Novice
from mageduel.agents.rules_of_thumb import Judge
from mageduel.agents.spells_at_sight import NEVER
from mageduel.agents.weights import Weights
from mageduel.kernel.chance import Stream
from mageduel.kernel.match import Match
from mageduel.kernel.questions import Question
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.enchantments.reveals import REVEAL
from mageduel.rules.planning.plans import PLAN
from mageduel.rules.round.action_stage import ACTIVATE, AFTERWARDS, BEFOREHAND, QUICKCAST
from mageduel.rules.round.activation import ACTION
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.samples import Sampler
from mageduel.views.view import view

IN_LINES: Final = frozenset({ACTIVATE, BEFOREHAND, ACTION, AFTERWARDS, QUICKCAST})
"""Questions that a line goes on through; all others on its way are answered by rules of thumb."""
OF_A_ROUND: Final = frozenset({PLAN, ACTIVATE, BEFOREHAND, ACTION, QUICKCAST})
"""Questions by which everything that happens to a round of itself has happened."""
CLEAR_LEAD: Final = 6.0
"""A lead, in damage on a mage, that raises the chance to win from one half to almost three quarters."""
BRANCHES: Final = 2
"""Ways to go on that a line is taken up with at a time, besides the one by rules of thumb."""
ON_THE_WAY: Final = 40
"""Answers between two questions of a line."""

Step = tuple[Question, Answer]
"""An answer, and the question it is meant for."""


class Trial:
    """A guess at what is hidden, with the dice and the company that every line meets there."""

    __slots__ = ("company", "dice", "is_far", "last", "point", "sample")

    def __init__(self, sample: Match[Game], dice: Stream, company: Novice, *, is_far: bool = False) -> None:
        self.sample = sample
        self.dice = dice
        self.company = company
        """Those by whose rules of thumb everybody goes on after the line."""
        self.is_far = is_far
        """Whether lines are followed a round further there, and judged once more."""
        self.last = sample.game.round
        """The round to the end of which lines are followed there, if they are followed to the end of one."""
        self.point: float | None = None
        """What a point of damage is worth there, once that has been asked."""


class Line:
    """Answers of one player in a row; after the last of them everybody goes by rules of thumb."""

    __slots__ = ("at_sight", "found", "is_open", "steps", "taken_from")

    def __init__(
        self,
        steps: tuple[Step, ...],
        at_sight: float,
        found: list[float] | None = None,
        taken_from: Line | None = None,
    ) -> None:
        self.steps = steps
        self.at_sight = at_sight
        """What its first answer looks worth, in the measure of `found`."""
        self.found: list[float] = [] if found is None else found
        """What it led to in each trial, in the order of the trials."""
        self.is_open = True
        """Whether other ways to go on have still to be looked for."""
        self.taken_from = taken_from
        """The line it is another way to go on of."""

    @property
    def answer(self) -> Answer:
        """What it begins with."""
        return self.steps[0][1]

    def is_no_other(self, trials: int) -> bool:
        """Whether it has led to the very same as the line it was taken from."""
        return self.taken_from is not None and self.taken_from.found[:trials] == self.found[:trials]

    def mean(self, trials: int) -> float:
        """What the first so many trials show, with the first look added."""
        found = self.found
        count = len(found)
        if trials < count:
            return self.at_sight + sum(found[:trials]) / trials
        return self.at_sight + sum(found) / count


class Explorer(Foresight):
    """Follows lines into the future of sampled matches; judges by what games have taught, or by the weights.

    Where a line ends is judged more than once, if wanted: there, at the end of the round it is in by then, and a round
    later. Each says something the others do not know, and what all say is less a matter of chance.
    """

    __slots__ = ("_is_learned", "_is_to_the_end", "_later")

    def __init__(
        self,
        seat: int,
        team: int,
        turns: int,
        weights: Weights,
        lessons: Lessons | None,
        *,
        is_learned: bool,
        is_to_the_end: bool,
        later: int,
    ) -> None:
        super().__init__(seat, team, turns, weights, lessons)
        self._is_learned = is_learned
        self._is_to_the_end = is_to_the_end
        self._later = later

    def judge(self, game: Game) -> float:
        """What a position is worth."""
        return self.eagerly(game, A_GAME * self._chance(game))

    def _chance(self, game: Game) -> float:
        if self._is_learned:
            return chance(game, self._team, self._lessons)
        lead = evaluate(game, self._team, self._weights)
        return 1 / (1 + math.exp(-lead / CLEAR_LEAD))

    def _point(self, game: Game) -> float:
        """What a point of damage on a mage is worth in a position."""
        chances = self._chance(game)
        odds = a_point(game, self._lessons) if self._is_learned else 1 / CLEAR_LEAD
        return A_GAME * chances * (1 - chances) * odds

    def follow(self, line: Line, trial: Trial) -> float:
        """What a line leads to in a trial, but for the luck of the dice."""
        if trial.point is None:
            trial.point = self._point(trial.sample.game)
        match = self._begun(line, trial)
        match.game.keep_log([])
        self._play(match, line, trial)
        worth = total = self._worth(match.game, trial.point)
        later = self._later + trial.is_far
        for _ in range(later):
            if match.requests:
                self._go_on(match, trial.company, _end_of(match.game, match.game.round))
                worth = self._worth(match.game, trial.point)
            total += worth
        match.throw_away()
        return total / (1 + later)

    def _worth(self, game: Game, point: float) -> float:
        """What a position is worth but for the luck of the dice that led there."""
        return self.judge(game) - point * luck(game, self._team)

    def ways_on(self, line: Line, trial: Trial) -> list[Line]:
        """The line with other ways to go on at the first question after its last step, as they look best."""
        match = self._begun(line, trial)
        request = self._play(match, line, trial, stops=True)
        if request is None:
            return []
        seen = view(match.game, self._seat)
        decision = Decision(request)
        by_thumb = self._policy.decide(seen, decision)
        scores = Judge(seen, self._seat, self._weights, is_patient=True).scores(decision)
        options = request.options
        if request.question is not ACTION:
            scores = [NEVER if each[0] == REVEAL else score for each, score in zip(options, scores, strict=True)]
        chosen = promising(options, scores, BRANCHES + 1, request.decline, 2)
        others = [options[index] for index in chosen if options[index] != by_thumb][:BRANCHES]
        return [Line((*line.steps, (request.question, answer)), line.at_sight, None, line) for answer in others]

    def _begun(self, line: Line, trial: Trial) -> Match[Game]:
        match = trial.sample.fork(forkable=False)
        match.reseed(trial.dice)
        return match

    def _play(self, match: Match[Game], line: Line, trial: Trial, *, stops: bool = False) -> Request | None:
        """Play a line and go on as far as is looked ahead; or stop at the first question it has no answer to."""
        game = match.game
        views = [view(game, seat) for seat in range(len(game.seated))]
        policy = trial.company
        is_far_enough = _end_of(game, trial.last) if self._is_to_the_end else self.horizon(game)
        steps = line.steps
        match.give(self._seat, steps[0][1])
        place, last = 1, len(steps)
        for _ in range(LONGEST):
            requests = match.requests
            if not requests:
                return None
            request = requests[0] if len(requests) == 1 else match.open_requests[0]
            question = request.question
            if is_far_enough(question):
                return None
            seat = request.player
            if seat == self._seat:
                if place < last:
                    if question is steps[place][0]:
                        answer = steps[place][1]
                        place += 1
                        if request.refuses(answer) is None:
                            match.give(seat, answer)
                            continue
                elif stops and question in IN_LINES and len(request.options) > 1:
                    return request
            match.give(seat, policy.decide(views[seat], Decision(request)))
        return None


def _end_of(game: Game, last_round: int) -> Callable[[Question], bool]:
    """Says at each question, whether a round is over: everybody has acted, and whatever happens between rounds has."""

    def is_far_enough(question: Question) -> bool:
        return game.round > last_round and question in OF_A_ROUND

    return is_far_enough


def carried_on(trial: Trial, seat: int, answer: Answer, sampler: Sampler, policy: Novice) -> Trial | None:
    """The same guess after an answer has been given, if it could still be the match at the table."""
    match = trial.sample.fork()
    match.reseed(trial.dice)
    match.give(seat, answer)
    for _ in range(ON_THE_WAY):
        if not match.requests:
            return None
        request = match.request_for(seat)
        if match.game.round > trial.last:
            return None
        if request is not None and request.question in IN_LINES:
            if not sampler.could_be(match):
                return None
            return Trial(match, match.game.dice_stream, trial.company, is_far=trial.is_far)
        request = match.open_requests[0]
        seen = view(match.game, request.player)
        match.give(request.player, policy.decide(seen, Decision(request)))
    return None


NextTrial = Callable[[bool], Trial | None]
"""Another guess, of far or near trials."""

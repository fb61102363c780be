"""Master: searches over many guesses at what is hidden, for as long as it is given."""

from __future__ import annotations

import math

from mageduel.agents.adept import Adept, Style
from mageduel.agents.budget import Budget, in_play
from mageduel.agents.determinize import draw_sample
from mageduel.agents.lookahead import Foresight, Outlook
from mageduel.agents.rules_of_thumb import best
from mageduel.agents.weights import WEIGHTS, Weights
from mageduel.kernel.requests import Answer
from mageduel.views.samples import Sampler

MASTER = Style(breadth=8, plans=12, turns=2, plan_turns=6, first_sight=0.1)
SECONDS_IN_PLAY = 2.0
FEWEST = 3
"""Trials before an answer may be dropped."""
MOST = 200
"""Trials of the last few after which more would not change anything."""
BEHIND = 2.2
"""Standard errors an answer must fall behind the best before it is dropped."""


class Master(Adept):
    """A race between answers: each trial deals the hidden cards and the dice anew, the same for all that still run."""

    name = "master"

    def __init__(
        self, seed: int, weights: Weights = WEIGHTS, style: Style = MASTER, budget: Budget | None = None
    ) -> None:
        super().__init__(seed, weights, style, budget or in_play(SECONDS_IN_PLAY))

    def outlook(self, seat: int, team: int, turns: int) -> Outlook:
        """It judges by what thousands of games have taught about winning."""
        return Foresight(seat, team, turns, self.weights)

    def choose(self, sampler: Sampler, outlook: Outlook, options: list[Answer], scores: list[float]) -> Answer:
        """Race until the time is up or one answer is left."""
        deadline = self.budget.deadline()
        left = self.budget.look_aheads
        field = list(range(len(options)))
        trials: list[list[float]] = [[self.style.first_sight * score] for score in scores]
        rounds = 0
        while len(field) > 1 and left > 0 and rounds < MOST and not self.budget.is_over(deadline):
            sample = draw_sample(sampler, self.below)
            if sample is None:
                break
            dice = self.dice()
            found: list[float] = []
            for index in field:
                found.append(outlook.worth(sample, options[index], dice))
                left -= 1
                if self.budget.is_over(deadline):
                    break
            if len(found) < len(field) and rounds:
                break  # an unfinished round would compare answers on different cards
            for index, worth in zip(field, found, strict=False):
                trials[index].append(worth)
            rounds += 1
            if rounds >= FEWEST:
                field = _still_running(field, trials)
        if not rounds:
            return best(options, scores)
        tried = [index for index in field if len(trials[index]) > 1] or field
        return options[max(tried, key=lambda index: _mean(trials[index]))]


def _mean(trials: list[float]) -> float:
    """What the trials show, with the first look added."""
    return trials[0] + sum(trials[1:]) / max(1, len(trials) - 1)


def _still_running(field: list[int], trials: list[list[float]]) -> list[int]:
    """Those not clearly behind the best, compared trial by trial: they met the same cards and dice."""
    leader = max(field, key=lambda index: _mean(trials[index]))
    kept = []
    for index in field:
        gaps = [ahead - behind for ahead, behind in zip(trials[leader][1:], trials[index][1:], strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        if index == leader or mean <= BEHIND * math.sqrt(spread / len(gaps)) + 0.05:
            kept.append(index)
    return kept

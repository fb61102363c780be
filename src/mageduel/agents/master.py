"""Master: searches over many guesses at what is hidden, for as long as it is given."""

from __future__ import annotations

import math
from typing import Final

from mageduel.agents.adept import Adept, Style, Styles
from mageduel.agents.budget import Budget, in_play
from mageduel.agents.determinize import draw_sample
from mageduel.agents.lookahead import Foresight, Outlook
from mageduel.agents.rules_of_thumb import best
from mageduel.agents.weights import WEIGHTS, Weights
from mageduel.kernel.chance import THROW, Stream, throw
from mageduel.kernel.requests import Answer
from mageduel.views.samples import Sampler

MASTER: Final[Styles] = {
    "arena": Style(breadth=8, plans=12, turns=2, plan_turns=6, first_sight=0.1, is_learned=True),
    "academy": Style(breadth=8, plans=12, turns=2, plan_turns=6, first_sight=0.25, alike=2),
}
"""In the Academy the weights judge better than what games by rules of thumb have taught (docs/opponents.md)."""
SECONDS_IN_PLAY: Final = 2.0
FEWEST: Final = 3
"""Trials before an answer may be dropped."""
MOST: Final = 200
"""Trials of the last few after which more would not change anything."""
BEHIND: Final = 2.2
"""Standard errors an answer must fall behind the best before it is dropped."""
MIRRORED: Final = 120
"""How many throws of a trial its mirror image turns round."""


class Master(Adept):
    """A race between answers: each trial deals the hidden cards anew, the same for all that still run.

    Dice are thrown for two trials at a time: what is a good throw in the first is a bad one in the second, so that luck
    evens out. As its time goes by, the worse half of the field drops out, and whatever is clearly behind even before.
    """

    name = "master"

    def __init__(
        self, seed: int, weights: Weights = WEIGHTS, styles: Styles = MASTER, budget: Budget | None = None
    ) -> None:
        super().__init__(seed, weights, styles, budget or in_play(SECONDS_IN_PLAY))

    def outlook(self, seat: int, team: int, turns: int, style: Style) -> Outlook:
        """It judges by what thousands of games have taught about winning, where they teach well."""
        if not style.is_learned:
            return super().outlook(seat, team, turns, style)
        return Foresight(seat, team, turns, self.weights)

    def choose(self, sampler: Sampler, outlook: Outlook, options: list[Answer], scores: list[float]) -> Answer:
        """Race until the time is up or one answer is left."""
        deadline = self.budget.deadline()
        left = self.budget.look_aheads
        field = list(range(len(options)))
        trials: list[list[float]] = [[score] for score in scores]
        halvings = (len(options) - 1).bit_length()
        rounds = halved = 0
        dice = self.dice()
        while len(field) > 1 and left > 0 and rounds < MOST and not self.budget.is_over(deadline):
            sample = draw_sample(sampler, self.below)
            if sample is None:
                break
            dice = mirrored(dice) if rounds % 2 else self.dice()
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
            if rounds > 1 and self.budget.spent(deadline, left) * halvings >= halved + 1:
                halved += 1
                field = _better_half(field, trials)
        if not rounds:
            return best(options, scores)
        tried = [index for index in field if len(trials[index]) > 1] or field
        return options[max(tried, key=lambda index: _mean(trials[index]))]


def mirrored(dice: Stream) -> Stream:
    """The same throws turned round, the highest for the lowest: of an effect die as of attack dice."""
    (key, _), thrown = throw(dice, MIRRORED)
    return key, bytes(THROW - 1 - each for each in thrown)


def _better_half(field: list[int], trials: list[list[float]]) -> list[int]:
    """The better half of those that still run."""
    return sorted(field, key=lambda index: -_mean(trials[index]))[: (len(field) + 1) // 2]


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

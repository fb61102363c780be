"""A race of lines: a tree of one's own lines, grown where it looks best, every line tried on the same cards and dice.

All lines meet the same trials in the same order, so that two of them are compared on what both have met; the dice of
every second trial mirror those of the one before. Whoever is clearly behind drops out. After every few look-aheads so
does the worse half; then the best lines are taken up again with other ways to go on, and answers that looked worse at
first sight get their turn. Newcomers run through the first trials, and on as long as they are not clearly behind.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from mageduel.agents.budget import Budget
from mageduel.agents.lines import Explorer, Line, NextTrial, Trial

A_PAIR: Final = 2
FEWEST: Final = 6
"""Trials before a line may be dropped because it is behind."""
MOST: Final = 160
"""Trials after which more would not change anything."""
BEHIND: Final = 2.5
"""Standard errors a line must fall behind the best before it is dropped."""
A_CHANCE: Final = 0.5
"""A newcomer that is further behind after its first trials has none."""
WITHIN: Final = 0.05
"""A gap that is none."""
NARROWEST: Final = 3
"""Lines the field is never halved below."""
IN_VIEW: Final = 5
"""Lines that may be taken up again: the best there have been."""
TAKEN_UP: Final = 2
"""Lines that are taken up again at a stage."""
FROM_RESERVE: Final = 1
"""Answers that get their turn at a stage."""
LONGEST_LINE: Final = 5
A_STAGE: Final = 24
A_PART: Final = 0.2
"""After so many look-aheads, or such a part of all there will be, the field is halved and newcomers come in."""
LAST_CALL: Final = 0.7
"""The part of the budget after which nobody comes in any more."""


class Race:
    """One search: lines, the trials they have run, and what is left of the budget."""

    def __init__(
        self, explorer: Explorer, budget: Budget, next_trial: NextTrial, trials: list[Trial], *, grows: bool
    ) -> None:
        self._explorer = explorer
        self._budget = budget
        self._next_trial = next_trial
        self.trials = trials
        self._grows = grows
        self._deadline = budget.deadline()
        self._left = budget.look_aheads
        self._reserve: list[Line] = []
        self._tried: list[Line] = []

    @property
    def _enough(self) -> float:
        """About how many look-aheads the whole budget allows."""
        made = self._budget.look_aheads - self._left
        return made / max(0.01, self._budget.spent(self._deadline, self._left))

    @property
    def is_over(self) -> bool:
        """Whether the budget is spent."""
        return self._left <= 0 or self._budget.is_over(self._deadline)

    def run(self, field: list[Line], reserve: list[Line]) -> list[Line]:
        """Race until the budget is spent or nothing is open; the lines that have run furthest, the best first."""
        self._reserve = reserve[::-1]
        self._tried = list(field)
        target = A_PAIR
        before = self._left
        while self._bring_up(field, target):
            field = _still_running(field, target)
            is_decided = all(line.answer == field[0].answer for line in field)
            if is_decided or before - self._left >= max(A_STAGE, A_PART * self._enough):
                newcomers = self._newcomers()
                if is_decided and not newcomers:
                    break
                field = _better_half(field, target)
                field += self._run_up(newcomers, field, target)
                before = self._left
            if any(line.answer != field[0].answer for line in field):
                target += A_PAIR
            if target > MOST:
                break
        tried = [line for line in field if line.found] or [line for line in self._tried if line.found]
        if not tried:
            return []
        furthest = max(len(line.found) for line in tried)
        ranked = [line for line in tried if 2 * len(line.found) >= furthest]
        count = min(len(line.found) for line in ranked)
        return sorted(ranked, key=lambda line: -line.mean(count))

    def _bring_up(self, lines: Sequence[Line], target: int) -> bool:
        """Let lines run as far as so many trials; false where that was not possible any more."""
        while len(self.trials) < target:
            trial = self._next_trial()
            if trial is None:
                return False
            self.trials.append(trial)
        for number in range(target):
            for line in lines:
                if len(line.found) == number:
                    if self.is_over:
                        return False
                    line.found.append(self._explorer.follow(line, self.trials[number]))
                    self._left -= 1
        return True

    def _newcomers(self) -> list[Line]:
        """The next answers of the reserve, and the best of all lines so far with other ways to go on."""
        found: list[Line] = []
        if self._budget.spent(self._deadline, self._left) > LAST_CALL:
            return found
        for _ in range(min(FROM_RESERVE, len(self._reserve))):
            found.append(self._reserve.pop())
        if self._grows:
            best = sorted((line for line in self._tried if line.found), key=lambda line: -line.mean(len(line.found)))
            taken_up = 0
            for line in best[:IN_VIEW]:
                if taken_up == TAKEN_UP or self.is_over:
                    break
                if line.is_open and len(line.steps) < LONGEST_LINE:
                    line.is_open = False
                    found += self._explorer.ways_on(line, self.trials[0])
                    self._left -= 1
                    taken_up += 1
        self._tried += found
        return found

    def _run_up(self, newcomers: list[Line], field: list[Line], target: int) -> list[Line]:
        """Those newcomers that have caught up with the field."""
        leader = max(field, key=lambda line: line.mean(target))
        reach = min(A_PAIR, target)
        while newcomers:
            if not self._bring_up(newcomers, reach):
                return [line for line in newcomers if len(line.found) >= target]
            newcomers = [line for line in newcomers if not _is_behind(line, leader, reach)]
            if reach == target:
                break
            reach = min(2 * reach, target)
        return newcomers


def _is_behind(line: Line, leader: Line, trials: int) -> bool:
    """Whether a line is clearly behind another, compared trial by trial."""
    if line is leader:
        return False
    ahead = leader.at_sight - line.at_sight
    gaps = [ahead + one - other for one, other in zip(leader.found[:trials], line.found[:trials], strict=True)]
    mean = sum(gaps) / trials
    if trials < FEWEST:
        return mean > A_CHANCE
    spread = sum((gap - mean) ** 2 for gap in gaps) / (trials - 1)
    return mean > BEHIND * math.sqrt(spread / trials) + WITHIN


def _still_running(field: list[Line], trials: int) -> list[Line]:
    """Those that are not clearly behind the best."""
    if trials < FEWEST:
        return field
    leader = max(field, key=lambda line: line.mean(trials))
    return [line for line in field if not _is_behind(line, leader, trials)]


def _better_half(field: list[Line], trials: int) -> list[Line]:
    """The better half of a large field."""
    if len(field) <= NARROWEST:
        return field
    keep = max(NARROWEST, (len(field) + 1) // 2)
    return sorted(field, key=lambda line: -line.mean(trials))[:keep]

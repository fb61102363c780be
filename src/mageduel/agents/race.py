"""A race of lines: a tree of one's own lines, grown where it looks best, every line tried on the same cards and dice.

All lines meet the same trials in the same order, so that two of them are compared on what both have met; the dice of
every second trial mirror those of the one before. Whoever is clearly behind drops out, and as the budget is spent so
does the worse half. Meanwhile the best lines are taken up again with other ways to go on, and answers that looked worse
at first sight get their turn. Newcomers run through the first trials, and on as long as they are not clearly behind.
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
BEHIND: Final = 2.8
"""Standard errors a line must fall behind the best before it is dropped."""
A_CHANCE: Final = 0.5
"""A newcomer that is further behind after its first trials has none."""
WITHIN: Final = 0.05
"""A gap that is none."""
NARROWEST: Final = 2
"""Lines the field is never narrowed below but by their own fault."""
IN_VIEW: Final = 5
"""Lines that may be taken up again: the best there have been."""
TAKEN_UP: Final = 2
"""Lines that are taken up again at a stage."""
FROM_RESERVE: Final = 1
"""Answers that get their turn at a stage."""
LONGEST_LINE: Final = 5
A_STAGE: Final = 50
"""For every so many look-aheads of a budget newcomers come in once; into a shorter race, nobody."""
FIRST_CALL: Final = 0.15
A_PAUSE: Final = 0.2
"""The part of the time that may be lost to look-aheads which might not end in time."""
TIME_TO_LOOK_FAR: Final = 200
"""Look-aheads a budget must allow before trials go a round further: two or three of these take as long as five."""
SOMETHING: Final = 0.001
"""The least part of a budget that counts as spent."""
LAST_CALL: Final = 0.7
"""The part of the budget before and after which nobody comes in."""


class Race:
    """One search: lines, the trials they have run, and what is left of the budget."""

    def __init__(
        self,
        explorer: Explorer,
        budget: Budget,
        deadline: float | None,
        next_trial: NextTrial,
        trials: list[Trial],
        *,
        grows: bool,
    ) -> None:
        self._explorer = explorer
        self._budget = budget
        self._next_trial = next_trial
        self.trials = trials
        self._grows = grows
        self._deadline = deadline
        self._longest = 0.0
        """The longest a look-ahead has taken; none is begun that might not end in time."""
        self._pause = A_PAUSE * (budget.seconds or 0.0)
        self._left = budget.look_aheads
        self._is_far = False
        self._reserve: list[Line] = []
        self.tried: list[Line] = []
        """All lines that came in, whatever became of them."""

    @property
    def _allowed(self) -> int:
        """About so many look-aheads as the whole budget allows, as far as that can be told by now."""
        made = self._budget.look_aheads - self._left
        return round(made / max(SOMETHING, self._budget.spent(self._deadline, self._left)))

    @property
    def _stages(self) -> int:
        """How often newcomers come in: what the budget allows is shared among them."""
        return self._allowed // A_STAGE

    @property
    def is_over(self) -> bool:
        """Whether the budget is spent."""
        if self._left <= 0:
            return True
        return self._deadline is not None and self._budget.is_over(self._deadline - self._longest)

    def run(self, field: list[Line], reserve: list[Line]) -> list[Line]:
        """Race until the budget is spent or nothing is open; the lines that have run furthest, the best first."""
        self._reserve = reserve[::-1]
        self.tried = list(field)
        widest = len(field)
        target = 1
        stages = 0
        while target <= MOST and self._bring_up(field, target):
            field = _still_running(field, target)
            spent = self._budget.spent(self._deadline, self._left)
            if target > 1:
                field = _best(field, target, max(NARROWEST, math.ceil(widest / 2 ** int(spent * _halvings(widest)))))
            is_decided = all(line.answer == field[0].answer for line in field)
            if is_decided or (spent > FIRST_CALL and spent * self._stages > stages):
                newcomers = self._newcomers(spent) if target > 1 else []
                if is_decided and not newcomers:
                    break
                if newcomers:
                    stages += 1
                    field += self._run_up(newcomers, field, target)
            target += 1
        tried = [line for line in field if line.found] or [line for line in self.tried if line.found]
        if not tried:
            return []
        furthest = max(len(line.found) for line in tried)
        ranked = [line for line in tried if 2 * len(line.found) >= furthest]
        count = min(len(line.found) for line in ranked)
        return sorted(ranked, key=lambda line: -line.mean(count))

    def _bring_up(self, lines: Sequence[Line], target: int) -> bool:
        """Let lines run as far as so many trials; false where that was not possible any more."""
        while len(self.trials) < target:
            self._is_far = self._is_far or self._allowed >= TIME_TO_LOOK_FAR
            trial = self._next_trial(self._is_far)
            if trial is None:
                return False
            self.trials.append(trial)
        for number in range(target):
            for line in lines:
                if len(line.found) == number:
                    if self.is_over:
                        return False
                    began = 0.0 if self._deadline is None else self._budget.clock()
                    line.found.append(self._explorer.follow(line, self.trials[number]))
                    self._left -= 1
                    if self._deadline is not None:
                        self._longest = max(self._longest, min(self._pause, self._budget.clock() - began))
        return True

    def _newcomers(self, spent: float) -> list[Line]:
        """The next answers of the reserve, and the best of all lines so far with other ways to go on."""
        found: list[Line] = []
        if spent > LAST_CALL or not self._stages:
            return found
        for _ in range(min(FROM_RESERVE, len(self._reserve))):
            found.append(self._reserve.pop())
        if self._grows:
            best = sorted((line for line in self.tried if line.found), key=lambda line: -line.mean(len(line.found)))
            taken_up = 0
            for line in best[:IN_VIEW]:
                if taken_up == TAKEN_UP or self.is_over:
                    break
                if line.is_open and len(line.steps) < LONGEST_LINE:
                    line.is_open = False
                    found += self._explorer.ways_on(line, self.trials[0])
                    self._left -= 1
                    taken_up += 1
        self.tried += found
        return found

    def _run_up(self, newcomers: list[Line], field: list[Line], target: int) -> list[Line]:
        """Those newcomers that have caught up with the field."""
        leader = max(field, key=lambda line: line.mean(target))
        reach = min(A_PAIR, target)
        while newcomers:
            if not self._bring_up(newcomers, reach):
                return [line for line in newcomers if len(line.found) >= target]
            for line in newcomers:
                line.is_open = line.is_open and not line.is_no_other(reach)
            newcomers = [
                line for line in newcomers if not line.is_no_other(reach) and not _is_behind(line, leader, reach)
            ]
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


def _best(field: list[Line], trials: int, most: int) -> list[Line]:
    """So many of a field, the best of them."""
    return field if len(field) <= most else sorted(field, key=lambda line: -line.mean(trials))[:most]


def _halvings(count: int) -> int:
    """How often a field is halved in the course of a race."""
    return max(1, (count - 1).bit_length())

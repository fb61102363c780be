"""Adept: looks ahead over what may be hidden and what the dice may show, and takes the answer that leads furthest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from mageduel.agents.budget import Budget
from mageduel.agents.determinize import Below, draw_sample
from mageduel.agents.lookahead import Outlook, promising
from mageduel.agents.lots import lots
from mageduel.agents.novice import plans
from mageduel.agents.rules_of_thumb import Judge, best, reveals_first
from mageduel.agents.spells_at_sight import NEVER
from mageduel.agents.tastes import taste
from mageduel.agents.weights import WEIGHTS, Weights
from mageduel.kernel.chance import Stream, stream
from mageduel.kernel.match import Match
from mageduel.kernel.questions import PASS
from mageduel.kernel.requests import Answer
from mageduel.rules.choosing import WHICH_ONE
from mageduel.rules.enchantments.reveals import PAY_REVEAL, REVEAL, WINDOW
from mageduel.rules.equipment.items import WHERE_IT_IS_WORN
from mageduel.rules.equipment.spellbind import BIND
from mageduel.rules.order import WHICH_ONE_NEXT
from mageduel.rules.planning.plans import PLAN
from mageduel.rules.round.phases import WHO_BEGINS
from mageduel.rules.round.upkeep_order import WHICH_FIRST
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.samples import Sampler
from mageduel.views.view import View

AGENT_STREAM: Final = 2
DICE_STREAM: Final = 8
AT_FIRST_SIGHT: Final = frozenset(
    {WHO_BEGINS, WHICH_ONE_NEXT, WHICH_FIRST, WHERE_IT_IS_WORN, BIND, PAY_REVEAL, WHICH_ONE}
)
"""Questions that rules of thumb answer as well as anybody."""


@dataclass(frozen=True, slots=True)
class Outreach:
    """How widely and how far a player looks ahead."""

    breadth: int
    plans: int
    turns: int
    plan_turns: int
    first_sight: float
    """How much the first look counts beside what looking ahead shows."""
    alike: int | None = None
    """How many targets of one spell or attack come before everything else that could be done."""
    is_learned: bool = False
    """Whether it judges by the chance to win as games have taught it, or by the weights."""
    is_to_the_end: bool = False
    """Whether it looks to the end of the round instead, where everybody has acted."""
    later: int = 0
    """How many ends of rounds are judged beside the moment a look-ahead ends at, the one it is in by then first."""
    weights: Weights = WEIGHTS
    """What a master judges by, where not by what games have taught, and lets games go on by."""

    def wider(self, times: int) -> Outreach:
        """The same with so many times the breadth."""
        return replace(self, breadth=times * self.breadth, plans=times * self.plans)


Outreaches = Mapping[str, Outreach]
"""How somebody looks ahead, by whose mages are played."""

_ADEPT: Final = Outreach(breadth=6, plans=6, turns=2, plan_turns=6, first_sight=0.25)
ADEPT: Final[Outreaches] = {"arena": _ADEPT, "academy": _ADEPT}


class Adept:
    """Halves the field: every promising answer is tried, the better half again, until one is left."""

    name = "adept"

    def __init__(
        self, seed: int, weights: Weights = WEIGHTS, reaches: Outreaches = ADEPT, budget: Budget | None = None
    ) -> None:
        self.weights = weights
        self.reaches = reaches
        self.budget = budget or Budget(look_aheads=18)
        self.liking = taste(seed, weights.fancy)
        self.below: Below = lots(seed, AGENT_STREAM)

    def decide(self, view: View, decision: Decision) -> Answer:
        """Think, and answer."""
        if decision.question is WINDOW and not view.concern(decision).asks:
            return PASS
        reach = self.reaches[view.mode.mages]
        judge = Judge(view, decision.seat, self.weights, is_patient=True)
        options, scores, first = self.candidates(judge, decision, reach)
        if len(options) == 1:
            return options[0]
        at_sight = best(options, scores)
        sampler = view.sampler
        if decision.question in AT_FIRST_SIGHT or sampler is None:
            return first[0] if first else at_sight
        turns = reach.plan_turns if decision.question is PLAN else reach.turns
        outlook = self.outlook(decision.seat, judge.team, turns, reach)
        if first:
            chosen = self.choose(sampler, outlook, [at_sight, *first], [0.0] * (len(first) + 1))
            if chosen != at_sight:
                return chosen
        return self.choose(sampler, outlook, options, [reach.first_sight * score for score in scores])

    def outlook(self, seat: int, team: int, turns: int, reach: Outreach) -> Outlook:
        """How it sees what an answer leads to."""
        return Outlook(seat, team, turns, self.weights)

    def candidates(
        self, judge: Judge, decision: Decision, reach: Outreach
    ) -> tuple[list[Answer], list[float], list[Answer]]:
        """The answers worth a thought, what they look worth at first sight, and what may be turned up before them."""
        if decision.question is PLAN:
            by_worth = plans(judge, decision, reach.plans)
            by_taste = plans(judge, decision, reach.plans // 3, self.liking)
            found = list(dict.fromkeys((*by_worth, *by_taste)))
            return found, [-0.3 * place for place in range(len(found))], []
        options = decision.options
        if len(options) == 1:
            return list(options), [0.0], []
        scores = judge.scores(decision)
        first: list[Answer] = []
        if decision.question is not WINDOW:
            first = [options[index] for index in reveals_first(options, scores)]
            scores = [NEVER if option[0] == REVEAL else score for option, score in zip(options, scores, strict=True)]
        chosen = promising(options, scores, reach.breadth, decision.decline, reach.alike)
        return [options[index] for index in chosen], [scores[index] for index in chosen], first

    def choose(self, sampler: Sampler, outlook: Outlook, options: list[Answer], scores: list[float]) -> Answer:
        """Try all, keep the better half, and try again with other cards and other dice; `scores` are the first look."""
        deadline = self.budget.deadline()
        left = self.budget.look_aheads
        field = list(range(len(options)))
        totals = [0.0] * len(options)
        tries = 0
        while len(field) > 1 and left > 0 and not self.budget.is_over(deadline):
            sample = draw_sample(sampler, self.below)
            if sample is None:
                break
            dice = self.dice()
            for index in field:
                totals[index] += outlook.worth(sample, options[index], dice)
            left -= len(field)
            tries += 1
            if tries % 2 == 0:
                field.sort(key=lambda index: -(totals[index] / tries + scores[index]))
                field = field[: max(1, (len(field) + 1) // 2)]
        if not tries:
            return best(options, scores)
        return options[max(field, key=lambda index: totals[index] / tries + scores[index])]

    def dice(self) -> Stream:
        """A stream of dice to try answers with."""
        return stream(self.below(1 << 30), DICE_STREAM)

    def sample(self, sampler: Sampler) -> Match[Game] | None:
        """One match that could be the one at the table."""
        return draw_sample(sampler, self.below)

"""Master: searches a tree of its own lines over many guesses at what is hidden, for as long as it is given."""

from __future__ import annotations

from typing import Final

from mageduel.agents.adept import AT_FIRST_SIGHT, Adept, Outreach, Outreaches
from mageduel.agents.budget import Budget, in_play
from mageduel.agents.company import company
from mageduel.agents.determinize import draw_sample
from mageduel.agents.inference import Inference
from mageduel.agents.lines import Explorer, Line, Trial, carried_on
from mageduel.agents.novice import Novice
from mageduel.agents.race import Race
from mageduel.agents.rules_of_thumb import Judge, best
from mageduel.agents.styles import Style
from mageduel.agents.tastes import indifferent
from mageduel.agents.weights import SCHOOLED, WEIGHTS, Weights, with_changes
from mageduel.kernel.chance import THROW, Stream, throw
from mageduel.kernel.questions import PASS
from mageduel.kernel.requests import Answer
from mageduel.rules.enchantments.reveals import WINDOW
from mageduel.rules.planning.plans import PLAN
from mageduel.views.decisions import Decision
from mageduel.views.samples import Sampler
from mageduel.views.view import View

MASTER: Final[Outreaches] = {
    "arena": Outreach(breadth=8, plans=12, turns=2, plan_turns=6, first_sight=0.1, is_learned=True, later=1),
    "academy": Outreach(
        breadth=8, plans=12, turns=2, plan_turns=6, first_sight=0.1, alike=2, is_to_the_end=True, weights=SCHOOLED
    ),
}
"""In the Academy the weights lead to better answers than what games have taught (docs/opponents.md)."""
SECONDS_IN_PLAY: Final = 2.0
MIRRORED: Final = 120
"""How many throws of a trial its mirror image turns round."""
RESERVE: Final = 2
"""Of so many times the breadth, what looks best comes to its turn as time allows."""
TO_CARRY_ON: Final = 0.25
"""The part of the time that carrying trials on may take."""
KEPT_TRIALS: Final = 16
"""Trials that are carried on from one question of a turn to the next."""


class Master(Adept):
    """A race of lines (`agents/race.py`), carried on from one question of a turn to the next."""

    name = "master"

    def __init__(
        self,
        seed: int,
        reaches: Outreaches = MASTER,
        budget: Budget | None = None,
        style: Style | None = None,
        changes: dict[str, float] | None = None,
    ) -> None:
        super().__init__(seed, WEIGHTS, reaches, budget or in_play(SECONDS_IN_PLAY))
        self._style = style
        self._changes: dict[str, float] = changes or {}
        """Weights it judges by that are not those of its reach."""
        self._kept: tuple[Answer, list[Trial], list[Line]] | None = None
        """What was answered last, and the trials and lines that began with it."""
        self._inference = Inference()
        self._pairs = 0
        self._last_dice: Stream = self.dice()
        self.tried: list[Line] = []
        """The lines of the last search."""

    def decide(self, view: View, decision: Decision) -> Answer:
        """Think, and answer."""
        deadline = self.budget.deadline()
        kept, self._kept = self._kept, None
        question = decision.question
        if question is WINDOW and not view.concern(decision).asks:
            self._kept = kept
            return PASS
        reach = self.reaches[view.mode.mages]
        weights = self._weights(reach)
        judge = Judge(view, decision.seat, weights, is_patient=True)
        wide = reach.wider(RESERVE)
        options, scores, first = self.candidates(judge, decision, wide)
        if len(options) == 1 and not first:
            self._kept = kept
            return options[0]
        sampler = view.sampler
        if question in AT_FIRST_SIGHT or sampler is None:
            return first[0] if first else best(options, scores)
        self._inference.look(view)
        turns = reach.plan_turns if question is PLAN else reach.turns
        lessons = None if self._style is None else self._style.lessons(view.mode.mages)
        explorer = Explorer(
            decision.seat, judge.team, turns, weights, lessons,
            is_learned=reach.is_learned, is_to_the_end=reach.is_to_the_end, later=reach.later,
        )  # fmt: skip
        breadth = reach.plans if question is PLAN else reach.breadth
        lines = [
            Line(((question, option),), reach.first_sight * score)
            for option, score in zip(options, scores, strict=True)
        ]
        highest = max(line.at_sight for line in lines)
        field = [Line(((question, option),), highest) for option in first]
        reserve: list[Line] = []
        for place, line in enumerate(lines):
            (field if place < breadth or line.answer == decision.decline else reserve).append(line)
        policy = Novice(0, weights, liking=indifferent)
        trials = self._carry_on(kept, decision, sampler, field, reserve, deadline, policy)
        race = Race(
            explorer, self.budget, deadline, lambda is_far: self._trial(sampler, weights, is_far=is_far), trials,
            grows=question is not PLAN,
        )  # fmt: skip
        ranked = race.run(field, reserve)
        self.tried = race.tried
        if not ranked:
            return best(options, scores)
        answer = ranked[0].answer
        self._keep(answer, race.trials, ranked)
        return answer

    def _weights(self, reach: Outreach) -> Weights:
        """What it judges by, as its style has it."""
        weights = with_changes(reach.weights, self._changes) if self._changes else reach.weights
        return weights if self._style is None else self._style.leaned(weights)

    def _trial(self, sampler: Sampler, weights: Weights, *, is_far: bool) -> Trial | None:
        """Another guess, with a company of its own, and dice of its own or the mirror image of the last ones."""
        sample = draw_sample(sampler, self.below, self._inference)
        if sample is None:
            return None
        self._pairs += 1
        self._last_dice = self.dice() if self._pairs % 2 else mirrored(self._last_dice)
        return Trial(sample, self._last_dice, company(self.below, weights, is_far=is_far), is_far=is_far)

    def _keep(self, answer: Answer, trials: list[Trial], ranked: list[Line]) -> None:
        """Remember what the next question of this turn can begin with."""
        lines = [line for line in ranked if line.answer == answer and len(line.steps) > 1]
        if lines:
            self._kept = (answer, trials[:KEPT_TRIALS], lines)

    def _carry_on(
        self,
        kept: tuple[Answer, list[Trial], list[Line]] | None,
        decision: Decision,
        sampler: Sampler,
        field: list[Line],
        reserve: list[Line],
        deadline: float | None,
        policy: Novice,
    ) -> list[Trial]:
        """Put what has been found out before into the field, if the guesses still agree with the table."""
        self._pairs = 0
        if kept is None:
            return []
        answer, trials, lines = kept
        tails = [line for line in lines if line.steps[1][0] is decision.question]
        if not tails:
            return []
        known: list[Trial] = []
        which: list[int] = []
        for number, trial in enumerate(trials):
            if self.budget.spent(deadline, self.budget.look_aheads) > TO_CARRY_ON:
                break
            there = carried_on(trial, decision.seat, answer, sampler, policy)
            if there is not None:
                known.append(there)
                which.append(number)
        if not known:
            return []
        by_answer = {line.answer: line for line in (*field, *reserve)}
        for tail in tails:
            begun = by_answer.get(tail.steps[1][1])
            if begun is None:
                continue
            found = [tail.found[number] for number in which if number < len(tail.found)]
            if begun in reserve:
                reserve.remove(begun)
                field.append(begun)
            field.append(Line(tail.steps[1:], begun.at_sight, found))
        self._pairs = len(known)
        return known


def mirrored(dice: Stream) -> Stream:
    """The same throws turned round, the highest for the lowest: of an effect die as of attack dice."""
    (key, _), thrown = throw(dice, MIRRORED)
    return key, bytes(THROW - 1 - each for each in thrown)

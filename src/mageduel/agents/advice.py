"""Advice: what an adept would do, how likely each way is to win, and what speaks for one; it sees what its seat sees.

Every way is tried on the same guesses at what is hidden and with the same dice. Where each leads is judged by the
chance to win. What a measure of the position adds to that chance tells why one way is better than the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from mageduel.agents.adept import ADEPT, AT_FIRST_SIGHT, Adept
from mageduel.agents.budget import Budget
from mageduel.agents.chances import (
    BELOW_4,
    BELOW_8,
    BELOW_18,
    CONDITIONS,
    CONJURATIONS,
    COST,
    CREATURES,
    DICE_READY,
    ENCHANTMENTS,
    EQUIPMENT,
    FAMILIARS,
    GUARDS,
    HIDDEN,
    LIFE,
    MAGE_CONDITIONS,
    MAGE_READY,
    MANA,
    MEASURES,
    ON_MAGE,
    OVER_15,
    QUICKCAST,
    STRENGTH,
    THREAT,
    THREAT_TO_LIFE,
    chance,
    leads,
)
from mageduel.agents.lookahead import Foresight, promising
from mageduel.agents.master import mirrored
from mageduel.agents.novice import Novice
from mageduel.agents.rules_of_thumb import Judge
from mageduel.agents.tastes import indifferent
from mageduel.agents.weights import WEIGHTS, Weights
from mageduel.kernel.chance import Stream
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.planning.plans import PLAN
from mageduel.rules.round.action_stage import ACTIVATE, TO_ACTIVATE
from mageduel.rules.round.activation import ACTION
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import View, view

Way = tuple[Answer, ...]
"""An answer, and where a creature is chosen by it, what the creature does."""

TOPICS: Final[dict[str, tuple[int, ...]]] = {
    "life": (LIFE, BELOW_18, BELOW_8, BELOW_4),
    "mana": (MANA, OVER_15),
    "creatures": (CREATURES, COST, STRENGTH, FAMILIARS),
    "ready": (MAGE_READY, QUICKCAST, DICE_READY),
    "conditions": (MAGE_CONDITIONS, CONDITIONS),
    "guards": (GUARDS,),
    "threat": (THREAT, THREAT_TO_LIFE),
    "spells": (EQUIPMENT, CONJURATIONS, ON_MAGE, ENCHANTMENTS, HIDDEN),
}
"""What measures are about, as a player would say it."""
FIRST_TRIALS: Final = 10
"""Trials of every way, before only the better ones are tried on."""
KEPT: Final = 4
"""Ways that are tried to the end."""
CREATURES_KEPT: Final = 2
"""Creatures of which it is asked what they would do."""
ACTIONS_EACH: Final = 3
ON_THE_WAY: Final = 40
"""Answers between choosing a creature and its action."""
USUAL: Final = Budget(look_aheads=480, seconds=3.0)


@dataclass(slots=True)  # not frozen: workers send it, and a compiled one could not be put together again
class Weight:
    """A topic of one side and by how many points of chance it speaks for a way; `is_own` is the adviser's side."""

    topic: str
    is_own: bool
    points: float


@dataclass(slots=True)
class Weighed:
    """One way, with the chance to win it leads to; None where nothing was tried."""

    way: Way
    chance: float | None = None
    trials: int = 0
    weights: tuple[Weight, ...] = ()
    """What speaks for it against the next best, the strongest first."""


@dataclass(slots=True)
class Advice:
    """The ways worth a thought, the best first."""

    ways: tuple[Weighed, ...]
    now: float | None
    """The chance to win as the position stands, by the same guesses."""

    def of(self, answer: Answer) -> Weighed | None:
        """What is known of a way that begins with this answer."""
        return next((each for each in self.ways if each.way[0] == answer), None)


@dataclass(slots=True)
class _Tried:
    """One way while it is being tried."""

    way: Way
    chances: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=lambda: [0.0] * (2 * len(MEASURES)))

    @property
    def mean(self) -> float:
        return sum(self.chances) / len(self.chances) if self.chances else -1.0


class Adviser(Adept):
    """Weighs the ways an adept would think of. It has no favourites, and the same lots give the same advice."""

    name = "adviser"

    def __init__(self, seed: int, weights: Weights = WEIGHTS, budget: Budget = USUAL) -> None:
        super().__init__(seed, weights, ADEPT, budget)
        self.liking = indifferent
        self._policy = Novice(0, weights, liking=indifferent)

    def advise(self, view: View, decision: Decision, also: Sequence[Answer] = (), *, depth: int = 2) -> Advice:
        """Weigh what could be answered; `also` are answers to be weighed whatever they look like."""
        reach = self.reaches[view.mode.mages]
        judge = Judge(view, decision.seat, self.weights, is_patient=True)
        options, _, first = self.candidates(judge, decision, reach)
        answers = list(dict.fromkeys((*first, *options, *also)))
        sampler = view.sampler
        if len(answers) == 1 or sampler is None or decision.question in AT_FIRST_SIGHT:
            return Advice((Weighed((answers[0],)),), None)
        turns = reach.plan_turns if decision.question is PLAN else reach.turns
        prospect = Prospect(decision.seat, judge.team, turns, self.weights, self._policy)
        field = [_Tried((answer,)) for answer in answers]
        samples = Trials(self, view)
        is_activation = decision.question is ACTIVATE and depth > 1
        while len(field) > 1:
            trial = samples.next(len(field))
            if trial is None:
                break
            for each in field:
                prospect.try_out(each, *trial)
            if samples.tried == FIRST_TRIALS:
                field = _best(field, also)
                if is_activation:
                    field = self._with_actions(field, prospect, trial[0])
            if is_activation and samples.tried == 2 * FIRST_TRIALS:
                field = _best(field, also)
        tried = sorted((each for each in field if each.chances), key=lambda each: -each.mean)
        if not tried:
            return Advice((Weighed((answers[0],)),), None)
        ways = [Weighed(each.way, each.mean, len(each.chances)) for each in tried]
        ways[0].weights = _why(tried)
        return Advice(tuple(ways), samples.now(judge.team))

    def _with_actions(self, field: list[_Tried], prospect: Prospect, sample: Match[Game]) -> list[_Tried]:
        """The creatures that look best, each with the actions that do."""
        found: list[_Tried] = []
        creatures = 0
        for each in field:
            is_creature = ACTIVATE.form_of(each.way[0]) is TO_ACTIVATE
            if not is_creature or creatures == CREATURES_KEPT:
                found += [] if is_creature else [each]
                continue
            creatures += 1
            actions = prospect.actions(sample, each.way[0])
            found += [_Tried((each.way[0], action)) for action in actions] or [each]
        return found


class Trials:
    """Guesses at what is hidden, each twice: the second time with the dice of the first turned round."""

    def __init__(self, adviser: Adviser, seen: View) -> None:
        self._adviser = adviser
        self._sampler = seen.sampler
        self._deadline = adviser.budget.deadline()
        self._left = adviser.budget.look_aheads
        self._dice: Stream = adviser.dice()
        self._last: Match[Game] | None = None
        self.tried = 0

    def next(self, ways: int) -> tuple[Match[Game], Stream] | None:
        """A sample and dice to try so many ways with; None where the budget is spent or nothing fits."""
        budget = self._adviser.budget
        if self._left < ways or budget.is_over(self._deadline) or self._sampler is None:
            return None
        sample = self._adviser.sample(self._sampler)
        if sample is None:
            return None
        self._dice = mirrored(self._dice) if self.tried % 2 else self._adviser.dice()
        self._left -= ways
        self.tried += 1
        self._last = sample
        return sample, self._dice

    def now(self, team: int) -> float | None:
        """The chance to win as the position stands."""
        return None if self._last is None else chance(self._last.game, team)


class Prospect(Foresight):
    """Follows ways into the future, and notes what each measure says there."""

    __slots__ = ("_mind",)

    def __init__(self, seat: int, team: int, turns: int, weights: Weights, mind: Novice) -> None:
        super().__init__(seat, team, turns, weights)
        self._mind = mind

    def try_out(self, tried: _Tried, sample: Match[Game], dice: Stream) -> None:
        """Follow a way once."""
        fork = sample.fork(forkable=False)
        fork.reseed(dice)
        fork.give(self._seat, tried.way[0])
        if len(tried.way) > 1:
            request = self._to_action(fork)
            if request is not None and request.refuses(tried.way[1]) is None:
                fork.give(self._seat, tried.way[1])
        self._go_on(fork, self._policy, self.horizon(fork.game))
        tried.chances.append(chance(fork.game, self._team))
        for index, lead in enumerate(leads(fork.game, self._team)):
            tried.leads[index] += lead
        fork.throw_away()

    def actions(self, sample: Match[Game], activation: Answer) -> list[Answer]:
        """What looks best for a creature once it is chosen."""
        fork = sample.fork(forkable=False)
        fork.give(self._seat, activation)
        request = self._to_action(fork)
        if request is None:
            return []
        judge = Judge(view(fork.game, self._seat), self._seat, self._weights, is_patient=True)
        scores = judge.scores(Decision(request))
        chosen = promising(request.options, scores, ACTIONS_EACH, request.decline, 2)
        return [request.options[index] for index in chosen]

    def _to_action(self, match: Match[Game]) -> Request | None:
        """The question what the chosen creature does, where nothing but windows comes first."""
        for _ in range(ON_THE_WAY):
            if not match.requests:
                return None
            request = match.open_requests[0]
            if request.question is ACTION and request.player == self._seat:
                return request
            seen = view(match.game, request.player)
            match.give(request.player, self._mind.decide(seen, Decision(request)))
        return None


def _best(field: list[_Tried], also: Sequence[Answer]) -> list[_Tried]:
    """The ways that have led furthest, and those that are to be weighed in any case."""
    ranked = sorted(field, key=lambda each: -each.mean)
    return [each for place, each in enumerate(ranked) if place < KEPT or each.way[0] in also]


def _why(ranked: Sequence[_Tried]) -> tuple[Weight, ...]:
    """What speaks for the best against the others, in points of chance, the strongest first."""
    best, others = ranked[0], ranked[1:]
    if not others:
        return ()
    slope = 100 * best.mean * (1 - best.mean)
    count = len(MEASURES)
    gaps = [
        lead / len(best.chances) - sum(each.leads[index] / len(each.chances) for each in others) / len(others)
        for index, lead in enumerate(best.leads)
    ]
    found = [
        Weight(topic, is_own, slope * sum(gaps[index + (0 if is_own else count)] for index in indexes))
        for topic, indexes in TOPICS.items()
        for is_own in (True, False)
    ]
    return tuple(sorted(found, key=lambda each: -each.points))

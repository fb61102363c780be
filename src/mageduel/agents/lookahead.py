"""Looking ahead: try an answer in a sampled match, let both sides go on by rules of thumb, judge where it leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from mageduel.agents.chances import Lessons, chance
from mageduel.agents.evaluation import evaluate
from mageduel.agents.novice import Novice
from mageduel.agents.tastes import indifferent
from mageduel.agents.weights import Weights
from mageduel.kernel.chance import Stream
from mageduel.kernel.match import Match
from mageduel.kernel.questions import Question
from mageduel.kernel.requests import Answer
from mageduel.rules.planning.plans import PLAN
from mageduel.rules.round.action_stage import ACTIVATE
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import view

LONGEST: Final = 400
"""Answers after which a look-ahead is judged wherever it is."""
WHAT: Final = 3
"""So many words of an answer say what is done and with what; those that follow, to whom."""
LONG_GAME: Final = 20
"""From the next round on those who look ahead grow eager."""
EAGER_FOR_DAMAGE: Final = 0.015
"""A point of damage on an enemy mage, for every round beyond."""
EAGER_TO_COME: Final = 0.01
"""A zone between a creature and an enemy mage, for every round beyond."""
MOST_EAGER: Final = 60
A_GAME: Final = 32.0
"""What a whole game is worth in damage: a point of damage moves the chance to win by about three hundredths."""


class Outlook:
    """Follows answers into the future of sampled matches, as far as so many turns."""

    __slots__ = ("_policy", "_seat", "_team", "_turns", "_weights")

    def __init__(self, seat: int, team: int, turns: int, weights: Weights) -> None:
        self._seat = seat
        self._team = team
        self._turns = turns
        self._weights = weights
        self._policy = Novice(0, weights, liking=indifferent)

    def worth(self, sample: Match[Game], answer: Answer, dice: Stream) -> float:
        """What an answer leads to with these dice."""
        fork = sample.fork(forkable=False)
        fork.reseed(dice)
        fork.give(self._seat, answer)
        self._go_on(fork, self._policy, self.horizon(fork.game))
        worth = self.judge(fork.game)
        fork.throw_away()
        return worth

    def judge(self, game: Game) -> float:
        """What a position is worth, by the weights; in a long game, more eagerly."""
        return self.eagerly(game, evaluate(game, self._team, self._weights))

    def eagerly(self, game: Game, worth: float) -> float:
        """What a position of this worth is worth to somebody who wants a long game to end."""
        return worth if game.round <= LONG_GAME else worth + eagerness(game, self._team)

    def _go_on(self, match: Match[Game], policy: Novice, is_far_enough: Callable[[Question], bool]) -> None:
        """Let everybody go on by these rules of thumb, as far as that."""
        game = match.game
        views = [view(game, seat) for seat in range(len(game.seated))]
        for _ in range(LONGEST):
            requests = match.requests
            if not requests:
                return
            request = requests[0] if len(requests) == 1 else match.open_requests[0]
            if is_far_enough(request.question):
                return
            seat = request.player
            match.give(seat, policy.decide(views[seat], Decision(request)))

    def horizon(self, game: Game) -> Callable[[Question], bool]:
        """Says at each question, whether this is far enough: so many turns begun with a choice."""
        turns = 0
        began = game.round

        def is_far_enough(question: Question) -> bool:
            nonlocal turns, began
            if question is ACTIVATE:
                turns += 1
                return turns > self._turns
            if question is PLAN and game.round > began:
                began = game.round
                turns += 1
                return turns >= self._turns
            return False

        return is_far_enough


class Foresight(Outlook):
    """An outlook that ends for all answers at the same moment, and judges by the chance to win.

    The turn under way is played to its end, then so many more. It counts creatures that begin to act, not questions:
    a turn that begins without a choice is a turn all the same.
    """

    __slots__ = ("_lessons",)

    def __init__(self, seat: int, team: int, turns: int, weights: Weights, lessons: Lessons | None = None) -> None:
        super().__init__(seat, team, turns, weights)
        self._lessons = lessons

    def judge(self, game: Game) -> float:
        """The chance to win, in about the measure of damage on a mage; in a long game, more eagerly."""
        return self.eagerly(game, A_GAME * chance(game, self._team, self._lessons))

    def horizon(self, game: Game) -> Callable[[Question], bool]:
        """Far enough is after so many creatures that begin to act beside one chosen now, or at the next plan."""
        began, acting = game.round, game.acting
        turns = 0 if acting is not None else -1

        def is_far_enough(question: Question) -> bool:
            nonlocal acting, turns
            if game.acting is not acting:
                acting = game.acting
                turns += acting is not None
            if turns > self._turns or (turns == self._turns and question is ACTIVATE):
                return True
            return question is PLAN and game.round > began

        return is_far_enough


def eagerness(game: Game, team: int) -> float:
    """What a game that has gone on for long is worth beyond its chances: more, the nearer it is to its end.

    Damage on enemy mages and ways that are left to them count more with every round, so that nobody waits for ever.
    """
    worth = 0.0
    enemies = [each.mage for each in game.seated if each.team != team and each.is_alive and each.mage.zone is not None]
    distances = game.arena.distance
    for mage in enemies:
        worth += EAGER_FOR_DAMAGE * mage.damage
        zone = mage.zone
        assert zone is not None
        for thing in game.objects.values():
            if thing.is_creature and thing.zone is not None and game.players[thing.controller].team == team:
                worth -= EAGER_TO_COME * distances[thing.zone][zone] / len(enemies)
    return worth * min(game.round - LONG_GAME, MOST_EAGER)


def promising(
    options: Sequence[Answer], scores: Sequence[float], breadth: int, decline: Answer | None, alike: int | None = None
) -> list[int]:
    """The options that look best at first sight, best first, and whatever declines.

    Those that do the same to more than so many targets, `alike`, stand back behind all others.
    """
    order = sorted(range(len(options)), key=lambda index: -scores[index])
    if alike is not None:
        order = _different_first(order, options, alike)
    chosen = [index for index in order[:breadth] if scores[index] > -10]
    for index in order[breadth:]:
        if options[index] == decline and index not in chosen:
            chosen.append(index)
    return chosen or order[:1]


def _different_first(order: Sequence[int], options: Sequence[Answer], alike: int) -> list[int]:
    """The same order, but of each spell and each attack only so many targets before everything else."""
    seen: Counter[Answer] = Counter()
    first: list[int] = []
    later: list[int] = []
    for index in order:
        what = options[index][:WHAT]
        seen[what] += 1
        (first if seen[what] <= alike else later).append(index)
    return first + later

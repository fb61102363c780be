"""The solver: the exact best chance of a goal, over all answers of one side, all answers of the other, and all dice.

Own answers take the best, those of the others the worst for us, as if they knew everything; dice count with what they
weigh. Nothing is left out but what cannot matter: once a chance is certain, better ones are not looked for, and
positions that were reached before are known. Between two decisions the state says everything, so these are compared;
in the middle of a turn nothing is.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from mageduel.kernel.match import Match
from mageduel.kernel.requests import CHANCE, Answer, Request
from mageduel.puzzles.goals import Goal
from mageduel.puzzles.rolls import RollClass, roll_classes
from mageduel.rules.dice import ChanceRequest
from mageduel.state.game import Game

NEVER: Final = Fraction(0)
SURELY: Final = Fraction(1)
BELOW: Final = Fraction(-1)
ABOVE: Final = Fraction(2)
"""Ends that every chance lies between."""
Allowed = Callable[[Request, Answer], bool]


class TooLarge(Exception):
    """There is more to look at than was allowed."""


class Solver:
    """Works out chances of one goal."""

    def __init__(
        self, goal: Goal, *, most: int | None = None, allowed: Allowed | None = None, merged: bool = True,
        careless: bool = False,
    ) -> None:  # fmt: skip
        """`most` bounds how many answers are tried; `allowed` leaves answers out; `merged` takes equal rolls
        together; `careless`, own answers are the worst there are, which says whether anything depends on them."""
        self.goal = goal
        self.most = most
        self.tried = 0
        self.allowed = allowed
        self.merged = merged
        self.careless = careless
        self.known: dict[str, tuple[Fraction, Fraction]] = {}
        """The least and the most a position can be worth."""
        self.deciding: dict[tuple[int, str, Answer], int] = {}
        """How often an answer to a question decided: such answers are tried first elsewhere."""

    def begin(self, match: Match[Game]) -> Match[Game]:
        """A match of one's own to work on, in which chance is asked."""
        twin = match.fork()
        twin.game.asks_chance = True
        return twin

    def after(self, match: Match[Game], player: int, answer: Answer) -> Match[Game]:
        """The match after one more answer."""
        self.tried += 1
        if self.most is not None and self.tried > self.most:
            raise TooLarge
        twin = match.fork()
        twin.game.asks_chance = True
        twin.give(player, answer)
        return twin

    def chance_after(self, match: Match[Game], player: int, answer: Answer) -> Fraction:
        """The best chance when this is answered."""
        return self._between_after(match, player, answer, BELOW, ABOVE)

    def _between_after(
        self, match: Match[Game], player: int, answer: Answer, low: Fraction, high: Fraction
    ) -> Fraction:
        """The same, where it lies between these."""
        twin = self.after(match, player, answer)
        found = self.between(twin, match.last_safe_point, low, high)
        twin.throw_away()
        return found

    def settled(self, match: Match[Game], before: Game) -> bool | None:
        """Whether the goal is reached or missed; None while it is open."""
        if match.is_over:
            return self.goal.verdict(match.game, is_later=True)
        moment = match.last_safe_point
        return None if moment is before else self.goal.verdict(moment, is_later=True)

    def chance(self, match: Match[Game], before: Game | None = None) -> Fraction:
        """The best chance of the goal where this match stands; `before` is the last moment it was looked at."""
        return self.between(match, before, BELOW, ABOVE)

    def between(self, match: Match[Game], before: Game | None, low: Fraction, high: Fraction) -> Fraction:
        """The best chance where it lies between these; else something beyond the same end that it is beyond, too."""
        if before is None or (match.last_safe_point is before and not match.is_over):
            return self._work_out(match, low, high)
        settled = self.settled(match, before)
        if settled is not None:
            return SURELY if settled else NEVER
        key = match.last_safe_point.digest()
        least, most = self.known.get(key, (NEVER, SURELY))
        if least == most or least >= high:
            return least
        if most <= low:
            return most
        found = self._work_out(match, low, high)
        self.known[key] = (found if found > low else least), (found if found < high else most)
        return found

    def _work_out(self, match: Match[Game], low: Fraction, high: Fraction) -> Fraction:
        request = match.open_requests[0]
        if isinstance(request, ChanceRequest):
            return self._rolled(match, request, low, high)
        is_best = (request.player == self.goal.seat) is not self.careless
        best: Fraction | None = None
        chosen: Answer | None = None
        for answer in self.in_order(self.options(request), request):
            chance = self._between_after(match, request.player, answer, low, high)
            if best is None or (chance > best if is_best else chance < best):
                best, chosen = chance, answer
                if is_best:
                    low = max(low, best)
                else:
                    high = min(high, best)
                if low >= high or best == (SURELY if is_best else NEVER):
                    break
        assert best is not None
        assert chosen is not None
        key = (request.player, request.question.name, chosen)
        self.deciding[key] = self.deciding.get(key, 0) + 1
        return best

    def _rolled(self, match: Match[Game], request: ChanceRequest, low: Fraction, high: Fraction) -> Fraction:
        """What a roll is worth; looking ends when no roll that is left can bring it back between the ends."""
        classes = sorted(self.classes(match, request), key=lambda each: -each.weight)
        total = left = sum(each.weight for each in classes)
        found = NEVER
        for sides, weight in classes:
            left -= weight
            share = Fraction(weight, total)
            rest = Fraction(left, total)
            least, most = max(BELOW, (low - found - rest) / share), min(ABOVE, (high - found) / share)
            chance = self._between_after(match, CHANCE, sides, least, most)
            found += share * chance
            if found + rest <= low:
                return found + rest
            if found >= high:
                return found
        return found

    def classes(self, match: Match[Game], request: ChanceRequest) -> list[RollClass]:
        """What a roll can come to."""
        return roll_classes(match.game, request, merged=self.merged)

    def options(self, request: Request) -> list[Answer]:
        """Every answer that is looked at; all, where none of them is allowed."""
        every = list(request.options)
        if self.allowed is None:
            return every
        return [each for each in every if self.allowed(request, each)] or every

    def in_order(self, options: list[Answer], request: Request) -> list[Answer]:
        """What decided elsewhere comes first, then what names the target, last what declines: good ones come early."""
        target, declines = self.goal.target, request.question.declines
        player, code = request.player, request.question.name

        def place(answer: Answer) -> tuple[int, int]:
            often = self.deciding.get((player, code, answer), 0)
            return -often, 2 if answer == declines else 0 if target in answer[1:] else 1

        return sorted(options, key=place)

    def values(self, match: Match[Game]) -> list[tuple[Answer, Fraction]]:
        """Every answer to the open question with the best chance after it, as they stand."""
        request = match.open_requests[0]
        return [(each, self.chance_after(match, request.player, each)) for each in self.options(request)]

"""An attempt at a puzzle: own answers one by one, with the chance that is left after each.

No dice are thrown on the way. Where a roll would be made, the likeliest roll that leaves the goal open lies on the
table, and all the others count with the best that could be made of them. So the chance of a line is exact: it begins
with the best there is, and every answer that is not the best takes from it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction

from mageduel.kernel.match import Match
from mageduel.kernel.requests import CHANCE, Answer, Request
from mageduel.puzzles.solver import ABOVE, BELOW, NEVER, SURELY, Solver
from mageduel.rules.dice import ChanceRequest
from mageduel.rules.enchantments.reveals import WINDOW
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import view

Path = tuple[tuple[int, Answer], ...]


@dataclass(slots=True, eq=False)
class Attempt:
    """One way through a puzzle, as far as it has gone."""

    solver: Solver
    match: Match[Game]
    """Where it stands; not to be answered by others."""
    careless: Solver
    chance: Fraction = SURELY
    """What can still be reached, all rolls counted."""
    is_done: bool = False
    """Whether nothing is left to decide that could matter."""
    is_rolling: bool = False
    """Whether dice are to be thrown now that decide it."""
    given: list[Answer] = field(default_factory=list)
    _aside: Fraction = NEVER
    """What the rolls that did not come on the way are worth."""
    _share: Fraction = SURELY
    """How likely the rolls are that lie on the table."""
    _start: int = 0
    _values: dict[Path, Fraction] = field(default_factory=dict)

    @staticmethod
    def at(match: Match[Game], solver: Solver, known: dict[Path, Fraction] | None = None) -> Attempt:
        """A new attempt at the goal of a solver; `known` are values worked out before."""
        careless = Solver(solver.goal, careless=True, most=solver.most, merged=solver.merged)
        begun = Attempt(solver, solver.begin(match), careless, _start=match.number_of_answers)
        if known is not None:
            begun._values = known
        begun.chance = begun._value(begun.match)
        begun._go_on()
        return begun

    @property
    def request(self) -> Request | None:
        """What is to be answered now."""
        return None if self.is_done else self.match.open_requests[0]

    def options(self) -> list[tuple[Answer, Fraction]]:
        """Every answer to the open question, with the chance that would be left."""
        request = self.request
        assert request is not None
        return [(each, self._aside + self._share * self._after(each)) for each in request.options]

    def best(self) -> Answer:
        """The best answer to the open question; of equals the one that declines, in a window, and else the first."""
        request = self.request
        assert request is not None
        return self._best_of(request)

    def has_another(self, chosen: Answer, above: Fraction) -> bool:
        """Whether another answer than this would leave a chance above that."""
        request = self.request
        assert request is not None
        low = (above - self._aside) / self._share
        return any(self._is_above(request, each, low) for each in request.options if each != chosen)

    def _is_above(self, request: Request, answer: Answer, low: Fraction) -> bool:
        twin = self.solver.after(self.match, request.player, answer)
        return self.solver.between(twin, self.match.last_safe_point, low, ABOVE) > low

    def give(self, answer: Answer) -> None:
        """Answer, and go on to the next question."""
        request = self.request
        assert request is not None
        self.chance = self._aside + self._share * self._after(answer)
        self.given.append(answer)
        self._move(request.player, answer)
        self._go_on()

    # On the way

    def _value(self, match: Match[Game], before: Game | None = None) -> Fraction:
        key = tuple(match.answers[self._start :])
        if key not in self._values:
            self._values[key] = self.solver.chance(match, before)
        return self._values[key]

    def _after(self, answer: Answer) -> Fraction:
        return self._value_of(self.match.open_requests[0].player, answer)

    def _value_of(self, player: int, answer: Answer) -> Fraction:
        key = (*self.match.answers[self._start :], (player, answer))
        if key not in self._values:
            twin = self.solver.after(self.match, player, answer)
            self._values[key] = self.solver.chance(twin, self.match.last_safe_point)
        return self._values[key]

    def _move(self, player: int, answer: Answer) -> None:
        before = self.match.last_safe_point
        self.match = self.solver.after(self.match, player, answer)
        self.is_done = self.solver.settled(self.match, before) is not None

    def _best_of(self, request: Request) -> Answer:
        options = list(request.options)
        if request.question is WINDOW and request.decline is not None:
            options.sort(key=lambda each: each != request.decline)
        is_best = request.player == self.solver.goal.seat
        before, chosen, best = self.match.last_safe_point, options[0], BELOW if is_best else ABOVE
        for answer in options:
            key = (*self.match.answers[self._start :], (request.player, answer))
            value = self._values.get(key)
            if value is None:
                # What is no better than the best so far need not be exact.
                low, high = (best, ABOVE) if is_best else (BELOW, best)
                twin = self.solver.after(self.match, request.player, answer)
                value = self.solver.between(twin, before, low, high)
                if low < value < high:
                    self._values[key] = value
            if value > best if is_best else value < best:
                chosen, best = answer, value
        return chosen

    def _go_on(self) -> None:
        """Go on until there is something to decide."""
        while not self.is_done:
            request = self.match.open_requests[0]
            if isinstance(request, ChanceRequest):
                self._roll(request)
            elif request.player != self.solver.goal.seat:
                self._move(request.player, self._best_of(request))
            elif len(request.options) == 1:
                self._move(request.player, request.options[0])
            elif self._is_idle(request):
                assert request.decline is not None
                self._move(request.player, request.decline)
            else:
                self.is_done = self._is_decided()
                return

    def _roll(self, request: ChanceRequest) -> None:
        classes = self.solver.classes(self.match, request)
        total = sum(each.weight for each in classes)
        values = [self._value_of(CHANCE, each.sides) for each in classes]
        is_open = [NEVER < value < SURELY for value in values]
        if not any(is_open):
            self.is_done = self.is_rolling = True
            return
        weights = [each.weight if still else 0 for each, still in zip(classes, is_open, strict=True)]
        shown = weights.index(max(weights))
        for place, (each, value) in enumerate(zip(classes, values, strict=True)):
            if place != shown:
                self._aside += self._share * Fraction(each.weight, total) * value
        self._share *= Fraction(classes[shown].weight, total)
        self._move(CHANCE, classes[shown].sides)

    def _is_idle(self, request: Request) -> bool:
        """Whether this is a window in which nobody would want to be asked, and nothing is lost by passing."""
        if request.question is not WINDOW or request.decline is None:
            return False
        game = self.match.game
        if view(game, request.player, self.match).concern(Decision(request)).asks:
            return False
        return self._after(request.decline) == self._value(self.match, None)

    def _is_decided(self) -> bool:
        """Whether the worst answers from here on are as good as the best."""
        value = self._value(self.match)
        return value == NEVER or (value == SURELY and self.careless.chance(self.match) == SURELY)


def play_through(attempt: Attempt, choose: Callable[[Attempt], Answer]) -> Attempt:
    """Go through an attempt to its end."""
    while not attempt.is_done:
        attempt.give(choose(attempt))
    return attempt

"""The coach: follows a lesson from answer to answer, says what to do next, and plays the other side."""

from __future__ import annotations

from mageduel.agents.contract import Agent
from mageduel.kernel.requests import Answer, Request
from mageduel.lessons.scripts import COACH, LEARNER, Lesson, Step, first_fit, fits
from mageduel.rules.round.setup import Setup
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import View
from mageduel.words.language import say


class Coach:
    """One lesson on its way. It follows from the answers alone, so whatever plays these again brings it back."""

    __slots__ = ("_given", "began", "failed", "lesson", "steps_done")

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.steps_done = 0
        self.began = [0]
        """After how many answers each step so far began."""
        self.failed = False
        """Whether the game is over before the lesson is."""
        self._given: list[tuple[int, Answer]] = []
        self._look(game, 0)

    @property
    def step(self) -> Step | None:
        """The step that is to be taken, unless all have been."""
        return self.lesson.steps[self.steps_done] if self.steps_done < len(self.lesson.steps) else None

    @property
    def is_done(self) -> bool:
        """Whether the lesson is over, and learned."""
        return self.step is None

    def note(self, game: Game, seat: int, answer: Answer, count: int) -> None:
        """An answer has been given, the one of this number."""
        self._given.append((seat, answer))
        self._look(game, count)

    def _look(self, game: Game, count: int) -> None:
        while (step := self.step) is not None and step.goal(game, self._given):
            self.steps_done += 1
            self.began.append(count)
            self._given = []
        self.failed = self.step is not None and game.result is not None

    def shown(self, request: Request) -> Answer | None:
        """The answer to a question of the learner's that this step is about, where there is one."""
        step = self.step
        if step is None:
            return None
        return first_fit(step.shows, [each for each in self._options(request) if request.refuses(each) is None])

    def lets_pass(self, request: Request, answer: Answer) -> bool:
        """Whether an answer of the learner's that the rules allow has its place in this step."""
        step = self.step
        if step is None or step.is_free or self.shown(request) is None:
            return True
        return any(fits(pattern, answer) for pattern in step.shows)

    def _options(self, request: Request) -> list[Answer]:
        """What could be answered; plans are not listed, so a script names them whole."""
        step = self.step
        plans = [] if step is None else [each for each in step.shows if each[0] == "plan"]
        return [*plans, *request.options]

    def sentence(self, part: str) -> str:
        """What the coach says of the step that is to be taken, or at the end."""
        step = self.step
        return say(f"lesson.{self.lesson.name}.{'end' if step is None else step.name}.{part}")

    def lit(self, game: Game) -> list[str]:
        """What to light: objects as o3, zones as zB2."""
        step = self.step
        found: list[str] = []
        for each in () if step is None else step.light:
            if isinstance(each, int):
                found += [f"o{each}"] if each in game.objects else []
            elif each in game.arena.zone_names:
                found.append(f"z{each}")
            else:
                found += [f"o{thing.id}" for thing in game.objects.values() if thing.card.name == each]
        return found


def setup_of(lesson: Lesson) -> Setup:
    """The set-up of a lesson's game."""
    return lesson.position.setup(("", say("lesson.coach")))


class Scripted:
    """The other side of a lesson: it does what the script says where it can, and declines the rest."""

    def __init__(self, lesson: Lesson) -> None:
        self.name = "coach"
        self._replies = lesson.replies

    def decide(self, view: View, decision: Decision) -> Answer:
        """Answer one decision."""
        plans = [each for each in self._replies if each[0] == "plan"]
        options = [each for each in (*plans, *decision.options) if decision.refuses(each) is None]
        found = first_fit(self._replies, options)
        if found is not None:
            return found
        return decision.decline if decision.decline in options and decision.decline is not None else options[0]


def opponent_of(lesson: Lesson) -> Agent:
    """Who plays the other side."""
    return Scripted(lesson)


__all__ = ["COACH", "LEARNER", "Coach", "opponent_of", "setup_of"]

"""Coaching: lessons as the client gets them, and the games they are."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from fastapi import FastAPI

from mageduel.duel import RULES_VERSION
from mageduel.facts.codex import codex
from mageduel.kernel.requests import Refusal, Request, Rule
from mageduel.lessons.coach import Coach, setup_of
from mageduel.lessons.scripts import COACH, LEARNER, Lesson, lesson_called, lessons
from mageduel.server.callers import Sparing
from mageduel.server.learning import CoachShown, GoalShown, LessonBegun, LessonFace
from mageduel.server.messages import Identity
from mageduel.server.printed import RuleWord
from mageduel.server.stored import StoredGame, StoredSeat
from mageduel.server.tokens import fingerprint, new_secret
from mageduel.words.language import say
from mageduel.words.printed import entry_word

if TYPE_CHECKING:
    from mageduel.server.hall import Hall
    from mageduel.server.tables import LiveTable
    from mageduel.state.game import Game

LEVEL = "lesson:"
"""What the level of a seat that a lesson's script plays begins with."""
NOT_IN_LESSON = Refusal("not-in-lesson", Rule("mageduel", "lessons"))


def lesson_of(stored: StoredGame) -> Lesson | None:
    """The lesson a game is, where it is one."""
    level = stored.seats[-1].level or ""
    return lessons().get(level.removeprefix(LEVEL)) if level.startswith(LEVEL) else None


def coach_of(stored: StoredGame, game: Game) -> Coach | None:
    """The coach at the table of a lesson that begins."""
    lesson = lesson_of(stored)
    return None if lesson is None else Coach(lesson, game)


def coach_shown(live: LiveTable) -> CoachShown | None:
    """What the coach says to the learner, in the language that is being spoken."""
    coach = live.coach
    if coach is None:
        return None
    lesson = coach.lesson
    names = list(lessons())
    request: Request | None = live.open_request(LEARNER)
    goals = [
        GoalShown(label=say(f"lesson.{lesson.name}.{step.name}.goal"), done=number < coach.steps_done)
        for number, step in enumerate(lesson.steps)
    ]
    return CoachShown(
        lesson=lesson.name,
        number=lesson.number,
        count=len(names),
        title=say(f"lesson.{lesson.name}.title"),
        emblem=lesson.emblem,
        goals=goals,
        so=coach.sentence("so"),
        do=coach.sentence("do"),
        why=coach.sentence("why"),
        light=coach.lit(live.game),
        words=_words(lesson),
        words_so_far=len({word for each in lessons().values() if each.number <= lesson.number for word in each.words}),
        state="done" if coach.is_done else "failed" if coach.failed else "do",
        can_show=request is not None and coach.shown(request) is not None,
        next=names[lesson.number] if lesson.number < len(names) else None,
        leads_to=lesson.leads_to,
    )


def _words(lesson: Lesson) -> list[RuleWord]:
    return [RuleWord(name=name, word=entry_word(codex()[name])) for name in lesson.words]


def lesson_faces() -> list[LessonFace]:
    """Every lesson, in the language that is being spoken."""
    return [
        LessonFace(
            name=each.name,
            number=each.number,
            title=say(f"lesson.{each.name}.title"),
            about=say(f"lesson.{each.name}.about"),
            mode=each.position.mode,
            emblem=each.emblem,
            minutes=each.minutes,
            steps=len(each.steps),
            words=_words(each),
        )
        for each in lessons().values()
    ]


def lesson_routes(app: FastAPI, hall: Hall) -> None:
    """Add the routes for lessons."""

    @app.get("/api/lessons")
    async def all_lessons() -> list[LessonFace]:
        """The lessons of the first duels, in their order."""
        return lesson_faces()

    @app.post("/api/lessons/{lesson}", dependencies=[Sparing], status_code=201)
    async def begin_lesson(lesson: Identity) -> LessonBegun:
        """Begin a lesson: a game of one's own against its script."""
        found = lesson_called(lesson)
        setup = setup_of(found)
        token = new_secret()
        names = [seat.name for seat in setup.seats]
        stored = StoredGame(
            id=secrets.token_urlsafe(9),
            setup=setup.to_data(),
            seed=found.seed,
            rules_version=RULES_VERSION,
            same_screen=False,
            ending=None,
            rematch=None,
            seats=(
                StoredSeat(LEARNER, "human", names[LEARNER], None, fingerprint(token), None, book=found.name),
                StoredSeat(COACH, "computer", names[COACH], f"{LEVEL}{found.name}", None, None, book=found.name),
            ),
            answers=(),
        )
        await hall.add(stored)
        return LessonBegun(game=stored.id, seat=LEARNER, token=token)

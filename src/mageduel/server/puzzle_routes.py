"""Puzzles as routes: the list, today's, lines tried on them, hints, the dice at the end and the solution."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import cache
from typing import Annotated, Final, TypeVar

from fastapi import FastAPI, HTTPException, Query
from pydantic import Field

from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.kernel.record import DamagedRecord, as_answer
from mageduel.kernel.requests import Answer, is_plain
from mageduel.positions.position import Position
from mageduel.puzzles.attempt import Path
from mageduel.puzzles.book import Puzzle, puzzle_numbered, puzzle_of_the_day, puzzles
from mageduel.server.hall import Hall
from mageduel.server.moments import look_at, state_at
from mageduel.server.puzzling import (
    DailyPuzzle,
    LineHint,
    LineInquiry,
    LineShown,
    LineStep,
    LineThrown,
    LineWish,
    NotInTheLine,
    PuzzleFace,
    Reckoned,
    Solution,
    best_next,
    reckon,
    throw,
)
from mageduel.server.states import StateMessage
from mageduel.server.trying import InquiryReply
from mageduel.server.workers import WorkFailed
from mageduel.state.game import Game
from mageduel.views.labels import label_of
from mageduel.views.names import element
from mageduel.views.options import object_name
from mageduel.words.language import language, say, speaking, spoken

THINKING: Final = 40.0
LINES: Final = 512
"""Lines that are kept worked out; they are the same for everybody."""
Number = Annotated[int, Field(ge=1, le=9999)]
Result = TypeVar("Result")


@cache
def _face(number: int, code: str) -> PuzzleFace:
    """A puzzle as it is listed, in the language of this code."""
    puzzle = puzzle_numbered(number)
    with speaking(language(code)):
        words = puzzle.words()
    return PuzzleFace(
        number=number, kind=puzzle.kind, horizon=puzzle.goal.horizon, grade=puzzle.grade, mode=puzzle.mode,
        title=words.title, task=words.task, about=words.about, target=words.target, mages=list(puzzle.mages),
        limits=[float(each) for each in puzzle.limits],
    )  # fmt: skip


def puzzle_face(number: int) -> PuzzleFace:
    """A puzzle as it is listed, in the language that is being spoken."""
    return _face(number, spoken().code)


def _answers(wish: LineWish) -> tuple[Answer, ...]:
    found = []
    for value in wish.answers:
        try:
            answer = as_answer(value)
        except (DamagedRecord, RecursionError):
            raise NotInTheLine("puzzle-not-possible") from None
        if not is_plain(answer):
            raise NotInTheLine("puzzle-not-possible")
        found.append(answer)
    return tuple(found)


def _line_shown(puzzle: Puzzle, answers: tuple[Answer, ...], found: Reckoned) -> LineShown:
    match, labels = _own_labels(puzzle, found.path, answers)
    return LineShown(
        puzzle=puzzle_face(puzzle.number),
        state=_state(match, puzzle, len(answers), asks=not found.is_done),
        seat=puzzle.goal.seat,
        steps=[
            LineStep(label=label, chance=float(chance), answer=list(answer))
            for label, chance, answer in zip(labels, found.chances[1:], answers, strict=True)
        ],
        chance=float(found.chance),
        fraction=str(found.chance),
        done=found.is_done,
        stars=puzzle.stars(found.chance),
    )


def _own_labels(puzzle: Puzzle, path: Path, answers: tuple[Answer, ...]) -> tuple[Match[Game], list[str]]:
    """The match at the end of a path, and of one's own answers those that were chosen, in words."""
    match = start_duel(Position(puzzle.data).setup(), 1, log=True, asks_chance=True)
    labels: list[str] = []
    for player, answer in path:
        request = match.request_for(player)
        is_chosen = player == puzzle.goal.seat and len(labels) < len(answers) and answer == answers[len(labels)]
        if request is not None and is_chosen:
            labels.append(label_of(match.game, request, answer))
        match.answer(player, answer, trusted=True)
    return match, labels


def _state(match: Match[Game], puzzle: Puzzle, number: int, *, asks: bool) -> StateMessage:
    return state_at(match, number, puzzle.goal.seat, everything=True, can_undo=number > 0, asks=asks)


def puzzle_routes(app: FastAPI, hall: Hall) -> None:
    """Add the routes for puzzles."""
    known: OrderedDict[tuple[int, tuple[Answer, ...]], Reckoned] = OrderedDict()

    async def work(job: Callable[..., Result], *arguments: object) -> Result:
        try:
            return await hall.workers.run(job, *arguments, seconds=THINKING)
        except (TimeoutError, WorkFailed):
            raise HTTPException(503, say("puzzle.too-long")) from None

    async def reckoned(number: int, answers: tuple[Answer, ...]) -> Reckoned:
        key = (number, answers)
        found = known.get(key)
        if found is None:
            found = await work(reckon, number, answers)
            if found is None:
                raise NotInTheLine("puzzle-not-possible")
            known[key] = found
            while len(known) > LINES:
                known.popitem(last=False)
        known.move_to_end(key)
        return found

    @app.get("/api/puzzles")
    async def all_puzzles() -> list[PuzzleFace]:
        """Every puzzle."""
        return await hall.aside(lambda: [puzzle_face(number) for number in puzzles()])

    @app.get("/api/puzzles/daily")
    async def daily_puzzle(day: Annotated[date | None, Query()] = None) -> DailyPuzzle:
        """The puzzle of a day, of today where none is named."""
        wanted = day or datetime.now(UTC).date()
        number = puzzle_of_the_day(wanted).number
        return DailyPuzzle(day=wanted.isoformat(), puzzle=await hall.aside(puzzle_face, number))

    @app.post("/api/puzzles/{number}/line")
    async def try_line(number: Number, wish: LineWish) -> LineShown:
        """Where a line of one's own answers has come to, and the chance left; without answers, the beginning."""
        puzzle, answers = puzzle_numbered(number), _answers(wish)
        return await hall.aside(_line_shown, puzzle, answers, await reckoned(number, answers))

    @app.post("/api/puzzles/{number}/ask")
    async def ask_line(number: Number, wish: LineInquiry) -> InquiryReply:
        """Look at an answer at the end of a line without giving it."""
        puzzle, answers = puzzle_numbered(number), _answers(wish)
        found = await reckoned(number, answers)
        asked = LineWish(answers=[wish.inquiry.answer, *([] if wish.inquiry.after is None else [wish.inquiry.after])])
        given = _answers(asked)

        def look() -> InquiryReply:
            match, _ = _own_labels(puzzle, found.path, answers)
            request = match.request_for(puzzle.goal.seat)
            if request is None:
                raise NotInTheLine("puzzle-not-possible")
            return look_at(match.game, request, wish.inquiry, given[0], given[1] if len(given) > 1 else None)

        return await hall.aside(look)

    @app.post("/api/puzzles/{number}/hint")
    async def hint_for_line(number: Number, wish: LineWish) -> LineHint:
        """What to look at next, and what to do with it."""
        puzzle, answers = puzzle_numbered(number), _answers(wish)
        found = await reckoned(number, answers)
        best = await work(best_next, number, answers)
        if best is None:
            raise NotInTheLine("puzzle-not-possible")

        def hint() -> LineHint:
            match, _ = _own_labels(puzzle, found.path, answers)
            request = match.request_for(puzzle.goal.seat)
            assert request is not None
            action = label_of(match.game, request, best)
            piece = next((each for each in best[1:] if isinstance(each, int) and each in match.game.objects), None)
            name = say("puzzle.hint-other") if piece is None else say(
                "puzzle.hint-piece", piece=object_name(match.game, piece)
            )  # fmt: skip
            return LineHint(
                element=None if piece is None else element(match.game.objects[piece]),
                piece=name,
                action=say("puzzle.hint-action", action=action),
            )

        return await hall.aside(hint)

    @app.post("/api/puzzles/{number}/throw")
    async def throw_line(number: Number, wish: LineWish) -> LineThrown:
        """Throw the dice of a line at last."""
        puzzle, answers = puzzle_numbered(number), _answers(wish)
        thrown = await work(throw, number, answers, secrets.randbits(62))
        if thrown is None:
            raise NotInTheLine("puzzle-not-possible")
        path, reached = thrown

        def show() -> LineThrown:
            match, _ = _own_labels(puzzle, path, ())
            return LineThrown(state=_state(match, puzzle, len(answers) + 1, asks=False), reached=reached)

        return await hall.aside(show)

    @app.get("/api/puzzles/{number}/solution")
    async def solution(number: Number) -> Solution:
        """The line that reaches the best chance."""
        return Solution(answers=[list(each) for each in puzzle_numbered(number).line])

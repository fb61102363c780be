"""Puzzles as routes: the list, today's, lines tried on them, hints, the dice at the end and the solution."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import cache
from typing import Annotated, Final, TypeVar

from fastapi import FastAPI, HTTPException, Path, Query

from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.kernel.record import DamagedRecord, as_answer
from mageduel.kernel.requests import Answer, is_plain
from mageduel.positions.position import Position
from mageduel.puzzles.attempt import Path as Given
from mageduel.puzzles.book import Puzzle, puzzle_numbered, puzzle_of_the_day, puzzles
from mageduel.puzzles.goals import Goal
from mageduel.puzzles.making import LONGEST as LONGEST_WORD
from mageduel.puzzles.making import PREFIX, NoPuzzle, begun, from_word
from mageduel.server.callers import Sparing
from mageduel.server.hall import Hall
from mageduel.server.moments import look_at, state_at
from mageduel.server.positions import position_given
from mageduel.server.puzzling import (
    DailyPuzzle,
    LineHint,
    LineInquiry,
    LineShown,
    LineStep,
    LineThrown,
    LineWish,
    MakeWish,
    NotInTheLine,
    PuzzleFace,
    PuzzleMade,
    Reckoned,
    Solution,
    best_next,
    reckon,
    throw,
    worked_out,
)
from mageduel.server.states import StateMessage
from mageduel.server.trying import InquiryReply
from mageduel.server.workers import WorkFailed
from mageduel.state.game import Game
from mageduel.views.labels import label_of
from mageduel.views.names import element
from mageduel.views.options import object_name
from mageduel.words.errors import why
from mageduel.words.language import language, say, speaking, spoken

THINKING: Final = 40.0
LINES: Final = 512
"""Lines that are kept worked out; they are the same for everybody."""
MADE: Final = 128
"""Puzzles of people's own that are kept worked out."""
Name = Annotated[str, Path(max_length=LONGEST_WORD, pattern=r"^([0-9]{1,4}|mz1\.[A-Za-z0-9._-]+)$")]
"""A number of the book, or the word of a puzzle that somebody made."""
Result = TypeVar("Result")


@cache
def _face(number: int, code: str) -> PuzzleFace:
    """A puzzle of the book as it is listed, in the language of this code."""
    with speaking(language(code)):
        return _described(puzzle_numbered(number))


def _described(puzzle: Puzzle) -> PuzzleFace:
    words = puzzle.words()
    return PuzzleFace(
        number=puzzle.number, name=puzzle.name, kind=puzzle.kind, horizon=puzzle.goal.horizon,
        grade=puzzle.grade, mode=puzzle.mode, title=words.title, task=words.task, about=words.about,
        target=words.target, mages=list(puzzle.mages), limits=[float(each) for each in puzzle.limits],
    )  # fmt: skip


def puzzle_face(puzzle: Puzzle) -> PuzzleFace:
    """A puzzle as it is listed, in the language that is being spoken."""
    return _described(puzzle) if puzzle.word else _face(puzzle.number, spoken().code)


def _goal_of(wish: MakeWish) -> tuple[Position, Goal]:
    position = position_given(wish.position)
    return position, Goal(wish.deed, wish.target, wish.seat, wish.horizon, position.data["round"])


def _made(puzzle: Puzzle, found: Reckoned) -> PuzzleMade:
    _, labels = _own_labels(puzzle, found.path, puzzle.line)
    steps = [
        LineStep(label=label, chance=float(chance), answer=list(answer))
        for label, chance, answer in zip(labels, found.chances[1:], puzzle.line, strict=True)
    ]
    face = puzzle_face(puzzle)
    sentence = say("puzzle.proven", task=face.task, chance=f"{float(puzzle.chance):.1%}", tried=puzzle.tried)
    return PuzzleMade(puzzle=face, sentence=sentence, steps=steps)


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
        puzzle=puzzle_face(puzzle),
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


def _own_labels(puzzle: Puzzle, path: Given, answers: tuple[Answer, ...]) -> tuple[Match[Game], list[str]]:
    """The match at the end of a path, and of one's own answers those that were chosen, in words."""
    match = start_duel(Position(puzzle.data).setup(), 1, log=True, asks_chance=True)
    labels: list[str] = []
    for player, answer in path:
        request = match.request_for(player)
        is_chosen = player == puzzle.goal.seat and len(labels) < len(answers) and answer == answers[len(labels)]
        if request is not None and is_chosen:
            labels.append(label_of(match.game, request, answer))
        match.give(player, answer)
    return match, labels


def _state(match: Match[Game], puzzle: Puzzle, number: int, *, asks: bool) -> StateMessage:
    return state_at(match, number, puzzle.goal.seat, everything=True, can_undo=number > 0, asks=asks)


def puzzle_routes(app: FastAPI, hall: Hall) -> None:
    """Add the routes for puzzles."""
    known: OrderedDict[tuple[str, tuple[Answer, ...]], Reckoned] = OrderedDict()
    made: OrderedDict[str, Puzzle] = OrderedDict()

    async def work(job: Callable[..., Result], *arguments: object) -> Result:
        try:
            return await hall.workers.run(job, *arguments, seconds=THINKING)
        except (TimeoutError, WorkFailed):
            raise HTTPException(503, say("puzzle.too-long")) from None

    async def proven(position: Position, goal: Goal) -> Puzzle:
        """A puzzle somebody made, worked out here, whoever brings it."""
        word = (await hall.aside(begun, position, goal)).word
        found = made.get(word)
        if found is None:
            outcome = await work(worked_out, position, goal)
            if isinstance(outcome, NoPuzzle):
                raise outcome
            found = made[word] = outcome
            while len(made) > MADE:
                made.popitem(last=False)
        made.move_to_end(word)
        return found

    async def called(name: str) -> Puzzle:
        if name.startswith(PREFIX):
            return await proven(*await hall.aside(from_word, name))
        return puzzle_numbered(int(name))

    async def reckoned(puzzle: Puzzle, answers: tuple[Answer, ...]) -> Reckoned:
        key = (puzzle.name, answers)
        found = known.get(key)
        if found is None:
            found = await work(reckon, puzzle, answers)
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
        return await hall.aside(lambda: [puzzle_face(each) for each in puzzles().values()])

    @app.get("/api/puzzles/daily")
    async def daily_puzzle(day: Annotated[date | None, Query()] = None) -> DailyPuzzle:
        """The puzzle of a day, of today where none is named."""
        wanted = day or datetime.now(UTC).date()
        return DailyPuzzle(day=wanted.isoformat(), puzzle=await hall.aside(puzzle_face, puzzle_of_the_day(wanted)))

    @app.post("/api/puzzles/make", dependencies=[Sparing])
    async def make_puzzle(wish: MakeWish) -> PuzzleMade:
        """A puzzle of a position and a goal: its best chance is proven, or it is said why there is none."""
        position, goal = await hall.aside(_goal_of, wish)
        try:
            puzzle = await proven(position, goal)
        except NoPuzzle as reason:
            return PuzzleMade(puzzle=None, sentence=why(reason), steps=[])
        return await hall.aside(_made, puzzle, await reckoned(puzzle, puzzle.line))

    @app.post("/api/puzzles/{name}/line")
    async def try_line(name: Name, wish: LineWish) -> LineShown:
        """Where a line of one's own answers has come to, and the chance left; without answers, the beginning."""
        puzzle, answers = await called(name), _answers(wish)
        return await hall.aside(_line_shown, puzzle, answers, await reckoned(puzzle, answers))

    @app.post("/api/puzzles/{name}/ask")
    async def ask_line(name: Name, wish: LineInquiry) -> InquiryReply:
        """Look at an answer at the end of a line without giving it."""
        puzzle, answers = await called(name), _answers(wish)
        found = await reckoned(puzzle, answers)
        asked = LineWish(answers=[wish.inquiry.answer, *([] if wish.inquiry.after is None else [wish.inquiry.after])])
        given = _answers(asked)

        def look() -> InquiryReply:
            match, _ = _own_labels(puzzle, found.path, answers)
            request = match.request_for(puzzle.goal.seat)
            if request is None:
                raise NotInTheLine("puzzle-not-possible")
            return look_at(match.game, request, wish.inquiry, given[0], given[1] if len(given) > 1 else None)

        return await hall.aside(look)

    @app.post("/api/puzzles/{name}/hint")
    async def hint_for_line(name: Name, wish: LineWish) -> LineHint:
        """What to look at next, and what to do with it."""
        puzzle, answers = await called(name), _answers(wish)
        found = await reckoned(puzzle, answers)
        best = await work(best_next, puzzle, answers)
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

    @app.post("/api/puzzles/{name}/throw")
    async def throw_line(name: Name, wish: LineWish) -> LineThrown:
        """Throw the dice of a line at last."""
        puzzle, answers = await called(name), _answers(wish)
        thrown = await work(throw, puzzle, answers, secrets.randbits(62))
        if thrown is None:
            raise NotInTheLine("puzzle-not-possible")
        path, reached = thrown

        def show() -> LineThrown:
            match, _ = _own_labels(puzzle, path, ())
            return LineThrown(state=_state(match, puzzle, len(answers) + 1, asks=False), reached=reached)

        return await hall.aside(show)

    @app.get("/api/puzzles/{name}/solution")
    async def solution(name: Name) -> Solution:
        """The line that reaches the best chance."""
        return Solution(answers=[list(each) for each in (await called(name)).line])

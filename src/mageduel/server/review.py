"""Review: games that are over, judged in worker processes bit by bit, kept with their record.

Nothing is judged of a game that is still played: only records are, and a record is there when its game is over.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from fastapi import FastAPI
from pydantic import Field, TypeAdapter, ValidationError

from mageduel.agents.hindsight import A_LOSS, GRADES, Judged, Survey, Surveyor, Turn, judge
from mageduel.duel import RULES_VERSION
from mageduel.kernel.questions import PASS
from mageduel.kernel.record import Ending, as_answer
from mageduel.positions.links import link_of
from mageduel.positions.position import position_of
from mageduel.rules.planning.plans import PlanRequest
from mageduel.rules.round.action_stage import TO_ACTIVATE
from mageduel.server.callers import Sparing
from mageduel.server.following import FOLLOWER, Told
from mageduel.server.hall import Hall
from mageduel.server.limits import CALLER, Shares, TooMuch
from mageduel.server.messages import Identity
from mageduel.server.records import Shelves
from mageduel.server.replays import ReplayOf
from mageduel.server.reviewing import (
    DecisionsCounted,
    DecisionShown,
    EarningShown,
    GradeCounted,
    ReviewShown,
    TurningPoint,
    WayShown,
)
from mageduel.server.trying import PositionLink
from mageduel.server.workers import WorkFailed
from mageduel.views.labels import elements_of, label_of
from mageduel.views.merits import merits_of, sentence_of

LOG = logging.getLogger("mageduel.server")
SURVEY_SECONDS: Final = 60.0
PART_SECONDS: Final = 45.0
PART: Final = 6
"""Decisions judged at a time; between two parts others may have the worker."""
KEPT: Final = 64
AT_ONCE: Final = 2
MOST_POINTS: Final = 240
MOST_WORST: Final = 8
MOST_OTHERS: Final = 2
LOOKING_BACK: Final = 40
"""Answers to look back for what somebody acts with."""
OWN_ANSWERS: Final = 3
"""Answers that tell what a turn was about."""

_KEPT: Final = TypeAdapter(tuple[str, Survey, list[Judged]])
FrameNumber = Annotated[int, Field(ge=0, lt=1_000_000)]
State = Literal["waiting", "thinking", "done", "failed"]


def survey_game(told: Told, ending: Ending | None) -> Survey:
    """Look at a game once; runs in a worker."""
    return Surveyor(told, ending).look()


def judge_part(told: Told, frames: Sequence[int]) -> list[Judged]:
    """Judge some decisions of a game, in its order; runs in a worker."""
    found = []
    for frame in frames:
        match = FOLLOWER.follow(told, frame)
        judged = judge(match, *told[2][frame])
        if judged is not None:
            found.append(judged)
    return found


@dataclass(slots=True, eq=False)
class Review:
    """What is known of one game."""

    state: State = "waiting"
    survey: Survey | None = None
    judged: list[Judged] = field(default_factory=list)
    done: int = 0


class Reviews:
    """Reviews by the name of their replay; those asked for least recently go first."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._ready: OrderedDict[str, Review] = OrderedDict()
        self._shares: Shares | None = None

    def find(self, identity: str) -> Review | None:
        """A review that is there or on its way."""
        found = self._ready.get(identity)
        if found is not None:
            self._ready.move_to_end(identity)
        return found

    async def begin(self, identity: str, opened: ReplayOf) -> Review:
        """Have a game judged, unless it is being or has been."""
        found = self.find(identity)
        if found is not None and found.state != "failed":
            return found
        await self._hall.on_disk(self._hall.holdings.take, "replays", identity)
        review = self._ready[identity] = Review()
        for name in list(self._ready):
            if len(self._ready) > KEPT and self._ready[name].state in ("done", "failed"):
                del self._ready[name]
        kept = await self._hall.on_disk(self._hall.database.review, identity)
        if kept:
            self._read(review, kept)
            await self._hall.on_disk(self._hall.holdings.release, "replays", identity)
        if review.state == "waiting":
            self._hall.begin(self._work(identity, opened, review, CALLER.get()))
        return review

    async def look(self, identity: str) -> Review:
        """How far a review is; one that another process works on is asked for there."""
        found = self.find(identity)
        if found is None and self._hall.holdings.is_shared:
            kept = await self._hall.on_disk(self._hall.database.review, identity)
            if kept:
                self._read(found := Review(), kept)
            else:
                await self._hall.on_disk(self._hall.holdings.seek, "replays", identity)
        return found or Review()

    @staticmethod
    def _read(review: Review, kept: str) -> None:
        try:
            version, survey, judged = _KEPT.validate_json(kept)
        except ValidationError:
            return
        if version == RULES_VERSION:
            review.survey, review.judged, review.state = survey, judged, "done"
            review.done = len(survey.decisions)

    async def _work(self, identity: str, opened: ReplayOf, review: Review, host: str | None) -> None:
        told, ending = opened.retold()
        workers = self._hall.workers
        if self._shares is None:
            self._shares = Shares(AT_ONCE, 1, self._hall.allowances.free)
        try:
            async with self._shares.turn(host):
                review.state = "thinking"
                review.survey = await workers.run(survey_game, told, ending, seconds=SURVEY_SECONDS)
                frames = review.survey.decisions
                for start in range(0, len(frames), PART):
                    part = frames[start : start + PART]
                    review.judged += await workers.run(judge_part, told, part, seconds=PART_SECONDS)
                    review.done += len(part)
            review.state = "done"
            text = _KEPT.dump_json((RULES_VERSION, review.survey, review.judged)).decode()
            await self._hall.on_disk(self._hall.database.keep_review, identity, text)
        except (TimeoutError, WorkFailed, TooMuch) as error:
            LOG.warning("the review of replay %s failed: %s", identity, error)
            review.state = "failed"
        await self._hall.on_disk(self._hall.holdings.release, "replays", identity)


def review_routes(app: FastAPI, hall: Hall, shelves: Shelves) -> None:
    """Add the routes for reviews of recorded games."""
    reviews = Reviews(hall)

    @app.post("/api/replays/{replay}/review", dependencies=[Sparing])
    async def begin_review(replay: Identity) -> ReviewShown:
        """Have a recorded game judged in the background; what is known already comes back at once."""
        opened = await shelves.found(replay)
        review = await reviews.begin(replay, opened)
        return await hall.aside(review_shown, review, opened)

    @app.get("/api/replays/{replay}/review")
    async def replay_review(replay: Identity) -> ReviewShown:
        """How far the review of a recorded game is, and what it says."""
        opened = await shelves.found(replay)
        review = await reviews.look(replay)
        return await hall.aside(review_shown, review, opened)

    @app.get("/api/replays/{replay}/frames/{frame}/position")
    async def replay_position(replay: Identity, frame: FrameNumber) -> PositionLink:
        """The last moment between two decisions before a frame, as a position in one word."""
        opened = await shelves.found(replay)
        last = len(opened.retold()[0][2])
        position = await hall.aside(lambda: position_of(opened.at(min(frame, last)).last_safe_point))
        return PositionLink(link=link_of(position))


def review_shown(review: Review, opened: ReplayOf) -> ReviewShown:
    """A review in words, as far as it has come."""
    survey, judged = review.survey, list(review.judged)
    if survey is None:
        return ReviewShown(
            state=review.state, judged=0, decisions=0, teams=[], standings=[], throws=[], luck=[],
            turning_points=[], earnings=[], counts=[], worst=[],
        )  # fmt: skip
    every = max(1, len(survey.standings) // MOST_POINTS)
    standings = [each for at, each in enumerate(survey.standings) if at % every == 0 or each is survey.standings[-1]]
    return ReviewShown(
        state=review.state,
        judged=review.done,
        decisions=len(survey.decisions),
        teams=list(survey.teams),
        standings=standings,
        throws=survey.throws,
        luck=[round(each, 4) for each in survey.luck],
        turning_points=[_turn_shown(opened, turn) for turn in survey.turns],
        earnings=_earnings_shown(survey, judged),
        counts=[_counted(seat, judged) for seat in range(len(survey.teams))],
        worst=_worst_shown(opened, judged),
    )  # fmt: skip


def _turn_shown(opened: ReplayOf, turn: Turn) -> TurningPoint:
    """A turn with what its player did in it."""
    (_, _, answers), _ = opened.retold()
    labels: list[str] = []
    elements: list[str] = []
    for frame in range(turn.frame, turn.end):
        seat, answer = answers[frame]
        if seat != turn.seat or answer == PASS or len(labels) == OWN_ANSWERS:
            continue
        match = opened.at(frame)
        request = match.request_for(seat)
        if request is not None and answer != request.decline:
            labels.append(label_of(match.game, request, answer))
            elements += elements_of(match.game, request, answer)
    return TurningPoint(
        frame=turn.frame, end=turn.end, seat=turn.seat, round=turn.round, before=turn.before, after=turn.after,
        by_dice=turn.by_dice, label=" · ".join(labels),
        elements=[elements[0], elements[-1]] if elements else [],
    )  # fmt: skip


def _acting(opened: ReplayOf, frame: int, seat: int) -> list[str]:
    """What a seat had chosen to act with before a frame, as a part of the board."""
    (_, _, answers), _ = opened.retold()
    for number in range(frame - 1, max(-1, frame - LOOKING_BACK), -1):
        who, answer = answers[number]
        if who == seat and answer[0] == TO_ACTIVATE.word:
            match = opened.at(number)
            request = match.request_for(seat)
            return [] if request is None else elements_of(match.game, request, answer)
    return []


def _counted(seat: int, judged: Sequence[Judged]) -> DecisionsCounted:
    grades = [each.grade for each in judged if each.seat == seat]
    return DecisionsCounted(
        seat=seat,
        grades=[GradeCounted(grade=grade, least=least, count=grades.count(grade)) for grade, least in GRADES.items()],
    )


def _earnings_shown(survey: Survey, judged: Sequence[Judged]) -> list[EarningShown]:
    earned: dict[tuple[int, str], float] = {}
    for each in judged:
        if each.card is not None and each.without is not None:
            key = (each.seat, each.card)
            earned[key] = earned.get(key, 0.0) + 100 * (each.played - each.without)
    return [
        EarningShown(
            seat=each.seat, card=each.card, casts=each.casts, mana=each.mana, damage=each.damage,
            earned=None if (each.seat, each.card) not in earned else round(earned[each.seat, each.card], 1),
        )
        for each in survey.earnings
    ]  # fmt: skip


def _worst_shown(opened: ReplayOf, judged: Sequence[Judged]) -> list[DecisionShown]:
    """Of each seat the decisions that gave away most."""
    found: list[DecisionShown] = []
    for seat in range(len(opened.facts.seats)):
        lost = [each for each in judged if each.seat == seat and each.lost >= A_LOSS and each.better is not None]
        for each in sorted(lost, key=lambda one: -one.lost)[:MOST_WORST]:
            shown = _decision_shown(opened, each)
            if shown is not None:
                found.append(shown)
    return sorted(found, key=lambda one: one.frame)


def _pointed(opened: ReplayOf, judged: Judged, aimed: list[str]) -> list[str]:
    """What acted, and what a decision was aimed at."""
    acting = _acting(opened, judged.frame, judged.seat) or aimed
    return [acting[0], aimed[-1]] if aimed else []


def _decision_shown(opened: ReplayOf, judged: Judged) -> DecisionShown | None:
    (_, _, answers), _ = opened.retold()
    match = opened.at(judged.frame)
    request = match.request_for(judged.seat)
    if request is None or judged.better is None:
        return None
    played, better = answers[judged.frame][1], as_answer(list(judged.better))
    if request.refuses(better) is not None:
        return None
    ways = []
    for way, chance in judged.ways:
        answer = as_answer(list(way))
        if answer in (played, better) or request.refuses(answer) is not None:
            continue
        label = label_of(match.game, request, answer)
        ways.append(WayShown(label=label, chance=round(chance, 4), answer=list(answer)))
    merits = [] if isinstance(request, PlanRequest) else merits_of(match.game, request, better)
    return DecisionShown(
        frame=judged.frame, seat=judged.seat, round=match.game.round, kind=judged.kind,
        played=label_of(match.game, request, played), played_chance=round(judged.played, 4),
        better=label_of(match.game, request, better), better_chance=round(judged.best, 4),
        answer=list(better), elements=_pointed(opened, judged, elements_of(match.game, request, better)),
        ways=ways[:MOST_OTHERS], sentence=sentence_of(merits),
    )  # fmt: skip

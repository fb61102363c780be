"""Reviews: a finished game judged in the background, agreeing with the engine, kept with its record."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path

import pytest

from mageduel.agents.hindsight import GRADES
from mageduel.agents.novice import Novice
from mageduel.duel import record_of, start_duel
from mageduel.kernel.record import Record, as_answer
from mageduel.lab.books import core, pairings, setup_of
from mageduel.server.replays import ReplayOf
from mageduel.views.decisions import Decision
from mageduel.views.view import view
from tests.server.client import JSON, Json, Server, serving
from tests.server.stories import play

ANSWERS = 82


@cache
def record() -> Record:
    """The beginning of a duel of novices, with the first blows."""
    setup = setup_of("arena", *pairings("arena", core("arena"))[3])
    match = start_duel(setup, 5, forkable=True)
    players = [Novice(1), Novice(2)]
    while match.requests and len(match.answers) < ANSWERS:
        request = match.open_requests[0]
        seen = view(match.game, request.player, match)
        match.answer(request.player, players[request.player].decide(seen, Decision(request)))
    return record_of(match, setup, 5)


async def bring(server: Server) -> str:
    response = await server.http.post("/api/replays", content=record().to_json(), headers=JSON)
    assert response.status_code == 201, response.text
    return str(response.json()["replay"])


async def reviewed(server: Server, replay: str) -> Json:
    review: Json = (await server.http.post(f"/api/replays/{replay}/review")).json()
    for _ in range(1200):
        if review["state"] in ("done", "failed"):
            break
        await asyncio.sleep(0.1)
        review = (await server.http.get(f"/api/replays/{replay}/review")).json()
    assert review["state"] == "done", review["state"]
    return review


def test_a_review_agrees_with_the_engine_and_is_kept(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite3"

    async def first() -> tuple[str, Json]:
        async with serving(database) as server:
            replay = await bring(server)
            assert (await server.http.get(f"/api/replays/{replay}/review")).json()["state"] == "waiting"
            review = await reviewed(server, replay)
            await dice_agree(server, replay, review)
            return replay, review

    async def again(replay: str) -> Json:
        async with serving(database) as server:
            found: Json = (await server.http.post(f"/api/replays/{replay}/review")).json()
            return found

    replay, review = asyncio.run(first())
    assert asyncio.run(again(replay)) == review
    assert all(sum(each["chances"]) == pytest.approx(1, abs=0.01) for each in review["standings"])
    assert sum(review["luck"]) == pytest.approx(0, abs=0.01)
    assert review["judged"] == review["decisions"] > 20
    grades = [grade for each in review["counts"] for grade in each["grades"]]
    assert sum(each["count"] for each in grades) > 20
    assert [each["grade"] for each in grades] == [*GRADES, *GRADES]
    # What is listed as given away is what the last two classes count, as far as it is listed.
    lost = [each["better_chance"] - each["played_chance"] for each in review["worst"]]
    assert min(lost, default=1) >= GRADES["some"] - 0.001
    assert sum(each["count"] for each in grades if each["grade"] in ("some", "much")) >= len(lost) > 0
    assert {each["card"] for each in review["earnings"]} >= {"Timber Wolf"}
    opened = ReplayOf(record().to_json(), 60)
    for each in review["worst"]:
        request = opened.at(each["frame"]).request_for(each["seat"])
        assert request is not None
        assert request.refuses(as_answer(each["answer"])) is None
        assert each["better_chance"] - each["played_chance"] >= 0.04
        assert each["played"] != each["better"]
    assert any(len(each["elements"]) == 2 for each in review["turning_points"] + review["worst"])
    for each in review["turning_points"] + review["worst"]:
        here = opened.at(each["frame"]).game
        assert all(part[0] != "o" or int(part[1:]) in here.objects for part in each["elements"][:1])


async def dice_agree(server: Server, replay: str, review: Json) -> None:
    """What a review says of a roll is what the chronicle says of it."""
    assert review["throws"]
    for throw in review["throws"]:
        frame = (await server.http.get(f"/api/replays/{replay}/frames/{throw['frame']}")).json()
        sums = [event["sum"] for event in frame["events"] if event["kind"] == "DiceRolled"]
        assert (throw["damage"], pytest.approx(throw["rank"], abs=0.001)) in [
            (each["damage"], each["rank"]) for each in sums
        ]


def test_there_is_no_review_of_what_is_no_replay(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create()
        for path in (f"/api/replays/{created['game']}/review", "/api/replays/nothing/review"):
            assert (await server.http.post(path)).status_code == 404
            assert (await server.http.get(path)).status_code == 404

    play(story, tmp_path)

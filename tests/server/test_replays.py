"""Records and replays: a game written down, brought back, and shown frame by frame."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from mageduel.duel import replay as play_again
from mageduel.kernel.record import read_record
from mageduel.server.stored import StoredGame
from mageduel.views.shapes import ViewShown
from mageduel.views.table import table
from tests.server.client import JSON, Chooser, Json, Server, Socket
from tests.server.stories import play, to_planning, until_over

SHAPE = TypeAdapter(ViewShown)


def as_json(view: ViewShown) -> Json:
    shown: Json = json.loads(SHAPE.dump_json(view))
    return shown


async def stored(server: Server, created: Json) -> StoredGame:
    found = server.hall.database.game(created["game"])
    assert found is not None
    return found


async def record_of(server: Server, created: Json) -> str:
    token = created["seats"][0]["token"]
    answer = await server.http.get(f"/api/games/{created['game']}/record", headers={"X-Seat-Token": token})
    assert answer.status_code == 200, answer.text
    return answer.text


async def upload(server: Server, record: str) -> str:
    """The address of a record's replay."""
    added = await server.http.post("/api/replays", content=record, headers=JSON)
    assert added.status_code == 201, added.text
    return f"/api/replays/{added.json()['replay']}"


def test_a_whole_game_is_played_and_its_record_watched(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create()
        lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
        spectator = await server.sit(created["game"], None)
        token = created["seats"][0]["token"]
        address = f"/api/games/{created['game']}/record"
        early = await server.http.get(address, headers={"X-Seat-Token": token})
        assert early.status_code == 403
        count = await until_over(lines, Chooser(1))
        assert count > 20
        spectator.waiting()
        assert spectator.state["view"]["result"] is not None
        assert spectator.state["request"] is None
        record = await server.http.get(address, headers={"Authorization": f"Bearer {token}"})
        assert (await server.http.get(address)).status_code == 403
        added = await server.http.post("/api/replays", content=record.content, headers=JSON)
        assert added.status_code == 201, added.text
        replay = f"/api/replays/{added.json()['replay']}"
        facts = (await server.http.get(replay)).json()
        assert facts["frames"] == count + 1
        last = (await server.http.get(f"{replay}/frames/{count}?seat=all")).json()
        assert last["view"]["result"] == spectator.state["view"]["result"]
        side = (await server.http.get(f"{replay}/frames/{count}?seat=0")).json()["view"]
        assert side == lines[0].state["view"]
        for frame in (0, 1, count // 2, count - 1):
            assert (await server.http.get(f"{replay}/frames/{frame}?seat=1")).status_code == 200
        assert (await server.http.get(f"{replay}/frames/{count + 1}")).status_code == 404

    play(story, tmp_path)


def test_frames_of_a_replay_are_the_same_from_a_checkpoint_as_at_the_table(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(mode="arena")
        lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
        chooser = Chooser(2)
        seen: list[list[Json]] = []
        async with server.hall.visit(created["game"]) as live:
            for _ in range(150):
                asked = next(line for line in lines if line.state["request"] is not None)
                await asked.answer(chooser.choose(asked.state["request"]))
                for line in lines:
                    line.waiting()
                seen.append([as_json(table(live.game, seat)) for seat in (0, 1)])
        lines[0].send({"type": "concede"})
        while lines[0].state["view"]["result"] is None:
            await lines[0].next("state")
        replay = await upload(server, await record_of(server, created))
        for frame in (149, 20, 90, 91, 40, 41, 150):
            for seat in (0, 1):
                shown = (await server.http.get(f"{replay}/frames/{frame}?seat={seat}")).json()
                assert shown["view"] == seen[frame - 1][seat], (frame, seat)

    play(story, tmp_path)


async def end_by_conceding(one: Socket, other: Socket) -> Json:
    other.send({"type": "concede"})
    return {"side": 0, "seats": [0], "outcome": "won", "code": "conceded", "how": "Player 1 conceded"}


async def end_by_a_draw(one: Socket, other: Socket) -> Json:
    one.send({"type": "offer_draw"})
    await other.next("offer")
    other.send({"type": "draw_reply", "agree": True})
    return {"side": None, "seats": [], "outcome": "draw", "code": "agreed", "how": "agreed by both"}


@pytest.mark.parametrize("finish", [end_by_conceding, end_by_a_draw])
def test_a_record_says_how_players_ended_the_game_and_its_replay_shows_it(
    finish: Callable[[Socket, Socket], Awaitable[Json]], tmp_path: Path
) -> None:
    async def story(server: Server) -> None:
        created = await server.create()
        one, other = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
        await to_planning(one, other)
        count = len((await stored(server, created)).answers)
        result = await finish(one, other)
        while one.state["view"]["result"] is None:
            await one.next("state")
        assert one.state["view"]["result"] == result
        record = await record_of(server, created)
        replay = await upload(server, record)
        assert (await server.http.get(replay)).json()["frames"] == count + 2
        before = (await server.http.get(f"{replay}/frames/{count}")).json()
        assert before["view"]["result"] is None
        last = (await server.http.get(f"{replay}/frames/{count + 1}?seat=0")).json()
        assert last["view"] == one.state["view"]
        assert [event["kind"] for event in last["events"]] == ["GameEnded"]
        assert (await server.http.get(f"{replay}/frames/{count + 2}")).status_code == 404
        again = play_again(read_record(record))
        assert again.game.result is not None
        assert again.game.result.how.value == result["code"]

    play(story, tmp_path)


@pytest.mark.parametrize(
    "ending", [{"conceded": 7}, {"conceded": -1}, {"conceded": True}, {"draw": 1}, "draw", {}, [0]]
)
def test_an_ending_that_cannot_be_is_refused_in_one_line(ending: object, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create()
        one = await server.sit(created["game"], created["seats"][0]["token"])
        one.send({"type": "concede"})
        while one.state["view"]["result"] is None:
            await one.next("state")
        record = json.loads(await record_of(server, created))
        assert record["ending"] == {"conceded": 0}
        answer = await server.http.post("/api/replays", content=json.dumps({**record, "ending": ending}), headers=JSON)
        assert answer.status_code == 400
        assert "\n" not in answer.json()["message"]

    play(story, tmp_path)


def test_a_replay_says_who_won_numbers_its_events_and_names_what_lay_face_down(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(mode="arena")
        lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
        count = await until_over(lines, Chooser(4))
        replay = await upload(server, await record_of(server, created))
        facts = (await server.http.get(replay)).json()
        assert facts["result"] == {**lines[0].state["view"]["result"], "outcome": None}, "to nobody in particular"
        assert facts["decisions"] == count
        indices: list[int] = []
        hidden = named = 0
        for frame in range(0, count + 1, 4):
            open_book = (await server.http.get(f"{replay}/frames/{frame}?seat=all")).json()["events"]
            indices += [event["index"] for event in open_book]
            named += sum("hidden enchantment" in event["sentence"] for event in open_book)
            if frame < 400:
                watched = (await server.http.get(f"{replay}/frames/{frame}?seat=1")).json()["events"]
                hidden += sum("hidden enchantment" in event["sentence"] for event in watched)
        assert indices == sorted(set(indices))
        assert hidden > 0
        assert named == 0

    play(story, tmp_path)

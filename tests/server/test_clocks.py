"""Time: charged to who thinks, to nobody while the server works or is down, and losing the duel when it is out."""

from __future__ import annotations

from pathlib import Path

import pytest

from mageduel.kernel.record import DamagedRecord, Ending, as_ending
from mageduel.server.timekeeping import keep_time
from tests.server.client import JSON, Clock, Json, Server, Socket, settle, setup
from tests.server.stories import first_to_act, plan_of, play, to_planning
from tests.server.test_many_seats import FREE, THREE, sit_all

GAME = {"kind": "game", "seconds": 600, "increment": 60}
DECISION = {"kind": "decision", "seconds": 120}
DAYS = {"kind": "days", "seconds": 24 * 3600}


async def heard(server: Server, *lines: Socket) -> None:
    """Let the server look at its clocks, and everybody hear of it."""
    await keep_time(server.hall)
    await settle()
    for line in lines:
        line.waiting()


async def shown(server: Server, game: str) -> Json:
    """The clock as anybody may see it."""
    facts: Json = (await server.http.get(f"/api/games/{game}")).json()
    found: Json = facts["clock"]
    return found


def test_only_who_is_asked_is_charged_and_a_round_brings_time(tmp_path: Path) -> None:
    clock = Clock()

    async def story(server: Server) -> None:
        game, one, other = await server.duel(clock=GAME)
        acting, _ = await first_to_act(one, other)
        seat = acting.state["request"]["seat"]
        assert acting.state["clock"]["running"] == [seat]
        clock.now += 10
        await acting.answer(acting.state["request"]["options"][0]["answer"])
        await settle()
        other.waiting(), one.waiting()
        assert (await shown(server, game))["left"] == [590 if each == seat else 600 for each in (0, 1)]
        await to_planning(one, other)
        assert one.state["clock"]["running"] == [0, 1]
        clock.now += 30
        await one.answer(await plan_of(one))
        clock.now += 30
        left = (await shown(server, game))["left"]
        assert left == [570 - 10 * (seat == 0), 540 - 10 * (seat == 1)]
        async with server.hall.visit(game) as live:
            while live.game.round < 2:
                acting, _ = await first_to_act(one, other)
                request = acting.state["request"]
                answer = await plan_of(acting) if request["plan"] else request["options"][-1]["answer"]
                await acting.answer(answer)
        assert (await shown(server, game))["left"] == [left[0] + 60, left[1] + 60]

    play(story, tmp_path, clock)


def test_nobody_pays_for_the_time_an_answer_takes_to_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()

    async def story(server: Server) -> None:
        game, one, other = await server.duel(clock=GAME)
        acting, _ = await first_to_act(one, other)
        stores = server.hall._store

        async def slowly(row: object) -> None:
            clock.now += 300
            await stores(row)  # type: ignore[arg-type]

        monkeypatch.setattr(server.hall, "_store", slowly)
        await acting.answer(acting.state["request"]["options"][0]["answer"])
        assert (await shown(server, game))["left"] == [600, 600]

    play(story, tmp_path, clock)


def test_a_computer_player_thinks_in_nobodys_time(tmp_path: Path) -> None:
    clock = Clock()

    async def story(server: Server) -> None:
        created = await server.create(kinds=("human", "computer"), clock=GAME)
        line = await server.sit(created["game"], created["seats"][0]["token"])
        while line.state["request"] is None:
            await line.next("state")
        async with server.hall.visit(created["game"]) as live:
            assert live.clock is not None
            for _ in range(12):
                assert live.clock.running <= {0}
                request = line.state["request"]
                await line.answer(await plan_of(line) if request["plan"] else request["options"][-1]["answer"])
                while line.state["request"] is None:
                    await line.next("state")
        assert min((await shown(server, created["game"]))["left"]) >= 600

    play(story, tmp_path, clock, beat_seconds=5.0)


def test_who_runs_out_of_time_has_lost_and_the_record_says_so(tmp_path: Path) -> None:
    clock = Clock()

    async def story(server: Server) -> None:
        created = await server.create(clock=GAME)
        one, other = await sit_all(server, created)
        acting, resting = await first_to_act(one, other)
        late = acting.state["request"]["seat"]
        clock.now += 599
        await heard(server, one, other)
        assert one.state["view"]["result"] is None
        clock.now += 2
        await heard(server, one, other)
        result = resting.state["view"]["result"]
        assert (result["outcome"], result["code"], result["how"]) == ("won", "time", f"Player {late} lost on time")
        assert any("lost on time" in event["sentence"] for event in resting.state["events"])
        assert resting.state["clock"]["left"][late] == 0
        assert resting.state["clock"]["running"] == []
        headers = {"X-Seat-Token": created["seats"][0]["token"]}
        record = await server.http.get(f"/api/games/{created['game']}/record", headers=headers)
        assert record.json()["ending"] == {"conceded": late, "time": True}
        added = await server.http.post("/api/replays", content=record.text, headers=JSON)
        facts = (await server.http.get(f"/api/replays/{added.json()['replay']}")).json()
        assert facts["result"]["code"] == "time"
        german = {"accept-language": "de"}
        told = (await server.http.get(f"/api/replays/{added.json()['replay']}", headers=german)).json()
        assert told["result"]["how"] == f"Player {late} hat nach Zeit verloren"

    play(story, tmp_path, clock)


def test_an_answer_that_comes_too_late_is_none(tmp_path: Path) -> None:
    clock = Clock()

    async def story(server: Server) -> None:
        _, one, other = await server.duel(clock=DECISION)
        acting, _ = await first_to_act(one, other)
        clock.now += 121
        request = acting.state["request"]
        acting.send({"type": "answer", "request": request["id"], "answer": request["options"][0]["answer"]})
        assert (await acting.next("state"))["view"]["result"]["outcome"] == "lost"

    play(story, tmp_path, clock)


def test_every_decision_has_its_own_time_and_no_offer_winds_the_clock_up(tmp_path: Path) -> None:
    clock = Clock()

    async def story(server: Server) -> None:
        game, one, other = await server.duel(clock=DECISION)
        await to_planning(one, other)
        clock.now += 100
        await one.answer(await plan_of(one))
        assert (await shown(server, game))["left"] == [20, 20]
        one.send({"type": "undo"})
        await other.next("offer")
        clock.now += 5
        assert (await shown(server, game))["left"] == [20, 15]
        await other.answer(await plan_of(other))
        left = await shown(server, game)
        assert [left["left"][seat] for seat in left["running"]] == [120] * len(left["running"])

    play(story, tmp_path, clock)


def test_a_game_of_days_goes_on_over_restarts_and_no_downtime_is_charged(tmp_path: Path) -> None:
    clock = Clock()
    kept: Json = {}

    async def begin(server: Server) -> None:
        kept.update(await server.create(clock=DAYS))
        one, other = await sit_all(server, kept)
        await to_planning(one, other)
        await one.answer(await plan_of(one))
        clock.now += 3600

    async def go_on(server: Server) -> None:
        """Nobody comes to the table for twenty hours."""
        clock.now += 20 * 3600

    async def see(server: Server) -> None:
        left = (await shown(server, kept["game"]))["left"]
        assert left[1] == pytest.approx(3 * 3600, abs=11)
        line = await server.sit(kept["game"], kept["seats"][1]["token"])
        assert line.state["presence"][0]["replaceable_in"] is None
        clock.now += 3 * 3600 + 12
        await heard(server, line)
        assert line.state["view"]["result"]["code"] == "time"

    play(begin, tmp_path, clock)
    clock.now += 9 * 24 * 3600  # the server is down, for longer than anybody has
    play(go_on, tmp_path, clock)
    clock.now = 5.0  # another machine, whose clock has begun anew
    play(see, tmp_path, clock)


def test_among_several_who_is_late_drops_out_and_the_others_play_on(tmp_path: Path) -> None:
    clock = Clock()

    async def story(server: Server) -> None:
        created = await server.create(mode=FREE, kinds=THREE, clock=GAME)
        lines = await sit_all(server, created)
        acting = next(line for line in lines if line.state["request"] is not None)
        late = acting.state["request"]["seat"]
        clock.now += 601
        await heard(server, *lines)
        assert lines[0].state["view"]["result"] is None
        assert [player["conceded"] for player in lines[0].state["view"]["players"]].count(True) == 1
        assert any(event["sentence"] == f"Player {late} lost on time." for event in lines[late].state["events"])
        stored = server.hall.database.game(created["game"])
        assert stored is not None
        assert (late, ("concede", "time")) in stored.answers
        assert late not in lines[0].state["clock"]["running"]

    play(story, tmp_path, clock)


def test_an_answer_counts_though_somebody_else_was_found_late_by_it(tmp_path: Path) -> None:
    clock = Clock()

    async def story(server: Server) -> None:
        created = await server.create(mode=FREE, kinds=THREE, clock=GAME)
        lines = await sit_all(server, created)
        slow = next(line for line in lines if line.state["request"] is not None)
        late = slow.state["request"]["seat"]
        clock.now += 100
        await slow.answer(slow.state["request"]["options"][0]["answer"])
        await heard(server, *lines)
        while not all(line.state["request"] and line.state["request"]["plan"] for line in lines):
            asked = next(line for line in lines if line.state["request"] and not line.state["request"]["plan"])
            await asked.answer(asked.state["request"]["options"][0]["answer"])
            await heard(server, *lines)
        clock.now += 550
        quick = next(line for line in lines if line is not slow)
        assert (await quick.answer(await plan_of(quick)))["type"] == "accepted"
        players = quick.state["view"]["players"]
        assert [player["seat"] for player in players if player["conceded"]] == [late]

    play(story, tmp_path, clock)


def test_who_is_away_is_counted_out_visibly_and_coming_back_stops_it(tmp_path: Path) -> None:
    clock = Clock()

    async def story(server: Server) -> None:
        created = await server.create()
        one, other = await sit_all(server, created)
        count = {"type": "replace", "seat": 1, "level": None}
        one.send(count)
        assert (await one.next("error"))["code"] == "not-away"
        await other.close()
        clock.now += 61
        one.send(count)
        state = await one.next("state")
        while state["presence"][1]["counted_out_in"] is None:
            state = await one.next("state")
        assert state["presence"][1]["counted_out_in"] == 180
        clock.now += 179
        other = await server.sit(created["game"], created["seats"][1]["token"])
        assert other.state["presence"][1]["counted_out_in"] is None
        clock.now += 10
        await heard(server, one, other)
        assert one.state["view"]["result"] is None
        await other.close()
        clock.now += 61
        one.send(count)
        await settle()
        clock.now += 181
        one.waiting()
        await keep_time(server.hall)
        state = await one.next("state")
        assert state["view"]["result"]["how"] == "Player 1 lost on time"

    play(story, tmp_path, clock)


def test_nobody_is_missed_in_a_game_of_days(tmp_path: Path) -> None:
    clock = Clock()

    async def story(server: Server) -> None:
        created = await server.create(clock=DAYS)
        one, other = await sit_all(server, created)
        await other.close()
        clock.now += 3600
        for level in (None, "adept"):
            one.send({"type": "replace", "seat": 1, "level": level})
            assert (await one.next("error"))["code"] == "not-away"

    play(story, tmp_path, clock)


def test_a_guest_is_told_of_the_clock_which_waits_for_them_and_a_rematch_has_it_too(tmp_path: Path) -> None:
    clock = Clock()

    async def story(server: Server) -> None:
        created = await server.create(kinds=("human", "friend"), clock=GAME)
        code = created["seats"][1]["invite"]
        assert (await server.http.get(f"/api/invites/{code}")).json()["clock"] == GAME
        clock.now += 5000
        joined = (await server.http.post(f"/api/invites/{code}", json={})).json()
        lines = [await server.sit(created["game"], token) for token in (created["seats"][0]["token"], joined["token"])]
        assert lines[0].state["clock"]["left"] == [600, 600]
        clock.now += 601
        await heard(server, *lines)
        for line in lines:
            line.send({"type": "rematch"})
        again = await server.sit((await lines[0].next("rematch"))["game"], created["seats"][0]["token"])
        assert again.state["clock"]["left"] == [600, 600]

    play(story, tmp_path, clock)


@pytest.mark.parametrize(
    "terms",
    [
        {"kind": "game"}, {"kind": "hourglass", "seconds": 60}, {"kind": "game", "seconds": 9},
        {"kind": "days", "seconds": 10**9}, {"kind": "game", "seconds": 60, "increment": -1},
        {"kind": "game", "seconds": "soon"}, {"kind": "decision", "seconds": 60, "left": [1, 2]}, [60], "none", 60,
    ],
)  # fmt: skip
def test_a_clock_that_is_none_is_refused_in_one_line(tmp_path: Path, terms: object) -> None:
    async def story(server: Server) -> None:
        for path, body in (("games", setup(clock=terms)), ("lobbies", {**setup(), "clock": terms})):
            response = await server.http.post(f"/api/{path}", json=body)
            assert response.status_code == 422
            assert list(response.json()) == ["message"]
            assert "\n" not in response.json()["message"]

    play(story, tmp_path)


def test_no_answer_of_a_client_says_that_somebody_was_late(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, one, other = await server.duel()
        acting, _ = await first_to_act(one, other)
        for answer in (["concede", "time"], ["concede"]):
            assert (await acting.answer(answer))["type"] == "refused"

    play(story, tmp_path)


def test_how_a_game_ended_is_read_as_it_was_written() -> None:
    for ending in (Ending(), Ending(1), Ending(0, on_time=True)):
        assert as_ending(ending.to_data()) == ending
    for wrong in ({"conceded": 0, "time": False}, {"draw": True, "time": True}, {"conceded": True}, {"time": True}):
        with pytest.raises(DamagedRecord):
            as_ending(wrong)

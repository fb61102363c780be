"""Limits: by address, by patience and by name; settings; and work that nobody watches."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from mageduel.facts.errors import ForPeople
from mageduel.server import replays
from mageduel.server.limits import Bucket, Free, Shares, TooMuch
from mageduel.server.rows import ReplayRow
from mageduel.server.settings import Settings, read_settings
from mageduel.server.tables import LiveTable
from tests.server.client import JSON, Chooser, Json, Server, Socket, settle, setup
from tests.server.stories import first_to_act, play


def from_elsewhere(server: Server, host: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=server.app, client=(host, 4000), raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://table")


async def a_record(server: Server, answers: int = 0) -> Json:
    """The record of a game that was given up after so many answers."""
    created = await server.create()
    lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
    chooser = Chooser(1)
    for _ in range(answers):
        asked = next(line for line in lines if line.state["request"] is not None)
        await asked.answer(chooser.choose(asked.state["request"]))
        for line in lines:
            line.waiting()
    lines[0].send({"type": "concede"})
    while lines[0].state["view"]["result"] is None:
        await lines[0].next("state")
    own = {"X-Seat-Token": created["seats"][0]["token"]}
    found: Json = (await server.http.get(f"/api/games/{created['game']}/record", headers=own)).json()
    return found


# Names and addresses


@pytest.mark.parametrize(
    ("bound", "called", "status"),
    [
        ("127.0.0.1", "127.0.0.1:8765", 200),
        ("127.0.0.1", "localhost", 200),
        ("127.0.0.1", "[::1]:8765", 200),
        ("127.0.0.1", "duel.example.org:443", 200),
        ("127.0.0.1", "DUEL.example.org", 200),
        ("127.0.0.1", "evil.example.org", 421),
        ("127.0.0.1", "duel.example.org.evil.example", 421),
        ("127.0.0.1", "192.168.7.5:8765", 421),
        ("127.0.0.1", "", 421),
        ("192.168.7.5", "192.168.7.5:8765", 200),
        ("192.168.7.5", "192.168.7.6:8765", 421),
        ("0.0.0.0", "192.168.7.5:8765", 200),
        ("0.0.0.0", "evil.example.org:8765", 421),
        ("::", "[fd00::7]:8765", 200),
    ],
)
def test_the_server_answers_to_its_own_names_only(tmp_path: Path, bound: str, called: str, status: int) -> None:
    async def story(server: Server) -> None:
        answer = await server.http.get("/api/levels", headers={"host": called})
        assert answer.status_code == status
        game = (await server.http.post("/api/games", json=setup(), headers={"host": "localhost"})).json()["game"]
        line = Socket(server.app, game, [(b"host", called.encode())], named=False)
        line.send({"type": "hello", "spectate": True})
        assert (await line.next())["type"] == ("state" if status == 200 else "closed")
        if status == 200:
            await line.close()

    play(story, tmp_path, host=bound, hosts=("duel.example.org",))


def test_an_address_that_asks_too_much_does_not_harm_another(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with from_elsewhere(server, "10.0.0.1") as one, from_elsewhere(server, "10.0.0.2") as other:
            codes = [(await one.get("/api/levels")).status_code for _ in range(40)]
            assert codes[-1] == 429
            assert (await other.get("/api/levels")).status_code == 200
        async with from_elsewhere(server, "10.9.0.1") as friend:
            assert {(await friend.get("/api/levels")).status_code for _ in range(60)} == {200}

    play(story, tmp_path, calls_a_minute=20, exempt=("10.9.0.0/16",))


def test_a_home_of_many_addresses_is_one(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        codes = []
        for number in range(30):
            async with from_elsewhere(server, f"2001:db8::{number:x}") as http:
                codes.append((await http.get("/api/levels")).status_code)
        assert codes[-1] == 429
        async with from_elsewhere(server, "2001:db8:0:1::1") as http:
            assert (await http.get("/api/levels")).status_code == 200

    play(story, tmp_path, calls_a_minute=20)


def test_there_is_an_end_to_the_games_of_a_day(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        answers = [await server.http.post("/api/games", json=setup()) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert "in a day" in answers[-1].json()["message"]

    play(story, tmp_path, games_a_day=3)


def test_connections_of_an_address_share_their_messages(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, one, other = await server.duel()
        for _ in range(6):
            one.send({"type": "undo"})
            other.send({"type": "undo"})
        await settle()
        codes = [(await line.next("error"))["code"] for line in (one, other) for _ in range(6)]
        assert 3 <= codes.count("too-fast") <= 9

    play(story, tmp_path, messages_an_address=2.0)


def test_forwarded_addresses_do_not_open_the_numbers(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        assert (await server.http.get("/metrics")).status_code == 200
        for header in ({"x-forwarded-for": "127.0.0.1"}, {"forwarded": "for=127.0.0.1"}):
            assert (await server.http.get("/metrics", headers=header)).status_code == 403

    play(story, tmp_path)


# Sizes and patience


def test_long_addresses_and_odd_numbers_are_the_callers_fault(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for path, status in (
            ("/" + "a" * 5000, 414),
            ("/api/games/" + "a" * 5000, 414),
            ("/api/levels?x=" + "a" * 5000, 414),
            ("/" + "a" * 1000, None),
            ("/" + "a/" * 900, None),
            ("/%00", None),
            ("/..%2f..%2fetc/passwd", None),
            ("/api/replays/x/frames/" + "9" * 1000, 422),
            ("/api/replays/x/frames/1e400", 422),
            ("/api/replays/x/frames/0?seat=" + "9" * 1000, 422),
            ("/api/games/" + "a" * 65, 422),
            ("/api/invites/%ff%fe", 422),
        ):
            answer = await server.http.get(path)
            assert answer.status_code in ((status,) if status else (200, 404, 503)), path[:40]
            if answer.status_code == 503:
                assert "has not been built" in answer.text

    play(story, tmp_path)


def test_only_a_record_may_be_large(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        text = json.dumps({"x": "y" * 5000})
        for path, status in (("/api/games", 413), ("/api/books/import", 413), ("/api/replays", 400)):
            assert (await server.http.post(path, content=text, headers=JSON)).status_code == status
        assert (await server.http.post("/api/replays", content=text * 9, headers=JSON)).status_code == 413

    play(story, tmp_path, largest_body=4000, largest_upload=20_000)


def test_a_body_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    async def trickle() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(30)

    async def story(server: Server) -> None:
        async with asyncio.timeout(5):
            answer = await server.http.post("/api/games", content=trickle(), headers=JSON)
        assert answer.status_code == 408

    play(story, tmp_path, body_seconds=0.2)


# Offers and work in turns


def test_nobody_is_pestered_with_offers(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, one, other = await server.duel()
        for _ in range(5):
            one.send({"type": "offer_draw"})
        await settle()
        assert [message["type"] for message in other.waiting()] == ["offer"]
        heard = []
        for _ in range(4):
            other.send({"type": "draw_reply", "agree": False})
            await one.next("error")
            one.send({"type": "offer_draw"})
            await settle()
            heard += [message["type"] for message in other.waiting()]
        assert heard.count("offer") == 2
        assert (await one.next("error"))["code"] == "too-fast"

    play(story, tmp_path, offers_a_minute=3)


def test_work_is_done_in_turns(tmp_path: Path) -> None:
    async def run() -> None:
        shares = Shares(2, 1, Free(("10.9.0.1",)))
        order: list[str] = []
        going = asyncio.Event()

        async def work(host: str) -> None:
            async with shares.turn(host):
                order.append(host)
                await going.wait()

        tasks = [asyncio.create_task(work("10.0.0.1")) for _ in range(20)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(work("10.0.0.2")))
        await asyncio.sleep(0.01)
        assert order == ["10.0.0.1", "10.0.0.2"]
        tasks += [asyncio.create_task(work("10.0.0.1")) for _ in range(20)]
        await asyncio.sleep(0.01)
        refused = [task for task in tasks if task.done()]
        assert len(refused) == 8
        assert all(isinstance(task.exception(), TooMuch) for task in refused)
        tasks.append(asyncio.create_task(work("10.9.0.1")))
        going.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order.count("10.0.0.1") == 32
        assert order[-1] != "10.9.0.1"

    asyncio.run(run())


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(1000.0, 2)
    assert [bucket.take(), bucket.take()] == [True, True]
    taken = [bucket.take() for _ in range(3)]
    assert not all(taken)


def test_nobody_thinks_for_a_game_nobody_watches(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(kinds=("computer", "computer"))
        async with server.hall.visit(created["game"]) as live:
            for _ in range(20):
                await server.http.get(f"/api/games/{created['game']}")
                await asyncio.sleep(0.01)
            assert live.match.answers == []
            watcher = await server.sit(created["game"], None)
            while len(live.match.answers) < 3:
                await watcher.next("state")
            await watcher.close()
            await asyncio.sleep(0.3)
            count = len(live.match.answers)
            await asyncio.sleep(0.3)
            assert len(live.match.answers) == count
            assert live.computers_task is None

    play(story, tmp_path)


def test_going_back_and_coming_late_do_not_hold_the_others_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[str] = []

    def noted(name: str) -> None:
        work = getattr(LiveTable, name)

        def note(*given: object) -> object:
            where.append(threading.current_thread().name)
            return work(*given)

        monkeypatch.setattr(LiveTable, name, note)

    noted("played_again")

    async def story(server: Server) -> None:
        game, one, other = await server.duel(same_screen=True)
        acting, _ = await first_to_act(one, other)
        await acting.answer(acting.state["request"]["options"][0]["answer"])
        acting.send({"type": "undo"})
        while not acting.state["whole"]:
            await acting.next("state")
        assert len(where) == 1
        late = await server.sit(game, None)
        assert late.state["view"]["round"] == acting.state["view"]["round"]
        assert len(where) == 1, "whoever comes late is shown the table as it is: nothing is played again for that"
        assert all(name.startswith("replay") for name in where)

    play(story, tmp_path)


def test_spectators_coming_and_going_are_nobodys_business(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        game, one, _ = await server.duel()
        watchers = [await server.sit(game, None) for _ in range(5)]
        await settle()
        assert one.waiting() == []
        for watcher in watchers:
            await watcher.close()
        await settle()
        assert one.waiting() == []

    play(story, tmp_path)


# Uploads


def test_uploads_are_kept_in_our_own_writing(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        record = await a_record(server, 6)
        record["secret"] = "x" * 1000
        record["setup"]["extra"] = ["y"] * 1000
        added = await server.http.post("/api/replays", content="\n\n" + json.dumps(record, indent=8), headers=JSON)
        assert added.status_code == 201, added.text
        kept = server.hall.database.replay(added.json()["replay"], 30)
        assert kept is not None
        assert "\n" not in kept
        assert set(json.loads(kept)) == {
            "format", "rules", "setup", "seed", "answers", "course", "digest", "ending",
        }  # fmt: skip
        assert set(json.loads(kept)["setup"]) == {"mode", "seats"}
        for wrong in ("text/plain", "application/x-www-form-urlencoded", ""):
            answer = await server.http.post("/api/replays", content=json.dumps(record), headers={"content-type": wrong})
            assert answer.status_code == 415

    play(story, tmp_path)


def test_uploads_have_a_quota_and_an_age(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        text = json.dumps(await a_record(server))
        database = server.hall.database

        async def add(http: httpx.AsyncClient) -> str:
            answer = await http.post("/api/replays", content=text, headers=JSON)
            assert answer.status_code == 201, answer.text
            identity: str = answer.json()["replay"]
            return identity

        mine = [await add(server.http) for _ in range(4)]
        assert [database.replay(each, 7) is not None for each in mine] == [False, True, True, True]
        async with from_elsewhere(server, "10.0.0.1") as http:
            theirs = [await add(http) for _ in range(3)]
        assert [database.replay(each, 7) is not None for each in (*mine, *theirs)] == [False] * 2 + [True] * 5
        with Session(database._engine) as session, session.begin():
            long_ago = datetime.now(UTC) - timedelta(days=8)
            session.execute(update(ReplayRow).where(ReplayRow.id == theirs[0]).values(created=long_ago))
        assert database.replay(theirs[0], 7) is None
        await add(server.http)
        with Session(database._engine) as session:
            assert session.get(ReplayRow, theirs[0]) is None

    play(story, tmp_path, replays_an_address=3, replays_in_all=5, replay_days=7)


@pytest.mark.parametrize(
    "change",
    [
        lambda record: record["setup"]["seats"][0].update(name="x" * 10_000),
        lambda record: record["setup"]["seats"][0].update(name="a\nb"),
        lambda record: record["setup"]["seats"][0].update(book={f"c{number}": 1 for number in range(5000)}),
        lambda record: record["setup"]["seats"][0].update(book={"Block": 10**9}),
        lambda record: record["setup"]["seats"][0].update(book={"Block": -1}),
        lambda record: record["setup"].update(seats=record["setup"]["seats"] * 100),
        lambda record: record.update(seed=10**60),
        lambda record: record.update(answers=[[0, ["pass"]]] * 19_000),
        lambda record: record.update(answers=[[10**30, ["pass"]]]),
        lambda record: record.update(answers=[[0, "x" * 10_000]]),
    ],
    ids=range(10),
)
def test_a_hostile_record_is_refused(tmp_path: Path, change: object) -> None:
    async def story(server: Server) -> None:
        record = await a_record(server)
        change(record)  # type: ignore[operator]
        answer = await server.http.post("/api/replays", content=json.dumps(record), headers=JSON)
        assert answer.status_code == 400
        assert len(answer.json()["message"]) < 300

    play(story, tmp_path)


def test_a_record_that_takes_too_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Server) -> None:
        text = json.dumps(await a_record(server, 4))
        times = iter(range(0, 1000, 15))
        monkeypatch.setattr(replays, "monotonic", lambda: next(times))
        answer = await server.http.post("/api/replays", content=text, headers=JSON)
        assert (answer.status_code, "longer than this server allows" in answer.text) == (400, True)

    play(story, tmp_path, replay_seconds=20.0)


# Settings


def test_every_setting_can_come_from_the_environment() -> None:
    environment = {
        "MAGEDUEL_DATABASE": "sqlite://",
        "MAGEDUEL_PORT": "99",
        "MAGEDUEL_HOSTS": "duel.example.org, other.example",
        "MAGEDUEL_BODY_SECONDS": "2.5",
        "MAGEDUEL_EXEMPT": "10.0.0.0/8",
        "MAGEDUEL_METRICS_TOKEN": "secret",
    }
    found = read_settings(environment, {"port": 7, "host": None})
    assert (found.database, found.port, found.host) == ("sqlite://", 7, "127.0.0.1")
    assert found.hosts == ("duel.example.org", "other.example")
    assert (found.body_seconds, found.exempt, found.metrics_token) == (2.5, ("10.0.0.0/8",), "secret")
    assert Settings(database="").hosts == ()
    for name, value in (("PORT", "many"), ("CONNECTIONS", "-1"), ("AGENT_SECONDS", "nan"), ("EXEMPT", "home")):
        with pytest.raises(ForPeople):
            read_settings({f"MAGEDUEL_{name}": value}, {})

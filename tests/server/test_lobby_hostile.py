"""Strangers and cheats in a lobby: what is not theirs, old, too much or too large changes nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.client import Json, Server, serving, settle
from tests.server.stories import play
from tests.server.test_lobby import TEAMS, full_room, open_room, places, wish

HOSTS_ONLY: list[Json] = [
    {"type": "arrange", "terms": 0, "mode": "domination", "sides": list(TEAMS)},
    {"type": "computer", "seat": 2, "level": "random"},
    {"type": "open", "seat": 2},
    {"type": "remove", "person": 0},
    {"type": "invite", "seat": 2},
    {"type": "start", "terms": 0},
    {"type": "close"},
]


@pytest.mark.parametrize("message", HOSTS_ONLY, ids=lambda message: message["type"])
def test_only_the_host_arranges(tmp_path: Path, message: Json) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server)
        await room.come("Bert")
        before = room.lines[0].state
        assert await room.refused(room.lines[1], message) == "not-host"
        assert room.lines[0].state == before

    play(story, tmp_path)


def test_nobody_chooses_for_another_person(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server)
        await room.come("Bert")
        host, bert = room.lines
        for line, seat in ((bert, 0), (host, 1), (bert, 2)):
            message = {"type": "choose", "seat": seat, "mage": "Wizard", "book": "Starting Wizard"}
            assert await room.refused(line, message) == "not-yours"
        assert not any(place["has_book"] for place in places(host))

    play(story, tmp_path)


def test_a_refusal_is_told_to_whoever_asked_and_is_no_mistake_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(server: Server) -> None:
        room = await full_room(server)
        terms = room.lines[0].state["terms"] + 1
        assert await room.refused(room.lines[1], {"type": "ready", "terms": terms, "ready": True}) == "other-terms"

    play(story, tmp_path)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("stays", [True, False])
def test_what_fails_when_nobody_waits_for_it_any_more_is_written_down(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, stays: bool
) -> None:
    async def story(server: Server) -> None:
        goes_on = asyncio.Event()

        async def break_down() -> None:
            await goes_on.wait()
            raise ZeroDivisionError("a mistake of ours")

        waiter = asyncio.create_task(server.hall.finish(break_down()))
        await settle()
        if not stays:
            waiter.cancel()
            await settle()
        goes_on.set()
        with pytest.raises(ZeroDivisionError if stays else asyncio.CancelledError):
            await waiter
        await settle()

    play(story, tmp_path)
    told = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert told == ([] if stays else ["work that nobody waits for failed"])


def test_what_comes_late_agrees_to_nothing_new(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await full_room(server)
        host, bert = room.lines[:2]
        old = host.state["terms"]
        await room.ask(host, {"type": "arrange", "terms": old, "mode": "domination", "sides": list(TEAMS)})
        assert await room.refused(bert, {"type": "ready", "terms": old, "ready": True}) == "other-terms"
        assert await room.refused(host, {"type": "start", "terms": old}) == "other-terms"
        assert not places(host)[1]["is_ready"]
        for line in room.lines[1:]:
            await room.ready(line)
        start = {"type": "start", "terms": host.state["terms"]}
        begun = await room.ask(host, start, "lobby_started")
        assert await room.refused(host, start) == "begun"
        assert (await server.http.get(f"/api/games/{begun['game']}")).json()["mode"] == "domination"

    play(story, tmp_path)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "[" * 3000,
        '{"type": "ready"}',
        '{"type": "ready", "terms": "0", "ready": true}',
        '{"type": "ready", "terms": 0, "ready": true, "seat": 1}',
        '{"type": "move", "seat": 6}',
        '{"type": "move", "seat": -1}',
        '{"type": "name", "name": "a\\nb"}',
        json.dumps({"type": "name", "name": "x" * 65}),
        '{"type": "answer", "request": 0, "answer": []}',
        json.dumps({"type": "arrange", "terms": 0, "mode": "arena", "sides": [None] * 7}),
        json.dumps({"type": "arrange", "terms": 0, "mode": "chess", "sides": [None] * 2}),
    ],
)
def test_what_is_not_of_the_schema_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server)
        host = room.lines[0]
        before = host.state
        host.send_raw(text)
        assert (await host.next("error"))["code"] == "malformed"
        await room.news()
        assert host.state == before

    play(story, tmp_path)


def test_large_messages_and_hello_twice_are_refused(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server)
        host = room.lines[0]
        host.send_raw(json.dumps({"type": "name", "name": "x" * 5000}))
        assert (await host.next("error"))["code"] == "too-large"
        host.send_bytes(b"\x00" * 10)
        assert (await host.next("error"))["code"] == "malformed"
        host.send({"type": "hello", "token": room.tokens[0]})
        assert (await host.next("error"))["code"] == "hello-again"

    play(story, tmp_path)


def test_too_many_changes_from_one_address_are_refused(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server)
        for number in range(40):
            room.lines[0].send({"type": "name", "name": f"Anna {number}"})
        assert (await room.lines[0].next("error"))["code"] == "too-fast"

    play(story, tmp_path, lobby_changes_a_second=1.0)


def test_only_those_with_a_token_come_in_and_each_with_a_few_pages(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server)
        for hello, code in (
            ({"type": "hello", "token": "x" * 32}, "wrong-token"),
            ({"type": "hello"}, "no-hello"),
            ({"type": "leave"}, "no-hello"),
            ({"type": "hello", "token": room.invites[1]}, "wrong-token"),
        ):
            line = server.lobby_socket(room.id)
            line.send(hello)
            assert (await line.next("error"))["code"] == code
            assert (await line.next())["type"] == "closed"
        for _ in range(3):
            await room.connect(room.tokens[0])
        fifth = server.lobby_socket(room.id)
        fifth.send({"type": "hello", "token": room.tokens[0]})
        assert (await fifth.next("error"))["code"] == "full"

    play(story, tmp_path)


def test_a_lobby_that_cannot_be_is_not_opened(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        two_hosts = wish()
        two_hosts["seats"][1]["kind"] = "person"
        nobody = wish()
        nobody["seats"][0]["kind"] = "open"
        level = wish()
        level["seats"][1] = {"kind": "computer", "level": "god", "side": 1}
        for wrong in (two_hosts, nobody, level, wish((0, 0, 1, 1)), wish((None,) * 3), wish(board="moon")):
            answer = await server.http.post("/api/lobbies", json=wrong)
            assert answer.status_code == 400, wrong
            assert answer.json()["message"]

    play(story, tmp_path)


def test_which_book_somebody_brings_changes_no_byte_of_what_others_get(tmp_path: Path) -> None:
    """Two books of one mage: nobody else learns which one it is, nor their names."""

    async def lobby(folder: Path, book: str) -> list[list[str]]:
        folder.mkdir()
        async with serving(f"sqlite:///{folder}/games.sqlite3") as server:
            draft = {"name": "Mine", "mage": "Wizard", "mode": "arena", "cards": {}}
            listed = (await server.http.get("/api/books")).json()
            own = next(each for each in listed if each["id"] == "Starting Wizard")
            draft["cards"] = {line["name"]: line["count"] for line in own["cards"]}
            saved = (await server.http.post("/api/books", json=draft)).json()["id"]
            cookie = "; ".join(f"{name}={value}" for name, value in server.http.cookies.items())
            room = await open_room(server)
            await room.come("Bert")
            host, bert = room.lines
            bert.send({"type": "leave"})
            room.lines = [host]
            await room.news()
            fresh = await room.ask(host, {"type": "invite", "seat": 1}, "lobby_invite")
            joined = await server.http.post(f"/api/lobby-invites/{fresh['invite']}", json={"name": "Cora"})
            cora = server.lobby_socket(room.id, [(b"cookie", cookie.encode())])
            cora.send({"type": "hello", "token": joined.json()["token"]})
            await cora.next("lobby")
            cora.send({"type": "choose", "mage": "Wizard", "book": saved if book == "own" else book})
            state = await cora.next("lobby")
            assert state["facts"]["places"][1]["book"] == ("Mine" if book == "own" else book)
            await settle()
            await room.news()
            return [[text.replace(room.id, "") for text in host.traffic if "lobby_invite" not in text]]

    one = asyncio.run(lobby(tmp_path / "one", "Starting Wizard"))
    other = asyncio.run(lobby(tmp_path / "other", "own"))
    assert one == other


BODIES: list[bytes] = [
    b"",
    b"{",
    b"null",
    b"[" * 120_000,
    b'{"a":' * 20_000,
    b"\xff" * 1000,
    b"9" * 100_000,
    b"x" * 200_000,
    json.dumps({"name": "x" * 5000}).encode(),
    json.dumps({"name": "a\nb"}).encode(),
    json.dumps({"name": ["Anna"]}).encode(),
    json.dumps({**wish(), "seats": wish()["seats"] * 900}).encode(),
    json.dumps({**wish(), "mode": "chess"}).encode(),
    json.dumps({**wish(), "board": "\u202e" * 400}).encode(),
    json.dumps({**wish(), "seats": [{"kind": "person", "side": 10**40}, {"kind": "open", "side": -1}]}).encode(),
    json.dumps({**wish(), "token": "x" * 32, "host": True}).encode(),
]


def test_no_body_opens_a_lobby_or_a_seat_that_should_not(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server)
        before = room.lines[0].state
        secrets = [*room.tokens, *room.invites.values(), room.id]
        paths = ["/api/lobbies", "/api/lobby-invites/x", f"/api/lobby-invites/{room.id}{'x' * 32}"]
        for path in paths:
            for body in BODIES:
                answer = await server.http.post(path, content=body, headers={"content-type": "application/json"})
                assert 400 <= answer.status_code < 500, (path, body[:40])
                told = answer.json()["message"]
                assert told
                assert "\n" not in told
                assert len(told) < 400
                assert not any(secret in answer.text for secret in secrets)
        for path in ("/api/lobby-invites/" + "9" * 1900, "/api/lobby-invites/%00", "/api/lobbies/x", "/api/lobbies"):
            answer = await server.http.get(path)
            assert 400 <= answer.status_code < 500, path
            assert not any(secret in answer.text for secret in secrets)
        await room.news()
        assert room.lines[0].state == before
        assert (await server.http.get("/healthz")).status_code == 200
        await room.come("Bert")

    play(story, tmp_path)


def test_a_secret_opens_only_the_door_it_was_made_for(tmp_path: Path) -> None:
    """Tokens of tables, of other lobbies, and secrets of links, each tried where it does not belong."""

    async def story(server: Server) -> None:
        room, other = await open_room(server), await open_room(server)
        await other.come("Bert")
        created = await server.create()
        tables = [seat["token"] for seat in created["seats"]]
        for token in (*tables, *other.tokens, *other.invites.values(), room.invites[1], room.id):
            line = server.lobby_socket(room.id)
            line.send({"type": "hello", "token": token})
            assert (await line.next("error"))["code"] == "wrong-token"
            assert (await line.next())["type"] == "closed"
            assert not any(secret in text for text in line.traffic for secret in (*room.tokens, "Anna"))
        for token in (*room.tokens, *room.invites.values()):
            line = server.socket(created["game"])
            line.send({"type": "hello", "token": token})
            assert (await line.next("error"))["code"] == "wrong-token"
        for code in (room.tokens[0], room.id, other.invites[1] + "x", room.id + other.invites[2][len(other.id) :]):
            assert (await server.http.get(f"/api/lobby-invites/{code}")).status_code == 404
            assert (await server.http.post(f"/api/lobby-invites/{code}", json={"name": "Eve"})).status_code == 404
        await room.news()
        assert [place["name"] for place in places(room.lines[0])][1:] == [""] * 3

    play(story, tmp_path)


def test_more_lobbies_and_seats_than_anybody_needs_are_refused(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        opened = [await server.http.post("/api/lobbies", json=wish()) for _ in range(8)]
        assert [answer.status_code for answer in opened] == [201] * 3 + [429] * 5
        invites = [each["invite"] for answer in opened[:3] for each in answer.json()["invites"]]
        sat = [await server.http.post(f"/api/lobby-invites/{invite}", json={"name": "Eve"}) for invite in invites]
        assert {answer.status_code for answer in sat} == {429}
        assert "\n" not in sat[0].json()["message"]
        assert (await server.http.get(f"/api/lobby-invites/{invites[0]}")).status_code == 200

    play(story, tmp_path, games_a_minute=3)

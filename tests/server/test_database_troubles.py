"""A database in trouble: claimed by another server, locked, full, damaged. Every message gets an answer."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from mageduel.facts.errors import ForPeople
from mageduel.server import opening as databases
from mageduel.server.app import create_app
from mageduel.server.database import Database
from mageduel.server.settings import Settings
from tests.server.client import Server, setup
from tests.server.stories import first_to_act, play


def test_a_second_server_on_one_database_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.sqlite3"

    async def story(server: Server) -> None:
        with pytest.raises(ForPeople, match="Another mageduel server uses this database already"):
            create_app(Settings(database=url))

    play(story, tmp_path)
    again = Database(url)
    again.close()
    other = Database(f"sqlite:///{tmp_path}/other.sqlite3")
    other.close()


@pytest.mark.parametrize("content", [b"not a database" * 1000, b"SQLite format 3\x00" + b"\xff" * 5000])
def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "games.sqlite3").write_bytes(content)
    with pytest.raises(ForPeople) as refused:
        Database(f"sqlite:///{tmp_path}/games.sqlite3")
    assert "cannot be used" in str(refused.value)
    assert "put a backup in its place" in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_locked_database_is_told_and_forgiven(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "BUSY_SECONDS", 0.1)

    async def story(server: Server) -> None:
        _, one, other = await server.duel()
        acting, _ = await first_to_act(one, other)
        answer = acting.state["request"]["options"][0]["answer"]
        thief = sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)
        thief.execute("begin exclusive")
        message = await acting.answer(answer)
        assert (message["type"], message["code"]) == ("error", "not-played")
        health = await server.http.get("/healthz")
        assert health.status_code == 503
        assert "locked" in health.text
        refused = await server.http.post("/api/games", json=setup())
        assert refused.status_code == 503
        assert "locked" in refused.json()["message"]
        acting.send({"type": "concede"})
        assert (await acting.next("error"))["code"] == "not-stored"
        thief.execute("rollback")
        thief.close()
        assert (await server.http.get("/healthz")).text == "ok"
        assert (await acting.answer(answer))["type"] == "accepted"

    play(story, tmp_path)


def test_a_full_disk_is_told_and_every_message_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*given: object, **named: object) -> None:
        raise OperationalError("insert", {}, sqlite3.OperationalError("database or disk is full"))

    async def story(server: Server) -> None:
        _, one, other = await server.duel()
        acting, idle = await first_to_act(one, other)
        answer = acting.state["request"]["options"][0]["answer"]
        with monkeypatch.context() as patched:
            for name in ("add_answers", "end_game", "add_game", "ask", "forget_answers", "save_book"):
                patched.setattr(Database, name, full)
            assert (await acting.answer(answer))["code"] == "not-played"
            idle.send({"type": "concede"})
            assert (await idle.next("error"))["code"] == "not-stored"
            health = await server.http.get("/healthz")
            assert (health.status_code, "The disk is full." in health.text) == (503, True)
            draft = {"name": "Mine", "mage": "Wizard", "mode": "arena", "cards": {"Block": 2}}
            for path, body in (("/api/games", setup()), ("/api/books", draft)):
                refused = await server.http.post(path, json=body)
                assert refused.status_code == 503
                assert "The disk is full." in refused.json()["message"]
        assert (await server.http.get("/healthz")).status_code == 200
        assert (await acting.answer(answer))["type"] == "accepted"

    play(story, tmp_path)


def test_a_damaged_database_is_told(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, one, other = await server.duel()
        acting, _ = await first_to_act(one, other)
        file = tmp_path / "games.sqlite3"
        server.hall.database._engine.dispose()
        for leftover in tmp_path.glob("games.sqlite3-*"):
            leftover.unlink()
        file.write_bytes(b"nothing of the kind" * 4000)
        message = await acting.answer(acting.state["request"]["options"][0]["answer"])
        assert (message["type"], message["code"]) == ("error", "not-played")
        health = await server.http.get("/healthz")
        assert health.status_code == 503
        assert "damaged" in health.text
        assert (await server.http.get("/api/games/nowhere")).status_code == 503
        line = server.socket("nowhere")
        assert (await line.next())["code"] == "not-stored"

    play(story, tmp_path)


def test_a_game_whose_rows_are_damaged_stops_alone(tmp_path: Path) -> None:
    kept: list[str] = []

    async def begin(server: Server) -> None:
        for _ in range(2):
            game, one, other = await server.duel()
            acting, _ = await first_to_act(one, other)
            await acting.answer(acting.state["request"]["options"][0]["answer"])
            kept.append(game)

    def stops(first: int) -> Callable[[Server], Awaitable[None]]:
        async def go_on(server: Server) -> None:
            for game, status in zip(kept, (first, 200), strict=True):
                assert (await server.http.get(f"/api/games/{game}")).status_code == status
            assert kept[1] not in server.hall.parted
            if first == 200:
                assert kept[0] in server.hall.parted, "it is shown up to there, and takes no more answers"
            else:
                line = server.socket(kept[0])
                assert (await line.next())["type"] == "error"

        return go_on

    for wrong, first in (('["no such thing", 7]', 200), ("[[[", 400), ('{"a": 1}', 400)):
        kept.clear()
        play(begin, tmp_path)
        with sqlite3.connect(tmp_path / "games.sqlite3") as connection:
            connection.execute("update answers set answer = ? where game = ?", (wrong, kept[0]))
        connection.close()
        play(stops(first), tmp_path)

"""The REST side: facts, books, errors in one line, headers, limits, health, and the schema."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from mageduel.facts.errors import ForPeople
from mageduel.server import schema
from mageduel.server.app import create_app
from mageduel.server.settings import Settings
from tests.server.client import JSON, Server, serving, setup
from tests.server.stories import play

ROOT = Path(__file__).resolve().parents[2]


def test_every_answer_carries_the_security_headers(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for path in ("/healthz", "/api/mages", "/api/nothing", "/", "/api/games/nowhere"):
            answer = await server.http.get(path)
            assert "script-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            if path.startswith("/api/"):
                assert answer.headers["cache-control"] == "no-store"

    play(story, tmp_path)


def test_what_is_the_same_for_all_comes_compressed_and_in_the_readers_language(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for path in ("/api/library", "/api/codex", "/api/mages"):
            texts = {}
            for language in ("en", "de"):
                wished = {"accept-language": language}
                short = await server.http.get(path, headers={"accept-encoding": "gzip", **wished})
                plain = await server.http.get(path, headers={"accept-encoding": "identity", **wished})
                assert short.headers["content-encoding"] == "gzip"
                assert "content-encoding" not in plain.headers
                assert short.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
                assert int(short.headers["content-length"]) < int(plain.headers["content-length"]) / 2
                assert short.json() == plain.json()
                texts[language] = plain.text
            assert texts["en"] != texts["de"]

    play(story, tmp_path)


def test_errors_are_one_line(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for method, path, body, status in (
            ("GET", "/api/nothing", None, 404),
            ("GET", "/api/games/nowhere", None, 404),
            ("GET", "/api/games/a%00b", None, 422),
            ("GET", "/api/replays/nowhere", None, 404),
            ("GET", "/api/replays/nowhere/frames/-1", None, 422),
            ("DELETE", "/api/games/nowhere", None, 405),
            ("POST", "/api/games", {"mode": "chess"}, 422),
            ("POST", "/api/games", {**setup(), "seats": setup()["seats"][:1]}, 422),
            ("POST", "/api/games", setup(kinds=("human", "computer"), same_screen=True), 400),
            ("POST", "/api/games", setup(mode="arena", seats=setup()["seats"]), 400),
            ("POST", "/api/replays", {"format": "other"}, 400),
            ("POST", "/api/books/import", {"text": "name ="}, 400),
            ("POST", "/api/books/import", {"text": "a = " + "[" * 50_000}, 400),
            ("POST", "/api/books/import", {"text": "a = " + "9" * 50_000}, 400),
            ("POST", "/api/games", {**setup(), "seed": 2**70}, 422),
            ("POST", "/api/games", {**setup(), "seed": "7"}, 422),
            ("POST", "/api/games", {**setup(), "same_screen": "no"}, 422),
            ("POST", "/api/invites/x", {"name": "\u202eEve"}, 422),
            ("POST", "/api/books/check", {"mage": "Nobody", "mode": "arena", "cards": {}}, 400),
            ("PUT", "/api/books/nothing", {"name": "x", "mage": "Wizard", "mode": "arena", "cards": {}}, 404),
            ("DELETE", "/api/books/nothing", None, 404),
        ):
            answer = await server.http.request(method, path, json=body)
            assert answer.status_code == status, (path, answer.text)
            assert "\n" not in answer.json()["message"]
        for content in (b"{", b"[" * 100_000, b'{"seed":' + b"9" * 5000 + b"}", b'{"mode":"\\ud800"}', b"\xff"):
            broken = await server.http.post("/api/games", content=content, headers={"content-type": "application/json"})
            assert broken.status_code in (400, 422), content[:20]
            assert "\n" not in broken.json()["message"]
        binary = await server.http.post("/api/replays", content=b"\xff\xfe", headers=JSON)
        assert binary.status_code == 400

    play(story, tmp_path)


def test_large_bodies_are_refused_with_and_without_a_length(tmp_path: Path) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b"x" * 1000

    async def story(server: Server) -> None:
        announced = await server.http.post("/api/replays", content=b"x" * 20_000, headers=JSON)
        assert announced.status_code == 413
        chunked = await server.http.post("/api/replays", content=pieces(), headers=JSON)
        assert chunked.status_code == 413
        chunked = await server.http.post(
            "/api/books/import", content=pieces(), headers={"content-type": "application/json"}
        )
        assert chunked.status_code == 413

    play(story, tmp_path, largest_upload=10_000, largest_body=10_000)


def test_an_address_may_not_ask_too_often(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        codes = [(await server.http.post("/api/games", json=setup())).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        codes = [(await server.http.get("/api/mages")).status_code for _ in range(20)]
        assert codes[-1] == 429

    play(story, tmp_path, games_a_minute=3, calls_a_minute=15)


def test_books_belong_to_the_browser_that_saved_them(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        draft = {"name": "Mine", "mage": "Wizard", "mode": "arena", "cards": {"Block": 2}}
        book = (await server.http.post("/api/books", json=draft)).json()
        assert book["points"] > 0
        assert [each["id"] for each in (await server.http.get("/api/books")).json() if not each["built_in"]] == [
            book["id"]
        ]
        changed = await server.http.put(f"/api/books/{book['id']}", json={**draft, "name": "Ours"})
        assert changed.json()["name"] == "Ours"
        checked = (await server.http.post("/api/books/check", json=draft)).json()
        copied = await server.http.post("/api/books/import", json={"text": checked["share"]})
        assert copied.status_code == 200, copied.text
        seats = setup(mode="arena")["seats"]
        wished = {**seats[1], "mage": "Wizard", "book": book["id"]}
        assert (
            await server.http.post("/api/games", json=setup(mode="arena", seats=[seats[0], wished]))
        ).status_code == 201
        transport = httpx.ASGITransport(app=server.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as stranger:
            assert all(each["built_in"] for each in (await stranger.get("/api/books")).json())
            assert (await stranger.delete(f"/api/books/{book['id']}")).status_code == 404
            theirs = await stranger.post("/api/games", json=setup(mode="arena", seats=[seats[0], wished]))
            assert theirs.status_code == 404
        assert (await server.http.delete(f"/api/books/{book['id']}")).status_code == 204

    play(story, tmp_path)


def test_facts_health_and_numbers(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        assert (await server.http.get("/healthz")).text == "ok"
        await server.create()
        numbers = (await server.http.get("/metrics")).text
        for name in ("answers_total", "open_tables", "connections", "answer_seconds_bucket", "agent_failures_total"):
            assert f"mageduel_{name}" in numbers
        cards = (await server.http.get("/api/library")).json()["cards"]
        assert len(cards) > 150
        assert {each["name"] for each in (await server.http.get("/api/levels")).json()} >= {"random", "novice"}
        assert len((await server.http.get("/api/codex")).json()["entries"]) > 50

    play(story, tmp_path)


def test_tokens_are_nowhere_but_in_the_answers(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")

    async def story(server: Server) -> None:
        created = await server.create(kinds=("human", "friend"))
        line = await server.sit(created["game"], created["seats"][0]["token"])
        line.send_raw('{"type":"hello","token":"' + created["seats"][0]["token"] + '","x":1}')
        await line.next("error")
        secrets = [created["seats"][0]["token"], created["seats"][1]["invite"]]
        joined = await server.http.post(f"/api/invites/{secrets[1]}", json={})
        secrets.append(joined.json()["token"])
        # The names of httpx's own calls are the client's, not the server's.
        logged = "\n".join(record.getMessage() for record in caplog.records if not record.name.startswith("http"))
        kept = b"".join(path.read_bytes() for path in tmp_path.glob("games.sqlite3*"))
        for secret in secrets:
            assert secret not in logged
            assert secret.encode() not in kept
            assert all(secret not in text for text in line.traffic)

    play(story, tmp_path)


# The schema


def test_the_schema_is_the_same_every_time_and_names_every_message() -> None:
    first = schema.openapi_schema()
    assert json.dumps(first, sort_keys=True) == json.dumps(schema.openapi_schema(), sort_keys=True)
    assert {"StateMessage", "AnswerMessage", "ServerMessages", "ClientMessages"} <= set(first["components"]["schemas"])
    operations = [each["operationId"] for path in first["paths"].values() for each in path.values()]
    assert len(operations) == len(set(operations))
    assert "create_game" in operations


def test_the_types_of_the_client_are_fresh() -> None:
    """Otherwise: python -m mageduel.server.schema --types --write web/src/lib/wire.generated.ts"""
    kept = ROOT / "web" / "src" / "lib" / "wire.generated.ts"
    assert kept.read_text(encoding="utf-8") == schema.typescript(schema.openapi_schema())


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"type": "string"}, "string"),
        ({"type": "array", "items": {"type": "integer"}}, "number[]"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"$ref": "#/components/schemas/Obj"}}, "Record<string, Obj>"),
        ({"type": "object", "patternProperties": {"^a": {"type": "integer"}}}, "Record<string, number>"),
        ({"const": "state"}, '"state"'),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({"oneOf": [{"const": 1}, {"const": 1}]}, "1"),
        ({}, "unknown"),
    ],
)
def test_types_from_schemas(given: schema.Schema, wanted: str) -> None:
    assert schema.type_of(given) == wanted


def test_optional_fields_have_a_question_mark() -> None:
    kinds = schema.typescript(schema.openapi_schema())
    assert "  seed?: number | null;" in kinds
    assert '  type: "state";' in kinds
    assert "export type ServerMessage" in kinds


_KEPT = tempfile.TemporaryDirectory()
_TESTED = create_app(
    Settings(database=f"sqlite:///{_KEPT.name}/x.sqlite3", hosts=("testserver",), exempt=("0.0.0.0/0",))
)
_SCHEMA = schemathesis.openapi.from_asgi("/api/openapi.json", _TESTED)


@_SCHEMA.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_makes_the_server_fail(case: schemathesis.Case[Any]) -> None:
    response = case.call()
    assert response.status_code < 500, response.text


def test_a_finished_server_starts_again_on_the_same_database(tmp_path: Path) -> None:
    async def once() -> None:
        async with serving(f"sqlite:///{tmp_path}/deeper/games.sqlite3") as server:
            assert (await server.http.get("/healthz")).text == "ok"

    asyncio.run(once())
    asyncio.run(once())


def test_a_database_of_an_earlier_version_keeps_its_games(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.sqlite3"
    made: dict[str, Any] = {}

    async def before() -> None:
        async with serving(url) as server:
            made.update(await server.create())

    async def after() -> None:
        async with serving(url) as server:
            line = await server.sit(made["game"], made["seats"][0]["token"])
            assert line.state["view"]["you"] == 0

    asyncio.run(before())
    with sqlite3.connect(tmp_path / "games.sqlite3") as raw:
        raw.execute("ALTER TABLE seats DROP COLUMN skipped")
        raw.execute("ALTER TABLE games DROP COLUMN clock")
        raw.execute("DROP TABLE uptime")
    asyncio.run(after())
    with sqlite3.connect(tmp_path / "games.sqlite3") as raw:
        raw.execute("ALTER TABLE seats DROP COLUMN kind")
    with pytest.raises(ForPeople, match="another version"):
        asyncio.run(after())


def test_a_draft_is_weighed_card_by_card_and_two_schools_are_both_paid(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        cards = {"Lash of Hellfire": 1, "Battle Forge": 2, "Enchanter's Ring": 1, "Timber Wolf": 3}
        draft = {"mage": "Warlock", "mode": "arena", "cards": cards}
        checked = (await server.http.post("/api/books/check", json=draft)).json()
        lines = {line["name"]: line for line in checked["by_card"]}
        assert lines["Lash of Hellfire"]["schools"] == {"dark": 1, "fire": 1}
        assert lines["Battle Forge"]["schools"] == {"war": 4, "fire": 2}
        assert lines["Battle Forge"]["reckoning"] == "2 × (1 × 2 War + 1 Fire)"
        assert lines["Enchanter's Ring"]["points"] == 2
        assert (lines["Timber Wolf"]["each"], lines["Timber Wolf"]["points"]) == (4, 12)
        assert lines["Timber Wolf"]["reckoning"] == "3 × 2 × 2"
        assert sum(line["points"] for line in lines.values()) == checked["points"]
        assert sum(part["points"] for part in checked["by_school"]) == checked["points"]

    play(story, tmp_path)


def test_an_attack_on_a_card_says_its_dice_once(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        cards = (await server.http.get("/api/library")).json()["cards"]
        bars = [bar for card in cards for bar in card["attacks"]]
        assert bars
        assert not [bar for bar in bars if f"{bar['dice']} dice" in bar["text"]]

    play(story, tmp_path)

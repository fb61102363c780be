"""Something is wrong here: a report keeps the game, hides what is hidden while it goes on, and opens afterwards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.client import JSON, Json, Server
from tests.server.stories import play, to_planning
from tests.server.test_many_seats import sit_all

SEED = 2**127 + 5


async def reported(server: Server, game: str, token: str, note: str = "odd") -> Json:
    """A report from a seat."""
    answer = await server.http.post(f"/api/games/{game}/reports", json={"note": note}, headers={"X-Seat-Token": token})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def test_a_report_is_sealed_while_the_game_goes_on_and_opens_as_a_replay_afterwards(tmp_path: Path) -> None:
    kept: Json = {}

    async def story(server: Server) -> None:
        created = await server.create(seed=SEED)
        one, other = await sit_all(server, created)
        await to_planning(one, other)
        plan = ["plan", [[slot["slot"], [slot["cards"][0]["card"]]] for slot in one.state["request"]["plan"]["slots"]]]
        await one.answer(plan)
        token = created["seats"][1]["token"]
        file = await reported(server, created["game"], token, "My wolf is gone")
        assert (file["sealed"], file["record"], file["seat"], file["note"]) == (True, None, 1, "My wolf is gone")
        text = json.dumps(file)
        assert f"{SEED:032x}" not in text
        assert str(SEED) not in text
        assert file["seen"]["view"]["you"] == 1
        planned = set(plan[1][0][1])
        told = {card["name"] for player in file["seen"]["view"]["players"][:1] for card in player["prepared"]}
        assert not told & planned
        sealed = await server.http.get(f"/api/reports/{file['report']}")
        assert (sealed.status_code, list(sealed.json())) == (403, ["message"])
        kept.update(created, report=file["report"], answers=file["answers"])

    async def after_a_restart(server: Server) -> None:
        assert (await server.http.get(f"/api/reports/{kept['report']}")).status_code == 403
        line = await server.sit(kept["game"], kept["seats"][0]["token"])
        line.send({"type": "concede"})
        while line.state["view"]["result"] is None:
            await line.next("state")
        opened = (await server.http.get(f"/api/reports/{kept['report']}")).json()
        assert not opened["sealed"]
        assert opened["record"]["seed"] == f"{SEED:032x}"
        assert len(opened["record"]["answers"]) == opened["answers"] == kept["answers"]
        added = await server.http.post("/api/replays", content=json.dumps(opened["record"]), headers=JSON)
        assert added.status_code == 201, added.text
        whole = await reported(server, kept["game"], kept["seats"][0]["token"])
        assert whole["record"]["ending"] == {"conceded": 0}
        added = await server.http.post("/api/replays", content=json.dumps(whole["record"]), headers=JSON)
        assert added.status_code == 201, added.text

    play(story, tmp_path)
    play(after_a_restart, tmp_path)


def test_only_players_report_and_only_the_newest_are_kept(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create()
        place = f"/api/games/{created['game']}/reports"
        for headers in ({}, {"X-Seat-Token": "x" * 32}, {"X-Seat-Token": ""}):
            answer = await server.http.post(place, json={}, headers=headers)
            assert (answer.status_code, list(answer.json())) == (403, ["message"])
        token = created["seats"][0]["token"]
        ids = [(await reported(server, created["game"], token))["report"] for _ in range(22)]
        found = [(await server.http.get(f"/api/reports/{each}")).status_code for each in ids]
        assert found == [404, 404, *[403] * 20]

    play(story, tmp_path)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/games/some/reports", {"note": "x" * 1001}),
        ("POST", "/api/games/some/reports", {"client": "x" * 301}),
        ("POST", "/api/games/some/reports", {"note": "", "record": {}}),
        ("POST", "/api/games/some/reports", [1]),
        ("POST", "/api/games/nowhere/reports", {}),
        ("GET", "/api/reports/nothing", None),
        ("GET", "/api/reports/" + "x" * 65, None),
        ("POST", "/api/identity", {"key": "short"}),
        ("POST", "/api/identity", {"key": "x" * 33}),
        ("POST", "/api/identity", {"key": "x" * 31 + "\n"}),
        ("POST", "/api/identity", {"key": "x" * 32, "name": "Mirel"}),
        ("POST", "/api/identity", "x" * 32),
        ("GET", "/api/identity/export", None),
    ],
)
def test_nonsense_is_refused_in_one_line(tmp_path: Path, method: str, path: str, body: object) -> None:
    async def story(server: Server) -> None:
        answer = await server.http.request(method, path, json=body)
        assert 400 <= answer.status_code < 500
        assert list(answer.json()) == ["message"]
        assert "\n" not in answer.json()["message"]

    play(story, tmp_path)


def test_a_key_brings_saved_books_to_another_browser(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        draft = {"name": "Mine", "mage": "Beastmaster", "mode": "apprentice", "cards": {"Bitterwood Fox": 1}}
        saved = (await server.http.post("/api/books", json=draft)).json()["id"]
        exported = await server.http.post("/api/identity/export")
        key = exported.json()["key"]
        assert exported.headers["cache-control"] == "no-store"
        server.http.cookies.clear()
        assert saved not in {book["id"] for book in (await server.http.get("/api/books")).json()}
        server.http.cookies.clear()
        brought = await server.http.post("/api/identity", json={"key": key})
        assert brought.status_code == 204
        assert "httponly" in brought.headers["set-cookie"].lower()
        assert saved in {book["id"] for book in (await server.http.get("/api/books")).json()}

    play(story, tmp_path)

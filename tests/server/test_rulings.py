"""Rulings over HTTP: found, opened, shown step by step, and taken over onto a board of one's own."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Json, Server
from tests.server.stories import play

GERMAN = {"Accept-Language": "de"}
WEAK = "/two-weak-markers"


async def get(server: Server, path: str = "", headers: dict[str, str] | None = None, **params: str) -> Json:
    response = await server.http.get(f"/api/rulings{path}", params=params, headers=headers)
    assert response.status_code == 200, response.text
    found: Json = response.json()
    return found


def test_they_are_found_page_by_page(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        index, first = await get(server, "/index"), await get(server)
        assert index["total"] == first["total"] > 900
        assert len(first["rulings"]) == 40
        last = await get(server, start=str(first["total"] - 1))
        assert [each["number"] for each in last["rulings"]] == [first["total"]]
        wolves = next(each["count"] for each in index["cards"] if each["name"] == "Timber Wolf")
        assert (await get(server, card="Timber Wolf"))["total"] == wolves
        weak = next(each["count"] for each in index["words"] if each["name"] == "Weak")
        assert (await get(server, word="Weak"))["total"] == weak
        place = index["places"][0]
        assert (await get(server, rule=place["rule"]))["total"] == place["count"]

    play(story, tmp_path)


def test_one_is_shown_step_by_step_in_the_language_of_whoever_asks(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        facts = await get(server, WEAK)
        assert [step["kind"] for step in facts["steps"]] == ["start", "act"]
        before, after = await get(server, f"{WEAK}/0"), await get(server, f"{WEAK}/1")
        damage = [
            {each["name"]: each["damage"] for each in frame["view"]["objects"].values()} for frame in (before, after)
        ]
        assert [each["Skeletal Sentry"] for each in damage] == [0, 2]
        assert after["claims"] == ["Skeletal Sentry has 2 damage"]
        assert (await get(server, f"{WEAK}/1", GERMAN))["claims"] == ["Skeletal Sentry hat 2 Schaden"]
        assert (await get(server, WEAK, GERMAN))["face"]["title"] == "Zwei Weak-Marker"

    play(story, tmp_path)


def test_one_is_taken_over_onto_a_board(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        link = (await get(server, f"{WEAK}/0"))["link"]
        board = (await server.http.post("/api/what-if", json={"position": link})).json()
        labels = [option["label"] for option in board["state"]["request"]["options"]]
        assert any("Timber Wolf" in label for label in labels)

    play(story, tmp_path)


def test_what_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for path in ("no-such-ruling", "two-weak-markers/2", "no-such-ruling/0"):
            answer = await server.http.get(f"/api/rulings/{path}")
            assert answer.status_code == 404
            assert answer.json()["message"]
        assert (await server.http.get("/api/rulings/UPPER_CASE")).status_code == 422
        assert (await server.http.get("/api/rulings", params={"text": "x" * 121})).status_code == 422

    play(story, tmp_path)

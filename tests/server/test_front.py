"""All that the start page offers, in one answer."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.client import Server
from tests.server.stories import play

PARTS = ("mages", "books", "levels", "styles", "modes", "lessons")


def test_the_start_page_is_told_at_once_what_is_told_one_by_one(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for spoken in ("en", "de"):
            headers = {"accept-language": spoken}
            front = (await server.http.get("/api/front", headers=headers)).json()
            assert front == {part: (await server.http.get(f"/api/{part}", headers=headers)).json() for part in PARTS}

    play(story, tmp_path)


def test_a_saved_book_is_told_to_its_browser_alone(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        draft = {"name": "Mine", "mage": "Wizard", "mode": "arena", "cards": {"Block": 2}}
        book = (await server.http.post("/api/books", json=draft)).json()["id"]
        own = await server.http.get("/api/front")
        assert [each["id"] for each in own.json()["books"] if not each["built_in"]] == [book]
        assert own.headers["cache-control"] == "no-store"
        transport = httpx.ASGITransport(app=server.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as stranger:
            assert all(each["built_in"] for each in (await stranger.get("/api/front")).json()["books"])

    play(story, tmp_path)

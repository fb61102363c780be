"""A friend by link: waited for, let in once, with a book of their own."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Server, settle
from tests.server.stories import play


def test_a_friend_is_waited_for_and_comes_once(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(kinds=("human", "friend"))
        assert created["seats"][1]["token"] is None
        code = created["seats"][1]["invite"]
        line = await server.sit(created["game"], created["seats"][0]["token"])
        assert line.state["request"] is None
        assert line.state["waiting_for"] == [1]
        assert [each["invited"] for each in line.state["presence"]] == [False, True]
        assert (await line.answer(["pass"], 0))["type"] == "refused"
        facts = (await server.http.get(f"/api/games/{created['game']}")).json()
        assert [seat["invited"] for seat in facts["seats"]] == [False, True]
        assert (await server.http.post("/api/invites/wrong", json={"name": "Eve"})).status_code == 404
        joined = await server.http.post(f"/api/invites/{code}", json={"name": "Mallow"})
        assert joined.status_code == 200, joined.text
        assert (await server.http.post(f"/api/invites/{code}", json={"name": "Eve"})).status_code == 404
        friend = await server.sit(created["game"], joined.json()["token"])
        await settle()
        line.waiting()
        assert [player["name"] for player in line.state["view"]["players"]] == ["Player 0", "Mallow"]
        assert line.state["request"] is not None or friend.state["request"] is not None

    play(story, tmp_path)


def test_a_friend_may_bring_another_book(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(kinds=("human", "friend"))
        address = f"/api/invites/{created['seats'][1]['invite']}"
        wrong = await server.http.post(address, json={"name": "Mallow", "mage": "Warlock", "book": "Starting Warlock"})
        assert wrong.status_code == 400
        await server.http.post(address, json={"name": "Mallow", "mage": "Warlock", "book": "Apprentice Warlock"})
        facts = (await server.http.get(f"/api/games/{created['game']}")).json()
        assert facts["seats"][1]["mage"] == "Warlock"

    play(story, tmp_path)

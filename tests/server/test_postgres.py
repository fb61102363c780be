"""PostgreSQL through a URL: the same games on the other database, on a server of its own in a temporary folder."""

from __future__ import annotations

import asyncio

from tests.server.client import JSON, Chooser, serving, settle


def test_games_books_and_replays_are_kept_in_postgresql(address: str) -> None:
    async def run() -> None:
        async with serving(address) as server:
            draft = {"name": "Mine", "mage": "Wizard", "mode": "arena", "cards": {"Block": 2}}
            assert (await server.http.post("/api/books", json=draft)).status_code == 200
            created = await server.create()
            tokens = [seat["token"] for seat in created["seats"]]
            lines = [await server.sit(created["game"], token) for token in tokens]
            chooser = Chooser(1)
            for _ in range(15):
                await settle()
                for line in lines:
                    line.waiting()
                asked = next(line for line in lines if line.state["request"] is not None)
                assert (await asked.answer(chooser.choose(asked.state["request"])))["type"] == "accepted"
            await settle()
            lines[0].waiting()
            kept = lines[0].state
        async with serving(address) as server:
            line = await server.sit(created["game"], tokens[0])
            assert line.state["view"] == kept["view"]
            line.send({"type": "concede"})
            while line.state["view"]["result"] is None:
                await line.next("state")
            record = await server.http.get(f"/api/games/{created['game']}/record", headers={"X-Seat-Token": tokens[0]})
            assert (await server.http.post("/api/replays", content=record.content, headers=JSON)).status_code == 201

    asyncio.run(run())

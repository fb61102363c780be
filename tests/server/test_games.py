"""A game over the WebSocket: whole games, coming back after a reload, going on after a restart."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Chooser, Json, Server, settle
from tests.server.stories import play


def test_a_reload_brings_back_the_same_state_and_the_whole_chronicle(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create()
        lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
        chooser = Chooser(3)
        told: list[Json] = list(lines[0].state["events"])
        assert lines[0].state["whole"]
        for _ in range(30):
            asked = next(line for line in lines if line.state["request"] is not None)
            asked.send(
                {
                    "type": "answer",
                    "request": asked.state["request"]["id"],
                    "answer": chooser.choose(asked.state["request"]),
                }
            )
            await asked.next("accepted")
            await settle()
            for line in lines:
                for message in line.waiting():
                    if message["type"] == "state" and line is lines[0]:
                        assert not message["whole"] or not message["events"]
                        told += message["events"]
        before = dict(lines[0].state)
        await lines[0].close()
        await settle()
        lines[1].waiting()
        assert [each["connected"] for each in lines[1].state["presence"]] == [False, True]
        again = await server.sit(created["game"], created["seats"][0]["token"])
        assert again.state["view"] == before["view"]
        assert again.state["request"] == before["request"]
        assert again.state["version"] == before["version"]
        assert again.state["whole"]
        assert again.state["events"] == told

    play(story, tmp_path)


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path) -> None:
    kept: Json = {}

    async def begin(server: Server) -> None:
        created = await server.create()
        lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
        chooser = Chooser(4)
        for _ in range(25):
            asked = next(line for line in lines if line.state["request"] is not None)
            await asked.answer(chooser.choose(asked.state["request"]))
            for line in lines:
                line.waiting()
        kept.update(created, states=[line.state for line in lines])

    async def go_on(server: Server) -> None:
        for seat, state in zip(kept["seats"], kept["states"], strict=True):
            line = await server.sit(kept["game"], seat["token"])
            assert line.state["view"] == state["view"]
            assert line.state["request"] == state["request"]

    play(begin, tmp_path)
    play(go_on, tmp_path)

"""Hints: an adept's advice for one person against the computer, and for nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.client import Chooser, Json, Server, Socket, settle
from tests.server.stories import play, to_planning


async def ask(line: Socket, ref: str = "h1") -> Json:
    line.send({"type": "hint", "ref": ref})
    return await line.next("hint")


async def my_turn(line: Socket) -> Json:
    """Wait until this seat is asked something."""
    for _ in range(2000):
        await settle()
        line.waiting()
        if line.state["request"] is not None:
            request: Json = line.state["request"]
            return request
        await asyncio.sleep(0.005)
    raise AssertionError("never asked")


def test_a_hint_is_a_possible_answer_with_its_chance_and_its_reasons(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(kinds=("human", "computer"))
        line = await server.sit(created["game"], created["seats"][0]["token"])
        lots = Chooser(3)
        kinds: dict[str, Json] = {}
        for _ in range(40):
            request = await my_turn(line)
            kind = request["kind"]
            if kind not in kinds and (request["plan"] or len(request["options"]) > 2):
                reply = await ask(line, f"h{kind}")
                hint = kinds[kind] = reply["hint"]
                assert (reply["ref"], reply["refusal"]) == (f"h{kind}", None)
                assert hint["request"] == request["id"]
                chances = [way["chance"] for way in hint["ways"] if way["chance"] is not None]
                assert chances == sorted(chances, reverse=True)
                assert all(way["label"] for way in hint["ways"])
                if request["plan"] is None:
                    possible = [option["answer"] for option in request["options"]]
                    assert all(way["answers"][0] in possible for way in hint["ways"])
            if {"plan", "activate", "quickcast"} <= kinds.keys():
                break
            await line.answer(lots.choose(request))
        assert {"plan", "activate"} <= kinds.keys()
        assert kinds["plan"]["now"] is not None
        assert any(": " in way["label"] for way in kinds["activate"]["ways"])  # the creature with what it does

    play(story, tmp_path, beat_seconds=0.0)


@pytest.mark.parametrize("changes", [{}, {"same_screen": True}], ids=["two people", "one screen"])
def test_nobody_is_hinted_at_where_people_play_each_other(tmp_path: Path, changes: Json) -> None:
    async def story(server: Server) -> None:
        _, one, other = await server.duel(**changes)
        await to_planning(one, other)
        reply = await ask(one)
        assert (reply["hint"], reply["refusal"]) == (None, "people")
        assert reply["sentence"]

    play(story, tmp_path)


def test_a_hint_says_its_reason_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(kinds=("human", "computer"))
        line = server.socket(created["game"])
        line.send({"type": "hello", "token": created["seats"][0]["token"], "language": "de"})
        await line.next("state")
        while not (await my_turn(line))["plan"]:
            await line.answer(line.state["request"]["options"][0]["answer"])
        reply = await ask(line)
        assert reply["hint"]["ways"][0]["label"].endswith("planen")

    play(story, tmp_path)

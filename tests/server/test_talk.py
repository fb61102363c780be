"""What people say to each other: courtesies to all, counsel and fingers on the board to their own side alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Json, Server, Socket, serving, settle
from tests.server.stories import play
from tests.server.test_many_seats import FREE, play_on, seats_of, sit_all
from tests.server.test_secrecy import Fierce

TEAMS = (0, 1, 0, 1)
COUNSEL = {"type": "say", "phrase": "attack-together"}
COURTESY = {"type": "say", "phrase": "well-played"}


def zone_ping(target: object = "A1") -> Json:
    """A finger on a zone."""
    return {"type": "ping", "sign": "come", "aim": "zone", "target": target}


async def team_table(server: Server) -> tuple[str, list[Socket]]:
    """Four people in two teams."""
    created = await server.create(mode="arena", seats=seats_of(TEAMS))
    return created["game"], await sit_all(server, created)


async def heard(lines: list[Socket]) -> list[list[str]]:
    """What each has been told since, apart from the state of the table."""
    await settle()
    return [[each["type"] for each in line.waiting() if each["type"] != "state"] for line in lines]


def test_counsel_and_pings_reach_ones_own_side_and_nobody_else(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        game, lines = await team_table(server)
        watcher = await server.sit(game, None)
        lines[0].send(COUNSEL)
        assert await heard([*lines, watcher]) == [["said"], [], ["said"], [], []]
        lines[3].send(zone_ping())
        assert await heard([*lines, watcher]) == [[], ["pinged"], [], ["pinged"], []]

    play(story, tmp_path)


def test_a_courtesy_reaches_everybody_in_their_own_language(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(mode=FREE, kinds=("human", "human", "human"))
        lines = await sit_all(server, created)
        german = server.socket(created["game"])
        german.send({"type": "hello", "spectate": True, "language": "de"})
        await german.next("state")
        lines[0].send(COURTESY)
        told = [await line.next("said") for line in (*lines, german)]
        assert [each["words"] for each in told] == ["Well played!"] * 3 + ["Gut gespielt!"]
        assert {(each["seat"], each["to"]) for each in told} == {(0, "all")}

    play(story, tmp_path)


def test_who_plays_alone_has_nobody_to_counsel(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, one, _ = await server.duel()
        for message in (COUNSEL, zone_ping()):
            one.send(message)
            assert (await one.next("error"))["code"] == "no-team"

    play(story, tmp_path)


@pytest.mark.parametrize(
    ("aim", "target"),
    [("zone", "Z9"), ("zone", 1), ("border", "A1"), ("object", 99_999), ("object", "A1"), ("border", "A1-C1")],
)
def test_nobody_points_at_what_they_do_not_see(tmp_path: Path, aim: str, target: object) -> None:
    async def story(server: Server) -> None:
        _, lines = await team_table(server)
        lines[0].send({**zone_ping(target), "aim": aim})
        assert (await lines[0].next("error"))["code"] == "no-target"
        assert await heard(lines) == [[], [], [], []]

    play(story, tmp_path)


def test_one_points_at_objects_and_borders_one_sees(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        game, lines = await team_table(server)
        number = int(next(iter(lines[0].state["view"]["objects"])))
        async with server.hall.visit(game) as live:
            border = live.game.arena.border_names[0]
        for aim, target in (("object", number), ("border", border)):
            lines[0].send({**zone_ping(target), "aim": aim})
            told = await lines[2].next("pinged")
            assert (told["aim"], told["target"], told["seat"], told["words"]) == (aim, target, 0, "Come here")

    play(story, tmp_path)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "say", "phrase": "you fool"},
        {"type": "say", "phrase": "yes", "text": "free"},
        {"type": "ping", "sign": "laugh", "aim": "zone", "target": "A1"},
        {"type": "ping", "sign": "wait", "aim": "zone", "target": "<b>"},
        {"type": "ping", "sign": "wait", "aim": "zone", "target": "A" * 25},
        {"type": "ping", "sign": "wait", "aim": "object", "target": -1},
    ],
)
def test_there_is_nothing_to_say_but_what_is_listed(tmp_path: Path, message: Json) -> None:
    async def story(server: Server) -> None:
        _, lines = await team_table(server)
        lines[0].send(message)
        assert (await lines[0].next("error"))["code"] == "malformed"
        assert await heard(lines) == [[], [], [], []]

    play(story, tmp_path)


def test_nobody_can_go_on_talking(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, lines = await team_table(server)
        for _ in range(10):
            lines[0].send(COURTESY)
        assert (await lines[0].next("error"))["code"] == "too-fast"
        assert (await heard(lines))[1].count("said") <= 5
        lines[2].send(COURTESY)
        assert "said" in (await heard(lines))[1]

    play(story, tmp_path)


def test_all_phrases_and_signs_are_listed_in_words(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        listed = (await server.http.get("/api/talk", headers={"accept-language": "de"})).json()
        assert {each["to"] for each in listed["phrases"]} == {"all", "side"}
        assert {each["sign"]: each["words"] for each in listed["signs"]}["danger"] == "Gefahr"

    play(story, tmp_path)


def test_what_a_side_says_changes_no_byte_of_what_others_get_nor_the_record(tmp_path: Path) -> None:
    async def game(folder: Path, *, talks: bool) -> tuple[list[list[str]], Any]:
        folder.mkdir()
        async with serving(f"sqlite:///{folder}/games.sqlite3", talk_a_minute=100_000) as server:
            name, lines = await team_table(server)
            watcher = await server.sit(name, None)
            chooser = Fierce(3)
            for _ in range(12):
                if talks:
                    for line in (lines[0], lines[2]):
                        line.send(COUNSEL)
                        line.send(zone_ping())
                    await settle()
                await play_on(lines, chooser, 3)
            await settle()
            watcher.waiting()
            async with server.hall.visit(name) as live:
                record = (live.record().to_json(), live.game.digest())
            return [line.traffic for line in (lines[1], lines[3], watcher)], record

    silent = asyncio.run(game(tmp_path / "silent", talks=False))
    talking = asyncio.run(game(tmp_path / "talking", talks=True))
    assert silent == talking

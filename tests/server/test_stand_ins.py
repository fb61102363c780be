"""Somebody goes away: the others may have the computer play, and whoever comes back takes the seat again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mageduel.server import minds, table_line
from mageduel.views.view import view
from tests.server.client import Json, Server, Socket, serving, settle
from tests.server.stories import play
from tests.server.test_many_seats import FREE, THREE, sit_all, until
from tests.server.test_secrecy import Ear, Fierce

WISH = {"type": "replace", "seat": 2, "level": "random"}
YES = {"type": "replace_reply", "seat": 2, "agree": True}


@pytest.fixture(autouse=True)
def quick_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stands in here answers at once."""
    monkeypatch.setattr(table_line, "STAND_INS", (*minds.STAND_INS, "random"))


async def table_of_three(server: Server) -> tuple[Json, list[Socket]]:
    """Three people, each for themselves."""
    created = await server.create(mode=FREE, kinds=THREE)
    return created, await sit_all(server, created)


async def until_gone(lines: list[Socket]) -> None:
    """The third goes; the others hear of it."""
    await lines[2].close()
    await settle()
    for line in lines[:2]:
        line.waiting()


def presence(line: Socket, seat: int) -> Json:
    """What this person is told of who is there."""
    found: Json = line.state["presence"][seat]
    return found


async def play_without(lines: list[Socket], seat: int, chooser: Fierce, most: int = 400) -> None:
    """The others play until the seat that is away has been answered for."""

    async def heard() -> None:
        await settle()
        for line in lines:
            line.waiting()

    await heard()
    waited = False
    for _ in range(most):
        await heard()
        if lines[0].state["waiting_for"] == [seat]:
            waited = True
        elif waited:
            return
        asked = next((line for line in lines if line.state["request"] is not None), None)
        if asked is None:
            await asyncio.sleep(0.01)
        else:
            await asked.answer(chooser.choose(asked.state["request"]))
    raise AssertionError("the seat was never asked alone")


def test_everybody_else_has_to_agree_to_a_stand_in(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, lines = await table_of_three(server)
        one, two, _ = lines
        await until_gone(lines)
        assert presence(one, 2)["replaceable_in"] == 0
        one.send(WISH)
        offer = await two.next("offer")
        assert {key: offer[key] for key in ("kind", "seat", "about", "level", "missing")} == {
            "kind": "replace", "seat": 0, "about": 2, "level": "random", "missing": [1],
        }  # fmt: skip
        two.send({**YES, "agree": False})
        assert (await one.next("error"))["code"] == "declined"
        assert presence(one, 2)["stand_in"] is None
        two.send(WISH)
        await one.next("offer")
        one.send(YES)
        state = await two.next("state")
        assert state["presence"][2]["stand_in"] == "random"
        assert any("plays for Player 2" in event["sentence"] for event in state["events"])
        await play_without([one, two], 2, Fierce(3))

    play(story, tmp_path, away_seconds=0)


def test_nobody_is_replaced_who_is_there_or_was_there_a_moment_ago(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, lines = await table_of_three(server)
        one = lines[0]
        for wrong in (WISH, {**WISH, "seat": 0}, {**WISH, "seat": 5}):
            one.send(wrong)
            assert (await one.next("error"))["code"] == "not-away"
        await until_gone(lines)
        assert 0 < presence(one, 2)["replaceable_in"] <= 60
        one.send(WISH)
        assert (await one.next("error"))["code"] == "not-away"
        one.send({**WISH, "level": "god"})
        assert (await one.next("error"))["code"] == "no-level"

    play(story, tmp_path)


def test_who_says_so_may_be_replaced_at_once(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, lines = await table_of_three(server)
        one, two, three = lines
        three.send({"type": "leave"})
        assert (await three.next("closed"))["code"] == 1000
        await settle()
        one.waiting(), two.waiting()
        assert presence(one, 2)["replaceable_in"] == 0
        one.send(WISH)
        assert (await two.next("offer"))["about"] == 2

    play(story, tmp_path)


def test_the_word_of_others_who_are_away_is_not_waited_for(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, lines = await table_of_three(server)
        await until_gone(lines)
        await lines[1].close()
        await settle()
        lines[0].waiting()
        lines[0].send(WISH)
        assert (await lines[0].next("state"))["presence"][2]["stand_in"] == "random"

    play(story, tmp_path, away_seconds=0)


def test_coming_back_takes_the_seat_and_the_question_off_the_table(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created, lines = await table_of_three(server)
        one, two, _ = lines
        await until_gone(lines)
        one.send(WISH)
        await two.next("offer")
        again = await server.sit(created["game"], created["seats"][2]["token"])
        assert (await two.next("offer_over"))["kind"] == "replace"
        assert (await one.next("offer_over"))["kind"] == "replace"
        two.send(YES)
        assert (await two.next("error"))["code"] == "no-offer"
        assert presence(again, 2)["stand_in"] is None

    play(story, tmp_path, away_seconds=0)


def test_a_stand_in_gives_the_seat_back_to_its_token_alone_also_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.sqlite3"

    async def before() -> Json:
        async with serving(url, away_seconds=0) as server:
            created, lines = await table_of_three(server)
            await until_gone(lines)
            lines[0].send(WISH)
            await lines[1].next("offer")
            lines[1].send(YES)
            await lines[0].next("state")
            await play_without(lines[:2], 2, Fierce(3))
            return created

    async def after(created: Json) -> None:
        async with serving(url, away_seconds=0) as server:
            tokens = [seat["token"] for seat in created["seats"]]
            one = await server.sit(created["game"], tokens[0])
            assert presence(one, 2)["stand_in"] == "random"
            await server.sit(created["game"], tokens[1])
            await settle()
            one.waiting()
            assert presence(one, 2)["stand_in"] == "random"
            three = await server.sit(created["game"], tokens[2])
            assert presence(three, 2)["stand_in"] is None
            assert three.state["view"]["you"] == 2
            await settle()
            one.waiting()
            assert presence(one, 2) == {**presence(one, 2), "stand_in": None, "connected": True}

    asyncio.run(after(asyncio.run(before())))


def test_a_stand_in_does_not_answer_once_its_person_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Server) -> None:
        created, lines = await table_of_three(server)
        thinking = asyncio.Event()
        think = server.hall._think

        async def slowly(*args: object) -> object:
            thinking.set()
            await asyncio.sleep(0.3)
            return await think(*args)  # type: ignore[arg-type]

        monkeypatch.setattr(server.hall, "_think", slowly)
        await until_gone(lines)
        lines[0].send(WISH)
        await lines[1].next("offer")
        lines[1].send(YES)
        chooser = Fierce(3)
        while not thinking.is_set():
            await settle()
            for line in lines[:2]:
                line.waiting()
            asked = next((line for line in lines[:2] if line.state["request"] is not None), None)
            if asked is not None:
                await asked.answer(chooser.choose(asked.state["request"]))
            await asyncio.sleep(0.01)
        three = await server.sit(created["game"], created["seats"][2]["token"])
        request = three.state["request"]
        assert request is not None
        await asyncio.sleep(0.5)
        three.waiting()
        assert three.state["request"] == request
        assert (await three.answer(chooser.choose(request)))["type"] == "accepted"

    play(story, tmp_path, away_seconds=0)


async def replaced(server: Server) -> tuple[Json, Socket, Socket]:
    """Three people, of whom the third is away and replaced."""
    created, lines = await table_of_three(server)
    await until_gone(lines)
    lines[0].send(WISH)
    await lines[1].next("offer")
    lines[1].send(YES)
    await lines[0].next("state")
    await settle()
    return created, lines[0], lines[1]


def test_nobody_is_told_what_a_stand_in_holds_which_sees_its_own_seat_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: set[object] = set()

    def noted(game: Any, seat: int, match: Any = None) -> Any:
        looked.add(seat)
        return view(game, seat, match)

    monkeypatch.setattr(minds, "view", noted)

    async def story(server: Server) -> None:
        created, one, two = await replaced(server)
        watcher = await server.sit(created["game"], None)
        for line in (one, two):
            line.waiting()
        ears = [Ear(one, 0), Ear(two, 1), Ear(watcher, None)]
        chooser = Fierce(4)
        async with server.hall.visit(created["game"]) as live:
            while len(live.match.answers) < 90 and not live.is_over:
                for ear in ears:
                    ear.check(live)
                asked = next((line for line in (one, two) if line.state["request"] is not None), None)
                if asked is None:
                    await asyncio.sleep(0.01)
                    continue
                request = asked.state["request"]
                asked.send({"type": "answer", "request": request["id"], "answer": chooser.choose(request)})
                while live.request_number(request["seat"]) == request["id"]:
                    await asyncio.sleep(0)
                await settle()
            assert sum(seat == 2 for seat, _ in live.match.answers) > 10
        assert all(ear.compared > 10 for ear in ears)
        assert looked == {2}

    play(story, tmp_path, away_seconds=0)


def test_a_rematch_has_the_same_people_and_waits_for_nobody_who_is_replaced(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created, one, two = await replaced(server)
        for line in (one, two):
            line.send({"type": "concede"})
            await settle()
        await until(one, over=True)
        one.send({"type": "rematch"})
        await two.next("offer")
        two.send({"type": "rematch"})
        begun = await one.next("rematch")
        again = await server.sit(begun["game"], begun["token"])
        assert presence(again, 1)["stand_in"] == "random"
        assert [player["name"] for player in again.state["view"]["players"]] == ["Player 1", "Player 2", "Player 0"]
        third = await server.sit(begun["game"], created["seats"][2]["token"])
        assert third.state["view"]["you"] == 1
        assert presence(third, 1)["stand_in"] is None

    play(story, tmp_path, away_seconds=0)


def test_nobody_weak_is_put_in_the_place_of_somebody_who_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a duel nobody is left to disagree: whoever is there must not choose an opponent to their liking."""
    monkeypatch.setattr(table_line, "STAND_INS", minds.STAND_INS)

    async def story(server: Server) -> None:
        _, one, two = await server.duel(mode="arena", kinds=("human", "human"))
        await two.close()
        await settle()
        one.waiting()
        faces = {face["name"]: face["stands_in"] for face in (await server.http.get("/api/levels")).json()}
        assert {name for name, stands_in in faces.items() if stands_in} == {"adept", "master"}
        for level in ("random", "novice"):
            one.send({"type": "replace", "seat": 1, "level": level})
            refused = await one.next("error")
            assert (refused["code"], "adept" in refused["message"]) == ("no-level", True)
            assert presence(one, 1)["stand_in"] is None
        one.send({"type": "replace", "seat": 1, "level": "adept"})
        assert (await one.next("state"))["presence"][1]["stand_in"] == "adept"

    play(story, tmp_path, away_seconds=0)

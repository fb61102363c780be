"""Computer players at a table: to the end of a game, failing, dreaming; and rules of ours that break."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from mageduel.agents.safety import Careful
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer
from mageduel.server import minds
from mageduel.views.decisions import Decision
from mageduel.views.view import View
from tests.server.client import JSON, Chooser, Json, Server, Socket
from tests.server.stories import first_to_act, play


async def until_asked(line: Socket) -> None:
    while line.state["request"] is None and line.state["view"]["result"] is None:
        await line.next("state")


def against(level: str) -> list[Json]:
    return [
        {"kind": "human", "mage": "Beastmaster", "book": "Apprentice Beastmaster"},
        {"kind": "computer", "mage": "Wizard", "book": "Apprentice Wizard", "level": level},
    ]


@pytest.mark.parametrize("level", ["random", "novice"])
def test_the_computer_plays_to_the_end(level: str, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(seats=against(level))
        line = await server.sit(created["game"], created["seats"][0]["token"])
        chooser = Chooser(6)
        assert [player["name"] for player in line.state["view"]["players"]] == ["Beastmaster", level.title()]
        while line.state["view"]["result"] is None:
            request = line.state["request"]
            if request is not None:
                line.send({"type": "answer", "request": request["id"], "answer": chooser.choose(request)})
                assert (await line.next("accepted"))["request"] == request["id"]
            await until_asked(line)
        assert server.hall.database.failures() == []

    play(story, tmp_path)


def test_the_record_with_the_computers_secrets_waits_for_the_end_of_the_game(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(seats=against("novice"))
        token = created["seats"][0]["token"]
        line = await server.sit(created["game"], token)
        address, own = f"/api/games/{created['game']}/record", {"X-Seat-Token": token}
        early = await server.http.get(address, headers=own)
        assert early.status_code == 403
        assert "when the game is over" in early.text
        line.send({"type": "concede"})
        while line.state["view"]["result"] is None:
            await line.next("state")
        assert (await server.http.get(address, headers=own)).status_code == 200

    play(story, tmp_path)


class Stumbling:
    name = "stumbling"

    def __init__(self, seed: int) -> None:
        pass

    def decide(self, view: View, decision: Decision) -> Answer:
        raise ZeroDivisionError("a mistake")


class Dreaming:
    name = "dreaming"
    wakes = threading.Event()

    def __init__(self, seed: int) -> None:
        pass

    def decide(self, view: View, decision: Decision) -> Answer:
        Dreaming.wakes.wait(30)
        return decision.options[0]


def test_a_computer_player_that_fails_is_helped_out_and_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minds, "new_agent", lambda level, seed: Careful(Stumbling(seed), seed))

    async def story(server: Server) -> None:
        created = await server.create(seats=against("novice"))
        line = await server.sit(created["game"], created["seats"][0]["token"])
        chooser = Chooser(7)
        while not any("could not decide" in text for text in line.traffic):
            await until_asked(line)
            request = line.state["request"]
            assert request is not None, "nothing was said before the end"
            line.send({"type": "answer", "request": request["id"], "answer": chooser.choose(request)})
            await line.next("accepted")
        game, seat, what, record = server.hall.database.failures()[0]
        assert (game, seat) == (created["game"], 1)
        assert "ZeroDivisionError" in what
        assert (await server.http.post("/api/replays", content=record, headers=JSON)).status_code == 201

    play(story, tmp_path)


def test_a_dreaming_computer_player_stalls_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "new_agent", lambda level, seed: Dreaming(seed))
    Dreaming.wakes.clear()

    async def story(server: Server) -> None:
        created = await server.create(seats=against("novice"))
        line = await server.sit(created["game"], created["seats"][0]["token"])
        chooser = Chooser(7)
        while not server.hall.database.failures():
            await until_asked(line)
            request = line.state["request"]
            line.send({"type": "answer", "request": request["id"], "answer": chooser.choose(request)})
            await line.next("accepted")
        assert server.hall.database.failures()[0][2] == "took too long"

    play(story, tmp_path, agent_seconds=0.1)
    Dreaming.wakes.set()


def test_conceding_does_not_wait_for_the_computer_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "new_agent", lambda level, seed: Dreaming(seed))
    Dreaming.wakes.clear()

    async def story(server: Server) -> None:
        created = await server.create(seats=list(reversed(against("novice"))))
        line = await server.sit(created["game"], created["seats"][1]["token"])
        line.send({"type": "concede"})
        while line.state["view"]["result"] is None:
            await asyncio.wait_for(line.next("state"), 5)
        Dreaming.wakes.set()

    play(story, tmp_path)


def test_a_rule_that_breaks_takes_the_answer_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Server) -> None:
        game, one, other = await server.duel()
        acting, _ = await first_to_act(one, other)
        answer = acting.state["request"]["options"][0]["answer"]
        real = Match.give

        def broken(self: Match, player: int, given: Answer) -> None:  # type: ignore[type-arg]
            real(self, player, given)
            raise ZeroDivisionError("a mistake in a rule")

        monkeypatch.setattr(Match, "give", broken)
        message = await acting.answer(answer)
        monkeypatch.setattr(Match, "give", real)
        assert message["code"] == "not-played"
        assert len(server.hall.database.failures()) == 1
        stored = server.hall.database.game(game)
        assert stored is not None
        assert stored.answers == ()
        assert (await acting.answer(answer))["type"] == "accepted"

    play(story, tmp_path)


def test_a_player_that_looks_ahead_thinks_in_a_process_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minds, "new_agent", lambda level, seed: pytest.fail("it thinks here"))

    async def story(server: Server) -> None:
        created = await server.create(seats=list(reversed(against("adept"))))
        line = await server.sit(created["game"], created["seats"][1]["token"])
        chooser = Chooser(7)
        async with server.hall.visit(created["game"]) as live:
            for _ in range(600):  # a process takes its time to begin on a busy machine
                if any(seat == 0 for seat, _ in live.match.answers):
                    break
                line.waiting()
                if line.state["request"] is not None:
                    await line.answer(chooser.choose(line.state["request"]))
                await asyncio.sleep(0.1)
            assert any(seat == 0 for seat, _ in live.match.answers)
        assert server.hall.database.failures() == []

    play(story, tmp_path, thinkers=1)

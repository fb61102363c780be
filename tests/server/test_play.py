"""A game over the WebSocket: answers, offers, endings, coming back."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from mageduel.agents.safety import Careful
from mageduel.kernel.requests import Answer
from mageduel.server import listeners, minds
from mageduel.views.decisions import Decision
from mageduel.views.table import table
from mageduel.views.view import View
from tests.server.client import Chooser, Json, Server, Socket, serving, settle

Story = Callable[[Server], Awaitable[None]]


def play(story: Story, tmp_path: Path, **settings: object) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3", **settings) as server:
            await story(server)

    asyncio.run(run())


async def until_over(lines: list[Socket], chooser: Chooser, most: int = 5000) -> int:
    for count in range(most):
        await settle()
        for line in lines:
            line.waiting()
        if lines[0].state["view"]["result"] is not None:
            return count
        asked = next(line for line in lines if line.state["request"] is not None)
        message = await asked.answer(chooser.choose(asked.state["request"]))
        assert message["type"] == "accepted", message
    raise AssertionError("no end")


async def first_to_act(one: Socket, other: Socket) -> tuple[Socket, Socket]:
    await settle()
    one.waiting(), other.waiting()
    return (one, other) if one.state["request"] is not None else (other, one)


def test_a_whole_game_is_played_and_its_record_watched(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create()
        lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
        spectator = await server.sit(created["game"], None)
        token = created["seats"][0]["token"]
        address = f"/api/games/{created['game']}/record"
        early = await server.http.get(address, headers={"X-Seat-Token": token})
        assert early.status_code == 403
        count = await until_over(lines, Chooser(1))
        assert count > 20
        spectator.waiting()
        assert spectator.state["view"]["result"] is not None
        assert spectator.state["request"] is None
        record = await server.http.get(address, headers={"Authorization": f"Bearer {token}"})
        assert (await server.http.get(address)).status_code == 403
        added = await server.http.post("/api/replays", content=record.content)
        assert added.status_code == 201, added.text
        replay = f"/api/replays/{added.json()['replay']}"
        facts = (await server.http.get(replay)).json()
        assert facts["frames"] == count + 1
        last = (await server.http.get(f"{replay}/frames/{count}?seat=all")).json()
        assert last["view"]["result"] == lines[0].state["view"]["result"]
        side = (await server.http.get(f"{replay}/frames/{count}?seat=0")).json()["view"]
        assert side == lines[0].state["view"]
        for frame in (0, 1, count // 2, count - 1):
            assert (await server.http.get(f"{replay}/frames/{frame}?seat=1")).status_code == 200
        assert (await server.http.get(f"{replay}/frames/{count + 1}")).status_code == 404

    play(story, tmp_path)


def test_frames_of_a_replay_are_the_same_from_a_checkpoint_as_from_the_beginning(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(mode="arena")
        lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
        chooser = Chooser(2)
        seen: list[Json] = []
        for _ in range(150):
            asked = next(line for line in lines if line.state["request"] is not None)
            await asked.answer(chooser.choose(asked.state["request"]))
            for line in lines:
                line.waiting()
            async with server.hall.visit(created["game"]) as live:
                seen.append({key: each.damage for key, each in table(live.game, 0).objects.items()})
        lines[0].send({"type": "concede"})
        while lines[0].state["view"]["result"] is None:
            await lines[0].next("state")
        token = created["seats"][0]["token"]
        record = await server.http.get(f"/api/games/{created['game']}/record", headers={"X-Seat-Token": token})
        added = await server.http.post("/api/replays", content=record.content)
        assert added.status_code == 201, added.text
        for frame in (149, 20, 90, 91, 41, 150):
            shown = (await server.http.get(f"/api/replays/{added.json()['replay']}/frames/{frame}?seat=0")).json()
            assert {key: each["damage"] for key, each in shown["view"]["objects"].items()} == seen[frame - 1]

    play(story, tmp_path)


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


def test_what_cannot_be_played_changes_nothing(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        game, one, other = await server.duel()
        acting, idle = await first_to_act(one, other)
        async with server.hall.visit(game) as live:
            digest = live.game.digest()
            first = acting.state["request"]["options"][0]["answer"]
            number = acting.state["request"]["id"]
            for line, wrong in (
                (acting, ["no such thing"]), (acting, [1, 2, [3, [4, [5, [6]]]]]), (acting, [True]), (acting, [1.5]),
                (acting, []), (acting, ["plan", 7]), (acting, [None]), (acting, [{"a": 1}]),
            ):  # fmt: skip
                message = await line.answer(wrong, number)
                assert message["type"] == "refused"
                assert message["refusal"]["code"] == "not-an-option"
            message = await idle.answer(first, number)
            assert (message["type"], message["refusal"]["code"]) == ("refused", "not-asked")
            message = await acting.answer(first, number + 1)
            assert message["refusal"]["code"] == "not-asked"
            for raw in (
                "",
                "[]",
                "{",
                '{"type":"answer"}',
                '{"type":"dance"}',
                "[" * 5000,
                '{"type":"answer","request":-1,"answer":[]}',
            ):
                acting.send_raw(raw)
                assert (await acting.next())["code"] == "malformed"
            acting.send_bytes(b"\x00\x01")
            assert (await acting.next())["code"] == "malformed"
            acting.send_raw('{"type":"undo","x":"' + "y" * 70_000 + '"}')
            assert (await acting.next())["code"] == "too-large"
            acting.send({"type": "hello", "spectate": True})
            assert (await acting.next())["code"] == "hello-again"
            for wish in ({"type": "undo_reply", "agree": True}, {"type": "draw_reply", "agree": True}):
                acting.send(wish)
                assert (await acting.next())["code"] == "no-offer"
            acting.send({"type": "rematch"})
            assert (await acting.next())["code"] == "not-over"
            assert live.game.digest() == digest
            assert (await acting.answer(first, number))["type"] == "accepted"
            played = live.game.digest()
            message = await acting.answer(first, number)
            assert (message["type"], message["refusal"]["code"]) == ("refused", "not-asked")
            assert live.game.digest() == played

    play(story, tmp_path)


def test_only_those_who_may_come_in(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        game, _, _ = await server.duel()
        for hello, code in (
            ({"type": "hello", "token": "wrong"}, "wrong-token"), ({"type": "hello"}, "no-token"),
            ({"type": "undo"}, "no-hello"),
        ):  # fmt: skip
            line = server.socket(game)
            line.send(hello)
            assert (await line.next())["code"] == code
            assert (await line.next())["type"] == "closed"
        line = server.socket("nowhere")
        assert (await line.next())["code"] == "no-such-game"
        foreign = server.socket(game, [(b"origin", b"https://elsewhere.example")])
        assert (await foreign.next())["type"] == "closed"
        null = server.socket(game, [(b"origin", b"null")])
        assert (await null.next())["type"] == "closed"
        own = server.socket(game, [(b"origin", b"http://table")])
        await own.hello(None)
        own.send({"type": "concede"})
        assert (await own.next())["code"] == "spectator"

    play(story, tmp_path)


def test_too_many_messages_and_too_many_connections_are_refused(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        game, one, _ = await server.duel()
        for _ in range(20):
            one.send({"type": "undo"})
        await settle()
        codes = [(await one.next())["code"] for _ in range(20)]
        assert codes[-1] == "too-fast"
        line = server.socket(game)
        assert (await line.next())["type"] == "closed"

    play(story, tmp_path, messages_a_second=1.0, message_burst=10, open_sockets=2)


def test_a_connection_that_does_not_keep_up_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listeners, "BACKLOG", 3)

    async def story(server: Server) -> None:
        game, one, other = await server.duel()
        async with server.hall.visit(game) as live:
            listener = next(each for each in live.listeners if each.seat == 0)
            for _ in range(5):
                listener.send(live.state_for(listener))
            assert listener.queue.qsize() <= 4
        while (message := await one.next())["type"] != "closed":
            pass
        assert message["code"] == 1013
        await settle()
        other.waiting()
        assert other.state["presence"][0]["connected"] is False

    play(story, tmp_path)


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


async def plan_of(line: Socket) -> list[object]:
    return ["plan", [[slot["slot"], []] for slot in line.state["request"]["plan"]["slots"]]]


async def to_planning(one: Socket, other: Socket) -> None:
    while not (one.state["request"] and one.state["request"]["plan"]):
        acting, _ = await first_to_act(one, other)
        await acting.answer(acting.state["request"]["options"][0]["answer"])
        await settle()
        one.waiting(), other.waiting()


def test_taking_back_needs_the_opponents_consent(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        game, one, other = await server.duel()
        await to_planning(one, other)
        before = one.state
        await one.answer(await plan_of(one))
        assert one.state["can_undo"]
        one.send({"type": "undo"})
        assert (await other.next("offer")) == {"type": "offer", "kind": "undo", "seat": 0}
        other.send({"type": "undo_reply", "agree": False})
        assert (await one.next("error"))["code"] == "declined"
        one.send({"type": "undo"})
        await other.next("offer")
        # A reload must not lose the question.
        await other.close()
        async with server.hall.visit(game) as live:
            token_listener = [each for each in live.listeners if each.seat == 1]
            assert token_listener == []
            count = len(live.match.answers)
            live.offers["undo"] = 0
        again = server.socket(game)
        again.send({"type": "hello", "spectate": True})
        await again.next("state")
        one.waiting()
        assert one.state["request"] is None
        assert count == len(live.match.answers)
        assert before["request"]["kind"] == "plan"

    play(story, tmp_path)


def test_an_agreed_undo_asks_again_and_tells_the_chronicle_anew(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, one, other = await server.duel()
        await to_planning(one, other)
        asked = one.state["request"]
        await one.answer(await plan_of(one))
        version = one.state["version"]
        one.send({"type": "undo"})
        await other.next("offer")
        other.send({"type": "undo_reply", "agree": True})
        await one.next("state")
        assert one.state["request"] == asked
        assert one.state["whole"]
        assert one.state["version"] > version
        assert (await one.answer(await plan_of(one)))["type"] == "accepted"

    play(story, tmp_path)


def test_nothing_is_taken_back_after_others_have_acted(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, one, other = await server.duel()
        await to_planning(one, other)
        await one.answer(await plan_of(one))
        await settle()
        other.waiting()
        await other.answer(await plan_of(other))
        one.waiting()
        one.send({"type": "undo"})
        assert (await one.next("error"))["code"] == "no-undo"

    play(story, tmp_path)


def test_on_one_screen_both_seats_take_back_and_agree_by_themselves(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, one, other = await server.duel(same_screen=True)
        await to_planning(one, other)
        await one.answer(await plan_of(one))
        one.send({"type": "undo"})
        assert (await one.next("state"))["request"]["kind"] == "plan"
        one.send({"type": "offer_draw"})
        while one.state["view"]["result"] is None:
            await one.next("state")
        assert one.state["view"]["result"]["draw"] is True
        one.send({"type": "rematch"})
        first, second = await one.next("rematch"), await other.next("rematch")
        assert first["game"] == second["game"]
        assert first["token"] != second["token"]
        again = await server.sit(first["game"], second["token"])
        assert again.state["view"]["you"] == 1

    play(story, tmp_path)


def test_a_draw_is_agreed_and_a_rematch_found_later(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create()
        tokens = [seat["token"] for seat in created["seats"]]
        one, other = [await server.sit(created["game"], token) for token in tokens]
        one.send({"type": "offer_draw"})
        assert (await other.next("offer"))["kind"] == "draw"
        one.send({"type": "draw_reply", "agree": True})
        assert (await one.next("error"))["code"] == "no-offer"
        other.send({"type": "draw_reply", "agree": True})
        while one.state["view"]["result"] is None:
            await one.next("state")
        assert one.state["view"]["result"]["draw"] is True
        one.send({"type": "concede"})
        assert (await one.next("error"))["code"] == "over"
        other.send({"type": "rematch"})
        assert (await one.next("offer"))["kind"] == "rematch"
        await other.close()
        one.send({"type": "rematch"})
        ready = await one.next("rematch")
        later = server.socket(created["game"])
        later.send({"type": "hello", "token": tokens[1]})
        assert (await later.next("rematch"))["game"] == ready["game"]
        assert (await server.sit(ready["game"], tokens[1])).state["view"]["you"] == 1

    play(story, tmp_path)


def test_conceding_ends_the_game_and_its_record_still_replays(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create()
        tokens = [seat["token"] for seat in created["seats"]]
        one, other = [await server.sit(created["game"], token) for token in tokens]
        one.send({"type": "concede"})
        while other.state["view"]["result"] is None:
            await other.next("state")
        assert other.state["view"]["result"]["winner"] == 1
        assert other.state["waiting_for"] == []
        record = await server.http.get(f"/api/games/{created['game']}/record", headers={"X-Seat-Token": tokens[1]})
        assert (await server.http.post("/api/replays", content=record.content)).status_code == 201

    play(story, tmp_path)


# Computer players


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
        for _ in range(40):
            await until_asked(line)
            if line.state["view"]["result"] is not None:
                break
            request = line.state["request"]
            line.send({"type": "answer", "request": request["id"], "answer": chooser.choose(request)})
            assert (await line.next("accepted"))["request"] == request["id"]
        assert server.hall.database.failures() == []

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
        assert (await server.http.post("/api/replays", content=record)).status_code == 201

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
    from mageduel.kernel.match import Match

    async def story(server: Server) -> None:
        game, one, other = await server.duel()
        acting, _ = await first_to_act(one, other)
        answer = acting.state["request"]["options"][0]["answer"]
        real = Match.answer

        def broken(self: Match, player: int, given: Answer, *, trusted: bool = False) -> None:  # type: ignore[type-arg]
            real(self, player, given, trusted=trusted)
            raise ZeroDivisionError("a mistake in a rule")

        monkeypatch.setattr(Match, "answer", broken)
        message = await acting.answer(answer)
        monkeypatch.setattr(Match, "answer", real)
        assert message["code"] == "not-played"
        assert len(server.hall.database.failures()) == 1
        stored = server.hall.database.game(game)
        assert stored is not None
        assert stored.answers == ()
        assert (await acting.answer(answer))["type"] == "accepted"

    play(story, tmp_path)

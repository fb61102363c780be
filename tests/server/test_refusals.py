"""What a table refuses: answers that cannot be, strangers, floods, and lines that do not keep up."""

from __future__ import annotations

from pathlib import Path

import pytest

from mageduel.server import listeners
from tests.server.client import Server, settle
from tests.server.stories import first_to_act, play


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
                '{"type":"answer","request":true,"answer":["pass"]}',
                '{"type":"answer","request":"0","answer":["pass"]}',
                '{"type":"answer","request":0.0,"answer":["pass"]}',
                '{"type":"answer","request":1e400,"answer":["pass"]}',
                '{"type":"answer","request":0,"answer":[' + "9" * 5000 + "]}",
                '{"type":"answer","request":0,"answer":["\\ud800"]}',
                '{"type":"answer","request":0,"answer":' + "[" * 9000 + "]" * 9000 + "}",
                '{"type":"odds","ref":"\\ud800","answer":["pass"]}',
                '{"type":"undo_reply","agree":"yes"}',
                '{"type":"concede","sure":true}',
                '\ufeff{"type":"concede"}',
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
        for origin in (b"null", b"file://", b"http://table.elsewhere.example", b"http://me@table", b"http://table:81"):
            line = server.socket(game, [(b"origin", origin)])
            assert (await line.next())["type"] == "closed", origin
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

"""What players settle between them: taking back, draws, conceding, rematches."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Json, Server, settle
from tests.server.stories import plan_of, play, to_planning


def test_taking_back_needs_the_opponents_consent(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        game, one, other = await server.duel()
        await to_planning(one, other)
        await one.answer(await plan_of(one))
        assert one.state["can_undo"]
        one.send({"type": "undo"})
        assert (await other.next("offer")) == {
            "type": "offer", "kind": "undo", "seat": 0, "agreed": [0], "missing": [1],
            "about": None, "level": None,
        }  # fmt: skip
        other.send({"type": "undo_reply", "agree": False})
        assert (await one.next("error"))["code"] == "declined"
        assert one.state["request"] is None
        other.send({"type": "undo_reply", "agree": True})
        assert (await other.next("error"))["code"] == "no-offer"
        stored = server.hall.database.game(game)
        assert stored is not None
        assert stored.answers[-1][0] == 0

    play(story, tmp_path)


def test_a_reload_does_not_lose_the_wish_to_take_back(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create()
        tokens = [seat["token"] for seat in created["seats"]]
        one, other = [await server.sit(created["game"], token) for token in tokens]
        await to_planning(one, other)
        await one.answer(await plan_of(one))
        one.send({"type": "undo"})
        await other.next("offer")
        await other.close()
        again = server.socket(created["game"])
        again.send({"type": "hello", "token": tokens[1]})
        assert (await again.next("offer")) == {
            "type": "offer", "kind": "undo", "seat": 0, "agreed": [0], "missing": [1],
            "about": None, "level": None,
        }  # fmt: skip
        again.send({"type": "undo_reply", "agree": True})
        while one.state["request"] is None:
            await one.next("state")
        assert one.state["request"]["kind"] == "plan"

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
        assert {**one.state["request"], "id": 0} == {**asked, "id": 0}
        assert one.state["whole"]
        assert one.state["version"] > version
        assert (await one.answer(await plan_of(one)))["type"] == "accepted"

    play(story, tmp_path)


def test_an_answer_from_before_an_undo_is_not_taken_for_the_question_asked_again(tmp_path: Path) -> None:
    kept: Json = {}

    async def before(server: Server) -> None:
        created = await server.create()
        tokens = [seat["token"] for seat in created["seats"]]
        one, other = [await server.sit(created["game"], token) for token in tokens]
        await to_planning(one, other)
        used = {line: {line.state["request"]["id"]} for line in (one, other)}
        for _ in range(3):
            await one.answer(await plan_of(one))
            one.send({"type": "undo"})
            await other.next("offer")
            other.send({"type": "undo_reply", "agree": True})
            while one.state["request"] is None:
                await one.next("state")
            await settle()
            other.waiting()
            for line, numbers in used.items():
                stale = await line.answer(await plan_of(line), max(numbers))
                assert (stale["type"], stale["refusal"]["code"]) == ("refused", "not-asked")
                assert line.state["request"]["id"] not in numbers
                numbers.add(line.state["request"]["id"])
        kept.update(created, used=[max(numbers) for numbers in used.values()])

    async def after_a_restart(server: Server) -> None:
        for seat, last in zip(kept["seats"], kept["used"], strict=True):
            line = await server.sit(kept["game"], seat["token"])
            assert line.state["request"]["id"] == last

    play(before, tmp_path)
    play(after_a_restart, tmp_path)


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
        assert one.state["view"]["result"]["outcome"] == "draw"
        one.send({"type": "rematch"})
        first, second = await one.next("rematch"), await other.next("rematch")
        assert first["game"] == second["game"]
        assert first["token"] != second["token"]
        again = await server.sit(first["game"], second["token"])
        assert again.state["view"]["you"] == second["seat"] == 0

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
        assert one.state["view"]["result"]["outcome"] == "draw"
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
        again = await server.sit(ready["game"], tokens[1])
        assert again.state["view"]["you"] == 0
        assert [player["name"] for player in again.state["view"]["players"]] == ["Player 1", "Player 0"]

    play(story, tmp_path)


def test_conceding_ends_the_game_for_both_and_after_a_restart_too(tmp_path: Path) -> None:
    kept: Json = {}

    async def concede(server: Server) -> None:
        created = await server.create()
        tokens = [seat["token"] for seat in created["seats"]]
        one, other = [await server.sit(created["game"], token) for token in tokens]
        one.send({"type": "concede"})
        while other.state["view"]["result"] is None:
            await other.next("state")
        result = {"side": 1, "seats": [1], "outcome": "won", "code": "conceded", "how": "Player 0 conceded"}
        assert other.state["view"]["result"] == result
        assert other.state["waiting_for"] == []
        kept.update(created)

    async def come_back(server: Server) -> None:
        line = await server.sit(kept["game"], kept["seats"][1]["token"])
        assert line.state["view"]["result"]["side"] == 1
        assert line.state["request"] is None

    play(concede, tmp_path)
    play(come_back, tmp_path)

"""Looking before deciding: a creature's actions, their odds and a plan's cost are told, and nothing is sent on."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Chooser, Json, Server, Socket, settle
from tests.server.stories import plan_of, play, to_planning


async def to_activation(lines: list[Socket]) -> Socket:
    """Play by lot until somebody chooses a creature."""
    chooser = Chooser(3)
    for _ in range(400):
        await settle()
        for line in lines:
            line.waiting()
        asked = next(line for line in lines if line.state["request"] is not None)
        if asked.state["request"]["kind"] == "activate":
            return asked
        await asked.answer(chooser.choose(asked.state["request"]))
    raise AssertionError("nobody was asked for a creature")


async def ask(line: Socket, message: Json, kind: str) -> Json:
    line.send({"ref": "r", **message})
    return await line.next(kind)


def test_a_creatures_actions_are_told_before_it_is_activated(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        game, *lines = await server.duel()
        asked = await to_activation(lines)
        stored = server.hall.database.game(game)
        assert stored is not None
        before = len(stored.answers)
        request = asked.state["request"]
        activate = next(option["answer"] for option in request["options"] if option["kind"] == "activate")
        reply = await ask(asked, {"type": "ahead", "answer": activate}, "ahead")
        ahead = reply["question"]["options"]
        odds = [option["answer"] for option in ahead if option["kind"] == "attack"]
        if odds:
            told = await ask(asked, {"type": "odds", "answer": odds[0], "after": activate}, "odds")
            assert told["odds"]["damage"]
        untold = await ask(asked, {"type": "odds", "answer": ["attack", 1, 0, 99], "after": activate}, "odds")
        assert untold["odds"] is None
        stored = server.hall.database.game(game)
        assert stored is not None
        assert len(stored.answers) == before
        assert (await asked.answer(activate))["type"] == "accepted"
        while asked.state["request"] is None or asked.state["request"]["kind"] != "action":
            await asked.next("state")
        told_now = [option["answer"] for option in asked.state["request"]["options"]]
        assert [option["answer"] for option in ahead] == told_now

    play(story, tmp_path)


def test_looking_ahead_of_nonsense_shows_nothing(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, *lines = await server.duel()
        asked = await to_activation(lines)
        other = next(line for line in lines if line is not asked)
        for answer in (["activate", 99], ["pass"], [], ["activate"], [["activate"]], ["activate", "x"]):
            assert (await ask(asked, {"type": "ahead", "answer": answer}, "ahead"))["question"] is None
        assert (await ask(other, {"type": "ahead", "answer": ["activate", 1]}, "ahead"))["question"] is None

    play(story, tmp_path)


def test_a_plan_is_weighed_before_it_is_sealed(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, one, other = await server.duel()
        await to_planning(one, other)
        slot = one.state["request"]["plan"]["slots"][0]
        name = next(card["card"] for card in slot["cards"] if card["cost_now"])
        cost = next(card["cost_now"]["value"] for card in slot["cards"] if card["card"] == name)
        reply = await ask(one, {"type": "weigh", "answer": ["plan", [[0, [name]]]]}, "weighed")
        assert reply["weighed"]["left"] == one.state["request"]["plan"]["mana"] - cost
        for answer in (["plan"], ["plan", [[0, ["Nonsense"]]]], ["pass"], []):
            assert (await ask(one, {"type": "weigh", "answer": answer}, "weighed"))["weighed"] is None
        await one.answer(await plan_of(one))
        late = await ask(one, {"type": "weigh", "answer": ["plan", [[0, [name]]]]}, "weighed")
        assert late["weighed"] is None

    play(story, tmp_path)


def test_why_nothing_can_be_taken_back_is_told(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, one, other = await server.duel()
        await to_planning(one, other)
        await one.answer(await plan_of(one))
        assert one.state["no_undo"] is None
        await settle()
        other.waiting()
        await other.answer(await plan_of(other))
        await settle()
        one.waiting()
        assert not one.state["can_undo"]
        assert one.state["no_undo"] == "Somebody else has acted since your last choice."

    play(story, tmp_path)

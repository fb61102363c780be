"""Lessons over the wire: the server follows the script, refuses what leads elsewhere, and takes anything back."""

from __future__ import annotations

from pathlib import Path

import pytest

from mageduel.lessons.scripts import lessons
from mageduel.words.language import language
from tests.server.client import Json, Server, Socket, settle
from tests.server.stories import play


async def begin(server: Server, name: str) -> tuple[Json, Socket]:
    response = await server.http.post(f"/api/lessons/{name}")
    assert response.status_code == 201, response.text
    begun: Json = response.json()
    return begun, await server.sit(begun["game"], begun["token"])


async def show(line: Socket) -> None:
    """Have the coach give the next answer; what the step is not about is declined."""
    request = line.state["request"]
    if line.state["coach"]["can_show"]:
        line.send({"type": "show_me"})
    else:
        words = [option["answer"] for option in request["options"]]
        answer = next((each for each in words if each[0] in ("pass", "nothing", "decline")), words[0])
        line.send({"type": "answer", "request": request["id"], "answer": answer})
    version = line.state["version"]
    while line.state["version"] == version or (line.state["request"] is None and line.state["coach"]["state"] == "do"):
        await line.next()


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_is_played_to_its_end(name: str, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, line = await begin(server, name)
        goals = line.state["coach"]["goals"]
        done = 0
        for _ in range(60):
            if line.state["coach"]["state"] != "do":
                break
            await show(line)
            now = sum(goal["done"] for goal in line.state["coach"]["goals"])
            assert now >= done
            done = now
        assert line.state["coach"]["state"] == "done"
        assert done == len(goals) == len(lessons()[name].steps)

    play(story, tmp_path)


def test_what_leads_elsewhere_is_refused_with_the_coachs_sentence(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, line = await begin(server, "strike")
        before = line.state["coach"]
        refused = await line.answer(["activate", 1])
        assert (refused["type"], refused["refusal"]["code"]) == ("refused", "not-in-lesson")
        assert before["do"] in refused["refusal"]["sentence"]
        accepted = await line.answer(["activate", 3])
        assert accepted["type"] == "accepted"
        assert line.state["coach"]["light"] == ["o3", "zB2"]
        impossible = await line.answer(["move", "A3"])
        assert impossible["refusal"]["code"] == "not-an-option"

    play(story, tmp_path)


def test_anything_can_be_taken_back_and_a_step_begun_anew(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, line = await begin(server, "strike")
        for _ in range(3):
            await show(line)
        assert [goal["done"] for goal in line.state["coach"]["goals"]] == [True, True, True, False]
        assert line.state["can_undo"]
        line.send({"type": "undo"})
        await line.next("state")
        assert [goal["done"] for goal in line.state["coach"]["goals"]] == [True, True, False, False]
        await show(line)
        line.send({"type": "again", "step": 1})
        await line.next("state")
        assert [goal["done"] for goal in line.state["coach"]["goals"]] == [True, False, False, False]
        line.send({"type": "again", "step": 3})
        assert (await line.next("error"))["code"] == "nothing-to-show"

    play(story, tmp_path)


def test_a_lesson_is_found_again_after_a_restart_where_it_was(tmp_path: Path) -> None:
    kept: Json = {}

    async def leave(server: Server) -> None:
        begun, line = await begin(server, "guards")
        await show(line)
        await show(line)
        kept.update(begun, coach=line.state["coach"])

    async def come_back(server: Server) -> None:
        line = await server.sit(kept["game"], kept["token"])
        await settle()
        line.waiting()
        assert line.state["coach"] == kept["coach"]

    play(leave, tmp_path)
    play(come_back, tmp_path)


def test_the_path_is_told_in_the_readers_language(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        told = (await server.http.get("/api/lessons")).json()
        german = (await server.http.get("/api/lessons", headers={"accept-language": "de"})).json()
        assert [each["name"] for each in told] == list(lessons())
        assert told[0]["title"] == "Channel and cast"
        assert german[0]["title"] == language("de").texts["lesson.cast.title"] != told[0]["title"]
        missing = await server.http.post("/api/lessons/nothing")
        assert missing.status_code in (400, 404)
        assert "lesson" in missing.json()["message"]

    play(story, tmp_path)


def test_other_games_have_no_coach(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, one, _ = await server.duel()
        assert one.state["coach"] is None
        one.send({"type": "show_me"})
        assert (await one.next("error"))["code"] == "nothing-to-show"

    play(story, tmp_path)

"""Puzzles over the wire: the list, today's, lines with their chances, hints, dice at the end, and what is refused."""

from __future__ import annotations

from pathlib import Path

from mageduel.puzzles.book import puzzles
from tests.server.client import Json, Server
from tests.server.stories import play

EASY = min(puzzles().values(), key=lambda each: each.tried)


async def line(server: Server, what: str, answers: object, status: int = 200, **more: object) -> Json:
    body = {"answers": answers, **more}
    response = await server.http.post(f"/api/puzzles/{EASY.number}/{what}", json=body)
    assert response.status_code == status, response.text
    found: Json = response.json()
    return found


def test_the_list_and_the_puzzle_of_the_day(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        every = (await server.http.get("/api/puzzles")).json()
        assert [each["number"] for each in every] == list(puzzles())
        day = (await server.http.get("/api/puzzles/daily?day=2026-11-17")).json()
        again = (await server.http.get("/api/puzzles/daily?day=2026-11-17")).json()
        assert day == again
        assert day["puzzle"] in every
        german = (await server.http.get("/api/puzzles", headers={"Accept-Language": "de"})).json()
        assert all(one["task"] != other["task"] for one, other in zip(every, german, strict=True))
        assert (await server.http.get("/api/puzzles/daily?day=yesterday")).status_code == 422

    play(story, tmp_path)


def test_the_solution_played_step_by_step_brings_three_stars_and_then_the_dice_are_thrown(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        solution = (await server.http.get(f"/api/puzzles/{EASY.number}/solution")).json()["answers"]
        given: list[object] = []
        here = await line(server, "line", given)
        assert here["chance"] == float(EASY.chance)
        for answer in solution:
            assert not here["done"]
            request = here["state"]["request"]
            assert answer in [option["answer"] for option in request["options"]]
            hint = await line(server, "hint", given)
            chosen = next(option for option in request["options"] if option["answer"] == answer)
            assert chosen["label"] in hint["action"] or here["chance"] == float(EASY.chance)
            given.append(answer)
            here = await line(server, "line", given)
            assert [step["answer"] for step in here["steps"]] == given
        assert here["done"]
        assert (here["stars"], here["fraction"]) == (3, str(EASY.chance))
        assert here["state"]["request"] is None
        thrown = [await line(server, "throw", given) for _ in range(6)]
        for each in thrown:
            view = each["state"]["view"]
            is_mage_alive = view["players"][EASY.goal.target - 1]["alive"] if EASY.goal.target <= 2 else True
            stands = str(EASY.goal.target) in view["objects"] and is_mage_alive
            assert each["reached"] is (stands if EASY.goal.deed == "save" else not stands)

    play(story, tmp_path)


def test_an_answer_that_is_not_possible_is_refused_in_one_line(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for nonsense in ([["nonsense"]], [[["deep", ["deeper", ["deepest", ["still", ["more"]]]]]]], [[None]]):
            refused = await line(server, "line", nonsense, 400)
            assert "not possible" in refused["message"]
        await line(server, "line", [["pass"]] * 41, 422)
        beyond = await server.http.post("/api/puzzles/9999/line", json={"answers": []})
        assert beyond.status_code == 400
        assert "9999" in beyond.json()["message"]

    play(story, tmp_path)


def test_odds_of_an_option_are_those_of_the_table(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        given: list[object] = []
        for answer in EASY.line:
            here = await line(server, "line", given)
            for option in here["state"]["request"]["options"]:
                if option["kind"] == "attack":
                    inquiry = {"kind": "odds", "seat": here["seat"], "answer": option["answer"]}
                    odds = (await line(server, "ask", given, inquiry=inquiry))["odds"]
                    assert abs(sum(each["chance"] for each in odds["damage"]) - 1) < 1e-9
                    return
            given.append(list(answer))
        raise AssertionError("nobody attacks on the way")

    play(story, tmp_path)


def wish(**changes: object) -> Json:
    goal = EASY.goal.to_data()
    return {"position": dict(EASY.data), **goal, **changes}


def test_a_position_is_made_a_puzzle_with_the_proven_chance_and_plays_by_its_link(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        made = (await server.http.post("/api/puzzles/make", json=wish())).json()
        assert made["puzzle"]["limits"][0] == float(EASY.chance)
        assert f"{float(EASY.chance):.1%}" in made["sentence"]
        assert [each["answer"] for each in made["steps"]] == [list(each) for each in EASY.line]
        name = made["puzzle"]["name"]
        begun = (await server.http.post(f"/api/puzzles/{name}/line", json={"answers": []})).json()
        assert begun["fraction"] == str(EASY.chance)
        solution = (await server.http.get(f"/api/puzzles/{name}/solution")).json()["answers"]
        ended = (await server.http.post(f"/api/puzzles/{name}/line", json={"answers": solution})).json()
        assert (ended["done"], ended["stars"]) == (True, 3)
        german = await server.http.post("/api/puzzles/make", json=wish(), headers={"Accept-Language": "de"})
        assert german.json()["sentence"].startswith("Bewiesen")

    play(story, tmp_path)


def test_what_is_no_puzzle_is_told_why(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        made = (await server.http.post("/api/puzzles/make", json=wish(deed="save"))).json()
        assert made["puzzle"] is None
        assert "nothing to solve" in made["sentence"]
        for hostile in (wish(seat=77), wish(target=-1), wish(deed="win"), wish(position="x" * 20_000), {}):
            assert (await server.http.post("/api/puzzles/make", json=hostile)).status_code == 422
        for word in ("mz1.dt0.1.mp1.AAAA", "mz1.x"):
            refused = await server.http.post(f"/api/puzzles/{word}/line", json={"answers": []})
            assert refused.status_code == 400

    play(story, tmp_path)

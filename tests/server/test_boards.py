"""Boards of Domination over the wire: listed, chosen, told to guests, kept in records, and shown at the table."""

from __future__ import annotations

import json
from pathlib import Path

from mageduel.facts.boards import boards
from mageduel.facts.modes import OFFERED
from tests.server.client import JSON, Json, Server, settle, setup
from tests.server.stories import play


async def created_on(server: Server, board: str | None, kinds: tuple[str, ...] = ("human", "human")) -> Json:
    """A game of Domination on this board."""
    return await server.create(mode="domination", kinds=kinds, board=board)


def test_every_board_is_listed_with_what_lies_where(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        listed = (await server.http.get("/api/boards")).json()
        assert [each["name"] for each in listed] == list(boards())
        court = next(each for each in listed if each["name"] == "Court of the Antarians")
        assert (court["players"], court["goal"], court["rows"], court["cols"]) == (2, 14, 3, 5)
        zones = {zone["zone"]: zone for zone in court["zones"]}
        assert "A5" not in zones
        assert (zones["B3"]["orbs"], zones["B3"]["guardians"]) == (2, 1)
        assert zones["A4"]["ground"] == {"look": "altar", "name": "Altar of Oblivion"}
        assert (zones["A1"]["start"], zones["C5"]["start"], zones["B3"]["start"]) == (0, 1, None)
        wards = {zone["zone"]: zone for zone in listed[0]["zones"]}
        assert [name for name, zone in wards.items() if zone["passage"]] == ["A3", "D2"]

    play(story, tmp_path)


def test_modes_say_how_many_may_play_and_with_which_books(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        listed = {mode["name"]: mode for mode in (await server.http.get("/api/modes")).json()}
        assert set(OFFERED) == set(listed)
        assert listed["domination"] == {
            "name": "domination", "books": "arena", "mages": "arena", "seats": [2, 3, 4], "team_seats": [4],
            "has_boards": True,
        }  # fmt: skip
        assert (listed["arena"]["seats"], listed["arena"]["has_boards"]) == ([2], False)

    play(story, tmp_path)


def test_a_game_is_played_on_the_board_it_was_set_up_on(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await created_on(server, "Lost Expedition")
        facts = (await server.http.get(f"/api/games/{created['game']}")).json()
        assert (facts["mode"], facts["board"]) == ("domination", "Lost Expedition")
        line = await server.sit(created["game"], created["seats"][0]["token"])
        await settle()
        line.waiting()
        view = line.state["view"]
        assert (view["board"], view["goal"], [player["score"] for player in view["players"]]) == (
            "Lost Expedition", 11, [0, 0],
        )  # fmt: skip
        zones = {zone["zone"]: zone for zone in view["zones"]}
        assert (zones["C2"]["row"], zones["C2"]["col"], zones["C2"]["passage"]) == (2, 1, "A4")
        [rock] = zones["A2"]["ground"]
        assert (rock["look"], rock["name"]) == ("magma", "Molten Rock")
        assert view["objects"][str(rock["object"])]["zone"] == "A2"
        objects = [view["objects"][str(number)] for number in zones["A3"]["objects"]]
        assert [(each["is_prize"], each["controller"]) for each in objects] == [(True, 2), (False, 2)]

    play(story, tmp_path)


def test_without_a_board_it_is_the_first_for_so_many_and_the_record_names_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await created_on(server, None, ("human", "human", "human"))
        facts = (await server.http.get(f"/api/games/{created['game']}")).json()
        assert facts["board"] == "Unseen Passage"
        lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
        for line in lines[:2]:
            line.send({"type": "concede"})
            await settle()
        while lines[2].state["view"]["result"] is None:
            await lines[2].next("state")
        headers = {"X-Seat-Token": created["seats"][2]["token"]}
        record = (await server.http.get(f"/api/games/{created['game']}/record", headers=headers)).json()
        assert record["setup"]["board"] == "Unseen Passage"
        added = await server.http.post("/api/replays", content=json.dumps(record), headers=JSON)
        frame = (await server.http.get(f"/api/replays/{added.json()['replay']}/frames/0")).json()
        assert frame["view"]["board"] == "Unseen Passage"
        record["setup"]["board"] = "Grand Arena"
        answer = await server.http.post("/api/replays", content=json.dumps(record), headers=JSON)
        assert (answer.status_code, "\n" in answer.json()["message"]) == (400, False)

    play(story, tmp_path)


def test_a_board_that_does_not_fit_is_refused_with_what_does(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async def refused(**wish: object) -> str:
            answer = await server.http.post("/api/games", json=setup(**wish))
            assert answer.status_code == 400, answer.text
            return str(answer.json()["message"])

        assert "for 4 players, not 2; try Ancient Wards" in await refused(mode="domination", board="Grand Arena")
        assert "did you mean Lost Expedition?" in await refused(mode="domination", board="Lost Expeditoin")
        assert "has no board to choose" in await refused(mode="arena", board="Lost Expedition")

    play(story, tmp_path)


def test_a_guest_is_told_the_board_and_sits_down_to_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await created_on(server, "No Man's Land", ("human", "friend"))
        code = created["seats"][1]["invite"]
        shown = (await server.http.get(f"/api/invites/{code}")).json()
        assert (shown["mode"], shown["board"], shown["books"]) == ("domination", "No Man's Land", "arena")
        wish = {"name": "Ash", "mage": "Warlock", "book": "Starting Warlock"}
        joined = (await server.http.post(f"/api/invites/{code}", json=wish)).json()
        guest = await server.sit(joined["game"], joined["token"])
        await settle()
        guest.waiting()
        assert guest.state["view"]["board"] == "No Man's Land"

    play(story, tmp_path)

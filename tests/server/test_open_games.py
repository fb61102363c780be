"""Open games: found in the list, joined without a link, watched; challenges to a name; rematches with sides swapped."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Json, Server, Socket, settle, setup
from tests.server.stories import play
from tests.server.test_lobby import BOOKS, Room
from tests.server.test_lobby import wish as lobby_wish

FRIEND = ("human", "friend")
DAYS = {"kind": "days", "seconds": 86400}


async def listed(server: Server, name: str = "") -> Json:
    """The list of open games, as somebody of this name sees it."""
    answer = await server.http.get("/api/open", params={"name": name})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def sat_down(server: Server, **changes: Any) -> tuple[Json, Socket]:
    """A new game with its host at the table."""
    created = await server.create(kinds=FRIEND, **changes)
    return created, await server.sit(created["game"], created["seats"][0]["token"])


def test_an_open_game_is_found_joined_and_watched(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created, _ = await sat_down(server, listed=True, clock=DAYS)
        [game] = (await listed(server))["games"]
        assert (game["kind"], game["id"], game["mode"], game["clock"]["kind"]) == (
            "game", created["game"], "apprentice", "days",
        )  # fmt: skip
        assert [(seat["name"], seat["mage"]) for seat in game["seats"]] == [("Player 0", "Beastmaster"), ("", "Wizard")]
        shown = (await server.http.get(f"/api/open/games/{created['game']}")).json()
        assert (shown["seat"], shown["others"][0]["name"]) == (1, "Player 0")
        joined = (await server.http.post(f"/api/open/games/{created['game']}", json={"name": "Mirel"})).json()
        guest = await server.sit(joined["game"], joined["token"])
        assert [player["name"] for player in guest.state["view"]["players"]] == ["Player 0", "Mirel"]
        found = await listed(server)
        assert [(game["kind"], game["round"], game["watching"]) for game in found["games"]] == [("running", 1, 0)]
        assert found["people"] == 2
        again = await server.http.post(f"/api/open/games/{created['game']}", json={"name": "Bren"})
        assert (again.status_code, again.json()) == (404, {"message": "There is no open seat at this table any more."})
        guest.send({"type": "concede"})
        await guest.next("state")
        assert (await listed(server))["games"] == []

    play(story, tmp_path)


def test_a_game_waits_in_the_list_while_its_host_does_and_one_of_days_for_ever(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        live, host = await sat_down(server, listed=True)
        slow, other = await sat_down(server, listed=True, clock=DAYS)
        hidden, _ = await sat_down(server)
        assert {game["id"] for game in (await listed(server))["games"]} == {live["game"], slow["game"]}
        for line in (host, other):
            await line.close()
        await settle()
        assert [game["id"] for game in (await listed(server))["games"]] == [slow["game"]]
        for closed in (hidden["game"], "nowhere"):
            assert (await server.http.get(f"/api/open/games/{closed}")).status_code == 404
            assert (await server.http.post(f"/api/open/games/{closed}", json={})).status_code == 404

    async def after_a_restart(server: Server) -> None:
        assert len((await listed(server))["games"]) == 1

    play(story, tmp_path)
    play(after_a_restart, tmp_path)


def test_a_challenge_is_shown_to_its_name_and_to_nobody_else(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created, _ = await sat_down(server, challenge=" Mirel ")
        place = f"/api/open/games/{created['game']}"
        for name in ("", "Bren", "*"):
            assert (await listed(server, name))["games"] == []
            assert (await server.http.get(place, params={"name": name})).status_code == 404
            assert (await server.http.post(place, json={"name": name})).status_code == 404
        [game] = (await listed(server, "mirel"))["games"]
        assert game["challenge"]
        assert (await server.http.post(place, json={"name": "Mirel"})).status_code == 200

    play(story, tmp_path)


def test_a_lobby_is_listed_while_somebody_is_there_and_a_seat_is_open(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        opened = (await server.http.post("/api/lobbies", json=lobby_wish(listed=True))).json()
        place = f"/api/open/lobbies/{opened['lobby']}"
        assert (await listed(server))["games"] == []
        room = Room(server, opened)
        await room.connect(opened["token"])
        [game] = (await listed(server))["games"]
        assert (game["kind"], [seat["name"] for seat in game["seats"]]) == ("lobby", ["Anna", "", "", ""])
        invitation = (await server.http.get(place)).json()
        assert (invitation["seat"], invitation["facts"]["listed"]) == (1, True)
        for number in range(3):
            joined = await server.http.post(place, json={"name": BOOKS[number]})
            assert joined.json()["seat"] == number + 1
        full = await server.http.post(place, json={"name": "late"})
        assert (full.status_code, list(full.json())) == (404, ["message"])
        assert (await listed(server))["games"] == []
        private = (await server.http.post("/api/lobbies", json=lobby_wish())).json()
        assert (await server.http.post(f"/api/open/lobbies/{private['lobby']}", json={})).status_code == 404
        assert (await server.http.get("/api/open/lobbies/nowhere")).status_code == 404

    play(story, tmp_path)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/open?name=" + "x" * 65, None),
        ("GET", "/api/open?name=a%0Ab", None),
        ("GET", "/api/open/games/" + "x" * 65, None),
        ("GET", "/api/open/games/a%2F..%2Fb", None),
        ("POST", "/api/open/games/some", {"name": "a\nb"}),
        ("POST", "/api/open/games/some", {"name": "x" * 65}),
        ("POST", "/api/open/games/some", {"token": "x"}),
        ("POST", "/api/open/games/some", [1]),
        ("POST", "/api/open/lobbies/some", {"name": 7}),
        ("POST", "/api/open/lobbies/some", "Anna"),
        ("DELETE", "/api/open/lobbies/some", None),
    ],
)
def test_nonsense_is_refused_in_one_line(tmp_path: Path, method: str, path: str, body: object) -> None:
    async def story(server: Server) -> None:
        answer = await server.http.request(method, path, json=body)
        assert 400 <= answer.status_code < 500
        assert list(answer.json()) == ["message"]
        assert "\n" not in answer.json()["message"]

    play(story, tmp_path)


def test_a_game_without_an_open_seat_cannot_be_listed(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for change in ({"listed": True}, {"challenge": "Mirel"}):
            answer = await server.http.post("/api/games", json=setup(**change))
            assert (answer.status_code, list(answer.json())) == (400, ["message"])

    play(story, tmp_path)


def test_two_who_come_at_once_do_not_both_sit_down(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created, _ = await sat_down(server, listed=True)
        place = f"/api/open/games/{created['game']}"
        came = await asyncio.gather(*(server.http.post(place, json={"name": f"Guest {each}"}) for each in range(5)))
        assert sorted(answer.status_code for answer in came) == [200, 404, 404, 404, 404]

    play(story, tmp_path)

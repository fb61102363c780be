"""Several processes on one database, as players meet them: any of them takes any call, and one may die."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from mageduel.server.relays import CALLER, KEY
from tests.server.client import Chooser, Json, setup
from tests.server.cluster import House, houses, play, say, until

FRIENDS = ("human", "friend")
Story = Callable[[list[House]], Awaitable[None]]


def tell(address: str, story: Story, count: int = 2, **settings: Any) -> None:
    async def run() -> None:
        async with houses(address, count, **settings) as found:
            await story(found)

    asyncio.run(run())


def test_two_people_play_at_one_table_through_two_processes(address: str) -> None:
    async def story(found: list[House]) -> None:
        one, other = found
        created = await one.create()
        game, tokens = created["game"], [seat["token"] for seat in created["seats"]]
        lines = [await one.sit(game, tokens[0]), await other.sit(game, tokens[1])]
        assert (one.holds(game), other.holds(game)) == (True, False)
        await play(lines, 12, Chooser(1))
        facts = [(await house.http.get(f"/api/games/{game}")).json() for house in found]
        assert facts[0] == facts[1]
        await lines[1].send({"type": "concede"})
        await until(lambda: lines[0].state["view"]["result"] is not None)
        record = await other.http.get(f"/api/games/{game}/record", headers={"X-Seat-Token": tokens[1]})
        assert record.status_code == 200
        assert len(record.json()["answers"]) == 12
        wrong = await other.http.get(f"/api/games/{game}/record", headers={"X-Seat-Token": "wrong"})
        assert wrong.status_code == 403

    tell(address, story)


def test_a_game_goes_on_where_its_process_died(address: str) -> None:
    async def story(found: list[House]) -> None:
        one, other = found
        created = await other.create()
        game, tokens = created["game"], [seat["token"] for seat in created["seats"]]
        lines = [await one.sit(game, tokens[0]), await other.sit(game, tokens[1])]
        assert one.holds(game)
        await play(lines, 10, Chooser(1))
        before = lines[1].state["view"]["round"]
        await one.die()
        for line in lines:
            assert (await line.next("closed"))["type"] == "closed"
        again = [await other.sit(game, token) for token in tokens]
        assert other.holds(game)
        assert again[1].state["view"]["round"] == before
        await play(again, 6, Chooser(2))
        assert say(address, "select count(*) from answers") == [(16,)]

    tell(address, story)


def test_who_was_taken_for_dead_acknowledges_nothing_and_sends_its_players_away(address: str) -> None:
    async def story(found: list[House]) -> None:
        one, other = found
        created = await one.create()
        game, tokens = created["game"], [seat["token"] for seat in created["seats"]]
        lines = [await one.sit(game, token) for token in tokens]
        await until(lambda: any(line.request is not None for line in lines))
        asked = next(seat for seat, line in enumerate(lines) if line.request is not None)
        line, token = lines[asked], tokens[asked]
        watcher = one.hall.peers._watcher
        assert watcher is not None
        watcher.cancel()  # it hangs
        say(address, "update servers set until = 0 where number = :number", number=one.hall.holdings.number)
        there = await other.sit(game, token)
        assert other.holds(game)
        assert await line.answer(Chooser(1)) == {"type": "closed", "code": 1013}
        assert say(address, "select count(*) from answers") == [(0,)]
        assert (await there.answer(Chooser(1)))["type"] == "accepted"
        one.hall.peers._watcher = asyncio.create_task(one.hall.peers._watch())
        await until(lambda: len(other.hall.peers.others) == 1)
        back = await one.sit(game, token)
        assert not one.holds(game)
        assert back.state["version"] > 0

    tell(address, story)


def test_a_process_that_finds_itself_taken_for_dead_closes_every_line(address: str) -> None:
    async def story(found: list[House]) -> None:
        (one,) = found
        created = await one.create()
        lines = [await one.sit(created["game"], seat["token"]) for seat in created["seats"]]
        number = one.hall.holdings.number
        say(address, "delete from servers where number = :number", number=number)
        assert [(await line.next("closed"))["code"] for line in lines] == [1013, 1013]
        await until(lambda: one.hall.holdings.number > number)
        again = [await one.sit(created["game"], seat["token"]) for seat in created["seats"]]
        await play(again, 2, Chooser(1))

    tell(address, story, 1)


def test_a_stopped_process_gives_its_games_away(address: str) -> None:
    async def story(found: list[House]) -> None:
        one, other = found
        created = await one.create()
        game, tokens = created["game"], [seat["token"] for seat in created["seats"]]
        lines = [await one.sit(game, token) for token in tokens]
        await play(lines, 3, Chooser(1))
        one._server.should_exit = True
        assert (await lines[0].next("closed"))["type"] == "closed"
        await until(lambda: say(address, "select holder from games") == [(0,)])
        again = [await other.sit(game, token) for token in tokens]
        await play(again, 3, Chooser(2))

    tell(address, story)


def test_an_invitation_is_taken_at_any_process_and_the_host_sees_it(address: str) -> None:
    async def story(found: list[House]) -> None:
        one, other = found
        created = await one.create(kinds=FRIENDS, listed=True)
        host = await one.sit(created["game"], created["seats"][0]["token"])
        invite = created["seats"][1]["invite"]
        assert (await other.http.get(f"/api/invites/{invite}")).status_code == 200

        async def listed() -> bool:
            games: list[Json] = (await other.http.get("/api/open")).json()["games"]
            return [game["id"] for game in games] == [created["game"]]

        await until(listed)
        book = {"name": "Guest", "mage": "Wizard", "book": "Apprentice Wizard"}
        joined = await other.http.post(f"/api/invites/{invite}", json=book)
        assert joined.status_code == 200, joined.text
        guest = await other.sit(created["game"], joined.json()["token"])
        await play([host, guest], 4, Chooser(1))
        assert (await one.http.post(f"/api/invites/{invite}", json=book)).status_code == 404

        async def watched() -> bool:
            shown = (await other.http.get("/api/open")).json()
            return [game["kind"] for game in shown["games"]] == ["running"] and shown["people"] == 2

        await until(watched)

    tell(address, story)


def test_a_lobby_is_one_lobby_at_all_processes(address: str) -> None:
    async def story(found: list[House]) -> None:
        one, other = found
        mage = {"mage": "Wizard", "book": "Apprentice Wizard"}
        seats = [{"kind": "person", **mage}, {"kind": "open"}]
        opened = await one.http.post("/api/lobbies", json={"mode": "apprentice", "name": "Host", "seats": seats})
        assert opened.status_code == 201, opened.text
        lobby, invite = opened.json()["lobby"], opened.json()["invites"][0]["invite"]
        host = await one.line(f"lobbies/{lobby}", token=opened.json()["token"])
        await host.next("lobby")
        joined = await other.http.post(f"/api/lobby-invites/{invite}", json={"name": "Guest"})
        assert joined.status_code == 200, joined.text
        told = await host.next("lobby")
        assert [place["name"] for place in told["facts"]["places"]] == ["Host", "Guest"]
        guest = await other.line(f"lobbies/{lobby}", token=joined.json()["token"])
        await guest.next("lobby")
        await guest.send({"type": "choose", "mage": "Warlock", "book": "Apprentice Warlock"})
        terms = -1
        while not (told := await host.next("lobby", "error"))["facts"]["places"][1]["has_book"]:
            pass
        terms = told["terms"]
        for line in (host, guest):
            await line.send({"type": "ready", "terms": terms, "ready": True})
        while not (told := await host.next("lobby", "error"))["can_start"]:
            pass
        await host.send({"type": "start", "terms": told["terms"]})
        begun = [await line.next("lobby_started") for line in (host, guest)]
        assert begun[0]["game"] == begun[1]["game"]
        lines = [
            await house.sit(each["game"], each["token"]) for house, each in zip(reversed(found), begun, strict=True)
        ]
        await play(lines, 3, Chooser(1))

    tell(address, story)


def test_a_lobby_goes_on_where_its_process_died(address: str) -> None:
    async def story(found: list[House]) -> None:
        one, other = found
        seats = [{"kind": "person"}, {"kind": "open"}]
        opened = (
            await other.http.post("/api/lobbies", json={"mode": "apprentice", "name": "H", "seats": seats})
        ).json()
        host = await one.line(f"lobbies/{opened['lobby']}", token=opened["token"])
        await host.next("lobby")
        await one.die()
        assert (await host.next("closed"))["type"] == "closed"
        again = await other.line(f"lobbies/{opened['lobby']}", token=opened["token"])
        await again.next("lobby")
        await again.send({"type": "name", "name": "Anew"})
        while (await again.next("lobby"))["facts"]["places"][0]["name"] != "Anew":
            pass

    tell(address, story)


def test_time_runs_out_in_a_game_whose_process_died_though_nobody_comes(address: str) -> None:
    async def story(found: list[House]) -> None:
        one, other = found
        created = await one.create(clock={"kind": "decision", "seconds": 600})
        game = created["game"]
        line = await one.sit(game, created["seats"][0]["token"])
        await line.close()
        await one.die()
        await until(lambda: other.holds(game))
        say(address, "update uptime set seconds = seconds + 700")
        await until(lambda: say(address, "select ending is not null from games") == [(True,)])
        facts = (await other.http.get(f"/api/games/{game}")).json()
        assert facts["over"]

    tell(address, story)


def test_nobody_is_charged_for_the_move_from_one_process_to_another(address: str) -> None:
    async def story(found: list[House]) -> None:
        one, other = found
        created = await one.create(clock={"kind": "game", "seconds": 600})
        game, token = created["game"], created["seats"][0]["token"]
        await one.sit(game, token)
        say(address, "update uptime set seconds = seconds + 100")
        await until(lambda: one.hall.uptime.now() > 100)
        assert 450 < min((await one.http.get(f"/api/games/{game}")).json()["clock"]["left"]) <= 500
        await one.die()
        await until(lambda: other.holds(game))
        assert 400 < min((await other.http.get(f"/api/games/{game}")).json()["clock"]["left"]) <= 500

    tell(address, story)


def test_a_board_of_ones_own_is_found_through_any_process(address: str) -> None:
    async def story(found: list[House]) -> None:
        one, other = found
        created = await one.create(kinds=("human", "computer"))
        line = await one.sit(created["game"], created["seats"][0]["token"])
        await line.close()
        wish = {"game": created["game"], "token": created["seats"][0]["token"]}
        made = await other.http.post("/api/what-if", json=wish)
        assert made.status_code == 201, made.text
        shown = [await house.http.get(f"/api/what-if/{made.json()['board']}/0") for house in found]
        assert [each.status_code for each in shown] == [200, 200]
        assert shown[0].json() == shown[1].json()

    tell(address, story)


def test_a_review_is_asked_for_at_one_process_and_read_at_the_other(address: str) -> None:
    async def story(found: list[House]) -> None:
        one, other = found
        created = await one.create()
        tokens = [seat["token"] for seat in created["seats"]]
        lines = [await one.sit(created["game"], token) for token in tokens]
        await play(lines, 4, Chooser(1))
        await lines[0].send({"type": "concede"})
        await until(lambda: lines[0].state["view"]["result"] is not None)
        record = await one.http.get(f"/api/games/{created['game']}/record", headers={"X-Seat-Token": tokens[0]})
        added = await one.http.post(
            "/api/replays", content=record.content, headers={"content-type": "application/json"}
        )
        place = f"/api/replays/{added.json()['replay']}/review"
        assert (await one.http.post(place)).status_code == 200

        async def is_done() -> bool:
            return (await other.http.get(place)).json()["state"] == "done"  # type: ignore[no-any-return]

        await until(is_done)

    tell(address, story)


def test_only_who_shows_the_key_calls_for_somebody_else(address: str) -> None:
    async def story(found: list[House]) -> None:
        one, other = found

        async def create(house: House, caller: str, key: str) -> int:
            headers = {KEY: key, CALLER: caller}
            return (await house.http.post("/api/games", json=setup(), headers=headers)).status_code

        wrong = [await create(one, f"10.0.0.{number}", "wrong") for number in range(3)]
        assert wrong == [201, 201, 429]
        # Whoever shows it has been counted at the door where they came in.
        assert [await create(one, "10.0.0.9", one.hall.holdings.key) for _ in range(3)] == [201, 201, 201]
        assert await create(one, "10.0.0.9", other.hall.holdings.key) == 429
        assert one.hall.holdings.key != other.hall.holdings.key

    tell(address, story, games_a_minute=2)


def test_limits_of_an_address_hold_at_a_table_behind_another_process(address: str) -> None:
    async def story(found: list[House]) -> None:
        one, other = found
        created = await one.create()
        await one.sit(created["game"], created["seats"][0]["token"])
        line = await other.sit(created["game"], created["seats"][1]["token"])
        for _ in range(30):
            await line.send({"type": "look"})
        kinds = {(await line.next("state", "error")).get("code") for _ in range(30)}
        assert kinds == {None, "too-fast"}

    tell(address, story, messages_a_second=1.0, message_burst=5)


def test_a_call_for_a_process_that_cannot_be_reached_is_told_to_come_back(address: str) -> None:
    async def story(found: list[House]) -> None:
        one, other = found
        created = await one.create()
        await one.sit(created["game"], created["seats"][0]["token"])
        say(address, "update servers set address = 'http://127.0.0.1:9'")
        lost = await other.http.get(f"/api/games/{created['game']}")
        assert lost.status_code == 503
        assert lost.headers["retry-after"] == "1"
        line = await other.line(f"games/{created['game']}", token=created["seats"][1]["token"])
        assert (await line.next("closed"))["code"] == 1013

    tell(address, story)


@pytest.mark.parametrize("path", ["/api/games/none", "/api/invites/none"])
def test_what_nobody_holds_is_not_found(address: str, path: str) -> None:
    async def story(found: list[House]) -> None:
        assert (await found[0].http.get(path)).status_code == 404

    tell(address, story, 1)

"""Three and more at a table: sides, a link a seat, giving up one by one, and what needs everybody's word."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mageduel.course import Parting
from mageduel.kernel.requests import CONCEDE
from mageduel.views.drawn import Drawn
from mageduel.views.table import table
from tests.kit.ledger import rule
from tests.server.client import Chooser, Json, Server, Socket, settle, setup
from tests.server.stories import play
from tests.server.test_secrecy import Fierce

THREE = ("human", "human", "human")
FREE = "free-for-all"


async def sit_all(server: Server, created: Json) -> list[Socket]:
    """A line for every seat that has a token."""
    lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"] if seat["token"]]
    await settle()
    for line in lines:
        line.waiting()
    return lines


async def play_on(lines: list[Socket], chooser: Chooser, most: int) -> None:
    """Let these people answer by lot, so many times or until the duel is over."""
    for _ in range(most):
        await settle()
        for line in lines:
            line.waiting()
        if lines[0].state["view"]["result"] is not None:
            return
        asked = next((line for line in lines if line.state["request"] is not None), None)
        if asked is None:  # a computer player is thinking
            await lines[0].next("state")
            continue
        answer = await asked.answer(chooser.choose(asked.state["request"]))
        assert answer["type"] == "accepted", answer


async def until(line: Socket, *, over: bool) -> Json:
    """Listen until the duel is over, or somebody has given up."""
    while True:
        view: Json = line.state["view"]
        if view["result"] is not None if over else not all(side["is_standing"] for side in view["sides"]):
            return view
        await line.next("state")


async def refused(server: Server, **changes: Any) -> str:
    """What is said about a game that cannot be set up."""
    answer = await server.http.post("/api/games", json=setup(**changes))
    assert answer.status_code == 400, answer.text
    message: str = answer.json()["message"]
    return message


def seats_of(sides: tuple[int | None, ...], mode: str = "arena") -> list[Json]:
    """People at seats of these sides."""
    kinds = ("human",) * len(sides)
    return [{**seat, "side": side} for seat, side in zip(setup(mode=mode, kinds=kinds)["seats"], sides, strict=True)]


def test_viewers_who_share_a_drawing_see_what_each_would_see_alone(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(mode="arena", seats=seats_of((0, 1, 0, 1)))
        lines = await sit_all(server, created)
        chooser, hidden = Chooser(3), 0
        drawn = Drawn()
        for _ in range(20):
            await play_on(lines, chooser, 8)
            async with server.hall.visit(created["game"]) as live:
                drawn.turn_to(live.game)
                for viewer in live.viewers:
                    assert table(live.game, viewer, drawn=drawn) == table(live.game, viewer)
                hidden += len(live.game.hidden)
        assert hidden

    play(story, tmp_path)


# Setting up


@rule("ruling.m3")
def test_how_many_may_sit_down_is_the_modes_business(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        assert "has 2 players, not 3" in await refused(server, mode="arena", kinds=THREE)
        assert "has 3 to 6 players, not 2" in await refused(server, mode=FREE)
        assert "every seat, or for none" in await refused(server, mode=FREE, seats=seats_of((0, None, 1), FREE))
        assert "in teams is not played" in await refused(server, mode="apprentice", seats=seats_of((0, 1, 0, 1)))
        assert "in teams has 4 players" in await refused(server, mode=FREE, seats=seats_of((0, 1, 0), FREE))
        assert "in teams has 4 players" in await refused(server, mode="arena", seats=seats_of((0, 1, 0)))
        assert "alternately" in await refused(server, mode="arena", seats=seats_of((0, 0, 1, 1)))
        assert "alternately" in await refused(server, mode="arena", seats=seats_of((0, 1, 2, 1)))
        seven = await server.http.post("/api/games", json={"mode": FREE, "seats": seats_of((None,) * 3) * 3})
        assert seven.status_code == 422

    play(story, tmp_path)


@rule("ruling.m1", "core.multiplayer.teams-alternate-seats")
def test_sides_are_numbers_with_a_list_of_seats(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(mode="arena", seats=seats_of((3, 2, 3, 2)))
        assert [seat["side"] for seat in created["seats"]] == [0, 1, 0, 1]
        facts = (await server.http.get(f"/api/games/{created['game']}")).json()
        assert [seat["side"] for seat in facts["seats"]] == [0, 1, 0, 1]
        lines = await sit_all(server, created)
        assert [(side["seats"], side["is_own"]) for side in lines[3].state["view"]["sides"]] == [
            ([0, 2], False),
            ([1, 3], True),
        ]
        alone = await server.create(mode=FREE, kinds=THREE)
        assert [seat["side"] for seat in alone["seats"]] == [0, 1, 2]

    play(story, tmp_path)


def test_every_seat_has_an_invitation_of_its_own_and_the_game_waits_for_all(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(mode=FREE, kinds=("human", "friend", "friend"))
        host = (await sit_all(server, created))[0]
        invites = [seat["invite"] for seat in created["seats"]]
        assert invites[0] is None
        assert invites[1] != invites[2]
        assert host.state["waiting_for"] == [1, 2]
        shown = (await server.http.get(f"/api/invites/{invites[2]}")).json()
        assert (shown["seat"], shown["side"], shown["mode"]) == (2, 2, FREE)
        assert [(each["seat"], each["name"], each["is_friend"]) for each in shown["others"]] == [
            (0, "Player 0", False),
            (1, "Player 1", False),
        ]
        second = (await server.http.post(f"/api/invites/{invites[2]}", json={"name": "Bo"})).json()
        await settle()
        host.waiting()
        assert host.state["waiting_for"] == [1]
        assert host.state["request"] is None
        host.send({"type": "concede"})
        assert (await host.next("error"))["code"] == "not-begun"
        first = (await server.http.post(f"/api/invites/{invites[1]}", json={"name": "Ash"})).json()
        assert [first["seat"], second["seat"]] == [1, 2]
        lines = [host, *[await server.sit(created["game"], each["token"]) for each in (first, second)]]
        await settle()
        for line in lines:
            line.waiting()
        assert [player["name"] for player in host.state["view"]["players"]] == ["Player 0", "Ash", "Bo"]
        assert sum(line.state["request"] is not None for line in lines) == 1, "the roll has said who begins"

    play(story, tmp_path)


def test_a_guest_of_a_team_sees_who_is_with_him(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        seats = seats_of((0, 1, 0, 1))
        seats[2] = {**seats[2], "kind": "friend"}
        created = await server.create(mode="arena", seats=seats)
        shown = (await server.http.get(f"/api/invites/{created['seats'][2]['invite']}")).json()
        assert shown["side"] == 0
        assert [(each["seat"], each["is_friend"]) for each in shown["others"]] == [(0, True), (1, False), (3, False)]

    play(story, tmp_path)


# Playing


def test_people_and_a_computer_play_to_the_end_and_the_record_replays(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(mode=FREE, kinds=("human", "human", "computer"), seed=3)
        lines = await sit_all(server, created)
        chooser = Fierce(5)
        await play_on(lines, chooser, 40)
        lines[1].send({"type": "concede"})
        await until(lines[0], over=False)
        await play_on(lines, chooser, 3000)
        view = await until(lines[0], over=True)
        assert view["result"]["seats"] in ([0], [2])
        assert view["result"]["outcome"] == ("won" if view["result"]["seats"] == [0] else "lost")
        token = created["seats"][0]["token"]
        record = await server.http.get(f"/api/games/{created['game']}/record", headers={"X-Seat-Token": token})
        assert [1, list(CONCEDE)] in record.json()["answers"]
        added = await server.http.post(
            "/api/replays", content=record.content, headers={"content-type": "application/json"}
        )
        assert added.status_code == 201, added.text
        facts = (await server.http.get(f"/api/replays/{added.json()['replay']}")).json()
        assert [seat["side"] for seat in facts["seats"]] == [0, 1, 2]
        assert facts["result"]["seats"] == view["result"]["seats"]

    play(story, tmp_path)


@rule("ruling.m8")
def test_one_gives_up_and_the_others_play_on_also_after_a_restart(tmp_path: Path) -> None:
    kept: Json = {}

    async def concede(server: Server) -> None:
        created = await server.create(mode=FREE, kinds=THREE)
        lines = await sit_all(server, created)
        await play_on(lines, Fierce(2), 12)
        lines[1].send({"type": "concede"})
        view = await until(lines[2], over=False)
        assert view["result"] is None
        assert [side["is_standing"] for side in view["sides"]] == [True, False, True]
        assert "Player 1 conceded." in [event["sentence"] for event in lines[2].state["events"]]
        lines[1].send({"type": "concede"})
        assert (await lines[1].next("error"))["code"] == "out"
        lines[1].send({"type": "offer_draw"})
        assert (await lines[1].next("error"))["code"] == "out"
        await play_on(lines, Fierce(3), 12)
        assert lines[1].state["request"] is None
        kept.update(created)

    async def come_back(server: Server) -> None:
        lines = await sit_all(server, kept)
        assert [player["alive"] for player in lines[0].state["view"]["players"]] == [True, False, True]
        await play_on(lines, Fierce(4), 12)
        lines[0].send({"type": "concede"})
        view = await until(lines[2], over=True)
        assert (view["result"]["side"], view["result"]["outcome"]) == (2, "won")

    play(concede, tmp_path)
    play(come_back, tmp_path)


def test_what_others_chose_before_somebody_gave_up_is_not_taken_back(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(mode=FREE, kinds=THREE)
        lines = await sit_all(server, created)
        while not (lines[0].state["request"] and lines[0].state["request"]["plan"]):
            await play_on(lines, Fierce(2), 1)
            await settle()
            lines[0].waiting()
        await lines[0].answer(["plan", [[slot["slot"], []] for slot in lines[0].state["request"]["plan"]["slots"]]])
        assert lines[0].state["can_undo"]
        lines[1].send({"type": "concede"})
        await until(lines[0], over=False)
        assert not lines[0].state["can_undo"]

    play(story, tmp_path)


# Agreements


async def planned(server: Server) -> list[Socket]:
    """Three people in the Planning Phase; the first has chosen."""
    lines = await sit_all(server, await server.create(mode=FREE, kinds=THREE))
    while not (lines[0].state["request"] and lines[0].state["request"]["plan"]):
        await play_on(lines, Fierce(2), 1)
        await settle()
        for line in lines:
            line.waiting()
    await lines[0].answer(["plan", [[slot["slot"], []] for slot in lines[0].state["request"]["plan"]["slots"]]])
    return lines


def test_taking_back_needs_everybody(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        lines = await planned(server)
        lines[0].send({"type": "undo"})
        for line in lines[1:]:
            offer = await line.next("offer")
            assert (offer["seat"], offer["agreed"], offer["missing"]) == (0, [0], [1, 2])
        lines[2].send({"type": "undo_reply", "agree": True})
        for line in lines:
            offer = await line.next("offer")
            assert (offer["agreed"], offer["missing"]) == ([0, 2], [1])
        assert lines[0].state["request"] is None
        lines[1].send({"type": "undo_reply", "agree": True})
        while lines[0].state["request"] is None:
            await lines[0].next("state")
        assert lines[0].state["request"]["kind"] == "plan"

    play(story, tmp_path)


def test_one_who_does_not_agree_is_enough(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        lines = await planned(server)
        lines[0].send({"type": "offer_draw"})
        for line in lines[1:]:
            await line.next("offer")
        lines[2].send({"type": "draw_reply", "agree": False})
        declined = await lines[0].next("error")
        assert (declined["code"], declined["message"]) == ("declined", "Player 2 does not agree to the draw.")
        assert (await lines[1].next("offer_over"))["kind"] == "draw"
        lines[1].send({"type": "draw_reply", "agree": True})
        assert (await lines[1].next("error"))["code"] == "no-offer"
        assert lines[1].state["view"]["result"] is None

    play(story, tmp_path)


def test_a_draw_and_a_rematch_need_everybody_and_whoever_gave_up_only_for_the_rematch(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        lines = await planned(server)
        lines[1].send({"type": "concede"})
        await until(lines[0], over=False)
        lines[0].send({"type": "offer_draw"})
        assert (await lines[2].next("offer"))["missing"] == [2]
        lines[2].send({"type": "offer_draw"})
        view = await until(lines[1], over=True)
        assert view["result"]["outcome"] == "draw"
        assert view["result"]["how"] == "agreed by all"
        lines[0].send({"type": "rematch"})
        assert (await lines[1].next("offer"))["missing"] == [1, 2]
        lines[2].send({"type": "rematch"})
        await settle()
        assert not [message for message in lines[0].waiting() if message["type"] == "rematch"]
        lines[1].send({"type": "rematch"})
        ready = [await line.next("rematch") for line in lines]
        assert len({each["game"] for each in ready}) == 1
        assert [each["seat"] for each in ready] == [2, 0, 1]

    play(story, tmp_path)


def test_an_offer_lapses_when_the_game_goes_on(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        lines = await planned(server)
        lines[0].send({"type": "offer_draw"})
        await lines[2].next("offer")
        await lines[1].answer(["plan", [[slot["slot"], []] for slot in lines[1].state["request"]["plan"]["slots"]]])
        assert (await lines[2].next("offer_over"))["kind"] == "draw"

    play(story, tmp_path)


@pytest.mark.parametrize("computers", [1, 2])
def test_with_a_computer_at_the_table_there_is_no_draw_by_word(computers: int, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        kinds = ("human",) * (3 - computers) + ("computer",) * computers
        lines = await sit_all(server, await server.create(mode=FREE, kinds=kinds))
        lines[0].send({"type": "offer_draw"})
        assert (await lines[0].next("error"))["code"] == "no-draw"

    play(story, tmp_path)


def test_in_a_game_that_cannot_be_played_on_only_the_last_concession_counts(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(mode=FREE, kinds=THREE)
        lines = await sit_all(server, created)
        await play_on(lines, Fierce(2), 4)
        async with server.hall.visit(created["game"]) as live:
            live.parting = Parting(4, 1, "planning", "record.other-table")
            answers = len(live.match.answers)
            lines[1].send({"type": "concede"})
            error = await lines[1].next("error")
            assert (error["code"], error["message"]) == ("not-played", live.stopped)
            assert len(live.match.answers) == answers

    play(story, tmp_path)

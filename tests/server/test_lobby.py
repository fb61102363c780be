"""A game of several is arranged in a lobby: seats and sides, books, readiness, and what the host may do."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.client import Json, Server, Socket, serving, settle
from tests.server.stories import play

TEAMS = (0, 1, 0, 1)
BOOKS = ("Beastmaster", "Wizard", "Priestess", "Warlock")


def wish(sides: tuple[int | None, ...] = TEAMS, **changes: object) -> Json:
    """A lobby to be opened: the host first, the other seats open."""
    seats = [{"kind": "open" if number else "person", "side": side} for number, side in enumerate(sides)]
    return {"mode": "arena", "name": "Anna", "seats": seats, **changes}


class Room:
    """A lobby with a line for everybody who has come."""

    def __init__(self, server: Server, opened: Json) -> None:
        self.server = server
        self.id: str = opened["lobby"]
        self.tokens: list[str] = [opened["token"]]
        self.invites: dict[int, str] = {each["seat"]: each["invite"] for each in opened["invites"]}
        self.lines: list[Socket] = []

    async def connect(self, token: str) -> Socket:
        """A line on which hello has been said; everybody has heard of it."""
        line = self.server.lobby_socket(self.id)
        line.send({"type": "hello", "token": token})
        line.state = await line.next("lobby")
        self.lines.append(line)
        await self.news()
        return line

    async def news(self) -> None:
        """Let everybody be told what there is to tell."""
        for line in self.lines:
            while True:
                await settle()
                found = line.waiting()
                for each in found:
                    if each["type"] == "lobby":
                        line.state = each
                if not found:
                    break

    async def come(self, *names: str) -> None:
        """People follow their links, one after the other."""
        for (seat, invite), name in zip(sorted(self.invites.items()), names, strict=False):
            answer = await self.server.http.post(f"/api/lobby-invites/{invite}", json={"name": name})
            assert answer.status_code == 200, answer.text
            assert answer.json()["seat"] == seat
            self.tokens.append(answer.json()["token"])
            await self.connect(answer.json()["token"])

    async def ask(self, line: Socket, message: Json, kind: str = "lobby") -> Json:
        """Say something, and wait for what comes back of this kind."""
        line.waiting()
        line.send(message)
        answer = await line.next(kind)
        if kind == "lobby":
            line.state = answer
        await self.news()
        return answer

    async def choose(self, line: Socket, mage: str) -> Json:
        """Bring a published book."""
        return await self.ask(line, {"type": "choose", "mage": mage, "book": f"Starting {mage}"})

    async def ready(self, line: Socket) -> Json:
        """Agree to what is arranged now."""
        return await self.ask(line, {"type": "ready", "terms": line.state["terms"], "ready": True})

    async def refused(self, line: Socket, message: Json) -> str:
        """The code of what is wrong with a message."""
        code: str = (await self.ask(line, message, "error"))["code"]
        return code


async def open_room(server: Server, sides: tuple[int | None, ...] = TEAMS, **changes: object) -> Room:
    """A lobby with its host connected."""
    opened = await server.http.post("/api/lobbies", json=wish(sides, **changes))
    assert opened.status_code == 201, opened.text
    room = Room(server, opened.json())
    await room.connect(room.tokens[0])
    return room


async def full_room(server: Server) -> Room:
    """Four people in two teams, each with a book, all ready but the host."""
    room = await open_room(server)
    await room.come("Bert", "Cora", "Dora")
    for line, mage in zip(room.lines, BOOKS, strict=True):
        await room.choose(line, mage)
    for line in room.lines[1:]:
        await room.ready(line)
    return room


def places(line: Socket) -> list[Json]:
    """The seats as this person sees them."""
    found: list[Json] = line.state["facts"]["places"]
    return found


# The way to a game


def test_four_friends_arrange_a_game_and_play_it_with_the_tokens_they_have(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await full_room(server)
        host = room.lines[0]
        assert host.state["can_start"]
        assert host.state["why_not"] is None
        assert not room.lines[1].state["can_start"]
        begun = await room.ask(host, {"type": "start", "terms": host.state["terms"]}, "lobby_started")
        table = [await server.sit(begun["game"], token) for token in room.tokens]
        await settle()
        sides = table[0].state["view"]["sides"]
        assert [side["seats"] for side in sides] == [[0, 2], [1, 3]]
        assert [player["name"] for player in table[0].state["view"]["players"]] == ["Anna", "Bert", "Cora", "Dora"]
        assert any(line.state["request"] for line in table)

    play(story, tmp_path)


def test_everybody_is_told_where_the_game_is_also_who_comes_later(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await full_room(server)
        others = room.lines[1:]
        for line in others:
            line.waiting()
        room.lines[0].send({"type": "start", "terms": room.lines[0].state["terms"]})
        told = [await line.next("lobby_started") for line in others]
        assert [each["seat"] for each in told] == [1, 2, 3]
        assert [each["token"] for each in told] == room.tokens[1:]
        late = server.lobby_socket(room.id)
        late.send({"type": "hello", "token": room.tokens[2]})
        assert (await late.next())["game"] == told[0]["game"]
        assert await room.refused(others[0], {"type": "leave"}) == "begun"

    play(story, tmp_path)


def test_the_game_waits_for_seats_books_and_everybodys_word(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server, (None, None, None), mode="free-for-all")
        host = room.lines[0]
        start = {"type": "start", "terms": 0}
        assert await room.refused(host, start) == "open-seats"
        await room.come("Bert", "Cora")
        assert await room.refused(host, start) == "without-book"
        bert, cora = room.lines[1:]
        assert await room.refused(bert, {"type": "ready", "terms": 0, "ready": True}) == "no-book-yet"
        for line, mage in zip(room.lines, BOOKS, strict=False):
            await room.choose(line, mage)
        await room.ready(bert)
        assert await room.refused(host, start) == "not-ready"
        assert "Cora" in host.state["why_not"]
        assert "Bert" not in host.state["why_not"]
        await room.ready(cora)
        assert host.state["can_start"]

    play(story, tmp_path)


def test_computer_players_take_seats_with_a_book_by_lot_or_chosen(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server, (None, None, None), mode="free-for-all")
        host = room.lines[0]
        await room.choose(host, "Wizard")
        await room.ask(host, {"type": "computer", "seat": 1, "level": "novice"})
        chosen = {"type": "computer", "seat": 2, "level": "random", "mage": "Warlock", "book": "Starting Warlock"}
        await room.ask(host, chosen)
        drawn, warlock = places(host)[1:]
        assert (drawn["level"], drawn["is_ready"], drawn["has_book"]) == ("novice", True, True)
        assert (warlock["mage"], warlock["book"]) == ("Warlock", "Starting Warlock")
        begun = await room.ask(host, {"type": "start", "terms": host.state["terms"]}, "lobby_started")
        facts = (await server.http.get(f"/api/games/{begun['game']}")).json()
        assert [seat["kind"] for seat in facts["seats"]] == ["human", "computer", "computer"]

    play(story, tmp_path)


# Sitting down, moving, leaving


def test_who_moves_changes_places_with_the_link_to_that_seat(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server)
        last = room.invites[3]
        await room.come("Bert")
        bert = room.lines[1]
        state = await room.ask(bert, {"type": "move", "seat": 3})
        assert (state["seat"], places(bert)[3]["side"], places(bert)[1]["kind"]) == (3, 1, "open")
        shown = (await server.http.get(f"/api/lobby-invites/{last}")).json()
        assert shown["seat"] == 1
        taken = await server.http.post(f"/api/lobby-invites/{last}", json={"name": "Dora"})
        assert taken.json()["seat"] == 1

    play(story, tmp_path)


def test_nobody_moves_who_is_ready_or_to_a_seat_that_is_taken(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server)
        await room.come("Bert")
        bert = room.lines[1]
        assert await room.refused(bert, {"type": "move", "seat": 0}) == "taken"
        await room.choose(bert, "Wizard")
        await room.ready(bert)
        assert await room.refused(bert, {"type": "move", "seat": 2}) == "ready-already"
        assert await room.refused(bert, {"type": "move", "seat": 5}) == "no-seat"

    play(story, tmp_path)


def test_a_link_works_once_and_a_new_one_ends_the_old(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server)
        await room.come("Bert")
        used = await server.http.post(f"/api/lobby-invites/{room.invites[1]}", json={"name": "Eve"})
        assert used.status_code == 404
        fresh = await room.ask(room.lines[0], {"type": "invite", "seat": 2}, "lobby_invite")
        assert (await server.http.get(f"/api/lobby-invites/{room.invites[2]}")).status_code == 404
        assert (await server.http.get(f"/api/lobby-invites/{fresh['invite']}")).json()["seat"] == 2
        assert await room.refused(room.lines[0], {"type": "invite", "seat": 1}) == "taken"

    play(story, tmp_path)


def test_who_leaves_frees_the_seat_and_the_longest_there_is_the_next_host(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server)
        await room.come("Bert", "Cora")
        host, bert, cora = room.lines
        room.lines = [bert, cora]
        host.send({"type": "leave"})
        assert (await host.next("lobby_over"))["code"] == "left"
        assert (await host.next())["code"] == 1000
        await room.news()
        assert bert.state["is_host"]
        assert not cora.state["is_host"]
        assert places(cora)[0]["kind"] == "open"
        again = server.lobby_socket(room.id)
        again.send({"type": "hello", "token": room.tokens[0]})
        assert (await again.next("error"))["code"] == "wrong-token"

    play(story, tmp_path)


def test_a_lobby_ends_with_its_last_person_or_when_the_host_closes_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for last, code in (({"type": "leave"}, "closed"), ({"type": "close"}, "closed")):
            room = await open_room(server)
            room.lines[0].send(last)
            assert (await room.lines[0].next("lobby_over"))["code"] == code
            await settle()
            late = server.lobby_socket(room.id)
            late.send({"type": "hello", "token": room.tokens[0]})
            assert (await late.next("error"))["code"] == "no-such-lobby"
            assert (await server.http.get(f"/api/lobby-invites/{room.invites[1]}")).status_code == 404

    play(story, tmp_path)


def test_everybody_sees_who_is_connected(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server)
        await room.come("Bert")
        host, bert = room.lines
        assert places(host)[1]["is_connected"]
        await bert.close()
        room.lines = [host]
        await room.news()
        assert not places(host)[1]["is_connected"]
        assert places(host)[1]["name"] == "Bert"

    play(story, tmp_path)


# What the host arranges


def test_another_arrangement_asks_everybody_anew(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await full_room(server)
        host = room.lines[0]
        change = {"type": "arrange", "terms": host.state["terms"], "mode": "domination", "sides": TEAMS}
        await room.ask(host, change)
        assert not any(place["is_ready"] for place in places(host))
        assert all(place["has_book"] for place in places(host))
        assert host.state["facts"]["board"]
        assert await room.refused(host, change) == "other-terms"

    play(story, tmp_path)


def test_books_of_another_mode_have_to_be_chosen_anew(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await full_room(server)
        host = room.lines[0]
        await room.ask(host, {"type": "arrange", "terms": host.state["terms"], "mode": "academy", "sides": [None] * 4})
        assert not any(place["has_book"] for place in places(host))
        assert host.state["facts"]["books"] == "academy"

    play(story, tmp_path)


def test_seats_come_and_go_but_not_under_a_person(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server, (None, None, None), mode="free-for-all")
        await room.come("Bert", "Cora")
        host = room.lines[0]
        five = {"type": "arrange", "terms": host.state["terms"], "mode": "free-for-all", "sides": [None] * 5}
        await room.ask(host, five)
        assert [place["kind"] for place in places(host)] == ["person"] * 3 + ["open"] * 2
        two = {"type": "arrange", "terms": host.state["terms"], "mode": "arena", "sides": [None] * 2}
        assert await room.refused(host, two) == "seat-of-person"
        wrong = {"type": "arrange", "terms": host.state["terms"], "mode": "arena", "sides": [0, 0, 1, 1]}
        assert await room.refused(host, wrong) == "refused"

    play(story, tmp_path)


def test_the_host_sends_a_person_away_and_nobody_else_by_mistake(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server)
        await room.come("Bert")
        host, bert = room.lines
        remove = {"type": "remove", "person": places(host)[1]["person"]}
        await room.ask(host, remove)
        assert places(host)[1]["kind"] == "open"
        assert bert.traffic[-1].count("lobby_over") == 1
        fresh = await room.ask(host, {"type": "invite", "seat": 1}, "lobby_invite")
        await server.http.post(f"/api/lobby-invites/{fresh['invite']}", json={"name": "Cora"})
        assert await room.refused(host, remove) == "no-person"
        assert places(host)[1]["name"] == "Cora"
        assert await room.refused(host, {"type": "remove", "person": 0}) == "no-person"

    play(story, tmp_path)


def test_where_all_play_one_mage_the_hosts_choice_leads(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server, joining="same-mage")
        await room.come("Bert")
        host, bert = room.lines
        await room.choose(bert, "Warlock")
        await room.choose(host, "Wizard")
        assert places(bert)[1]["mage"] is None
        assert bert.state["mages"] == ["Wizard"]
        wrong = {"type": "choose", "mage": "Warlock", "book": "Starting Warlock"}
        assert await room.refused(bert, wrong) == "same-mage"
        await room.ask(host, {"type": "computer", "seat": 2, "level": "random"})
        assert places(host)[2]["mage"] == "Wizard"

    play(story, tmp_path)


def test_open_books_are_read_by_all_and_others_by_nobody_else(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server, joining="open-books")
        await room.come("Bert")
        host, bert = room.lines
        for mage in ("Wizard", "Warlock"):
            await room.choose(host, mage)
            listed = places(bert)[0]["open_book"]
            assert listed["name"] == f"Starting {mage}"
            assert listed["cards"] == places(host)[0]["open_book"]["cards"]
        await room.ask(host, {"type": "arrange", "terms": 0, "mode": "arena", "sides": TEAMS})
        assert places(bert)[0] == {**places(bert)[0], "mage": "Warlock", "book": None, "open_book": None}
        assert places(host)[0]["book"] == "Starting Warlock"

    play(story, tmp_path)


def test_a_lobby_survives_a_restart_with_everybodys_tokens(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.sqlite3"

    async def before() -> tuple[Json, list[str], Json]:
        async with serving(url) as server:
            room = await full_room(server)
            return {"lobby": room.id, "token": room.tokens[0], "invites": []}, room.tokens, room.lines[0].state

    async def after(opened: Json, tokens: list[str], state: Json) -> None:
        async with serving(url) as server:
            room = Room(server, opened)
            for token in tokens:
                await room.connect(token)
            assert room.lines[0].state == state
            start = {"type": "start", "terms": state["terms"]}
            begun = await room.ask(room.lines[0], start, "lobby_started")
            assert (await server.sit(begun["game"], tokens[3])).state["view"]["you"] == 3

    asyncio.run(after(*asyncio.run(before())))


def test_a_lobby_nobody_touches_is_forgotten(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room = await open_room(server)
        await room.lines[0].close()
        await open_room(server)
        late = server.lobby_socket(room.id)
        late.send({"type": "hello", "token": room.tokens[0]})
        assert (await late.next("error"))["code"] == "no-such-lobby"

    play(story, tmp_path, lobby_days=0)

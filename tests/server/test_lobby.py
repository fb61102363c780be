"""A game of several is arranged in a lobby: seats and sides, books, readiness, and what the host may do."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Json, Server, Socket, settle
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

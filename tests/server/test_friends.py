"""A friend by link: waited for, let in once, with a book of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from mageduel.kernel.record import Ending
from mageduel.server.links import is_loopback_name, link_facts
from mageduel.server.settings import Settings
from mageduel.server.tokens import fingerprint
from tests.server.client import Json, Server, settle, setup
from tests.server.stories import play


def test_a_friend_is_waited_for_and_comes_once(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(kinds=("human", "friend"))
        assert created["seats"][1]["token"] is None
        code = created["seats"][1]["invite"]
        line = await server.sit(created["game"], created["seats"][0]["token"])
        assert line.state["request"] is None
        assert line.state["waiting_for"] == [1]
        assert [each["invited"] for each in line.state["presence"]] == [False, True]
        assert (await line.answer(["pass"], 0))["type"] == "refused"
        facts = (await server.http.get(f"/api/games/{created['game']}")).json()
        assert [seat["invited"] for seat in facts["seats"]] == [False, True]
        assert (await server.http.post("/api/invites/wrong", json={"name": "Eve"})).status_code == 404
        joined = await server.http.post(f"/api/invites/{code}", json={"name": "Mallow"})
        assert joined.status_code == 200, joined.text
        assert (await server.http.post(f"/api/invites/{code}", json={"name": "Eve"})).status_code == 404
        friend = await server.sit(created["game"], joined.json()["token"])
        await settle()
        line.waiting()
        assert [player["name"] for player in line.state["view"]["players"]] == ["Player 0", "Mallow"]
        assert line.state["request"] is not None or friend.state["request"] is not None

    play(story, tmp_path)


def test_a_friend_may_bring_another_book(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create(kinds=("human", "friend"))
        address = f"/api/invites/{created['seats'][1]['invite']}"
        wrong = await server.http.post(address, json={"name": "Mallow", "mage": "Warlock", "book": "Starting Warlock"})
        assert wrong.status_code == 400
        await server.http.post(address, json={"name": "Mallow", "mage": "Warlock", "book": "Apprentice Warlock"})
        facts = (await server.http.get(f"/api/games/{created['game']}")).json()
        assert facts["seats"][1]["mage"] == "Warlock"

    play(story, tmp_path)


async def invited(server: Server, friend: Json | None = None, **changes: object) -> tuple[Json, str]:
    """A game whose second seat waits for a guest, who chooses unless something is laid out."""
    host = setup()["seats"][0]
    created = await server.create(7, seats=[host, {"kind": "friend", **(friend or {})}], **changes)
    return created, f"/api/invites/{created['seats'][1]['invite']}"


def test_a_guest_sees_who_waits_and_chooses_mage_and_book(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created, address = await invited(server)
        facts = (await server.http.get(f"/api/games/{created['game']}")).json()
        assert [seat["undecided"] for seat in facts["seats"]] == [False, True]
        shown = (await server.http.get(address)).json()
        assert (shown["mode"], shown["joining"], shown["laid_out"]) == ("apprentice", "any", None)
        host = shown["others"][0]
        assert (host["life"], host["channeling"], shown["has_points"]) == (24, 10, False)  # as it is in this mode
        assert [{"name": each["name"], "mage": each["mage"], "book": each["book"]} for each in shown["others"]] == [
            {"name": "Player 0", "mage": "Beastmaster", "book": None}
        ]
        assert shown["mages"] == ["Beastmaster", "Priestess", "Warlock", "Wizard"]
        empty = await server.http.post(address, json={"name": "Mallow"})
        assert empty.status_code == 400
        assert "Choose a mage and a spellbook" in empty.json()["message"]
        wish = {"name": "Mallow", "mage": "Priestess", "book": "Apprentice Priestess"}
        joined = await server.http.post(address, json=wish)
        assert joined.status_code == 200, joined.text
        guest = await server.sit(created["game"], joined.json()["token"])
        assert [each["mage"] for each in guest.state["view"]["players"]] == ["Beastmaster", "Priestess"]
        facts = (await server.http.get(f"/api/games/{created['game']}")).json()
        assert facts["seats"][1]["undecided"] is False
        assert facts["seats"][1]["book"] is None
        assert (await server.http.get(address)).status_code == 404

    play(story, tmp_path)


def test_a_host_may_want_the_same_mage(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, address = await invited(server, joining="same-mage")
        assert (await server.http.get(address)).json()["mages"] == ["Beastmaster"]
        other = await server.http.post(address, json={"mage": "Wizard", "book": "Apprentice Wizard"})
        assert other.status_code == 400
        assert other.json()["message"] == "The host wants both to play the same mage: the Beastmaster, not the Wizard."
        same = await server.http.post(address, json={"mage": "Beastmaster", "book": "Apprentice Beastmaster"})
        assert same.status_code == 200
        laid_out = {"kind": "friend", "mage": "Wizard", "book": "Apprentice Wizard"}
        wish = setup(seats=[setup()["seats"][0], laid_out], joining="same-mage")
        assert (await server.http.post("/api/games", json=wish)).status_code == 400

    play(story, tmp_path)


def test_open_books_lie_open_to_both(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created, address = await invited(server, joining="open-books")
        book = (await server.http.get(address)).json()["others"][0]["book"]
        assert book["name"] == "Apprentice Beastmaster"
        assert {"name": "Bitterwood Fox", "count": 3} in book["cards"]
        facts = (await server.http.get(f"/api/games/{created['game']}")).json()
        assert facts["joining"] == "open-books"
        assert facts["seats"][1]["book"] is None
        await server.http.post(address, json={"mage": "Wizard", "book": "Apprentice Wizard"})
        facts = (await server.http.get(f"/api/games/{created['game']}")).json()
        assert [seat["book"]["name"] for seat in facts["seats"]] == ["Apprentice Beastmaster", "Apprentice Wizard"]

    play(story, tmp_path)


def test_a_host_may_fix_the_book_of_the_guest(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        laid_out = {"mage": "Wizard", "book": "Apprentice Wizard", "fixed": True}
        _, address = await invited(server, laid_out)
        shown = (await server.http.get(address)).json()
        assert (shown["laid_out"]["book"], shown["laid_out"]["fixed"]) == ("Apprentice Wizard", True)
        assert shown["mages"] == ["Wizard"]
        other = await server.http.post(address, json={"mage": "Warlock", "book": "Apprentice Warlock"})
        assert other.status_code == 400
        assert other.json()["message"] == "The host has fixed your spellbook: you play Apprentice Wizard."
        mage_alone = await server.http.post(address, json={"mage": "Warlock"})
        assert mage_alone.status_code == 400
        assert (await server.http.post(address, json={"name": "Mallow"})).status_code == 200
        for friend in ({"mage": "Wizard"}, {"book": "Apprentice Wizard"}, {"fixed": True}):
            seats = [setup()["seats"][0], {"kind": "friend", **friend}]
            assert (await server.http.post("/api/games", json=setup(seats=seats))).status_code == 400
        bare = setup(seats=[setup()["seats"][0], {"kind": "human", "name": "Nobody"}])
        assert (await server.http.post("/api/games", json=bare)).status_code == 400

    play(story, tmp_path)


def test_the_rules_of_joining_outlive_a_restart(tmp_path: Path) -> None:
    kept: list[str] = []

    async def begin(server: Server) -> None:
        laid_out = {"mage": "Wizard", "book": "Apprentice Wizard", "fixed": True}
        kept.append((await invited(server, laid_out, joining="open-books"))[1])
        kept.append((await invited(server))[1])

    async def go_on(server: Server) -> None:
        fixed, free = [(await server.http.get(address)).json() for address in kept]
        assert (fixed["joining"], fixed["laid_out"]["fixed"]) == ("open-books", True)
        assert (free["joining"], free["laid_out"]) == ("any", None)

    play(begin, tmp_path)
    play(go_on, tmp_path)


def test_an_ended_games_invitation_is_refused(tmp_path: Path) -> None:
    kept: list[str] = []

    async def begin(server: Server) -> None:
        created, address = await invited(server)
        kept.extend((created["game"], address))
        host = await server.sit(created["game"], created["seats"][0]["token"])
        host.send({"type": "concede"})
        while host.state["view"]["result"] is None:
            await host.next("state")
        await refuse(server)
        assert (await server.sit(created["game"], None)).state["view"]["result"] is not None

    async def refuse(server: Server) -> None:
        game, address = kept
        wish = {"mage": "Wizard", "book": "Apprentice Wizard"}
        for answer in (await server.http.get(address), await server.http.post(address, json=wish)):
            assert answer.status_code == 410
            assert "ended before you came" in answer.json()["message"]
        facts = (await server.http.get(f"/api/games/{game}")).json()
        assert facts["over"] is True
        assert facts["seats"][1]["invited"] is True

    play(begin, tmp_path)
    play(refuse, tmp_path)


def test_an_ended_game_takes_nobody_in_the_database_either(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created, _ = await invited(server)
        database = server.hall.database
        database.holdings.take("games", created["game"])
        database.end_game(created["game"], Ending(conceded=0))
        code = fingerprint(created["seats"][1]["invite"])
        assert database.claim_seat(code, "token", "Mallow", "Some book", {}) is False

    play(story, tmp_path)


@pytest.mark.parametrize(
    ("bound", "called", "base", "reachable"),
    [
        ("127.0.0.1", "127.0.0.1:8765", "http://127.0.0.1:8765", False),
        ("::1", "localhost:8765", "http://localhost:8765", False),
        ("localhost", "[::1]:8765", "http://[::1]:8765", False),
        ("192.168.7.5", "localhost:8765", "http://192.168.7.5:8765", True),
        ("0.0.0.0", "192.168.7.5:8765", "http://192.168.7.5:8765", True),
        ("127.0.0.1", "duel.example.org", "http://duel.example.org", True),
        ("fd00::7", "localhost:8765", "http://[fd00::7]:8765", True),
    ],
)
def test_a_link_says_whether_others_can_follow_it(bound: str, called: str, base: str, reachable: bool) -> None:
    facts = link_facts(Settings(database="", host=bound), "http", called)
    assert (facts.base, facts.reachable) == (base, reachable)
    assert (facts.remedy is None) is reachable
    if not reachable:
        assert facts.remedy is not None
        assert "mageduel serve --host 0.0.0.0" in facts.remedy


def test_a_server_open_to_its_network_names_an_address_others_can_call() -> None:
    facts = link_facts(Settings(database="", host="0.0.0.0"), "http", "localhost:8765")
    assert not facts.reachable or not is_loopback_name(facts.base.removeprefix("http://").rpartition(":")[0])


def test_the_answer_to_a_new_game_says_where_its_link_leads(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        wish = setup(kinds=("human", "friend"))
        here = await server.http.post("/api/games", json=wish, headers={"host": "localhost:8765"})
        assert here.json()["link"]["reachable"] is False
        assert here.json()["link"]["base"] == "http://localhost:8765"

    play(story, tmp_path)

"""Languages at one table: everybody is told the same things, each in their own."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Chooser, Json, Server, Socket, settle, setup
from tests.server.stories import play

CHRONICLE = ("Runde 1 beginnt.", "Round 1 begins.")


async def sit(server: Server, game: str, token: str | None, wishes: bytes = b"", **hello: str) -> Socket:
    line = server.socket(game, [(b"accept-language", wishes)] if wishes else [])
    line.send({"type": "hello", "token": token, "spectate": token is None, **hello})
    await line.next("state")
    return line


def sentences(line: Socket) -> list[str]:
    return [event["sentence"] for event in line.state["events"]]


def test_each_seat_is_told_in_its_own_language(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create()
        game, tokens = created["game"], [seat["token"] for seat in created["seats"]]
        german = await sit(server, game, tokens[0], language="de")
        english = await sit(server, game, tokens[1], language="en")
        assert CHRONICLE[0] in sentences(german)
        assert CHRONICLE[1] in sentences(english)
        chooser = Chooser(3)
        prompts: dict[int, set[str]] = {0: set(), 1: set()}
        for _ in range(60):
            await settle()
            for seat, line in enumerate((german, english)):
                line.waiting()
                request: Json | None = line.state["request"]
                if request is not None:
                    prompts[seat].add(request["prompt"])
                    await line.answer(chooser.choose(request))
        assert "Wähle deine Sprüche für diese Runde" in prompts[0]
        assert "Choose your spells for this round" in prompts[1]
        assert "Choose your spells for this round" not in prompts[0]

    play(story, tmp_path)


def test_what_the_browser_likes_is_the_first_guess_and_a_choice_goes_before_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create()
        game, token = created["game"], created["seats"][0]["token"]
        liked = await sit(server, game, None, b"fr, de-AT;q=0.9, en;q=0.8")
        assert CHRONICLE[0] in sentences(liked)
        chosen = await sit(server, game, token, b"de", language="en")
        assert CHRONICLE[1] in sentences(chosen)
        unknown = await sit(server, game, None, b"fr, xx;q=9", language="xx")
        assert CHRONICLE[1] in sentences(unknown)

    play(story, tmp_path)


def test_a_refusal_is_told_in_the_language_of_whoever_is_refused(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create()
        german = await sit(server, created["game"], created["seats"][0]["token"], language="de")
        english = await sit(server, created["game"], created["seats"][1]["token"], language="en")
        await settle()
        told = {}
        for line, code in ((german, "de"), (english, "en")):
            line.waiting()
            line.send({"type": "answer", "request": 0, "answer": ["nonsense"]})
            told[code] = (await line.next("refused"))["refusal"]
        assert told["de"]["code"] in ("not-an-option", "not-asked")
        assert told["de"]["rule"]["text"].startswith("Eine Antwort ist")
        assert told["en"]["rule"]["text"].startswith("An answer is")

    play(story, tmp_path)


GERMAN = {"Accept-Language": "de"}


def test_what_cannot_be_is_said_in_the_language_of_whoever_asked(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        web = server.http
        lost = await web.get("/api/invites/nobody", headers=GERMAN)
        assert lost.json()["message"] == "Diese Einladung ist verbraucht, oder es gab sie nie."
        assert "has been used" in (await web.get("/api/invites/nobody")).json()["message"]
        read = await web.post("/api/books/import", json={"text": "md1.AA+A"}, headers=GERMAN)
        assert read.json()["message"] == "Dieser Teil-Text ist beschädigt: '+' gehört nicht hinein."
        draft = {"name": "Mine", "mage": "Wizrd", "mode": "arena", "cards": {}}
        mage = await web.post("/api/books/check", json=draft, headers=GERMAN)
        assert mage.json()["message"] == "Einen Magier 'Wizrd' gibt es nicht; meinst du Wizard?"
        mode = await web.post("/api/books/check", json={**draft, "mode": "arenna"}, headers=GERMAN)
        assert mode.json()["message"] == "mode: Eine Spielart 'arenna' gibt es nicht; meinst du arena?"

    play(story, tmp_path)


def test_what_is_wrong_with_a_book_is_said_in_the_language_of_whoever_builds_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        draft = {"name": "Mine", "mage": "Wizard", "mode": "arena", "cards": {"Jinx": 9}}
        told = (await server.http.post("/api/books/check", json=draft, headers=GERMAN)).json()["issues"][0]
        assert told["code"] == "copies"
        assert told["sentence"].startswith("Jinx ist 9-mal da")
        assert told["remedy"]["label"] == "6 Jinx behalten"
        usual = (await server.http.post("/api/books/check", json=draft)).json()["issues"][0]
        assert usual["sentence"].startswith("Jinx is there 9 times")

    play(story, tmp_path)


def test_levels_and_links_are_told_in_the_language_of_whoever_asks(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        levels = (await server.http.get("/api/levels", headers=GERMAN)).json()
        assert {"Zufall", "Meister"} <= {each["label"] for each in levels}
        created = await server.create()
        assert created["link"]["sentence"].startswith("The")
        invited = await server.http.post("/api/games", json=setup(kinds=("human", "friend")), headers=GERMAN)
        assert invited.json()["link"]["sentence"].startswith("Der Link gilt")

    play(story, tmp_path)


def test_whoever_asked_hears_in_their_language_that_it_was_declined(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create()
        game, tokens = created["game"], [seat["token"] for seat in created["seats"]]
        german = await sit(server, game, tokens[0], language="de")
        english = await sit(server, game, tokens[1], language="en")
        german.send({"type": "offer_draw"})
        await english.next("offer")
        english.send({"type": "draw_reply", "agree": False})
        assert (await german.next("error"))["message"] == "Dein Gegner möchte kein Unentschieden."

    play(story, tmp_path)


def test_what_is_printed_is_sent_in_the_language_of_whoever_asks(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for headers, kinds, word, skill in (
            (GERMAN, ["Tier", "Hund"], "Handgemenge +X", "Handgemenge +1."),
            ({}, ["Animal", "Canine"], "Melee +X", "Melee +1."),
        ):
            cards = (await server.http.get("/api/library", headers=headers)).json()["cards"]
            assert next(each for each in cards if each["name"] == "Timber Wolf")["kinds"] == kinds
            entries = (await server.http.get("/api/codex", headers=headers)).json()["entries"]
            assert next(each for each in entries if each["name"] == "Melee")["word"] == word
            mages = (await server.http.get("/api/mages", headers=headers)).json()
            warlord = next(each for each in mages if each["name"] == "Warlord")
            assert [each["text"] for each in warlord["abilities"] if each["name"] == "Battle Skill"] == [skill]

    play(story, tmp_path)

"""Positions over the wire: looked at, changed, asked about, played from; what is hostile gets one clear line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mageduel.duel import start_duel
from mageduel.positions.links import from_link, link_of
from mageduel.positions.position import Position, position_of
from mageduel.words.language import language, speaking
from tests.positions.test_positions import FOX, WOLF, moment
from tests.server.client import Json, Server
from tests.server.stories import play
from tests.server.test_hints import my_turn


async def post(server: Server, what: str, **body: object) -> Json:
    response = await server.http.post(f"/api/positions/{what}", json=body)
    assert response.status_code < 300, response.text
    found: Json = response.json()
    return found


async def refused(server: Server, what: str, **body: object) -> str:
    response = await server.http.post(f"/api/positions/{what}", json=body)
    assert 400 <= response.status_code < 500, (response.status_code, response.text)
    sentence = str(response.json()["message"])
    assert 0 < len(sentence) < 400
    assert "\n" not in sentence
    return sentence


def test_a_position_is_made_from_an_empty_table_and_comes_back_by_its_link(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        shown = await post(server, "new", mode="arena", mages=["Beastmaster", "Warlock"])
        put = {"do": "put", "card": "Timber Wolf", "seat": 0, "at": "zB2"}
        shown = await post(server, "edit", position=shown["data"], edit=put)
        wolf = shown["made"]
        assert shown["view"]["objects"][str(wolf)]["zone"] == "B2"
        hurt = {"do": "change", "object": wolf, "key": "damage", "value": 3}
        shown = await post(server, "edit", position=shown["data"], edit=hurt)
        assert shown["view"]["objects"][str(wolf)]["damage"] == 3
        assert shown["numbers"] == [1, 2, wolf]
        again = await post(server, "look", position=shown["link"])
        assert (again["data"], again["notes"], again["view"]) == (shown["data"], shown["notes"], shown["view"])
        assert "B2|B3" in shown["borders"]

    play(story, tmp_path)


def test_what_could_hardly_be_is_noted_and_what_cannot_be_is_refused(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        book = {"do": "change", "object": 1, "key": "book", "value": {"Bear Strength": 9}}
        shown = await post(server, "edit", position=moment(), edit=book)
        assert shown["notes"] == ["Beastmaster has 9 copies of Bear Strength in the book; a legal book has at most 6."]
        dead = {"do": "change", "object": WOLF, "key": "damage", "value": 50}
        assert await refused(server, "edit", position=moment(), edit=dead) == (
            "Timber Wolf would be destroyed already: 50 damage, 10 Life."
        )
        german = await server.http.post(
            "/api/positions/edit", json={"position": moment(), "edit": dead}, headers={"accept-language": "de"}
        )
        assert "Leben" in german.json()["message"]

    play(story, tmp_path)


def test_a_game_begins_at_a_position_against_a_computer_a_friend_or_at_one_screen(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        link = link_of(Position.from_data(moment()))
        created = await post(server, "play", position=link, seat=1, against="novice")
        assert [bool(each["token"]) for each in created["seats"]] == [False, True]
        line = await server.sit(created["game"], created["seats"][1]["token"])
        asked = await my_turn(line)
        assert {option["elements"][0] for option in asked["options"] if option["kind"] == "activate"} >= {f"o{FOX}"}
        created = await post(server, "play", position=moment(), seat=0, against="friend")
        assert [bool(each["invite"]) for each in created["seats"]] == [False, True]
        created = await post(server, "play", position=moment(), against="screen")
        assert all(each["token"] for each in created["seats"])
        assert "adept" in await refused(server, "play", position=moment(), against="genius")
        assert await refused(server, "play", position=moment(), seat=5)

    play(story, tmp_path)


def test_the_adept_is_asked_about_a_position(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        advice = await post(server, "advice", position=moment())
        assert advice["seat"] == 1
        assert advice["hint"]["ways"]
        assert await refused(server, "advice", position=moment(), seat=0)

    play(story, tmp_path)


def test_there_is_a_kit_in_the_language_of_who_asks(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        kit = (await server.http.get("/api/positions/kit", headers={"accept-language": "de"})).json()
        burn = next(each for each in kit["conditions"] if each["name"] == "Burn")
        with speaking(language("de")):
            from mageduel.words.names import printed_name

            assert burn["label"] == printed_name("Burn")
        assert "Vine Marker" in kit["markers"]
        assert "lasting" in kit["object_keys"]

    play(story, tmp_path)


def nested(depth: int) -> str:
    return '{"position": ' + '{"seats": [' * depth + "1" + "]}" * depth + "}"


HOSTILE: tuple[Any, ...] = (
    {},
    {"format": "mageduel-position", "version": 1},
    moment(seats=[]),
    moment(seats=[{}] * 7),
    moment(seats={"a": 1}),
    moment(seats=[[], []]),
    moment(seats=[{"mage": {"a": 1}, "zone": "B1"}] * 2),
    moment(mode=["arena"]),
    moment(mode="x" * 90_000),
    moment(round=1e9),
    moment(round=True),
    moment(round=-1),
    moment(phase={}),
    moment(phase=None),
    moment(turn="1"),
    moment(board="nowhere"),
    moment(objects=[{"card": "Timber Wolf", "seat": 0, "zone": "B2"}] * 301),
    moment(objects=[1, 2]),
    moment(objects=[{"card": "Timber Wolf", "seat": 10**30, "zone": "B2"}]),
    moment(objects=[{"card": "Timber Wolf", "seat": 0, "zone": "B2", "id": 2}]),
    moment(objects=[{"card": "Timber Wolf", "seat": 0, "zone": "B2", "stamp": 9}]),
    moment(objects=[{"card": "Timber Wolf", "seat": 0, "zone": "B2", "\u202e": 9}]),
    moment(objects=[{"card": "Rhino Hide", "seat": 0, "on": 3}]),
    moment(objects=[{"card": "Timber Wolf", "seat": 0, "zone": "B2", "lasting": [{"word": "Armor"}]}]),
    moment(objects=[{"card": "Timber Wolf", "seat": 0, "zone": "B2", "links": {"x": [[1, 2, 3]]}}]),
    moment(objects=[{"card": "Timber Wolf", "seat": 0, "zone": "B2", "tokens": {"uses of nothing": 1}}]),
    moment(arrivals=[["Timber Wolf"]]),
    moment(wounds=[[[1, None, 99], [1, None, 0]]]),
    moment(wounds=[[[1, None, 2], [1, None, 0]]]),
    moment(next=10**12),
    moment(conceding=[0, 0, 0, 0]),
)


@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_a_hostile_position_gets_one_clear_line(number: int, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for what in ("look", "advice", "play"):
            await refused(server, what, position=HOSTILE[number])
        clear = {"do": "clear"}
        await refused(server, "edit", position=HOSTILE[number], edit=clear)

    play(story, tmp_path)


def test_hostile_requests_get_one_clear_line(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for body in (nested(3), nested(5_000), "[" * 60_000, '{"position": "mp1.' + "A" * 11_000 + '"}', "{", "1"):
            response = await server.http.post(
                "/api/positions/look", content=body, headers={"content-type": "application/json"}
            )
            assert 400 <= response.status_code < 500, (response.status_code, response.text)
            assert "\n" not in response.json()["message"]
        large = json.dumps({"position": {"x": "y" * 200_000}})
        response = await server.http.post(
            "/api/positions/look", content=large, headers={"content-type": "application/json"}
        )
        assert response.status_code == 413
        for edit in (
            {"do": "explode"},
            {"do": "put", "card": "Timber Wolf", "seat": 0, "at": "<script>"},
            {"do": "put", "card": "Timber Wolf", "seat": 0, "at": "o" + "9" * 15},
            {"do": "put", "card": "x" * 500, "seat": 0, "at": "zB2"},
            {"do": "change", "object": WOLF, "key": "damage", "value": {"a": [[[[]]]]}},
            {"do": "change", "object": WOLF, "key": "lasting", "value": [[[[[[1]]]]]]},
            {"do": "write", "object": WOLF, "row": {"card": {"a": 1}, "seat": []}},
            {"do": "moment", "key": "round", "value": 10**40},
        ):
            await refused(server, "edit", position=moment(), edit=edit)

    play(story, tmp_path)


def test_a_position_of_a_game_is_the_position_that_is_looked_at(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        game = start_duel(Position.from_data(moment()).setup(), 4, forkable=True).last_safe_point
        shown = await post(server, "look", position=dict(position_of(game).data))
        assert from_link(shown["link"]).data == position_of(game).data
        assert (
            start_duel(from_link(shown["link"]).setup(), 4).game.digest()
            == start_duel(Position.from_data(moment()).setup(), 4).game.digest()
        )

    play(story, tmp_path)


def test_a_position_has_a_picture_at_an_address_of_its_own(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        link = link_of(Position.from_data(moment()))
        response = await server.http.get(f"/api/positions/{link}/picture.svg")
        assert response.status_code == 200
        assert response.headers["content-type"] == "image/svg+xml"
        assert response.headers["cross-origin-resource-policy"] == "cross-origin"
        assert "max-age" in response.headers["cache-control"]
        assert "Timber Wolf" in response.text
        for wrong in ("mp1.AAAA", "nothing", "mp1." + "A" * 11_900, "%3Csvg%3E"):
            response = await server.http.get(f"/api/positions/{wrong}/picture.svg")
            assert 400 <= response.status_code < 500
            assert len(response.json()["message"]) < 300

    play(story, tmp_path)


def test_a_shared_position_says_what_it_is_to_those_who_look_at_links(tmp_path: Path) -> None:
    from mageduel.server.sharing import shared_page

    index = tmp_path / "index.html"
    index.write_text("<html><head><title>mageduel</title></head><body></body></html>", encoding="utf-8")
    link = link_of(Position.from_data(moment()))
    page = bytes(shared_page(index, link, "http://table/").body).decode()
    assert '<meta property="og:title" content="Mage Wars position: Beastmaster, Warlock, round 3">' in page
    assert f'content="http://table/api/positions/{link}/picture.svg"' in page
    plain = bytes(shared_page(index, '"><script>', "http://table/").body).decode()
    assert "script" not in plain
    assert "og:" not in plain

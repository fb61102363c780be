"""No secret reaches the wrong side: not by a name, a number or a count, nor by who is asked when."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from mageduel.dsl.script import script_of
from mageduel.facts.cards import Card, CardType
from mageduel.facts.codex import codex
from mageduel.facts.library import library
from mageduel.server.tables import LiveTable
from mageduel.state.events import CardDiscarded, Destroyed, Event, LeftPlay, Revealed, SpellCast
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Spell
from mageduel.views.shapes import ViewShown
from mageduel.views.table import table
from tests.kit.ledger import rule
from tests.server.client import Chooser, Json, Server, Socket, serving, settle

WORDS = {word.casefold() for entry in codex().values() for word in (entry.name, entry.form or "")}
TWOFOLD = {name for name in library() if name.casefold() in WORDS}
"""Cards named like a word of the codex: in a sentence that word says nothing, alone it is the card."""
NAMES = re.compile(
    r"\b(?:" + "|".join(re.escape(name) for name in sorted(set(library()) - TWOFOLD, key=len, reverse=True)) + r")\b"
)
SHAPE = TypeAdapter(ViewShown)


def strings(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a message, with its place."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield f"{path}{{}}", key
            yield from strings(each, f"{path}.{key}")
    elif isinstance(value, list):
        for each in value:
            yield from strings(each, path)


def named(path: str, text: str) -> Iterator[str]:
    """Cards a text names. Conditions are no cards, though some share their name; short forms are none either."""
    if path.endswith(".short"):
        return
    yield from NAMES.findall(text)
    bare = text.removeprefix("c:")
    if bare in TWOFOLD and not path.endswith((".conditions{}", ".traits.text", ".effects.name")):
        yield bare


def side(game: Game, seat: int | None) -> set[int]:
    """The seats that share what this viewer knows: its own and its team-mates'; a spectator knows nothing."""
    if seat is None:
        return set()
    return {player.seat for player in game.players if player.team == game.players[seat].team}


def has_looked(game: Game, seats: set[int], thing: Object) -> bool:
    """Whether one of these seats has looked at a card that lies face down."""
    return not seats.isdisjoint(thing.looked_at_by)


def split(game: Game, seat: int | None) -> tuple[set[str], set[str]]:
    """Names of cards that lie open to this viewer, and of those that lie only where it may not look."""
    secret: set[str] = set()
    friends = side(game, seat)
    public = {card.name for player in game.players for card in player.discard}
    for player in game.players:
        (public if player.seat in friends else secret).update(card.name for card in [*player.book, *player.planned])
    for thing in game.objects.values():
        own = thing.controller in friends
        if own or not thing.hidden or has_looked(game, friends, thing):
            public.add(thing.card.name)
        else:
            secret.add(thing.card.name)
        for held, shown in ((thing.prepared, False), (thing.bound, thing.bound_is_shown)):
            if held is not None:
                (public if own or shown else secret).add(held.name)
    for running in game.running:
        if isinstance(running, Spell) and running.card.type is not CardType.ENCHANTMENT:
            public.add(running.card.name)
    return public, secret - public


def shown_by(event: Event) -> Iterator[str]:
    """Cards that everybody has seen in this event."""
    if isinstance(event, SpellCast) and event.spell.card.type is not CardType.ENCHANTMENT:
        yield event.spell.card.name
    elif isinstance(event, Revealed):
        yield event.enchantment.card.name
    elif isinstance(event, Destroyed | LeftPlay):
        yield event.who.card.name
    elif isinstance(event, CardDiscarded):
        yield event.card.name


@contextmanager
def in_disguise(game: Game, seat: int | None) -> Iterator[None]:
    """The same game with other cards, as many of them, wherever this viewer may not look."""
    other: dict[CardType, list[Card]] = {}
    for card in library().values():
        other.setdefault(card.type, []).append(card)

    def instead_of(card: Card) -> Card:
        return next(each for each in reversed(other[card.type]) if each is not card)

    friends = side(game, seat)
    books = {player.seat: player.book for player in game.players}
    plans = {player.seat: player.planned for player in game.players}
    things = [(each, each.card, each.script, each.prepared, each.bound) for each in game.objects.values()]
    for player in game.players:
        if player.seat not in friends:
            player.book = {instead_of(next(iter(player.book), library()["Block"])): sum(player.book.values())}
            player.planned = tuple(instead_of(card) for card in player.planned)
    for thing, card, _, prepared, bound in things:
        if thing.controller not in friends:
            if thing.hidden and not has_looked(game, friends, thing):
                thing.card = instead_of(card)
                thing.script, thing.characteristics = script_of(thing.card), None
            thing.prepared = instead_of(prepared) if prepared is not None else None
            thing.bound = instead_of(bound) if bound is not None and not thing.bound_is_shown else bound
    yield
    for player in game.players:
        player.book, player.planned = books[player.seat], plans[player.seat]
    for thing, card, script, prepared, bound in things:
        if thing.card is not card:
            thing.card, thing.script, thing.characteristics = card, script, None
        thing.prepared, thing.bound = prepared, bound


class Ear:
    """Listens for one viewer and knows what it may have heard of before."""

    def __init__(self, line: Socket, seat: int | None) -> None:
        self.line = line
        self.seat = seat
        self.heard: set[str] = set()
        self.ids: set[int] = set()
        self.log_read = 0
        self.compared = 0
        """How often what came was compared with what would have come had others held something else."""

    def check(self, live: LiveTable) -> None:
        """Look through everything that has come since."""
        game = live.game
        public, secret = split(game, self.seat)
        log = game.log or []
        self.heard |= public | {name for event in log[self.log_read :] for name in shown_by(event)}
        self.log_read = len(log)
        self.ids |= set(range(game.next_id))  # of some that came, a computer player may have let go since
        messages = self.line.waiting()
        for message in messages:
            self.look(message, secret - self.heard, live)
        desk = live.desks[self.seat]
        is_latest = desk.at == len(live.match.answers) and self.line.state["version"] == desk.version
        if is_latest and any(each["type"] == "state" for each in messages):
            self.compared += 1
            with in_disguise(game, self.seat):
                disguised = json.loads(SHAPE.dump_json(table(game, self.seat)))
            assert self.line.state["view"] == disguised, f"the view of {self.seat} depends on what is hidden from it"

    def look(self, message: Json, secret: set[str], live: LiveTable) -> None:
        for path, text in strings(message):
            for name in named(path, text):
                assert name not in secret, f"{name} told to {self.seat} at {path}: {text}"
            for number in re.findall(r"^o(\d+)$", text):
                assert int(number) in self.ids, f"object {number} told to {self.seat} at {path}"
        if message["type"] != "state":
            assert message["type"] == "accepted", message
            return
        view, request = message["view"], message["request"]
        assert view["you"] == self.seat
        assert request is None or request["seat"] == self.seat
        assert not (self.seat is None and message["can_undo"])
        assert {int(number) for number in view["objects"]} <= self.ids
        assert {number for event in message["events"] for number in event["objects"]} <= self.ids
        friends = side(live.game, self.seat)
        for player in view["players"]:
            assert player["is_own"] is (player["seat"] == self.seat)
            assert player["is_friend"] is (player["seat"] in friends)
            if player["seat"] not in friends:
                assert player["book"] is None
                assert player["threats"] == []
                assert all(each["card"] is None for each in player["prepared"])


class Fierce(Chooser):
    """Attacks as often as not, so that games come to an end."""

    def choose(self, request: Json) -> list[Any]:
        attacks = [option for option in request["options"] if option["kind"] == "attack"]
        if attacks and self.below(3):
            return list(attacks[self.below(len(attacks))]["answer"])
        return super().choose(request)


async def play_and_listen(
    server: Server,
    mode: str,
    seed: int,
    mages: tuple[str, ...],
    sides: tuple[int, ...] | None = None,
    most: int | None = None,
) -> tuple[int, int]:
    """Play a whole game, or so many answers; returns its answers, and how many of them there was no choice about."""
    prefix = "Apprentice" if mode == "apprentice" else "Starting"
    seats = [
        {"kind": "human", "mage": mage, "name": mage[::-1], "book": f"{prefix} {mage}", "side": sides and sides[number]}
        for number, mage in enumerate(mages)
    ]
    created = await server.create(mode=mode, seed=seed, seats=seats)
    lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
    lines.append(await server.sit(created["game"], None))
    ears = [Ear(line, seat) for line, seat in zip(lines, (*range(len(mages)), None), strict=True)]
    chooser = Fierce(seed)
    no_choice = 0
    async with server.hall.visit(created["game"]) as live:
        while True:
            for ear in ears:
                ear.check(live)
            facts = (await server.http.get(f"/api/games/{created['game']}")).json()
            assert facts["round"] == lines[-1].state["view"]["round"]
            asked = next((line for line in lines if line.state["request"] is not None), None)
            if asked is None or len(live.match.answers) == most:
                assert live.is_over or most is not None
                return len(live.match.answers), no_choice
            request = asked.state["request"]
            no_choice += len(request["options"]) == 1 and request["kind"] != "reveal"
            asked.send({"type": "answer", "request": request["id"], "answer": chooser.choose(request)})
            while live.request_number(request["seat"]) == request["id"]:
                await asyncio.sleep(0)
            await settle()


@pytest.mark.parametrize(
    ("mode", "seed", "mages"),
    [
        ("apprentice", 1, ("Beastmaster", "Wizard")),
        ("apprentice", 2, ("Warlock", "Priestess")),
        ("arena", 3, ("Wizard", "Warlock")),
        ("arena", 4, ("Wizard", "Warlock")),
        ("arena", 5, ("Priestess", "Beastmaster")),
        ("arena", 7, ("Priestess", "Beastmaster")),
    ],
)
def test_no_message_of_a_whole_game_holds_what_its_seat_may_not_know(
    mode: str, seed: int, mages: tuple[str, str], tmp_path: Path
) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3") as server:
            answers, no_choice = await play_and_listen(server, mode, seed, mages)
            assert answers > 40
            assert no_choice > 0, "who could not cast what is planned is asked as well"

    asyncio.run(run())


@rule("ruling.m9", "core.multiplayer.team-shares-information")
@pytest.mark.parametrize(
    ("mode", "seed", "mages", "sides"),
    [
        ("free-for-all", 8, ("Wizard", "Warlock", "Priestess"), None),
        ("arena", 9, ("Wizard", "Warlock", "Priestess", "Beastmaster"), (0, 1, 0, 1)),
    ],
)
def test_of_three_and_more_nobody_is_told_what_another_side_hides(
    mode: str, seed: int, mages: tuple[str, ...], sides: tuple[int, ...] | None, tmp_path: Path
) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3") as server:
            answers, _ = await play_and_listen(server, mode, seed, mages, sides, most=130)
            assert answers > 100

    asyncio.run(run())


def test_whoever_comes_back_sees_what_they_saw_and_who_is_asked(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3") as server:
            created = await server.create(seed=21)
            tokens = [seat["token"] for seat in created["seats"]]
            lines = [await server.sit(created["game"], token) for token in tokens]
            chooser = Chooser(8)
            seen: set[str] = set()
            for _ in range(60):
                await settle()
                for line in lines:
                    line.waiting()
                asked = next(line for line in lines if line.state["request"] is not None)
                request, seat = asked.state["request"], asked.state["view"]["you"]
                if request["kind"] not in seen and request["plan"] is None:
                    seen.add(request["kind"])
                    before = lines[1 - seat].state
                    assert before["waiting_for"] == [seat]
                    await lines[1 - seat].close()
                    lines[1 - seat] = await server.sit(created["game"], tokens[1 - seat])
                    after = lines[1 - seat].state
                    assert [after[part] for part in ("view", "version", "request", "waiting_for")] == [
                        before[part] for part in ("view", "version", "request", "waiting_for")
                    ]
                await asked.answer(chooser.choose(request))
            assert {"quickcast", "activate", "action"} <= seen

    asyncio.run(run())


def test_the_numbers_of_the_server_are_not_for_players_elsewhere(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3", metrics_token="wide open") as server:
            for host, token, status in (
                ("127.0.0.1", "", 200),
                ("::1", "", 200),
                ("203.0.113.9", "", 403),
                ("203.0.113.9", "Bearer wide", 403),
                ("203.0.113.9", "Bearer wide open", 200),
            ):
                answer = await server.get_from(host, "/metrics", {"authorization": token})
                assert answer.status_code == status, (host, token)
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3", metrics_token="") as server:
            assert (await server.get_from("203.0.113.9", "/metrics", {"authorization": "Bearer "})).status_code == 403

    asyncio.run(run())

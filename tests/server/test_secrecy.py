"""No secret reaches the wrong side: not by a name, not by a count, not by who is asked when."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mageduel.facts.cards import CardType
from mageduel.facts.codex import codex
from mageduel.facts.library import library
from mageduel.state.game import Game
from mageduel.state.running import Spell
from tests.server.client import Chooser, Json, Server, Socket, serving, settle

WORDS = {word.casefold() for entry in codex().values() for word in (entry.name, entry.form or "")}
NAMES = re.compile(
    r"\b(?:"
    + "|".join(re.escape(name) for name in sorted(library(), key=len, reverse=True) if name.casefold() not in WORDS)
    + r")\b"
)
"""Names of cards, the longest first; those that are also words of the codex say nothing."""


def strings(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a message, with its place."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield path, key
            yield from strings(each, f"{path}.{key}")
    elif isinstance(value, list):
        for each in value:
            yield from strings(each, path)


def hidden_names(game: Game, seat: int | None) -> set[str]:
    """Cards whose names this viewer cannot have learned: in others' books, plans and face-down enchantments only."""
    secret: set[str] = set()
    public = {card.name for player in game.players for card in player.discard} | {
        player.facts.name for player in game.players
    }
    for player in game.players:
        own = player.seat == seat
        (public if own else secret).update(card.name for card in [*player.book, *player.planned])
    for thing in game.objects.values():
        own = thing.controller == seat
        if own or not thing.hidden or (seat is not None and game.seen.get(thing.id, 0) >> seat & 1):
            public.add(thing.card.name)
        else:
            secret.add(thing.card.name)
        for held, shown in ((thing.prepared, False), (thing.bound, thing.bound_is_shown)):
            if held is not None:
                (public if own or shown else secret).add(held.name)
    for running in game.running:
        if isinstance(running, Spell) and running.card.type is not CardType.ENCHANTMENT:
            public.add(running.card.name)
    return secret - public


class Ear:
    """Listens for one viewer and knows what it may have heard of before."""

    def __init__(self, line: Socket, seat: int | None) -> None:
        self.line = line
        self.seat = seat
        self.heard: set[str] = set()
        self.checked = 0

    def check(self, game: Game) -> None:
        """Look through everything that has come since."""
        secret = hidden_names(game, self.seat)
        self.heard |= {card.name for card in library().values()} - secret - self.heard
        for message in self.line.waiting():
            self.look(message, secret - self.heard, game)

    def look(self, message: Json, secret: set[str], game: Game) -> None:
        for path, text in strings(message):
            for name in NAMES.findall(text):
                assert name not in secret, f"{name} told to {self.seat} at {path}: {text}"
        if message["type"] != "state":
            return
        for player in message["view"]["players"]:
            if player["seat"] != self.seat:
                assert player["book"] is None
                assert player["threats"] == []
                assert all(each["card"] is None for each in player["prepared"])
        for shown in message["view"]["objects"].values():
            thing = game.objects.get(shown["id"])
            if shown["hidden"] and shown["card"] is None:
                assert shown["controller"] != self.seat
                closed = ("level", "school", "reveal_cost", "ready", "bound", "location")
                assert all(shown[key] is None for key in closed), shown
                assert (shown["traits"], shown["attacks"], shown["defense"]) == ([], [], [])
            elif shown["hidden"] and thing is not None and thing.controller != self.seat:
                assert self.seat is not None
                assert game.seen.get(thing.id, 0) >> self.seat & 1


async def play_and_listen(server: Server, mode: str, seed: int, most: int) -> int:
    created = await server.create(mode=mode, seed=seed)
    lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
    lines.append(await server.sit(created["game"], None))
    ears = [Ear(line, seat) for line, seat in zip(lines, (0, 1, None), strict=True)]
    chooser = Chooser(seed)
    async with server.hall.visit(created["game"]) as live:
        for count in range(most):
            for ear in ears:
                ear.check(live.game)
            asked = next((line for line in lines if line.state["request"] is not None), None)
            if asked is None:
                assert live.is_over
                return count
            request = asked.state["request"]
            asked.send({"type": "answer", "request": request["id"], "answer": chooser.choose(request)})
            while live.request_number(request["seat"]) == request["id"]:
                await asyncio.sleep(0)
            await settle()
    return most


@pytest.mark.parametrize(
    ("mode", "seed", "most"), [("apprentice", 1, 400), ("apprentice", 2, 400), ("arena", 3, 500), ("arena", 4, 350)]
)
def test_no_message_names_what_its_seat_may_not_know(mode: str, seed: int, most: int, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3") as server:
            assert await play_and_listen(server, mode, seed, most) > 60

    asyncio.run(run())


# Two games that differ only in hidden things


class Twin:
    """One of two games played side by side; seat 0 hides, seat 1 looks on."""

    def __init__(self, hider: Socket, other: Socket) -> None:
        self.hider = hider
        self.other = other

    def read(self) -> None:
        self.hider.waiting()
        self.other.waiting()


def words(answer: object) -> list[Any]:
    return list(answer) if isinstance(answer, list) else [answer]


PASSES = ("pass", "nothing", "no defense", "no counterstrike", "decline", "stop", "keep", "leave")


def quiet(request: Json) -> list[Any]:
    """An answer that shows nothing."""
    for wanted in PASSES:
        for option in request["options"]:
            if option["answer"][0] == wanted:
                return words(option["answer"])
    return words(request["options"][0]["answer"])


def plan(request: Json, names: tuple[str, ...]) -> list[Any]:
    slots = request["plan"]["slots"]
    return ["plan", [[slots[0]["slot"], list(names)], *([slot["slot"], []] for slot in slots[1:])]]


async def play_hiding(twin: Twin, names: tuple[str, ...], on: str, rounds: int) -> None:
    """Plan these spells at first, cast an enchantment among them face down on the own mage, and show nothing else."""
    looker = Chooser(11)
    for _ in range(600):
        await settle()
        twin.read()
        if twin.other.state["view"]["round"] > rounds or twin.hider.state["view"]["result"] is not None:
            return
        if twin.hider.state["request"] is not None:
            request = twin.hider.state["request"]
            if request["plan"] is not None:
                answer = plan(request, names if twin.hider.state["view"]["round"] == 1 else ())
            else:
                answer = hide(request, names[0], on)
            message = await twin.hider.answer(answer)
        else:
            request = twin.other.state["request"]
            answer = plan(request, ()) if request["plan"] is not None else act(request, looker)
            message = await twin.other.answer(answer)
        assert message["type"] == "accepted", message


def hide(request: Json, name: str, on: str) -> list[Any]:
    """Cast this enchantment face down on the own mage if it is one and can be cast."""
    for option in request["options"]:
        answer = option["answer"]
        if (
            answer[0] == "cast"
            and answer[2] == name
            and library()[name].type is CardType.ENCHANTMENT
            and on in option["elements"]
        ):
            return words(answer)
    return quiet(request)


def act(request: Json, looker: Chooser) -> list[Any]:
    """Whatever the looker-on does, it does by lot: nothing it is asked may depend on what is hidden."""
    return words(request["options"][looker.below(len(request["options"]))]["answer"])


def places(text: str) -> Iterator[str]:
    """Every single value of a message with its place, to say where two differ."""

    def walk(value: object, path: str) -> Iterator[str]:
        if isinstance(value, dict):
            for key, each in value.items():
                yield from walk(each, f"{path}.{key}")
        elif isinstance(value, list):
            for number, each in enumerate(value):
                yield from walk(each, f"{path}[{number}]")
        else:
            yield f"{path} = {value!r}"

    return walk(json.loads(text), "")


async def both(
    server: Server, mode: str, mages: tuple[str, str], cards: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    prefix = "Apprentice" if mode == "apprentice" else "Starting"
    heard = []
    for names in cards:
        seats = [
            {"kind": "human", "name": f"P{i}", "mage": mage, "book": f"{prefix} {mage}"} for i, mage in enumerate(mages)
        ]
        _, hider, other = await server.duel(mode=mode, seats=seats, seed=21)
        mage = hider.state["view"]["players"][0]["object"]
        await play_hiding(Twin(hider, other), names, f"o{mage}", 5)
        heard.append(other.traffic)
    first, second = heard
    for one, two in zip(first, second, strict=False):
        if one != two:
            raise AssertionError(f"the traffic differs: {sorted(set(places(one)) ^ set(places(two)))[:8]}")
    assert len(first) == len(second)
    assert len(first) > 15


@pytest.mark.parametrize(
    ("mode", "mages", "cards"),
    [
        # Which spells are planned: one that could be quickcast, one that could not, one that could not be paid.
        (
            "apprentice",
            ("Beastmaster", "Wizard"),
            (("Timber Wolf", "Minor Heal"), ("Steelclaw Grizzly", "Bear Strength")),
        ),
        ("arena", ("Beastmaster", "Wizard"), (("Block", "Minor Heal"), ("Cheetah Speed", "Steelclaw Grizzly"))),
        # Which enchantment lies face down on the mage, with different costs to reveal.
        ("arena", ("Beastmaster", "Wizard"), (("Rhino Hide",), ("Bear Strength",))),
        ("arena", ("Wizard", "Beastmaster"), (("Block",), ("Nullify",))),
    ],
)
def test_games_that_differ_in_hidden_things_sound_the_same_to_the_other_side(
    mode: str, mages: tuple[str, str], cards: tuple[tuple[str, ...], tuple[str, ...]], tmp_path: Path
) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3") as server:
            await both(server, mode, mages, cards)

    asyncio.run(run())


def test_a_secret_question_stays_secret_when_somebody_comes_back(tmp_path: Path) -> None:
    """Whoever reloads while the other side is asked because of a hidden card sees the table as it was before."""

    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3") as server:
            created = await server.create(seed=21)
            tokens = [seat["token"] for seat in created["seats"]]
            lines = [await server.sit(created["game"], token) for token in tokens]
            chooser = Chooser(8)
            async with server.hall.visit(created["game"]) as live:
                found = 0
                for _ in range(200):
                    await settle()
                    for line in lines:
                        line.waiting()
                    asked = next((line for line in lines if line.state["request"] is not None), None)
                    if asked is None or found > 3:
                        break
                    seat = asked.state["view"]["you"]
                    other = live.desks[1 - seat]
                    if other.at != len(live.match.answers):
                        found += 1
                        before = dict(lines[1 - seat].state)
                        await lines[1 - seat].close()
                        other.shown = None
                        lines[1 - seat] = await server.sit(created["game"], tokens[1 - seat])
                        assert lines[1 - seat].state["view"] == before["view"]
                        assert lines[1 - seat].state["waiting_for"] == before["waiting_for"]
                        assert lines[1 - seat].state["version"] == before["version"]
                    await asked.answer(chooser.choose(asked.state["request"]))
                assert found > 1

    asyncio.run(run())

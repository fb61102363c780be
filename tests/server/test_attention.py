"""When people at a table are interrupted, what is answered for them, and that the time it takes tells nothing."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from pathlib import Path

import pytest

from mageduel.kernel.requests import Answer
from mageduel.server import minds
from mageduel.server.attention import PACES
from mageduel.views.decisions import Decision
from mageduel.views.view import View
from tests.server.client import Clock, Json, Server, Socket, serving, settle
from tests.server.test_twins import Hider, Hiding, Table, is_public, places

BEAT, THOUGHT = 0.06, 1.5
ROUNDS = 4
BEASTMASTER, WIZARD = "Beastmaster", "Wizard"
FOX, GRIZZLY = "Bitterwood Fox", "Steelclaw Grizzly"


def seats(mode: str, *mages: str) -> list[Json]:
    prefix = "Apprentice" if mode == "apprentice" else "Starting"
    return [{"kind": "human", "name": mage, "mage": mage, "book": f"{prefix} {mage}"} for mage in mages]


def on_the_clock(server: Server) -> Clock:
    """A server on whose clock only scripted time passes."""
    clock = Clock()
    server.hall.clock, server.hall.sleep = clock, clock.sleep
    return clock


async def until(line: Socket, other: Socket) -> Socket:
    """Wait until one of two people is interrupted, or the game is over; who it is."""
    for _ in range(4000):
        await settle()
        for each in (line, other):
            each.waiting()
            request = each.state["request"]
            if (request is not None and request["asks"]) or each.state["view"]["result"] is not None:
                return each
        await asyncio.sleep(0.001)
    raise AssertionError("nobody was ever asked")


class Twin:
    """One of two games that differ in what seat 0 hides; both people think equally long about everything."""

    def __init__(self, folder: Path, mode: str, hiding: Hiding, stops: Json) -> None:
        self.folder, self.mode, self.hiding, self.stops = folder, mode, hiding, stops

    async def heard(self) -> list[tuple[float, str]]:
        """Everything the other side hears, with its time, until the secret is out or some rounds are over."""
        database = f"sqlite:///{self.folder}/{self.hiding.planned[0]}.sqlite3"
        async with serving(database, beat_seconds=BEAT) as server:
            clock = on_the_clock(server)
            game, line, other = await server.duel(mode=self.mode, seats=seats(self.mode, BEASTMASTER, WIZARD), seed=5)
            for each in (line, other):
                each.clock = clock
                each.send({"type": "stops", "stops": self.stops})
            table = Table(server, game, line, other, self.hiding)
            hider = Hider(table, 3)
            while True:
                asked = await until(line, other)
                heard = list(zip(other.times, other.traffic, strict=True))
                view = asked.state["view"]
                hidden = line.state["view"]["players"][0]["hidden"]
                if table.laid is None and hidden:
                    table.laid = hidden[0]
                if view["round"] > ROUNDS or view["result"] is not None or table.is_out():
                    return heard
                request = asked.state["request"]
                await clock.sleep(THOUGHT)
                if asked is line:
                    answer = hider.answer(request)
                elif request["plan"] is not None:
                    answer = ["plan", [[slot["slot"], []] for slot in request["plan"]["slots"]]]
                else:
                    answer = next(option["answer"] for option in request["options"] if is_public(option))
                await asked.answer(answer)


def compare(one: list[tuple[float, str]], two: list[tuple[float, str]]) -> int:
    """Both heard the same at the same time, as far as the shorter goes; how much that was."""
    for number, ((early, left), (late, right)) in enumerate(zip(one, two, strict=False)):
        assert left == right, f"message {number} differs: {sorted(set(places(left)) ^ set(places(right)))[:6]}"
        assert early == late, f"message {number} comes after {early} or {late} seconds"
    return min(len(one), len(two))


@pytest.mark.parametrize(
    ("mode", "on", "first", "second", "stops"),
    [
        # Planned only: one that could be quickcast and one that could not.
        ("apprentice", None, ("Minor Heal",), (GRIZZLY,), {}),
        (
            "apprentice",
            None,
            ("Minor Heal",),
            (GRIZZLY,),
            {"ahead": {"after": "pass", "first-quickcast": "pass"}},
        ),
        ("arena", None, ("Block", "Minor Heal"), ("Mountain Gorilla", GRIZZLY), {}),
        # Face down: one that could be revealed at once, and one that turns itself over or costs more than there is.
        ("apprentice", "mage", ("Rhino Hide",), ("Bear Strength",), {}),
        ("arena", "creature", ("Block",), ("Eagle Wings",), {}),
        ("arena", "mage", ("Nullify",), ("Cheetah Speed",), {}),
    ],
)
def test_what_is_held_changes_neither_what_the_other_side_hears_nor_when(
    mode: str, on: str | None, first: tuple[str, ...], second: tuple[str, ...], stops: Json, tmp_path: Path
) -> None:
    one, two = (
        asyncio.run(Twin(tmp_path, mode, Hiding(FOX, planned, on), stops).heard()) for planned in (first, second)
    )
    assert compare(one, two) > 25


# A person's settings


async def hiding(server: Server, stops: Json | None) -> tuple[Socket, Socket]:
    """A table at which Beastmaster has Rhino Hide face down on himself, and both people have said when to stop."""
    clock = on_the_clock(server)
    game, line, other = await server.duel(seats=seats("apprentice", BEASTMASTER, WIZARD), seed=5)
    table = Table(server, game, line, other, Hiding(FOX, ("Rhino Hide",), "mage"))
    hider = Hider(table, 3)
    for each in (line, other):
        each.clock = clock
        each.send({"type": "stops", "stops": {}})
    while not line.state["view"]["players"][0]["hidden"]:
        asked = await until(line, other)
        request = asked.state["request"]
        if asked is line:
            await asked.answer(hider.answer(request))
        else:
            await asked.answer(idle(request))
    if stops is not None:
        line.send({"type": "stops", "stops": stops})
    await settle()
    return line, other


def idle(request: Json) -> list[object]:
    if request["plan"] is not None:
        return ["plan", [[slot["slot"], []] for slot in request["plan"]["slots"]]]
    quiet = [option["answer"] for option in request["options"] if option["kind"] in ("pass", "nothing")]
    return list(quiet[0] if quiet else request["options"][0]["answer"])


def test_a_quiet_window_takes_a_beat_and_is_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3", beat_seconds=BEAT) as server:
            line, other = await hiding(server, None)
            asked = await until(line, other)
            assert asked.state["request"]["kind"] != "reveal"
            states = [(at, json.loads(text)) for at, text in zip(line.times, line.traffic, strict=True)]
            counts = [(at, state["attention"]["quiet"]) for at, state in states if state["type"] == "state"]
            gaps = [round(late - early, 3) for (early, few), (late, more) in pairwise(counts) if more == few + 1]
            assert len(gaps) > 2
            assert set(gaps) == {BEAT}
            assert [(each["card"], each["where"], each["stop"]) for each in line.state["attention"]["cards"]] == [
                ("Rhino Hide", "on you", "usual")
            ]
            assert other.state["attention"]["cards"] == []

    asyncio.run(story())


def test_whoever_stops_always_is_asked_and_nothing_is_answered_for_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3", beat_seconds=BEAT) as server:
            line, other = await hiding(server, {"everywhere": True})
            asked = await until(line, other)
            assert asked is line
            request = asked.state["request"]
            assert (request["kind"], request["why_code"]) == ("reveal", "everywhere")
            # From now on never for this card: the open window is passed for the player, and so are all others.
            card = str(line.state["attention"]["cards"][0]["id"])
            line.send({"type": "stops", "stops": {"cards": {card: "never"}}})
            for _ in range(200):
                asked = await until(line, other)
                if asked.state["view"]["round"] > 2:
                    break
                assert asked.state["request"]["kind"] != "reveal"
                await asked.answer(idle(asked.state["request"]))
            assert line.state["attention"]["asked"] == 0

    asyncio.run(story())


def test_the_next_chance_and_a_hush_hold_for_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3", beat_seconds=BEAT) as server:
            line, other = await hiding(server, {"everywhere": True})
            await until(line, other)
            line.send({"type": "hush", "until": "phase"})
            phase = line.state["view"]["phase"]
            while (asked := await until(line, other)).state["view"]["phase"] == phase:
                assert asked.state["request"]["kind"] != "reveal"
                await asked.answer(idle(asked.state["request"]))
            line.send({"type": "stops", "stops": {"at": []}})
            line.send({"type": "stop_next", "on": True})
            while (asked := await until(line, other)).state["request"]["kind"] != "reveal":
                await asked.answer(idle(asked.state["request"]))
            assert asked.state["request"]["why_code"] == "next-chance"
            await asked.answer(["pass"])
            assert line.state["attention"]["next_chance"] is False

    asyncio.run(story())


def test_whoever_says_nothing_is_asked_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3", beat_seconds=BEAT) as server:
            created = await server.create(seats=seats("apprentice", BEASTMASTER, WIZARD), seed=5)
            lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
            await settle()
            async with server.hall.visit(created["game"]) as live:
                assert live.answer_ahead(0) is None
                assert live.attention_of(0).stops.everywhere
            assert all(line.state["attention"]["asked"] == 0 for line in lines)

    asyncio.run(story())


@pytest.mark.parametrize(
    "stops",
    [
        {"at": ["noon"]},
        {"cards": {"x": "never"}},
        {"cards": {"1": "sometimes"}},
        {"ahead": {"plan": "pass"}},
        {"cards": {str(number): "never" for number in range(65)}},
        {"more": True},
    ],
)
def test_settings_that_make_no_sense_are_refused(stops: Json, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3") as server:
            _, line, _ = await server.duel(seats=seats("apprentice", BEASTMASTER, WIZARD), seed=5)
            line.send({"type": "stops", "stops": stops})
            assert (await line.next("error"))["code"] == "malformed"

    asyncio.run(story())


def test_taking_back_goes_behind_what_was_passed_for_the_player(tmp_path: Path) -> None:
    """A step of one's own with a card face down: every window after it has passed, and the step can be taken back."""

    async def story() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3", beat_seconds=BEAT) as server:
            on_the_clock(server)
            both = seats("apprentice", BEASTMASTER, WIZARD)
            game = await server.create(seats=both, seed=5, same_screen=True)
            line, other = [await server.sit(game["game"], seat["token"]) for seat in game["seats"]]
            for each in (line, other):
                each.send({"type": "stops", "stops": {}})
            hider = Hider(Table(server, game["game"], line, other, Hiding(FOX, ("Rhino Hide",), "mage")), 3)
            while True:
                asked = await until(line, other)
                request = asked.state["request"]
                hides = line.state["view"]["players"][0]["hidden"]
                moves = [option["answer"] for option in request["options"] if option["kind"] == "move"]
                if asked is line and hides and moves:
                    break
                await asked.answer(hider.answer(request) if asked is line else idle(request))
            await line.answer(moves[0])
            await until(line, other)
            assert line.state["can_undo"]
            zones = {each["id"]: each["zone"] for each in line.state["view"]["objects"].values()}
            line.send({"type": "undo"})
            while not (await line.next("state"))["whole"]:
                pass
            asked = await until(line, other)
            assert asked is line
            assert moves[0] in [option["answer"] for option in asked.state["request"]["options"]]
            assert zones != {each["id"]: each["zone"] for each in line.state["view"]["objects"].values()}

    asyncio.run(story())


# Computer players


class Scripted:
    """Plans the same every round, does nothing else, and thinks the longer the more it could do."""

    name = "scripted"
    plan: tuple[str, ...] = ()
    clock: Clock

    def __init__(self, seed: int) -> None:
        pass

    def decide(self, view: View, decision: Decision) -> Answer:
        if decision.slots:
            return ("plan", tuple((slot.key, self.plan if slot.key == 0 else ()) for slot in decision.slots))
        options = decision.options
        self.clock.now = round(self.clock.now + 0.01 * min(9, len(options)), 6)
        return next((each for each in options if each[0] in ("pass", "nothing")), options[0])


def test_a_computer_player_takes_its_pace_whatever_it_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "new_agent", lambda level, seed: Scripted(seed))

    async def heard(plan: tuple[str, ...]) -> list[tuple[float, str]]:
        async with serving(f"sqlite:///{tmp_path}/{plan[0]}.sqlite3", beat_seconds=BEAT) as server:
            clock = Scripted.clock = on_the_clock(server)
            Scripted.plan = plan
            both = seats("apprentice", WIZARD, BEASTMASTER)
            both[1] |= {"kind": "computer", "level": "adept"}
            created = await server.create(seats=both, seed=5)
            line = await server.sit(created["game"], created["seats"][0]["token"])
            line.clock = clock
            line.send({"type": "stops", "stops": {}})
            while True:
                await until(line, line)
                if line.state["view"]["round"] > 2:
                    return list(zip(line.times, line.traffic, strict=True))
                if line.state["waiting_for"] != [0]:  # both plan at the same time: the computer first
                    await asyncio.sleep(0.001)
                    continue
                await clock.sleep(THOUGHT)
                await line.answer(idle(line.state["request"]))

    one, two = (asyncio.run(heard(plan)) for plan in (("Minor Heal",), (GRIZZLY,)))
    assert compare(one, two) == len(one) == len(two) > 20
    steps = {round(late - early, 3) for (early, _), (late, _) in pairwise(one)} - {0.0, THOUGHT}
    assert PACES["adept"] in steps

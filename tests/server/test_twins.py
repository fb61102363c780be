"""Two games that differ only in what one seat hides send the other seat the same bytes, whatever both of them do.

Both games are played alike: the hider takes the same public actions by lot, and the two differ only in which spells it
has planned, and in which enchantment it lays face down on the same spot. They may part when that card comes to light
(it is triggered, or destroyed with its bearer): until then everything must be equal.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Chooser, Json, Server, Socket, serving, settle

SECRET_WORDS = ("cast", "deploy", "bind", "reveal", "forfeit")
ROUNDS = 6
ANSWERS = 400


@dataclass(frozen=True)
class Hiding:
    """What a hider does: a creature everybody sees, then these spells planned, the first of them laid face down."""

    creature: str
    planned: tuple[str, ...]
    on: str | None
    """Where the first planned spell is laid: on mage, creature, enemy or zone; None leaves all of them planned."""


@dataclass
class Table:
    """One game: the hider's line, the other's, and what the other can find out."""

    server: Server
    game: str
    hider: Socket
    other: Socket
    hiding: Hiding
    heard: list[str] = field(default_factory=list)
    read: int = 0
    first: list[float] = field(default_factory=list)
    """The numbers of the server when the other side first looked."""
    laid: int | None = None
    """The face-down enchantment."""

    def listen(self) -> None:
        """Take in what has arrived."""
        self.hider.waiting()
        self.other.waiting()
        self.heard += self.other.traffic[self.read :]
        self.read = len(self.other.traffic)

    async def look_around(self) -> None:
        """What the other can ask for besides: the public facts of the game and the numbers of the server."""
        facts = await self.server.http.get(f"/api/games/{self.game}")
        numbers = (await self.server.http.get("/metrics")).text
        found = re.findall(r"^mageduel_(?:answers_total|answer_seconds_count|refusals_total) (\S+)", numbers, re.M)
        self.first = self.first or [float(each) for each in found]
        counted = [float(each) - first for each, first in zip(found, self.first, strict=True)]
        self.heard.append(json.dumps([facts.json(), counted]))

    def is_out(self) -> bool:
        """Whether the hidden card has come to light, or is about to."""
        request = self.hider.state["request"]
        if request is not None and request["kind"] in ("pay reveal", "order"):
            return True
        thing = self.hider.state["view"]["objects"].get(str(self.laid))
        return self.laid is not None and (thing is None or not thing["hidden"])


def is_public(option: Json) -> bool:
    return option["answer"][0] not in SECRET_WORDS


class Hider:
    """Plays seat 0: what everybody may see by lot, the same whatever it hides."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.lot = Chooser(seed)

    def answer(self, request: Json) -> list[Any]:
        view = self.table.hider.state["view"]
        if request["plan"] is not None:
            slots = request["plan"]["slots"]
            wanted = self.wanted(view, {each["card"] for each in slots[0]["cards"]})
            return ["plan", [[slots[0]["slot"], wanted], *([slot["slot"], []] for slot in slots[1:])]]
        for option in request["options"]:
            if option["answer"][0] == "cast" and self.wants(option, view):
                return list(option["answer"])
        public = [option["answer"] for option in request["options"] if is_public(option)]
        return list(public[0] if len(public) == 1 else public[self.lot.below(len(public))])

    def wanted(self, view: Json, at_hand: set[str]) -> list[str]:
        """The creature until it is there, then the spells in question, without the one that has been laid."""
        hiding = self.table.hiding
        if self.creature(view) is None and hiding.creature in at_hand:
            return [hiding.creature]
        return list(hiding.planned if self.table.laid is None else hiding.planned[1:])

    def creature(self, view: Json) -> Json | None:
        own = (each for each in view["objects"].values() if each["card"] == self.table.hiding.creature)
        return next((each for each in own if each["controller"] == 0), None)

    def wants(self, option: Json, view: Json) -> bool:
        name = option["answer"][2]
        creature = self.creature(view)
        if name == self.table.hiding.creature:
            return creature is None
        if name != self.table.hiding.planned[0] or self.table.laid is not None or creature is None:
            return False
        mage = view["objects"][str(view["players"][0]["object"])]
        place = {
            "mage": f"o{mage['id']}",
            "creature": f"o{creature['id']}",
            "enemy": f"o{view['players'][1]['object']}",
            "zone": f"z{mage['zone']}",
            None: "nowhere",
        }[self.table.hiding.on]
        return bool(option["path"][1]["element"] == place)


async def play_hiding(table: Table, seed: int) -> list[str]:
    """Play until the secret is out or time is up; what the other side has heard before that."""
    hider, looker = Hider(table, seed), Chooser(seed + 1)
    table.listen()
    for _ in range(ANSWERS):
        before = len(table.heard)
        view = table.hider.state["view"]
        if view["round"] > ROUNDS or view["result"] is not None:
            break
        if table.hider.state["request"] is not None:
            given = hider.answer(table.hider.state["request"])
            message = await table.hider.answer(given)
        else:
            await table.look_around()
            given = looker.choose(table.other.state["request"])
            message = await table.other.answer(given)
        assert message["type"] == "accepted", message
        await settle()
        table.listen()
        if table.laid is None:
            hidden = table.hider.state["view"]["players"][0]["hidden"]
            table.laid = hidden[0] if hidden else None
        elif table.is_out():
            return table.heard[:before]
    assert (table.laid is not None) == (table.hiding.on is not None), "nothing was hidden"
    return table.heard


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


async def heard_from(folder: Path, mode: str, mages: tuple[str, str], hiding: Hiding, seed: int) -> list[str]:
    """What the other seat hears of one game, on a server of its own."""
    prefix = "Apprentice" if mode == "apprentice" else "Starting"
    seats = [
        {"kind": "human", "name": f"P{number}", "mage": mage, "book": f"{prefix} {mage}"}
        for number, mage in enumerate(mages)
    ]
    async with serving(f"sqlite:///{folder}/{hiding.planned[0]}.sqlite3") as server:
        game, hider, other = await server.duel(mode=mode, seats=seats, seed=seed)
        return await play_hiding(Table(server, game, hider, other, hiding), seed)


BEASTMASTER, WIZARD, WARLOCK, PRIESTESS = "Beastmaster", "Wizard", "Warlock", "Priestess"
FOX, GRIZZLY = "Bitterwood Fox", "Steelclaw Grizzly"
IMP, CLERIC, FAERIE = "Firebrand Imp", "Asyran Cleric", "Moonglow Faerie"


@pytest.mark.parametrize("seed", [23, 22])
@pytest.mark.parametrize(
    ("mode", "mages", "creature", "on", "first", "second"),
    [
        # Planned only: what could be quickcast, what could not, what could not be paid.
        ("apprentice", (BEASTMASTER, WIZARD), FOX, None, ("Timber Wolf", "Minor Heal"), (GRIZZLY, "Bear Strength")),
        ("apprentice", (WARLOCK, PRIESTESS), IMP, None, ("Agony",), ("Goran, Werewolf Pet",)),
        ("arena", (BEASTMASTER, WIZARD), FOX, None, ("Block", "Minor Heal"), ("Mountain Gorilla", GRIZZLY)),
        ("arena", (WIZARD, WARLOCK), FAERIE, None, ("Jinx", "Decoy"), ("Gorgon Archer", "Darkfenne Hydra")),
        # Face down, with other costs to reveal and other effects.
        ("apprentice", (BEASTMASTER, WIZARD), FOX, "mage", ("Rhino Hide",), ("Bear Strength",)),
        ("apprentice", (WARLOCK, BEASTMASTER), IMP, "enemy", ("Ghoul Rot",), ("Magebane",)),
        ("arena", (BEASTMASTER, WIZARD), FOX, "creature", ("Block",), ("Eagle Wings",)),
        ("arena", (BEASTMASTER, WARLOCK), FOX, "mage", ("Mongoose Agility", "Block"), ("Nullify", "Feral Bobcat")),
        ("arena", (PRIESTESS, WIZARD), CLERIC, "mage", ("Divine Intervention",), ("Hawkeye",)),
        ("arena", (WIZARD, BEASTMASTER), FAERIE, "mage", ("Block",), ("Reverse Magic",)),
        ("arena", (WIZARD, PRIESTESS), FAERIE, "zone", ("Decoy",), ("Teleport Trap",)),
        ("arena", (WARLOCK, WIZARD), IMP, "creature", ("Chains of Agony",), ("Enfeeble",)),
    ],
)  # fmt: skip
def test_games_that_differ_in_hidden_things_sound_the_same_to_the_other_side(
    mode: str,
    mages: tuple[str, str],
    creature: str,
    on: str | None,
    first: tuple[str, ...],
    second: tuple[str, ...],
    seed: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Socket, "wants_changes", seed == 22)  # what has changed tells no more than the whole
    one, two = (
        asyncio.run(heard_from(tmp_path, mode, mages, Hiding(creature, planned, on), seed))
        for planned in (first, second)
    )
    for number, (left, right) in enumerate(zip(one, two, strict=False)):
        if left != right:
            differing = sorted(set(places(left)) ^ set(places(right)))[:8]
            raise AssertionError(f"message {number} of {len(one)} differs: {differing}")
    assert min(len(one), len(two)) > 40

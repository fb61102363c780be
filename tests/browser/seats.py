"""Games set up without a page: both seats answer over the wire until a moment worth looking at."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from mageduel.facts.modes import mode_called
from mageduel.facts.spellbooks import published_books
from tests.browser.positions import PREFIX

Json = dict[str, Any]
Choice = Callable[[Json], Any]
"""What a seat answers to a state in which it is asked."""

KNOWN = {
    "mode": "apprentice", "opponent": "", "mage": "", "theirMage": "", "sameScreen": False, "invite": None,
    "over": False, "outcome": "", "how": "", "round": 0, "at": 0,
}  # fmt: skip
PATIENCE = 20


@dataclass
class Duel:
    """A game between two mages with their published books, and the tokens of both seats."""

    address: str
    game: str
    tokens: list[str]

    @classmethod
    def between(
        cls, address: str, *mages: str, mode: str = "apprentice", position: str = "", teams: bool = False
    ) -> Duel:
        """Set up a game, from its beginning or in a position."""
        kind = mode_called(mode).books
        books = {book.mage: book.name for book in published_books().values() if book.mode == kind}
        seats: list[Json] = [
            {"kind": "human", "name": f"{mage}'s player", "mage": mage, "book": books[mage]} for mage in mages
        ]
        if teams:
            for number, seat in enumerate(seats):
                seat["side"] = number % 2
        if position:
            for number, seat in enumerate(seats):
                seat["name"] = f"Player {number}" if number else f"{PREFIX}{position}"
        made = httpx.post(f"{address}api/games", json={"mode": mode, "seats": seats})
        made.raise_for_status()
        facts = made.json()
        return cls(address, facts["game"], [seat["token"] for seat in facts["seats"]])

    def sit(self, page: Page, seat: int) -> None:
        """Let a page take a seat."""
        known = {**KNOWN, "game": self.game, "seats": [{"seat": seat, "token": self.tokens[seat]}]}
        page.evaluate("(game) => localStorage.setItem('mageduel.games', JSON.stringify([game]))", known)
        page.goto(f"{self.address}#/table/{self.game}")
        page.wait_for_selector("[data-part=table][data-round]")

    def asked(self, seat: int) -> Json | None:
        """The state this seat is asked something in, if it is."""
        with self._line() as line:
            state = self._hello(line, seat)
            return state if state["request"] is not None else None

    def answer(self, seat: int, choose: Choice) -> bool:
        """Answer what this seat is asked; False if nothing is, or the table has gone on by itself."""
        with self._line() as line:
            state = self._hello(line, seat)
            if state["request"] is None:
                return False
            number = state["request"]["id"]
            line.send(json.dumps({"type": "answer", "request": number, "answer": choose(state)}))
            return bool(_next(line, "accepted", "refused")["type"] == "accepted")

    def concede(self, seat: int) -> None:
        """Give up for this seat."""
        with self._line() as line:
            self._hello(line, seat)
            line.send(json.dumps({"type": "concede"}))
            _next(line, "state")

    def play(self, choose: Choice, until: Callable[[Json], bool]) -> Json:
        """Answer for both until a seat is asked at such a moment; the state it is asked in."""
        for at in range(400):
            seat = at % len(self.tokens)
            state = self.asked(seat)
            if state is not None and until(state):
                return state
            if state is not None:
                self.answer(seat, choose)
        raise AssertionError("that moment never came")

    def _line(self) -> ClientConnection:
        return connect(f"{self.address.replace('http', 'ws')}api/games/{self.game}/socket")

    def _hello(self, line: ClientConnection, seat: int) -> Json:
        line.send(json.dumps({"type": "hello", "token": self.tokens[seat]}))
        return _next(line, "state")


def _next(line: ClientConnection, *kinds: str) -> Json:
    while True:
        message: Json = json.loads(line.recv(PATIENCE))
        assert message["type"] != "error", message
        assert message["type"] != "refused" or message["refusal"]["code"] == "not-asked", message
        if message["type"] in kinds:
            return message


def mage_of(state: Json, seat: int) -> Json:
    """A mage as its object."""
    found: Json = state["view"]["objects"][str(state["view"]["players"][seat]["object"])]
    return found


def plainly(state: Json, plan: tuple[str, ...] = (), cast: str = "", walk_to: str = "") -> Any:
    """A plain way to answer: plan and cast this, walk there or go on guard, else pass."""
    request = state["request"]
    if request["plan"] is not None:
        offered = {card["card"] for card in request["plan"]["slots"][0]["cards"]}
        wanted = [name for name in plan if name in offered]
        return ["plan", [[slot["slot"], wanted[: slot["count"]]] for slot in request["plan"]["slots"]]]
    answers = [option["answer"] for option in request["options"]]
    own = mage_of(state, request["seat"])["id"]
    for answer in answers:
        if cast and answer[0] == "cast" and answer[2] == cast and answer[3] == own:
            return answer
    ways = [answer for answer in answers if answer[0] == "move"] if walk_to else []
    if ways:
        return min(ways, key=lambda answer: _apart(answer[1], walk_to))
    wishes = ["pass", *([] if walk_to else ["guard"]), "activate", "initiative", "nothing"]
    return next((answer for wish in wishes for answer in answers if answer[0] == wish), answers[-1])


def _apart(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))

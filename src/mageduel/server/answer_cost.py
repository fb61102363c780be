"""The cost of an answer: processor time of all that follows from one on the server, without network and database.

`python -m mageduel.server.answer_cost` plays games by lot at tables in this process, with a listener at every seat:
each answer is checked, given and shown to all of them, down to the text that would be sent. Choosing answers is not
counted.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from mageduel.duel import RULES_VERSION, start_duel
from mageduel.facts.modes import mode_called, sides_for
from mageduel.facts.spellbooks import published_books
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.planning.plans import PlanRequest
from mageduel.rules.round.setup import Seat, Setup
from mageduel.server.listeners import Listener
from mageduel.server.stored import StoredGame, StoredSeat
from mageduel.server.tables import LiveTable

MAGES = ("Beastmaster", "Wizard", "Priestess", "Warlock")
BOOKS = {"apprentice": "Apprentice", "arena": "Starting"}
TEAMS = 4
"""How many play in two teams."""
LONGEST = 1500
"""Answers after which a game is left."""


@dataclass(slots=True)
class Cost:
    """What answers have cost, in seconds of processor time, part by part."""

    answers: int = 0
    rules: float = 0.0
    """Checking the answer and playing it."""
    showing: float = 0.0
    """What every seat may see and is asked, in pieces of text, and its chronicle."""
    writing: float = 0.0
    """The messages, as changes to what each listener holds."""
    sizes: list[int] = field(default_factory=list)
    """Characters of each message."""

    @property
    def milliseconds(self) -> float:
        """Of one answer."""
        return (self.rules + self.showing + self.writing) / max(1, self.answers) * 1000

    def lines(self) -> Iterator[str]:
        """What was measured, in words."""
        for name in ("rules", "showing", "writing"):
            yield f"  {name:<9} {getattr(self, name) / max(1, self.answers) * 1000:.3f} ms"
        yield f"  message   {sum(self.sizes) / max(1, len(self.sizes)) / 1000:.1f} kB"


def seated(number: int, seats: int, mode: str = "arena") -> Setup:
    """The starting books of the first mages, in turn; four play in two teams."""
    mages = [MAGES[(number + each) % len(MAGES)] for each in range(seats)]
    played = mode if seats in (2, TEAMS) else "free-for-all"
    sides = sides_for(mode_called(played), seats, teams=seats == TEAMS)
    books = published_books()
    return Setup(
        played,
        tuple(
            Seat(f"P{each}", mage, dict(books[f"{BOOKS[mode]} {mage}"].cards), side)
            for each, (mage, side) in enumerate(zip(mages, sides, strict=True))
        ),
    )


def live_table(setup: Setup, seed: int) -> LiveTable:
    """A table of people that nobody keeps anywhere."""
    places = tuple(
        StoredSeat(number, "human", seat.name, None, None, None, book="own") for number, seat in enumerate(setup.seats)
    )
    stored = StoredGame("cost", setup.to_data(), seed, RULES_VERSION, False, None, None, places, ())
    live = LiveTable(stored, setup, start_duel(setup, seed, log=True))
    live.follow(())
    return live


def by_lot(request: Request, lot: random.Random) -> Answer:
    """Any possible answer."""
    if not isinstance(request, PlanRequest):
        return lot.choice(request.options)
    left = dict(request.book)
    slots = []
    for slot in request.slots:
        names: list[str] = []
        for _ in range(slot.count):
            cards = [card for card in slot.cards if left[card]]
            if cards:
                card = lot.choice(cards)
                left[card] -= 1
                names.append(card.name)
        slots.append((slot.key, tuple(names)))
    return ("plan", tuple(slots))


def play(live: LiveTable, lot: random.Random, cost: Cost, longest: int = LONGEST) -> None:
    """Play a game by lot and add up what its answers cost."""
    live.listeners = [Listener(seat) for seat in range(len(live.game.seated))]
    for listener in live.listeners:
        listener.wants_changes = True
        live.state_for(listener)
    clock = time.process_time
    for _ in range(longest):
        waiting = live.waiting_for
        if not waiting or live.is_over:
            return
        seat = lot.choice(waiting)
        request = live.open_request(seat)
        assert request is not None
        answer = by_lot(request, lot)
        began = clock()
        assert request.refuses(answer) is None
        live.play(seat, answer)
        played = clock()
        live.publish()
        shown = clock()
        texts = [live.state_for(listener) for listener in live.listeners]
        written = clock()
        cost.answers += 1
        cost.rules += played - began
        cost.showing += shown - played
        cost.writing += written - shown
        cost.sizes += [len(text) for text in texts]


def measure(games: int, seats: int, seed: int) -> Cost:
    """What answers of so many games cost."""
    cost = Cost()
    for number in range(games):
        live = live_table(seated(number, seats), seed * 1_000_003 + number)
        gc.collect()
        play(live, random.Random(seed * 1_000_003 + number), cost)
    return cost


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print what answers cost."""
    parser = argparse.ArgumentParser(prog="python -m mageduel.server.answer_cost", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seats", type=int, nargs="+", choices=range(2, 7), default=[2, TEAMS], help="of a game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", action="store_true", help="say where the time goes")
    chosen = parser.parse_args(arguments)
    for seats in chosen.seats:
        measure(1, seats, chosen.seed + 1)  # everything is loaded, and every printed thing has been looked at
        profile = cProfile.Profile(time.process_time)
        if chosen.profile:
            profile.enable()
        cost = measure(chosen.games, seats, chosen.seed)
        profile.disable()
        print(f"{seats} seats: {cost.milliseconds:.2f} ms of processor time an answer, {cost.answers} answers")
        print("\n".join(cost.lines()))
        if chosen.profile:
            pstats.Stats(profile).sort_stats("cumulative").print_stats(45)
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

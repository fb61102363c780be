"""Twin games: two that differ only in what one player hides look the same to everybody who may not know it.

Both are played alike, everybody by the same lots; only the hider has planned, and laid face down, another card. So all
other sides, and whoever watches, see the same table, the same chronicle and the same questions at every moment, until
that card comes to light. Team-mates see which card it is (M9).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest

from mageduel.agents.lots import lots
from mageduel.duel import start_duel
from mageduel.facts.library import card
from mageduel.facts.spellbooks import published_book
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.planning.plans import PlanRequest
from mageduel.rules.round.setup import Seat, Setup
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.chronicle import Teller
from mageduel.views.questions import question
from mageduel.views.table import table
from tests.kit.ledger import rule
from tests.many.sitting import NAMES

SECRETS = ("Bear Strength", "Rhino Hide")
"""Two enchantments that are cast at the same price and never have to be revealed."""
SECRET_WORDS = ("cast", "reveal", "forfeit", "bind", "deploy")
ANSWERS = 120
LOOK_EVERY = 6
"""How often everybody looks at the table; whoever is asked looks always."""

FORMS = [
    ("arena", 4, True),
    ("free-for-all", 4, True),
    ("free-for-all", 3, False),
    ("free-for-all", 6, False),
    ("academy", 3, False),
    ("academy", 5, False),
    ("academy", 4, True),
    ("academy", 6, True),
    ("domination", 4, True),
]


class Twin:
    """One of the two games, with the hider who has this card."""

    def __init__(self, form: tuple[str, int, bool], hider: int, secret: str, seed: int) -> None:
        mode, count, teams = form
        self.hider, self.secret = hider, secret
        mages = ("Academy Beastmaster", "Academy Wizard") if mode == "academy" else ("Beastmaster", "Warlock")
        seats = []
        for number in range(count):
            mage = mages[0] if number == hider else mages[number % 2]
            name = mage if mode == "academy" else f"starting_{mage.lower()}"
            book = {**published_book(name).cards, **(dict.fromkeys(SECRETS, 1) if number == hider else {})}
            seats.append(Seat(NAMES[number], mage, book, number % 2 if teams else None))
        self.match: Match[Game] = start_duel(Setup(mode, tuple(seats)), seed, log=True)
        self.game = self.match.game
        self.below = lots(seed, 4)
        self.told = 0

    @property
    def laid(self) -> Object | None:
        """The card that lies face down, once it does."""
        return next((each for each in self.game.objects.values() if each.card.name in SECRETS), None)

    @property
    def is_out(self) -> bool:
        """Whether it has come to light."""
        has_left = any(each.name in SECRETS for each in self.game.players[self.hider].discard)
        return has_left or (self.laid is not None and not self.laid.hidden)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """All that a viewer has: the table, what was told since last time, and his question if he is asked."""
        teller = Teller(self.game, seat)
        events = [teller.tell(event) for event in (self.game.log or [])[self.told :]]
        asked = [asdict(question(self.game, each)) for each in self.match.open_requests if each.player == seat]
        return {"table": asdict(table(self.game, seat)), "events": events, "asked": asked}

    def step(self) -> None:
        """Answer the question that is open: the hider as planned or in the open, everybody else by lot."""
        self.told = len(self.game.log or [])
        requests = self.match.open_requests
        request = requests[self.below(len(requests))]
        self.match.answer(request.player, self._answer(request))

    def _answer(self, request: Request) -> Answer:
        if request.player != self.hider:
            return request.sample(self.below)
        if isinstance(request, PlanRequest):
            planned = () if self.laid is not None else (self.secret,)
            return ("plan", tuple((slot.key, () if slot.holder else planned) for slot in request.slots))
        own = self.game.players[self.hider].mage.id
        wanted = [each for each in request.options if each[0] == "cast" and each[2:4] == (self.secret, own)]
        if wanted and self.laid is None:
            return wanted[0]
        in_the_open = [each for each in request.options if each[0] not in SECRET_WORDS]
        return in_the_open[self.below(len(in_the_open))] if in_the_open else request.options[0]


def who_is_asked(twin: Twin) -> list[tuple[int, str]]:
    return [(request.player, request.kind) for request in twin.match.open_requests]


def played(form: tuple[str, int, bool], hider: int, seed: int) -> Iterator[tuple[Twin, Twin]]:
    """Twins at every moment until the secret is out."""
    one, other = (Twin(form, hider, secret, seed) for secret in SECRETS)
    for _ in range(ANSWERS):
        yield one, other
        for twin in (one, other):
            twin.step()
        if any(twin.is_out or twin.match.is_over for twin in (one, other)):
            return


@rule("ruling.m9", "core.multiplayer.team-shares-information", "academy.multi.team.look-enchantments")
@pytest.mark.parametrize(("form", "hider"), [(form, number % form[1]) for number, form in enumerate(FORMS)])
def test_what_one_hides_makes_no_difference_to_those_who_may_not_know(form: tuple[str, int, bool], hider: int) -> None:
    moments = laid = 0
    for one, other in played(form, hider, seed=form[1]):
        assert who_is_asked(one) == who_is_asked(other)
        moments += 1
        side = one.game.players[hider].team
        asked = {request.player for request in one.match.open_requests}
        for viewer in (None, *(player.seat for player in one.game.seated)):
            if moments % LOOK_EVERY and viewer not in asked:
                continue
            if viewer is None or one.game.players[viewer].team != side:
                assert one.seen_by(viewer) == other.seen_by(viewer), (moments, viewer)
            elif one.laid is not None and other.laid is not None:
                laid += 1
                names = [table(twin.game, viewer).objects[str(twin.laid.id)].name for twin in (one, other) if twin.laid]
                assert names == list(SECRETS), "his own side knows"
    assert moments > 20
    assert laid > 0


@rule("ruling.m9")
@pytest.mark.parametrize("form", [("arena", 4, True), ("free-for-all", 4, False)])
def test_plans_are_seen_by_the_team_alone(form: tuple[str, int, bool]) -> None:
    twin = Twin(form, 0, SECRETS[0], seed=1)
    while not twin.game.players[0].planned:
        twin.step()
    for player in twin.game.seated:
        prepared = table(twin.game, player.seat).players[0].prepared
        is_mate = player.team == twin.game.players[0].team
        assert [each.card for each in prepared] == [SECRETS[0] if is_mate else None]
    assert card(SECRETS[0]) in twin.game.players[0].planned

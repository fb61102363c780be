"""The duel: whole games through the real kernel, played on with answers that do as little as possible.

Dice are scripted as at the table; what nobody scripted comes up blank. Questions nobody answers are passed, so a test
says only what it is about. Things put on the table by hand are seen by the questions that come after the open one.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from mageduel.duel import start_duel
from mageduel.facts.dice import ATTACK_FACES
from mageduel.kernel.match import Match
from mageduel.kernel.requests import CHANCE, Answer, Request
from mageduel.rules.dice import EFFECT_DIE, ChanceRequest
from mageduel.rules.enchantments.reveals import WINDOW
from mageduel.rules.planning.plans import PlanRequest
from mageduel.rules.round.setup import Seat, Setup
from mageduel.state.events import Event
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.kit.answers import Decision
from tests.kit.table import BLUE, RED, Table

E_ = TypeVar("E_", bound=Event)
BLANK = next(index for index, face in enumerate(ATTACK_FACES) if face.value == 0)
FAR_TOO_LONG = 20_000


class Asked(NamedTuple):
    """A question that was put to a player: when, to whom, and of what kind."""

    round: int
    phase: Phase
    seat: int
    kind: str


def default_answer(request: Request) -> Answer:
    """What somebody answers who wants nothing: an empty plan, no spell, no action, passing where that is allowed."""
    if isinstance(request, PlanRequest):
        return ("plan", tuple((slot.key, ()) for slot in request.slots))
    return request.decline or request.options[0]


class Duel(Table):
    """A match in progress, with the hands to move things on its table and the patience to play it on."""

    def __init__(
        self,
        mode: str = "arena",
        red: str = "Beastmaster",
        blue: str = "Warlock",
        red_book: dict[str, int] | None = None,
        blue_book: dict[str, int] | None = None,
        *,
        seats: tuple[Seat, ...] = (),
        board: str | None = None,
        initiative: int | None = RED,
        seed: int = 1,
        forkable: bool = False,
    ) -> None:
        pair = (Seat("Red", red, red_book or {}), Seat("Blue", blue, blue_book or {}))
        self.setup = Setup(mode, seats or pair, board)
        self._sit_down()
        self.questions: list[Asked] = []
        self.match: Match[Game] = start_duel(self.setup, seed, forkable=forkable, log=True, asks_chance=True)
        self.game = self.match.game
        self.red = self.game.players[RED].mage
        self.blue = self.game.players[BLUE].mage
        if initiative is not None:
            self.effect(12, *[1] * (len(self.game.seated) - 1))
            self.play_until("initiative")
            self.answer(("initiative", initiative))

    # Playing on

    @property
    def requests(self) -> list[Request]:
        """What is being asked, after rolling whatever dice are due."""
        self._roll_what_is_due()
        return self.match.open_requests

    def _roll_what_is_due(self) -> None:
        while self.match.requests and self.match.requests[0].player == CHANCE:
            roll = self.match.requests[0]
            assert isinstance(roll, ChanceRequest)
            self.match.answer(CHANCE, self._roll(roll))

    @property
    def request(self) -> Request:
        """The question that is open."""
        assert self.requests, "nothing is being asked: the game is over"
        return self.requests[0]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.requests

    def _roll(self, request: ChanceRequest) -> Answer:
        if request.question is EFFECT_DIE:
            return super()._roll(request) if self._effects else (0,)
        return super()._roll(request) if self._dice else (BLANK,) * request.count

    def answer(self, answer: Answer, seat: int | None = None) -> None:
        """Answer the open question, or the one put to this seat."""
        request = self.request if seat is None else self.match.request_for(seat)
        assert request is not None, f"nothing is being asked of {seat}"
        self.questions.append(Asked(self.game.round, self.game.phase, request.player, request.kind))
        self.match.answer(request.player, answer)
        self._roll_what_is_due()

    def step(self) -> None:
        """Answer the open question as scripted, or by default."""
        request = self.request
        self.answer(self._scripted(request), request.player)

    def _scripted(self, request: Request) -> Answer:
        if request.question is WINDOW:
            return self._reveal(request)
        queue = self._decisions.get(request.kind)
        decision = queue.pop(0) if queue else self._standing.get(request.kind, default_answer)
        return self._checked(request, decision)

    def play_until(self, kind: str, seat: int | None = None) -> Request:
        """Play on by default until a question of this kind is open, for this seat if one is named."""
        for _ in range(FAR_TOO_LONG):
            request = self.request
            if request.kind == kind and seat in (None, request.player):
                return request
            self.step()
        raise AssertionError(f"nobody was ever asked to {kind}")

    def play_to(self, phase: Phase, round: int | None = None) -> Request:
        """Play on by default until somebody is asked something in this phase, of this round if one is named."""
        for _ in range(FAR_TOO_LONG):
            request = self.request
            if self.game.phase is phase and round in (None, self.game.round):
                return request
            self.step()
        raise AssertionError(f"nobody was ever asked anything in the {phase.value} phase")

    def all_used(self) -> None:
        """Fail if anything that was scripted has not come up."""
        self._nothing_left()

    def play_round(self) -> None:
        """Play on, as scripted or by default, until the next round has begun or the game is over."""
        began = self.game.round
        for _ in range(FAR_TOO_LONG):
            if self.is_over or self.game.round != began:
                return
            self.step()
        raise AssertionError("the round never ended")

    def prepare(self, seat: int, *names: str, also: dict[Object, str] | None = None) -> None:
        """Answer the Planning Phase: the mage's spells, and those of familiars and spawnpoints."""
        self.answer(self.plan_answer(seat, *names, also=also), seat)

    def plan_answer(self, seat: int, *names: str, also: dict[Object, str] | None = None) -> Answer:
        """A plan as an answer."""
        request = self.match.request_for(seat)
        assert isinstance(request, PlanRequest)
        given = {each.id: (name,) for each, name in (also or {}).items()}
        return ("plan", tuple((slot.key, given.get(slot.key, () if slot.holder else names)) for slot in request.slots))

    def prepare_all(self, **names: tuple[str, ...]) -> None:
        """Play to the Planning Phase and answer it for everybody: `red` and `blue` say what, the rest plan nothing."""
        self.play_until("plan")
        for player in self.game.players:
            if isinstance(self.match.request_for(player.seat), PlanRequest):
                self.prepare(player.seat, *names.get(player.name.lower(), ()))

    def activate(self, creature: Object, *actions: Decision) -> None:
        """Play on until its player may activate this creature, do so, and take these actions.

        Where no other creature is left the activation is not a question, and the Action Phase has begun already.
        """
        answer = ("activate", creature.id)
        while not self._is_acting(creature):
            if self.request.kind == "activate" and answer in self.request.options:
                self.answer(answer)
            else:
                self.step()
        for action in actions:
            self.play_until("action", creature.controller)
            self.answer(action(self.request) if callable(action) else action)

    def _is_acting(self, creature: Object) -> bool:
        return self.request.kind == "action" and self.game.acting is creature

    # Looking

    def asked_in(self, phase: Phase, kind: str | None = None) -> list[int]:
        """The seats that were asked something, of this kind if one is named, in this phase, in order."""
        return [each.seat for each in self.questions if each.phase is phase and kind in (None, each.kind)]

"""What if: boards of one's own that begin at any moment of a replay, of a game against the computer, or at a position.

A board is a tree of moments. Every step is an answer with its dice: rolled anew, or set. The board lives in memory,
and nothing on it touches a game. Of a running game it knows what the seat knows: what is hidden is guessed once, as
computer players guess it, and the dice to come are others.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from mageduel.agents.chances import chance
from mageduel.agents.determinize import draw_sample
from mageduel.agents.levels import new_agent
from mageduel.agents.lots import lots
from mageduel.facts.dice import ATTACK_FACES
from mageduel.facts.errors import Coded
from mageduel.kernel.chance import Stream, stream
from mageduel.kernel.match import Match
from mageduel.kernel.requests import CHANCE, Answer, Request
from mageduel.positions.links import link_of
from mageduel.positions.position import Position, position_of
from mageduel.rules.dice import ChanceRequest
from mageduel.server.following import FOLLOWER, Follower, Told
from mageduel.server.moments import look_at, seats_asked, state_at
from mageduel.server.trying import BoardShown, Dice, Inquiry, InquiryReply, NodeFacts, RollAsked, Trial
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.labels import label_of
from mageduel.views.view import view

MOST_NODES: Final = 400
MOST_ROLLS: Final = 40
"""Rolls one answer may lead to that are set by hand."""
READY: Final = 16
"""Moments of a board that are kept ready."""
BOARDS: Final = 64
SAMPLE_LOTS: Final = 15
DICE_LOTS: Final = 16
AVERAGE: Final = (2, 4)
"""A normal 1 and a critical 1 in turn come to what dice come to on average."""


class NotOnTheBoard(Coded, LookupError):
    """What was asked for is not there, or cannot be done here."""


@dataclass(frozen=True, slots=True)
class Base:
    """Where a board begins, as it travels to a worker."""

    told: Told
    seat: int | None = None
    """Of a running game: whose knowledge it is limited to."""
    lot: int = 0
    """What the guesses at hidden cards and the dice to come start from."""


@dataclass(frozen=True, slots=True)
class Step:
    """An answer with its dice: the sides that were set, and where the others come from."""

    seat: int
    answer: Answer
    sides: tuple[int, ...]
    salt: int

    @property
    def dice(self) -> Stream:
        """The dice as the match draws them: a throw modulo the sides of a die is the side it shows."""
        key, _ = stream(self.salt, DICE_LOTS)
        return key, bytes(self.sides)


def begin(base: Base, follower: Follower) -> Match[Game]:
    """A match of one's own at the beginning of a board."""
    match = follower.follow(base.told)
    if base.seat is None:
        if not match.can_fork:
            raise NotOnTheBoard("board-not-here")
        twin = match.fork()
        twin.reseed(stream(base.lot, DICE_LOTS))
        return twin
    sampler = view(match.game, base.seat, match).sampler
    sample = None if sampler is None else draw_sample(sampler, lots(base.lot, SAMPLE_LOTS))
    if sample is None:
        raise NotOnTheBoard("board-not-here")
    return sample


def follow(match: Match[Game], step: Step, *, asks: bool = False) -> Match[Game]:
    """The match after one more step."""
    twin = match.fork()
    twin.reseed(step.dice)
    twin.game.log = []
    twin.game.asks_chance = asks
    twin.answer(step.seat, step.answer)
    return twin


def think(base: Base, steps: Sequence[Step], seat: int, level: str, number: int) -> Answer | None:
    """What a computer player answers for a seat after these steps; runs in a worker."""
    match = begin(base, FOLLOWER)
    for step in steps:
        match = follow(match, step)
    request = match.request_for(seat)
    if request is None:
        return None
    return new_agent(level, number).decide(view(match.game, seat, match), Decision(request))


@dataclass(slots=True, eq=False)
class Node:
    """One moment of a board."""

    parent: int | None
    step: Step | None
    label: str
    dice: str
    chances: tuple[float, ...]
    round: int


@dataclass(slots=True, eq=False)
class Board:
    """A tree of moments; the first is where it began."""

    identity: str
    base: Base
    nodes: list[Node] = field(default_factory=list)
    ready: OrderedDict[int, Match[Game]] = field(default_factory=OrderedDict)
    root: Match[Game] | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One thing at a time is done with a board."""
    teams: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()

    @staticmethod
    def at(base: Base) -> Board:
        """A new board."""
        board = Board(secrets.token_urlsafe(12), base)
        match = begin(base, Follower())
        board.root = match
        sides = sorted({player.team for player in match.game.seated})
        board.sides = tuple(sides)
        board.teams = tuple(sides.index(player.team) for player in match.game.seated)
        board._add(None, None, "", "", match)
        return board

    def _add(self, parent: int | None, step: Step | None, label: str, dice: str, match: Match[Game]) -> int:
        self.nodes.append(Node(parent, step, label, dice, self._chances(match.game), match.game.round))
        number = len(self.nodes) - 1
        self._keep(number, match)
        return number

    def _chances(self, game: Game) -> tuple[float, ...]:
        chances = [chance(game, side) for side in self.sides]
        total = sum(chances) or 1.0
        return tuple(round(each / total, 4) for each in chances)

    def _keep(self, number: int, match: Match[Game]) -> None:
        self.ready[number] = match
        self.ready.move_to_end(number)
        while len(self.ready) > READY:
            self.ready.popitem(last=False)

    def steps(self, number: int) -> list[Step]:
        """The way from the beginning to a moment."""
        found = []
        at: int | None = number
        while at is not None:
            node = self.node(at)
            if node.step is not None:
                found.append(node.step)
            at = node.parent
        return found[::-1]

    def node(self, number: int) -> Node:
        """A moment by its number."""
        if not 0 <= number < len(self.nodes):
            raise NotOnTheBoard("board-no-moment")
        return self.nodes[number]

    def match(self, number: int) -> Match[Game]:
        """The match at a moment, which is not to be answered."""
        found = self.ready.get(number)
        if found is None:
            node = self.node(number)
            if node.parent is None or node.step is None:
                assert self.root is not None
                return self.root
            found = follow(self.match(node.parent), node.step)
            self._keep(number, found)
        return found

    def request(self, number: int, seat: int) -> Request:
        """What a seat is asked at a moment."""
        request = self.match(number).request_for(seat)
        if request is None:
            raise NotOnTheBoard("board-not-asked")
        return request

    # Trying

    def give(self, number: int, trial: Trial, answer: Answer) -> int | RollAsked:
        """Try an answer: the new moment, or the dice that have to be set first."""
        match = self.match(number)
        request = self.request(number, trial.seat)
        if request.refuses(answer) is not None:
            raise NotOnTheBoard("board-not-possible")
        if len(self.nodes) >= MOST_NODES:
            raise NotOnTheBoard("board-full")
        salt = secrets.randbits(62)
        sides: tuple[int, ...] = ()
        if trial.dice != "roll":
            found = _set_dice(match, Step(trial.seat, answer, (), salt), trial)
            if isinstance(found, RollAsked):
                return found
            sides = found
        return self.add(number, Step(trial.seat, answer, sides, salt), trial.dice if sides else "")

    def add(self, number: int, step: Step, dice: str = "") -> int:
        """A new moment after this one."""
        if len(self.nodes) >= MOST_NODES:
            raise NotOnTheBoard("board-full")
        label = label_of(self.match(number).game, self.request(number, step.seat), step.answer)
        after = follow(self.match(number), step)
        rolled = after.game.dice_stream != step.dice
        return self._add(number, step, label, dice or ("roll" if rolled else ""), after)

    # Showing

    def shown(self, number: int, seat: int | None, *, everything: bool, roll: RollAsked | None = None) -> BoardShown:
        """The board at a moment, seen by a seat or with everything shown."""
        match = self.match(number)
        asked = seats_asked(match)
        viewer = seat if seat is not None else asked[0] if asked else None
        state = state_at(match, number, viewer, everything=everything, can_undo=self.nodes[number].parent is not None)
        return BoardShown(
            board=self.identity, node=number, tree=[self._facts(each) for each in range(len(self.nodes))], state=state,
            asked=asked, teams=list(self.teams), roll=roll, is_guess=self.base.seat is not None,
        )  # fmt: skip

    def _facts(self, number: int) -> NodeFacts:
        node = self.nodes[number]
        return NodeFacts(
            node=number, parent=node.parent, seat=None if node.step is None else node.step.seat, label=node.label,
            dice=node.dice, chances=list(node.chances), round=node.round,
        )  # fmt: skip

    def ask(self, number: int, inquiry: Inquiry, answer: Answer, after: Answer | None) -> InquiryReply:
        """Look at an answer without giving it."""
        return look_at(self.match(number).game, self.request(number, inquiry.seat), inquiry, answer, after)

    def position(self, number: int) -> Position:
        """The position of the last moment between two decisions."""
        match = self.match(number)
        if match.game.result is not None:
            raise NotOnTheBoard("board-over")
        return position_of(match.last_safe_point)

    def link(self, number: int) -> str:
        """That position in one word."""
        return link_of(self.position(number))


def _set_dice(match: Match[Game], step: Step, trial: Trial) -> tuple[int, ...] | RollAsked:
    """The sides an answer is played out with, or the first roll that has not been set yet."""
    twin = follow(match, step, asks=True)
    found: list[int] = []
    rolls = 0
    while twin.requests and twin.open_requests[0].player == CHANCE and rolls < MOST_ROLLS:
        request = twin.open_requests[0]
        assert isinstance(request, ChanceRequest)
        if trial.dice == "hand":
            if rolls == len(trial.sides):
                return _asked(request)
            sides = tuple(trial.sides[rolls])
            if request.refuses(sides) is not None:
                return _asked(request)
        else:
            sides = chosen_sides(request, trial.dice)
        found += sides
        rolls += 1
        twin.answer(CHANCE, sides)
    return tuple(found)


def chosen_sides(request: ChanceRequest, dice: Dice) -> tuple[int, ...]:
    """Dice as good or as bad as they come, or as they come on average."""
    if dice == "best":
        return (request.sides - 1,) * request.count
    if dice == "worst":
        return (0,) * request.count
    if request.sides != len(ATTACK_FACES):
        return (request.sides // 2,) * request.count
    return tuple(AVERAGE[index % len(AVERAGE)] for index in range(request.count))


def _asked(request: ChanceRequest) -> RollAsked:
    is_attack = request.sides == len(ATTACK_FACES)
    faces = [str(face) for face in ATTACK_FACES] if is_attack else [str(side + 1) for side in range(request.sides)]
    return RollAsked(count=request.count, sides=request.sides, faces=faces)


class Boards:
    """Boards by their name; those used least recently are put away first."""

    def __init__(self) -> None:
        self._boards: OrderedDict[str, Board] = OrderedDict()

    def add(self, board: Board) -> None:
        """Keep a new board."""
        self._boards[board.identity] = board
        while len(self._boards) > BOARDS:
            self._boards.popitem(last=False)

    def find(self, identity: str) -> Board:
        """The board of this name."""
        found = self._boards.get(identity)
        if found is None:
            raise NotOnTheBoard("board-gone")
        self._boards.move_to_end(identity)
        return found

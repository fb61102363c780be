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
from mageduel.agents.levels import new_agent
from mageduel.facts.dice import ATTACK_FACES
from mageduel.kernel.chance import Stream, stream
from mageduel.kernel.match import Match
from mageduel.kernel.requests import CHANCE, CONCEDE, Answer, Request
from mageduel.positions.links import link_of
from mageduel.positions.position import Position, position_of
from mageduel.rules.dice import EFFECT_DIE, ChanceRequest
from mageduel.server.following import FOLLOWER, Follower, Told
from mageduel.server.moments import look_at, seats_asked, state_at
from mageduel.server.supposing import (
    Likely,
    NotOnTheBoard,
    Supposition,
    drawn_anew,
    guesses,
    hidden_here,
    likely_answers,
    supposed,
)
from mageduel.server.trying import (
    BoardShown,
    Dice,
    HiddenHere,
    Inquiry,
    InquiryReply,
    Known,
    LikelyShown,
    NodeFacts,
    RollAsked,
    SupposeWish,
    Trial,
)
from mageduel.state.game import Game
from mageduel.state.running import Attack
from mageduel.views.decisions import Decision
from mageduel.views.labels import label_of
from mageduel.views.view import view
from mageduel.views.windows import answer_ahead
from mageduel.words.language import say

MOST_NODES: Final = 400
MOST_OF_TRUNK: Final = 48
"""Answers that are shown as they were played."""
TRUNK_ROUNDS: Final = 1
MOST_ROLLS: Final = 40
"""Rolls one answer may lead to that are set by hand."""
READY: Final = 16
"""Moments of a board that are kept ready."""
MAKER: Final = 8
"""How many digits of its name say who made a board."""
BOARDS: Final = 64
DICE_LOTS: Final = 16
AVERAGE: Final = (2, 4)
"""A normal 1 and a critical 1 in turn come to what dice come to on average."""


@dataclass(frozen=True, slots=True)
class Base:
    """Where a board begins, as it travels to a worker."""

    told: Told
    seat: int | None = None
    """Of a running game: whose knowledge it is limited to."""
    lot: int = 0
    """What the guesses at hidden cards and the dice to come start from."""
    played: tuple[tuple[int, Answer], ...] = ()
    """What was answered from here on, where that is known: the trunk of the tree."""


@dataclass(frozen=True, slots=True)
class Step:
    """An answer with its dice: the sides that were set, and where the others come from."""

    seat: int
    answer: Answer
    sides: tuple[int, ...]
    salt: int
    rolled: Stream | None = None
    """The dice of the game itself, where it is played as it was."""

    @property
    def dice(self) -> Stream:
        """The dice as the match draws them: a throw modulo the sides of a die is the side it shows."""
        if self.rolled is not None:
            return self.rolled
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
    return drawn_anew(match, base.seat, base.lot)


def follow(match: Match[Game], step: Step | Supposition, *, asks: bool = False) -> Match[Game]:
    """The match after one more step."""
    if isinstance(step, Supposition):
        return supposed(match, step)
    twin = match.fork()
    twin.reseed(step.dice)
    twin.game.keep_log([])
    twin.game.asks_chance = asks
    twin.answer(step.seat, step.answer)
    if step.rolled is None:
        pass_quietly(twin)
    return twin


def pass_quietly(match: Match[Game]) -> None:
    """Decline for everybody where a person at a table would not be interrupted."""
    while match.game.result is None:
        for request in match.open_requests:
            answer = None if request.player == CHANCE else answer_ahead(match.game, request)
            if answer is not None:
                match.answer(request.player, answer)
                break
        else:
            return


def after(base: Base, steps: Sequence[Step | Supposition]) -> Match[Game]:
    """The match after these steps."""
    match = begin(base, FOLLOWER)
    for step in steps:
        match = follow(match, step)
    return match


def foresee(base: Base, steps: Sequence[Step | Supposition], seat: int, lot: int) -> list[Likely]:
    """What an adept at a seat may well answer after these steps; runs in a worker."""
    return likely_answers(after(base, steps), seat, lot)


def think(base: Base, steps: Sequence[Step | Supposition], seat: int, level: str, number: int) -> Answer | None:
    """What a computer player answers for a seat after these steps; runs in a worker."""
    match = after(base, steps)
    request = match.request_for(seat)
    if request is None:
        return None
    return new_agent(level, number).decide(view(match.game, seat, match), Decision(request))


@dataclass(slots=True, eq=False)
class Node:
    """One moment of a board."""

    parent: int | None
    step: Step | Supposition | None
    label: str
    dice: str
    chances: tuple[float, ...]
    round: int
    played: bool = False
    """Whether it was played so."""
    quiet: bool = False
    """Whether nothing was done: somebody declined."""
    pruned: bool = False


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
    near: int = 0
    """The seat from whose side the board is seen, whoever is asked."""

    @staticmethod
    def at(base: Base, maker: int = 0, near: int = 0) -> Board:
        """A new board, made by the process of this number; of a running game it is seen from one's own side."""
        board = Board(f"{maker:0{MAKER}x}{secrets.token_urlsafe(12)}", base)
        match = begin(base, Follower())
        board.root = match
        sides = sorted({player.team for player in match.game.seated})
        board.sides = tuple(sides)
        board.teams = tuple(sides.index(player.team) for player in match.game.seated)
        board.near = base.seat if base.seat is not None else near if near < len(board.teams) else 0
        board._add(None, None, "", "", match)
        board._play_trunk()
        return board

    def _play_trunk(self) -> None:
        """The way the game took from here on, with its own dice."""
        if not self.base.played:
            return
        true = Follower().follow(self.base.told).fork()
        at, last = 0, true.game.round + TRUNK_ROUNDS
        for seat, answer in self.base.played[:MOST_OF_TRUNK]:
            request = true.request_for(seat)
            if request is None or answer == CONCEDE or true.game.round > last:
                break
            step = Step(seat, answer, (), 0, true.game.dice_stream)
            true.answer(seat, answer)
            at = self.add(at, step)
            self.nodes[at].played = True

    def _add(
        self, parent: int | None, step: Step | Supposition | None, label: str, dice: str, match: Match[Game]
    ) -> int:
        # In the middle of a spell or an attack nothing can be said yet: its cost is paid, and nothing has come of it.
        is_open = parent is not None and match.game.result is None and bool(match.game.running)
        chances = self.nodes[parent].chances if parent is not None and is_open else self._chances(match.game)
        self.nodes.append(Node(parent, step, label, dice, chances, match.game.round))
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

    def steps(self, number: int) -> list[Step | Supposition]:
        """The way from the beginning to a moment."""
        found: list[Step | Supposition] = []
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
                label = found.label or label_of(match.game, request, answer)
                return found.model_copy(update={"label": label})
            sides = found
        return self.add(number, Step(trial.seat, answer, sides, salt), trial.dice if sides else "")

    def add(self, number: int, step: Step, dice: str = "") -> int:
        """A new moment after this one."""
        if len(self.nodes) >= MOST_NODES:
            raise NotOnTheBoard("board-full")
        request = self.request(number, step.seat)
        label = label_of(self.match(number).game, request, step.answer)
        then = follow(self.match(number), step)
        rolled = then.game.dice_stream != step.dice
        reached = self._add(number, step, label, dice or ("roll" if rolled else ""), then)
        self.nodes[reached].quiet = step.answer == request.decline
        return reached

    def suppose(self, number: int, wish: SupposeWish) -> int:
        """A new moment at which something hidden is otherwise."""
        if len(self.nodes) >= MOST_NODES:
            raise NotOnTheBoard("board-full")
        if wish.seat >= len(self.teams):
            raise NotOnTheBoard("board-not-asked")
        step = Supposition(wish.seat, secrets.randbits(62), wish.object, wish.card)
        match = self.match(number)
        then = follow(match, step)
        if wish.object is None or wish.card is None:
            label = say("board.drawn-anew")
        else:
            label = say("board.supposed", card=wish.card, on=self._where(match.game, wish.object))
        return self._add(number, step, label, "", then)

    @staticmethod
    def _where(game: Game, number: int) -> str:
        thing = game.objects[number]
        if thing.attached_to is not None:
            return thing.attached_to.name
        return "" if thing.zone is None else game.arena.zone_names[thing.zone]

    def hidden(self, number: int) -> list[HiddenHere]:
        """Everything that lies face down at a moment, with what is taken for granted of it."""
        game = self.match(number).game
        guessed = {each.object for each in self.steps(number) if isinstance(each, Supposition) and each.card}
        is_anew = any(isinstance(each, Supposition) and not each.card for each in self.steps(number))
        found = []
        for thing in hidden_here(game):
            is_own = self.base.seat is not None and self.teams[self.base.seat] == self.teams[thing.controller]
            is_drawn = not is_own and (is_anew or self.base.seat is not None)
            how: Known = "guessed" if thing.id in guessed else "drawn" if is_drawn else "known"
            found.append(
                HiddenHere(
                    object=thing.id, seat=thing.controller, on=self._where(game, thing.id), card=thing.card.name,
                    how=how, guesses=guesses(game, thing),
                )
            )  # fmt: skip
        return found

    def prune(self, number: int, *, pruned: bool) -> int:
        """Cut a branch off, or put it back; says where to stand then."""
        node = self.node(number)
        if node.parent is None or node.played:
            raise NotOnTheBoard("board-stays")
        node.pruned = pruned
        return node.parent if pruned else number

    # Showing

    def shown(self, number: int, seat: int | None, *, everything: bool, roll: RollAsked | None = None) -> BoardShown:
        """The board at a moment, seen by a seat or with everything shown."""
        match = self.match(number)
        state = state_at(
            match, number, self.near if seat is None else seat, everything=everything,
            can_undo=self.nodes[number].parent is not None, for_all=everything,
        )  # fmt: skip
        return BoardShown(
            board=self.identity, node=number, tree=[self._facts(each) for each in range(len(self.nodes))], state=state,
            asked=seats_asked(match), teams=list(self.teams), roll=roll, is_guess=self.base.seat is not None,
        )  # fmt: skip

    def _facts(self, number: int) -> NodeFacts:
        node = self.nodes[number]
        return NodeFacts(
            node=number, parent=node.parent, seat=node.step.seat if isinstance(node.step, Step) else None,
            label=node.label, dice=node.dice, chances=list(node.chances), round=node.round, played=node.played,
            quiet=node.quiet, pruned=node.pruned,
        )  # fmt: skip

    def ask(self, number: int, inquiry: Inquiry, answer: Answer, after: Answer | None) -> InquiryReply:
        """Look at an answer without giving it."""
        return look_at(self.match(number).game, self.request(number, inquiry.seat), inquiry, answer, after)

    def told(self, number: int, seat: int, likely: Sequence[Likely]) -> list[LikelyShown]:
        """Likely answers in words, with what each leaves each side where there are two."""
        game, request = self.match(number).game, self.request(number, seat)
        found = []
        for each in likely:
            chances = None
            if each.chance is not None and len(self.sides) == 2:
                left = [1 - each.chance, 1 - each.chance]
                left[self.teams[seat]] = each.chance
                chances = [round(one, 4) for one in left]
            label = label_of(game, request, each.answer)
            found.append(LikelyShown(label=label, answer=list(each.answer), share=each.share, chances=chances))
        return found

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
                return _asked(request, twin.game)
            sides = tuple(trial.sides[rolls])
            if request.refuses(sides) is not None:
                return _asked(request, twin.game)
        else:
            sides = chosen_sides(request, trial.dice)
        found += sides
        rolls += 1
        twin.answer(CHANCE, sides)
        pass_quietly(twin)
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


def _asked(request: ChanceRequest, game: Game) -> RollAsked:
    is_attack = request.sides == len(ATTACK_FACES)
    faces = [str(face) for face in ATTACK_FACES] if is_attack else [str(side + 1) for side in range(request.sides)]
    is_effect = request.question is EFFECT_DIE
    running = game.running[-1] if game.running else None
    label = f"{running.bar.name} → {running.defender.name}" if isinstance(running, Attack) else ""
    return RollAsked(count=request.count, sides=request.sides, faces=faces, is_effect=is_effect, label=label)


def maker_of(identity: str) -> int:
    """The number of the process that made a board: nobody else has it."""
    try:
        return int(identity[:MAKER], 16)
    except ValueError:
        return 0


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

"""Running a game: a coroutine that is asked, answered, forked and written down.

The procedure awaits requests; the match sends answers in. A running coroutine cannot be copied, so a fork copies the
state at the last safe point and sends the answers since then again.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from mageduel.kernel.chance import Stream
from mageduel.kernel.requests import (
    CONCEDES,
    CONCESSIONS,
    MATCH_OVER,
    NOT_AN_OPTION,
    NOT_ASKED,
    OUT_OF_TIME,
    Answer,
    IllegalAnswer,
    Request,
    is_plain,
)


class State(Protocol):
    """What the kernel needs of a game's state."""

    dice_stream: Stream
    """The stream the dice are drawn from."""
    marks_safe_points: bool
    """Whether the procedure stops at its safe points, since somebody keeps snapshots there."""
    conceded: tuple[int, ...]
    """Players who have given up. The procedure takes them out after its next safe point."""
    silent: tuple[int, ...]
    """Players who are out of the game. Whenever they would be asked something, or one who has given up, the match
    answers for them."""

    def copy(self) -> Self:
        """An independent copy."""
        ...

    def take_apart(self) -> None:
        """Let go of everything in it, so that it goes at once when nobody has it any more."""
        ...

    def digest(self) -> str:
        """A fingerprint of everything that matters."""
        ...


GameState = TypeVar("GameState", bound=State)
Procedure = Callable[[GameState], Coroutine[Any, tuple[Answer, ...] | None, None]]
Send = Callable[[tuple[Answer, ...] | None], tuple[Request, ...]]
"""Answers the procedure, which goes on to what it asks next."""
Concession = Callable[[GameState, int, bool], bool]
"""Notes that a player gives up, or is out of time, and says whether the game is over by it."""


Sent = tuple[tuple[Request, ...], tuple[Answer, ...]]
"""What was asked and answered at one time."""


class NewDice:
    """From here on the dice come from another stream."""

    __slots__ = ("stream",)

    def __init__(self, stream: Stream) -> None:
        self.stream = stream


def _forced(requests: Sequence[Request], game: State) -> dict[int, Answer]:
    """The answers, by position, to those of several requests that leave no choice, or nobody to choose."""
    answers: dict[int, Answer] = {}
    for index, request in enumerate(requests):
        forced = request.forced
        if forced is not None:
            answers[index] = forced
    if game.conceded or game.silent:
        for index, request in enumerate(requests):
            if index not in answers and _says_nothing(game, request.player):
                answers[index] = _for_nobody(request)
    return answers


def _in_order(answered: dict[int, Answer]) -> tuple[Answer, ...]:
    """The answers to all of several requests, one after the other."""
    return tuple([answered[index] for index in range(len(answered))])


def _says_nothing(game: State, player: int) -> bool:
    """Whether the match answers for this player."""
    return player in game.silent or player in game.conceded


def _for_nobody(request: Request) -> Answer:
    """The answer to a question whose player has given up or is out of the game."""
    return request.decline or request.options[0]


class Match(Generic[GameState]):
    """One game in progress."""

    __slots__ = (
        "_answered",
        "_before",
        "_concession",
        "_given",
        "_inherited",
        "_keeps_snapshots",
        "_procedure",
        "_send",
        "_since",
        "_snapshot",
        "game",
        "requests",
    )

    def __init__(
        self,
        game: GameState,
        procedure: Procedure[GameState],
        *,
        forkable: bool = False,
        concession: Concession[GameState] | None = None,
        begins: bool = True,
    ) -> None:
        """A match begins at once, unless somebody is to send its first answers once more."""
        self.game = game
        self._before: Sequence[tuple[int, Answer]] = ()
        """Answers given before it was last forked, or forked off: never changed in place, since twins share them."""
        self._given: list[tuple[int, Answer]] = []
        self.requests: tuple[Request, ...] = ()
        self._procedure = procedure
        self._concession = concession
        self._keeps_snapshots = forkable
        self._snapshot: GameState | None = None
        self._inherited: GameState | None = None
        """The snapshot it was forked off at, which is not its own."""
        self._since: list[Sent | NewDice] = []
        self._answered: dict[int, Answer] = {}
        game.marks_safe_points = forkable
        self._send: Send = procedure(game).send
        if begins:
            self._run(None)

    @property
    def answers(self) -> list[tuple[int, Answer]]:
        """Every answer that was given, and by whom."""
        return [*self._before, *self._given]

    @property
    def number_of_answers(self) -> int:
        """How many answers were given."""
        return len(self._before) + len(self._given)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to ask."""
        return not self.requests

    def request_for(self, player: int) -> Request | None:
        """What this player is being asked and has not answered yet."""
        for index, request in enumerate(self.requests):
            if request.player == player and index not in self._answered:
                return request
        return None

    @property
    def open_requests(self) -> list[Request]:
        """All requests still waiting for an answer."""
        if not self._answered:
            return list(self.requests)
        return [request for index, request in enumerate(self.requests) if index not in self._answered]

    def receive(self, player: object, answer: object) -> None:
        """Take whatever a stranger sends as a player's answer; anything else than one raises IllegalAnswer."""
        if not self.requests:
            raise IllegalAnswer(MATCH_OVER)
        if not isinstance(player, int):
            raise IllegalAnswer(NOT_ASKED)
        if not isinstance(answer, tuple) or not is_plain(answer):
            raise IllegalAnswer(NOT_AN_OPTION if self.request_for(player) is not None else NOT_ASKED)
        self.answer(player, answer)

    def answer(self, player: int, answer: Answer) -> None:
        """Give a player's answer; an impossible one raises IllegalAnswer and changes nothing."""
        request = self.request_for(player)
        if request is not None and not (answer and answer[0] == CONCEDES and answer in CONCESSIONS):
            self._check(request, answer)
        self.give(player, answer)

    def give(self, player: int, answer: Answer) -> None:
        """Give an answer that is known to be possible; whoever is not asked is refused all the same."""
        requests = self.requests
        if answer and answer[0] == CONCEDES and requests and answer in CONCESSIONS:
            self._concede(player, answer)
        elif len(requests) == 1:
            asked = requests[0].player
            if asked != player:
                raise IllegalAnswer(NOT_ASKED)
            self._given.append((asked, answer))
            self._run((answer,))
        else:
            self._give_with_others(player, answer)

    def _give_with_others(self, player: int, answer: Answer) -> None:
        """The same where several are asked at once."""
        if not self.requests:
            raise IllegalAnswer(MATCH_OVER)
        for index, request in enumerate(self.requests):
            if request.player == player and index not in self._answered:
                self._given.append((request.player, answer))
                self._answered[index] = answer
                self._go_on()
                return
        raise IllegalAnswer(NOT_ASKED)

    def _go_on(self) -> None:
        """Go on if everything asked has been answered."""
        if len(self._answered) == len(self.requests):
            answers = _in_order(self._answered)
            self._answered = {}
            self._run(answers)

    def _concede(self, player: int, answer: Answer) -> None:
        """Note that a player gives up or is out of time, and answer what is open for them."""
        if self._concession is None or player in self.game.conceded:
            raise IllegalAnswer(NOT_ASKED)
        is_over = self._concession(self.game, player, answer == OUT_OF_TIME)
        self._given.append((player, answer))
        if is_over:
            self.requests = ()
            self._answered = {}
            return
        for index, request in enumerate(self.requests):
            if request.player == player and index not in self._answered:
                self._answered[index] = _for_nobody(request)
        self._go_on()

    @staticmethod
    def _check(request: Request, answer: Answer) -> None:
        refusal = request.refuses(answer) if is_plain(answer) else NOT_AN_OPTION
        if refusal is not None:
            raise IllegalAnswer(refusal)

    def _run(self, answers: tuple[Answer, ...] | None) -> None:
        """Go on until somebody has a real choice, or the game ends."""
        send = self._send
        keeps = self._keeps_snapshots
        game = self.game
        requests = self.requests
        try:
            while True:
                if answers is not None and keeps:
                    self._since.append((requests, answers))
                requests = send(answers)
                if not requests:
                    answers = None
                    if keeps:
                        self._snapshot = self.game.copy()
                        self._since = []
                    continue
                if len(requests) == 1:
                    request = requests[0]
                    forced = None if request.is_secret else request.forced
                    if forced is None and (game.silent or game.conceded) and _says_nothing(game, request.player):
                        forced = _for_nobody(request)
                    if forced is not None:
                        answers = (forced,)
                        continue
                else:
                    self._answered = _forced(requests, game)
                    if len(self._answered) == len(requests):
                        answers = _in_order(self._answered)
                        self._answered = {}
                        continue
                self.requests = requests
                return
        except StopIteration:
            self.requests = ()

    def keep_snapshots(self) -> None:
        """Make this match forkable from its next safe point on."""
        self._keeps_snapshots = self.game.marks_safe_points = True

    @property
    def can_fork(self) -> bool:
        """Whether a safe point has been kept to fork from."""
        return self._snapshot is not None

    def reseed(self, stream: Stream) -> None:
        """Draw the dice from another stream from here on."""
        self.game.dice_stream = stream
        self._since.append(NewDice(stream))

    def fork(self, *, forkable: bool = True) -> Match[GameState]:
        """An independent copy of this match, in the middle of whatever is going on; it need not be forkable again."""
        if self._snapshot is None:
            raise RuntimeError("this match keeps no snapshots; start it forkable")
        twin = self._restart(self._snapshot, self._since, dict(self._answered))
        twin._keeps_snapshots = twin.game.marks_safe_points = forkable
        return twin

    def throw_away(self) -> None:
        """Have done with this match, and with all that were forked off it: nobody has to collect what is left of it."""
        self.game.take_apart()
        self._given, self._before, self._since = [], (), []
        if self._snapshot is not None and self._snapshot is not self._inherited:
            self._snapshot.take_apart()

    def fork_otherwise(
        self,
        change: Callable[[GameState], None],
        rewrite: Callable[[Request, Answer], Answer],
        known: Callable[[int], bool],
    ) -> Match[GameState]:
        """A match that could have come here too: another state at the last safe point, other answers since.

        Answers of players that are not `known` to an open question are left out: they are asked again.
        """
        if self._snapshot is None:
            raise RuntimeError("this match keeps no snapshots; start it forkable")
        snapshot = self._snapshot.copy()
        change(snapshot)
        asked = self.requests
        answered = {
            index: answer
            for index, answer in self._answered.items()
            if known(asked[index].player) or _says_nothing(self.game, asked[index].player)
        }
        return self._restart(snapshot, self._since, answered, rewrite)

    @property
    def last_safe_point(self) -> GameState:
        """The state a fork begins from."""
        if self._snapshot is None:
            raise RuntimeError("this match keeps no snapshots; start it forkable")
        return self._snapshot

    @property
    def since_safe_point(self) -> Sequence[Sent]:
        """Everything asked and answered since then."""
        return [each for each in self._since if not isinstance(each, NewDice)]

    def _restart(
        self,
        snapshot: GameState,
        since: Sequence[Sent | NewDice],
        answered: dict[int, Answer],
        rewrite: Callable[[Request, Answer], Answer] | None = None,
    ) -> Match[GameState]:
        game = snapshot.copy()
        twin = Match(game, self._procedure, forkable=True, concession=self._concession, begins=False)
        if self._given:
            self._before, self._given = self.answers, []
        twin._before = self._before
        twin._snapshot = twin._inherited = snapshot
        twin._answered = answered
        game.marks_safe_points = False  # this one is known
        sent = twin._since
        send = twin._send
        try:
            requests = send(None)
            for each in since:
                if isinstance(each, NewDice):
                    game.dice_stream = each.stream
                    sent.append(each)
                    continue
                answers = each[1]
                if rewrite is not None:
                    answers = tuple(rewrite(*pair) for pair in zip(requests, answers, strict=True))
                sent.append((requests, answers))
                requests = send(answers)
            twin.requests = requests
        except StopIteration:
            twin.requests = ()
        game.marks_safe_points = True
        for player in self.game.conceded[len(game.conceded) :]:
            is_late = (player, OUT_OF_TIME) in self.answers
            if self._concession is not None and self._concession(game, player, is_late):
                twin.requests = ()
        return twin

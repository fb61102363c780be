"""Questions as data: who is asked, what about, and which answers are possible."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mageduel.kernel.questions import Question

Answer = tuple[Any, ...]
"""An answer is a plain value: nested tuples of strings and integers, so it can be written down and compared."""

CHANCE: Final = -1
"""The player who answers for the dice."""

CONCEDES: Final = "concede"
CONCEDE: Final[Answer] = (CONCEDES,)
"""What a player says who gives up: no answer to a question, and possible at any time."""
OUT_OF_TIME: Final[Answer] = (CONCEDES, "time")
"""What stands in a record for a player who lost on time: the same as giving up."""
CONCESSIONS: Final[tuple[Answer, ...]] = (CONCEDE, OUT_OF_TIME)


@dataclass(frozen=True, slots=True)
class Rule:
    """Where a rule stands."""

    document: str
    section: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done: a constant with a code, of which others make a sentence."""

    code: str
    rule: Rule


DEEPEST_ANSWER: Final = 4
"""How far tuples in an answer may nest; no question needs more."""


def is_plain(value: object, depth: int = DEEPEST_ANSWER) -> bool:
    """Whether this is an answer at all: tuples of text and whole numbers, the same when written down and read again."""
    if type(value) is tuple:
        return depth > 0 and all(is_plain(each, depth - 1) for each in value)
    return depth < DEEPEST_ANSWER and (value is None or type(value) in (str, int))


class IllegalAnswer(Exception):
    """An answer the open request does not allow; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


_ANSWERS: Final = Rule("mageduel", "Answers")
NOT_ASKED: Final = Refusal("not-asked", _ANSWERS)
NOT_AN_OPTION: Final = Refusal("not-an-option", _ANSWERS)
MATCH_OVER: Final = Refusal("match-over", _ANSWERS)


class Request:
    """One question put to one player; its options are made when somebody first looks at them."""

    __slots__ = ("_generate", "_options", "is_secret", "player", "question", "subject")

    def __init__(
        self,
        question: Question,
        player: int,
        options: Callable[[], Sequence[Answer]] | Sequence[Answer],
        subject: object = None,
    ) -> None:
        self.question = question
        self.player = player
        self.subject = subject
        self.is_secret = question.is_always_secret
        """Whether the number of its answers is a secret, so that it is put also to a player with only one."""
        self._generate: Callable[[], Sequence[Answer]] | None = None
        self._options: Sequence[Answer] | None = None
        if callable(options):
            self._generate = options
        else:
            self._options = options

    @property
    def kind(self) -> str:
        """The name of what is asked."""
        return self.question.name

    @property
    def options(self) -> Sequence[Answer]:
        """Every possible answer."""
        if self._options is None:
            self._options = self._all()
        return self._options

    def _all(self) -> Sequence[Answer]:
        assert self._generate is not None
        return self._generate()

    @property
    def forced(self) -> Answer | None:
        """The answer, where there is only one and that is no secret; such a request is never put to a player."""
        if self.is_secret:
            return None
        options = self.options
        return options[0] if len(options) == 1 else None

    @property
    def decline(self) -> Answer | None:
        """The answer that declines, where that is possible now."""
        declines = self.question.declines
        if declines is None or (self.question.insists and self.refuses(declines) is not None):
            return None
        return declines

    def refuses(self, answer: Answer) -> Refusal | None:
        """Why this answer is not possible, or None."""
        return None if answer in self.options else NOT_AN_OPTION

    def sample(self, below: Callable[[int], int]) -> Answer:
        """An answer by lot; `below(n)` gives a number from 0 to n - 1."""
        options = self.options
        return options[below(len(options))]

    def __await__(self) -> Generator[tuple[Request, ...], tuple[Answer, ...], Answer]:
        answers = yield (self,)
        return answers[0]

    def __repr__(self) -> str:
        return f"<Request {self.kind} to {self.player}>"


Group = Callable[[], Sequence[Answer]]
"""Some of the options of a question, made when somebody looks at them."""
ALL: Final = 1 << 30
"""More options than there ever are."""
_TWO: Final = 2
"""So many options make a choice."""
_USUAL: Final = 2
"""How much more often than others the usual group is drawn."""


class GroupedRequest(Request):
    """A question whose options come in groups, the cheapest first; each is made when somebody looks at it.

    An answer by lot needs only one of them. A question that `is_secret` is put also to a player with one answer, since
    how many there are is a secret. Each question of the kind is a class of its own, which sets all that follows itself:
    this is done at most decisions, and one more call at each would be a hundredth of all time.
    """

    __slots__ = ("_beside", "_count", "_known", "_usual")

    _beside: Group | None
    """What may be done beside answering: it stands last, and is no reason to ask."""
    _count: int
    """How many groups there are, without what may be done beside; 0 before somebody has looked."""
    _known: Sequence[Sequence[Answer]]
    """The first groups, as far as they have been made already and are whole."""
    _usual: int
    """The group an answer by lot comes from most often."""

    def prepare(self) -> int:
        """Look around, once and before any group is made: how many groups there are, at least one."""
        raise NotImplementedError

    def group(self, index: int, enough: int = ALL) -> list[Answer]:
        """The answers of a group; once `enough` of them are found, the others may be left out."""
        raise NotImplementedError

    def in_groups(self) -> list[Answer]:
        """The answers of all groups, without what may be done beside."""
        if not self._count:
            self._count = self.prepare()
        return [answer for index in range(self._count) for answer in self.group(index)]

    def _all(self) -> Sequence[Answer]:
        return self.in_groups() if self._beside is None else [*self.in_groups(), *self._beside()]

    @property
    def forced(self) -> Answer | None:
        """The answer, where there is only one; looking stops at the second."""
        if self.is_secret:
            return None
        if not self._count:
            self._count = self.prepare()
        only: Answer | None = None
        known: list[list[Answer]] = []
        self._known = known
        for index in range(self._count):
            group = self.group(index, _TWO)
            if len(group) >= _TWO:  # perhaps not all of it
                return None
            known.append(group)
            if group:
                if only is not None:
                    return None
                only = group[0]
        return only

    def sample(self, below: Callable[[int], int]) -> Answer:
        """An answer by lot: first a group, the usual one three times as likely, then one of its options."""
        if not self._count:
            self._count = self.prepare()
        count, beside, known = self._count, self._beside, self._known
        groups = count if beside is None else count + 1
        index = below(groups + _USUAL)
        if index >= groups:
            index = self._usual if self._usual < groups else groups - 1
        for _ in range(groups):
            if known and index < len(known):
                options = known[index]
            else:
                options = self.group(index) if index < count or beside is None else beside()
            if options:
                return options[below(len(options))]
            index = index + 1 if index + 1 < groups else 0
        raise LookupError(f"{self} has no option")


class Together:
    """Several questions at once: nobody sees another's answer before giving their own."""

    __slots__ = ("requests",)

    def __init__(self, requests: Sequence[Request]) -> None:
        self.requests = tuple(requests)

    def __await__(self) -> Generator[tuple[Request, ...], tuple[Answer, ...], tuple[Answer, ...]]:
        return (yield self.requests)


class SafePoint:
    """A place where the whole procedure can be restarted from the state alone."""

    __slots__ = ()

    def __await__(self) -> Generator[tuple[Request, ...], tuple[Answer, ...], None]:
        yield ()


SAFE_POINT: Final = SafePoint()

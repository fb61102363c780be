"""The library: everything a program needs to play, study and judge games, on one page.

Whatever is listed in `__all__` is public and keeps its meaning within a major version; `import mageduel` has all of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from mageduel.agents.contract import Agent
from mageduel.agents.determinize import determinize
from mageduel.agents.levels import LEVELS
from mageduel.agents.levels import new_agent as agent_called
from mageduel.agents.lots import lots
from mageduel.duel import record_of, replay, start_duel
from mageduel.facts.errors import ForPeople
from mageduel.facts.mages import mage_in, playable_mages
from mageduel.facts.modes import OFFERED, Mode, mode_called, why_not_seated
from mageduel.facts.spellbooks import Spellbook, issues, load_book, published_book, published_books, read_book
from mageduel.kernel.match import Match
from mageduel.kernel.record import DamagedRecord, read_record
from mageduel.kernel.requests import CONCEDE, Answer, Request
from mageduel.kernel.requests import IllegalAnswer as _Illegal
from mageduel.rules.round.setup import Seat, Setup
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.odds import odds_of_option
from mageduel.views.options import Describer
from mageduel.views.questions import prompt
from mageduel.views.refused import refused
from mageduel.views.table import table
from mageduel.views.view import View, view
from mageduel.words.errors import issue_sentence, why
from mageduel.words.language import say
from mageduel.words.records import why_damaged

__all__ = [
    "Agent",
    "Answer",
    "Duel",
    "IllegalAnswer",
    "NotPossible",
    "Option",
    "Question",
    "Refused",
    "Result",
    "Spellbook",
    "View",
    "duel_from_json",
    "find_book",
    "list_books",
    "list_levels",
    "list_mages",
    "list_modes",
    "new_agent",
    "new_duel",
]
_SAMPLES = 11
"""The purpose of the stream samples are drawn by."""


class NotPossible(ValueError):
    """What was asked for cannot be; the message says why in one line."""


class IllegalAnswer(NotPossible):
    """An answer nobody was asked for, or that the rules do not allow; the message says why, and nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(say(f"refusal.{code}"))
        self.code = code


@contextmanager
def _in_words() -> Iterator[None]:
    """Errors made for people, as errors of the library."""
    try:
        yield
    except ForPeople as error:
        raise NotPossible(why(error)) from None
    except DamagedRecord as error:
        raise NotPossible(why_damaged(error)) from None


@dataclass(frozen=True, slots=True)
class Option:
    """A possible answer: its value, what it does in words, and what these words leave out."""

    value: Answer
    label: str
    detail: str
    harms_own_side: bool


@dataclass(frozen=True, slots=True)
class Refused:
    """Something a player might try, and why the rules do not allow it now."""

    label: str
    code: str
    sentence: str
    rule: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a duel ended: the seats of the side that won (none if it was drawn), and by what."""

    winners: tuple[int, ...]
    how: str


class Question:
    """What one seat is asked; options and reasons are put into words when somebody looks at them."""

    __slots__ = ("_game", "_request", "decision")

    def __init__(self, game: Game, request: Request) -> None:
        self._game = game
        self._request = request
        self.decision = Decision(request)

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self._request.player

    @property
    def kind(self) -> str:
        """The name of what is asked, the same in every language."""
        return self._request.question.name

    @property
    def prompt(self) -> str:
        """The question in one line."""
        return prompt(self._game, self._request)

    @property
    def values(self) -> Sequence[Answer]:
        """Every possible answer as it is given. A plan has more than anybody lists; see `slots`, or draw one."""
        return self.decision.options

    @property
    def options(self) -> list[Option]:
        """Every possible answer in words, in the order of a careful table: what harms one's own side comes last."""
        return [
            Option(tuple(each.answer), each.label, each.detail, each.harmful)
            for each in Describer(self._game, self._request).options()
        ]

    @property
    def refused(self) -> list[Refused]:
        """What could be tried and is not possible, with the reasons."""
        return [
            Refused(each.label, each.code, each.sentence, f"{each.rule.document}, {each.rule.section}")
            for each in refused(self._game, self._request)
        ]

    @property
    def slots(self) -> Mapping[int, tuple[int, tuple[str, ...]]]:
        """For a plan: every slot (0 is the mage's) with how many spells it takes and which fit. Else empty."""
        return {slot.key: (slot.count, tuple(card.name for card in slot.cards)) for slot in self.decision.slots}

    @property
    def decline(self) -> Answer | None:
        """The answer that leaves things as they are, where there is one."""
        return self.decision.decline

    def why_not(self, answer: Answer) -> str | None:
        """Why an answer is not possible, in a sentence; None if it is."""
        refusal = self.decision.refuses(answer)
        return None if refusal is None else say(f"refusal.{refusal.code}")

    def by_lot(self, seed: int) -> Answer:
        """A possible answer drawn by lot."""
        return self.decision.by_lot(lots(seed, _SAMPLES))

    def odds(self, answer: Answer) -> dict[str, Any] | None:
        """The exact odds of an answer that attacks one target; None for any other."""
        found = odds_of_option(self._game, self._request, answer)
        return None if found is None else asdict(found)

    def to_data(self) -> dict[str, Any]:
        """The question as plain data."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "prompt": self.prompt,
            "options": [asdict(option) for option in self.options] if not self.slots else [],
            "slots": {str(key): [count, list(names)] for key, (count, names) in self.slots.items()},
        }


class Duel:
    """A game in progress, for two mages or more."""

    __slots__ = ("_seed", "match", "setup")

    def __init__(self, match: Match[Game], setup: Setup, seed: int) -> None:
        self.match = match
        """The match behind it, for programs of this package."""
        self.setup = setup
        self._seed = seed

    @property
    def mode(self) -> str:
        """The mode of play."""
        return self.setup.mode

    @property
    def seats(self) -> tuple[str, ...]:
        """The mages, in the order in which they sit."""
        return tuple(seat.mage for seat in self.setup.seats)

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of every seat."""
        return tuple(player.team for player in self.match.game.players)

    @property
    def round(self) -> int:
        """The number of the round."""
        return self.match.game.round

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to ask."""
        return self.match.is_over

    @property
    def result(self) -> Result | None:
        """How it ended, once it has."""
        result = self.match.game.result
        if result is None:
            return None
        winners = (seat for seat, side in enumerate(self.sides) if side == result.winning_team)
        return Result(tuple(winners), result.how.value)

    @property
    def questions(self) -> list[Question]:
        """Everything that waits for an answer: one question, or one for each of several seats at the same time."""
        return [Question(self.match.game, request) for request in self.match.open_requests]

    @property
    def question(self) -> Question:
        """The first question that waits for an answer."""
        if self.match.is_over:
            raise IllegalAnswer("match-over")
        return Question(self.match.game, self.match.open_requests[0])

    def answer(self, seat: int, answer: Answer) -> None:
        """Give a seat's answer, from wherever it comes: one that is not possible raises IllegalAnswer."""
        try:
            self.match.receive(seat, answer)
        except _Illegal as error:
            raise IllegalAnswer(error.refusal.code) from None

    def concede(self, seat: int) -> None:
        """Give up for a seat."""
        self.answer(seat, CONCEDE)

    def let(self, *agents: Agent) -> None:
        """Let programs answer, one for each seat, until the duel is over."""
        if len(agents) != len(self.seats):
            raise NotPossible(f"{len(self.seats)} sit at this table, and {len(agents)} programs were given.")
        views = [self.view(seat) for seat in range(len(agents))]
        while not self.match.is_over:
            request = self.match.open_requests[0]
            seat = request.player
            self.match.answer(seat, agents[seat].decide(views[seat], Decision(request)))

    def view(self, seat: int | None) -> View:
        """What a seat may see, to be asked piece by piece; None is a spectator."""
        return view(self.match.game, seat, self.match)

    def table(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, whole and as plain data, with every number and its reasons."""
        return asdict(table(self.match.game, seat))

    def fork(self) -> Duel:
        """An independent duel that stands where this one stands, secrets and dice to come included."""
        return Duel(self.match.fork(), self.setup, self._seed)

    def sample(self, seat: int, seed: int) -> Duel | None:
        """A duel that could be this one as far as a seat can tell, with hidden cards and dice of its own.

        None where no cards could be found that agree with everything the seat has seen.
        """
        found = determinize(self.view(seat), lots(seed, _SAMPLES))
        return None if found is None else Duel(found, self.setup, self._seed)

    @property
    def digest(self) -> str:
        """A fingerprint of everything that matters: the same in two duels means the same future."""
        return self.match.game.digest()

    def to_json(self) -> str:
        """The duel written down, to be played again anywhere; a sample or a changed fork cannot be."""
        return record_of(self.match, self.setup, self._seed).to_json()


def new_duel(
    mode: str = "arena",
    mages: Sequence[str] = ("Wizard", "Beastmaster"),
    books: Sequence[Spellbook | None] | None = None,
    *,
    seed: int = 0,
    teams: bool = False,
    board: str | None = None,
) -> Duel:
    """A duel before its first question. Without books, every mage takes the published one; teams sit alternately."""
    sides = [seat % 2 if teams else None for seat in range(len(mages))]
    given = [None] * len(mages) if books is None else list(books)
    if len(given) != len(mages):
        raise NotPossible(f"{len(mages)} mages and {len(given)} spellbooks do not go together.")
    with _in_words():
        of = mode_called(mode)
        refusal = why_not_seated(of, sides)
        if refusal is not None:
            raise refusal
        seats = []
        for number, (name, brought) in enumerate(zip(mages, given, strict=True)):
            chosen = _published(name, of) if brought is None else _legal(brought, name, of)
            seats.append(Seat(f"{name} {number + 1}", chosen.mage, dict(chosen.cards), sides[number]))
        setup = Setup(of.name, tuple(seats), board)
        return Duel(start_duel(setup, seed, forkable=True), setup, seed)


def duel_from_json(text: str) -> Duel:
    """A duel that was written down, as it stood."""
    with _in_words():
        record = read_record(text)
        return Duel(replay(record, forkable=True), Setup.from_data(record.setup), record.seed)


def new_agent(level: str, seed: int = 0) -> Agent:
    """A computer player: random, beginner to master, with a budget such as master:150ms or a style: adept+builder."""
    with _in_words():
        return agent_called(level, seed)


def list_levels() -> tuple[str, ...]:
    """The levels of computer players, from weak to strong."""
    return tuple(LEVELS)


def list_modes() -> tuple[str, ...]:
    """The modes of play."""
    return OFFERED


def list_mages(mode: str = "arena") -> tuple[str, ...]:
    """The mages of a mode."""
    with _in_words():
        return tuple(playable_mages(mode_called(mode).mages))


def list_books(mode: str = "arena") -> dict[str, Spellbook]:
    """The spellbooks that come with the program for a mode, by name."""
    with _in_words():
        wanted = mode_called(mode).books
    return {name: each for name, each in published_books().items() if each.mode == wanted}


def find_book(source: str) -> Spellbook:
    """A spellbook by its name, from its file (a name that ends in .toml), or from the text of such a file."""
    with _in_words():
        if "\n" in source:
            return read_book(source)
        return load_book(Path(source)) if source.endswith(".toml") else published_book(source)


def _published(name: str, mode: Mode) -> Spellbook:
    mage = mage_in(mode.mages, name)
    for each in published_books().values():
        if each.mode == mode.books and each.mage == mage.name:
            return each
    raise ForPeople(f"{mage.name} has no published spellbook for {mode.name}; bring one.")


def _legal(brought: Spellbook, name: str, mode: Mode) -> Spellbook:
    """The book somebody brings, if this mage may play it in this mode."""
    if brought.mage != mage_in(mode.mages, name).name:
        raise ForPeople(f"{brought.name} is a spellbook of {brought.mage}, not of {name}.")
    if brought.mode != mode.books:
        raise ForPeople(f"{brought.name} is a spellbook for {brought.mode}, not for {mode.name}.")
    wrong = issues(brought)
    if wrong:
        raise ForPeople(f"{brought.name} cannot be played: {issue_sentence(wrong[0])}")
    return brought

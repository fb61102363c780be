"""Exercise: random games with books made to measure, until everything that can be played has happened at least once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from mageduel.agents.lots import lots
from mageduel.agents.playing import LONGEST
from mageduel.agents.random_agent import RandomAgent
from mageduel.duel import record_of, start_duel
from mageduel.facts.boards import boards
from mageduel.facts.cards import Card
from mageduel.facts.library import library
from mageduel.facts.mages import Mage, mages
from mageduel.facts.modes import MODES
from mageduel.kernel.match import Match
from mageduel.kernel.questions import PASS, Question
from mageduel.kernel.record import Record
from mageduel.kernel.requests import Answer
from mageduel.lab.books import generated_book, setup_of
from mageduel.lab.goals import Watch, about, bar_goal, goals_of, leading_to, mages_leading_to, mages_of
from mageduel.lab.invariants import check
from mageduel.rules.casting.mana import PAY
from mageduel.rules.enchantments.reveals import REVEAL, WINDOW
from mageduel.rules.planning.plans import PlanRequest
from mageduel.rules.round.setup import Setup
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import SPELL
from mageduel.views.decisions import Decision
from mageduel.views.view import view

WISHES = 24
"""How many cards that lead to something new are put into a book."""
LITTLE = 40
"""How much may be missing for the players to care about what leads to it."""
LOOK_EVERY = 5
"""After how many answers the table is looked over."""
EXERCISE_STREAM = 8


@dataclass(slots=True)
class Progress:
    """What has been reached so far."""

    wanted: set[str]
    reached: dict[str, int] = field(default_factory=dict)
    """What has happened, and the seed of the first game in which it did."""
    games: int = 0
    decisions: int = 0
    failures: list[str] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)
    """The games that reached something new, for repeating a slice of the run."""
    helpful: frozenset[str] = frozenset()
    """Cards that may lead to what is missing, once that is little."""

    @property
    def missing(self) -> list[str]:
        """What has not been reached yet."""
        return sorted(self.wanted - self.reached.keys())


class Eager:
    """Plays by lot, but plans, casts and reveals what has not been seen yet whenever it can."""

    def __init__(self, seed: int, progress: Progress) -> None:
        self._below = lots(seed, EXERCISE_STREAM)
        self._by_lot = RandomAgent(seed)
        self._progress = progress

    def _is_new(self, name: str) -> bool:
        return name in self._progress.wanted and name not in self._progress.reached

    def _has_news(self, card: Card) -> bool:
        """Whether casting this card can lead to something nobody has seen yet."""
        return (
            self._is_new(f"cast {card.name}")
            or self._is_new(f"reveal {card.name}")
            or any(self._is_new(bar_goal(card, bar)) for bar in card.attacks)
        )

    def decide(self, match: Match[Game], seat: int, request: object) -> Answer:
        """Answer one request."""
        assert request is not None
        game = match.game
        if isinstance(request, PlanRequest):
            return self._plan(request)
        decision = Decision(request)  # type: ignore[arg-type]
        if decision.question is WINDOW:
            return self._reveal(game, decision)
        fresh = [answer for answer in decision.options if self._serves(game, decision.question, answer)]
        if fresh and self._below(4):
            return fresh[self._below(len(fresh))]
        return self._by_lot.decide(view(game, seat), decision)

    def _reveal(self, game: Game, decision: Decision) -> Answer:
        """Turn up what is new, others now and then; leave what turns by itself for its moment."""
        ready = [
            answer
            for answer in decision.options
            if answer[0] == REVEAL and not game.objects[answer[1]].script.mandatory
        ]
        fresh = [answer for answer in ready if self._serves(game, decision.question, answer)]
        if not fresh and self._below(6) == 0:
            fresh = ready
        return fresh[self._below(len(fresh))] if fresh else PASS

    def _serves(self, game: Game, question: Question, answer: Answer) -> bool:
        form = question.form_of(answer)
        if SPELL in form.parts:
            name = answer[form.place_of(SPELL)]
            return name in self._progress.helpful or (name in library() and self._has_news(library()[name]))
        if form.group == "attacks":
            card = game.objects[answer[1]].card
            return self._is_new(bar_goal(card, card.attacks[answer[2]]))
        if form.group == "abilities":
            return self._is_useful(game.objects[answer[1]])
        if answer[0] == REVEAL:
            return self._is_new(f"reveal {game.objects[answer[1]].name}")
        return answer == PAY

    def _is_useful(self, holder: Object) -> bool:
        """Whether telling an object to do something may show what nobody has seen yet."""
        card = holder.card
        is_new = any(self._is_new(bar_goal(card, bar)) for bar in card.attacks)
        return is_new or any(goal.startswith(f"ability {holder.name}: ") for goal in self._progress.missing)

    def _plan(self, request: PlanRequest) -> Answer:
        """Plan spells nobody has cast yet first."""
        left = dict(request.book)
        picks = []
        for slot in request.slots:
            names: list[str] = []
            for _ in range(slot.count):
                cards = [card for card in slot.cards if left.get(card, 0)]
                pool = [card for card in cards if self._has_news(card)] if self._below(3) else []
                pool = pool or [card for card in cards if card.name in self._progress.helpful] or cards
                if pool:
                    card = pool[self._below(len(pool))]
                    left[card] -= 1
                    names.append(card.name)
            picks.append((slot.key, tuple(names)))
        return ("plan", tuple(picks))


def exercise(seed: int, most_games: int, *, mode: str = "arena", checked: bool = True) -> Iterator[Progress]:
    """Play until nothing is missing or there have been enough games; after each game, the progress so far."""
    progress = Progress(goals_of(mode))
    below = lots(seed, EXERCISE_STREAM)
    for number in range(most_games):
        game_seed = seed * 1_000_003 + number
        setup = _setup(mode, progress, below)
        before = len(progress.reached)
        try:
            match = start_duel(setup, game_seed, log=True)
            _play(match, mode, progress, game_seed, checked=checked)
        except Exception as error:
            progress.failures.append(f"game {number}, seed {game_seed}: {type(error).__name__}: {error}")
        else:
            if len(progress.reached) > before:
                progress.records.append(record_of(match, setup, game_seed))
        progress.games += 1
        yield progress
        if not progress.missing:
            return


def _setup(mode: str, progress: Progress, below: Callable[[int], int]) -> Setup:
    """Two mages with books full of what is missing; now and then on a board, where the mode's mages play on some."""
    missing = progress.missing
    if len(missing) <= LITTLE:
        progress.helpful = frozenset(name for goal in missing for name in leading_to(mode, goal))
    idle = sorted({name for goal in missing for name in mages_leading_to(mode, goal)})
    names = sorted(mage.name for mage in mages_of(mode))
    books = []
    for _ in range(2):
        pool = idle if idle and below(2) else names
        mage = mages()[pool[below(len(pool))]]
        books.append(generated_book(mage, mode, below, _wishes(mode, mage, missing, below)))
    played = [each.name for each in MODES.values() if each.has_boards and each.books == mode]
    if played and below(3) == 0:
        fitting = [name for name, board in boards().items() if board.players == len(books)]
        return setup_of(played[below(len(played))], *books, board=fitting[below(len(fitting))])
    return setup_of(mode, *books)


def _wishes(mode: str, mage: Mage, missing: Sequence[str], below: Callable[[int], int]) -> tuple[str, ...]:
    """Cards of this mage that are missing, or lead to what is, drawn goal by goal."""
    chosen: list[str] = []
    for _ in range(WISHES):
        goal = missing[below(len(missing))]
        if goal.startswith("ability ") and about(goal) != mage.name:
            continue
        cards = [name for name in leading_to(mode, goal) if mage.may_use(library()[name])]
        if cards:
            own = about(goal)
            chosen.append(own if own in cards and below(3) == 0 else cards[below(len(cards))])
    return tuple(chosen)


def _play(match: Match[Game], mode: str, progress: Progress, seed: int, *, checked: bool) -> None:
    count = len(match.game.seated)
    agents = [Eager(seed * count + seat, progress) for seat in range(count)]

    def note(goal: str) -> None:
        if goal in progress.wanted and goal not in progress.reached:
            progress.reached[goal] = seed

    watch = Watch(mode, note)
    told = 0
    count = 0
    while not match.is_over:
        request = match.open_requests[0]
        match.give(request.player, agents[request.player].decide(match, request.player, request))
        count += 1
        log = match.game.log or []
        watch.hear(log[told:])
        told = len(log)
        if count % LOOK_EVERY == 0:
            watch.look(match.game)
            if checked:
                check(match)
        if count > LONGEST:
            raise RuntimeError(f"no end after {LONGEST} answers")
    progress.decisions += count

"""Exercise: random games with books made to measure, until everything that can be played has happened at least once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from mageduel.agents.lots import lots
from mageduel.agents.random_agent import RandomAgent
from mageduel.duel import record_of, start_duel
from mageduel.facts.cards import AttackKind, Card, CardType
from mageduel.facts.library import library, playable
from mageduel.facts.mages import mages, playable_mages
from mageduel.kernel.match import Match
from mageduel.kernel.questions import PASS, Question
from mageduel.kernel.record import Record
from mageduel.kernel.requests import Answer
from mageduel.lab.books import generated_book, setup_of
from mageduel.lab.invariants import check
from mageduel.lab.simulation import LONGEST
from mageduel.rules.casting.mana import PAY
from mageduel.rules.enchantments.reveals import REVEAL, WINDOW
from mageduel.rules.objects.characteristics import traits
from mageduel.rules.planning.plans import PlanRequest
from mageduel.state import events as happened
from mageduel.state.causes import name_of
from mageduel.state.game import Game
from mageduel.state.parts import SPELL
from mageduel.views.decisions import Decision
from mageduel.views.view import view

EXERCISE_STREAM = 8


def everything_wanted() -> set[str]:
    """Everything that has to happen: casts, reveals, attack bars, traits and conditions of cards some mage can cast."""
    wanted: set[str] = set()
    words: set[str] = set()
    casters = playable_mages().values()
    for card in playable().values():
        if not any(mage.may_use(card) for mage in casters):
            continue
        wanted.add(f"cast {card.name}")
        if card.type is CardType.ENCHANTMENT:
            wanted.add(f"reveal {card.name}")
        for index, bar in enumerate(card.attacks):
            if bar.dice or bar.kind is AttackKind.OTHER:
                wanted.add(f"attack {bar_name(card, index)}")
        words |= {trait.word.name for trait in card.traits if trait.word.bearer.value == "object"}
        for bar in card.attacks:
            wanted |= {f"effect {name}" for row in bar.effects for name, _ in row.effects}
    for mage in casters:
        wanted |= {f"attack {mage.name}: {bar.name}" for bar in mage.card.attacks}
    wanted |= {f"trait {word}" for word in words}
    return wanted


def bar_name(card: Card, index: int) -> str:
    """How the list names an attack bar."""
    return f"{card.name}: {card.attacks[index].name}"


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
            or any(self._is_new(f"attack {bar_name(card, index)}") for index in range(len(card.attacks)))
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
            return name in library() and self._has_news(library()[name])
        if form.group == "attacks":
            return self._is_new(f"attack {bar_name(game.objects[answer[1]].card, answer[2])}")
        if answer[0] == REVEAL:
            return self._is_new(f"reveal {game.objects[answer[1]].name}")
        return answer == PAY

    def _plan(self, request: PlanRequest) -> Answer:
        """Plan spells nobody has cast yet first."""
        left = dict(request.book)
        picks = []
        for slot in request.slots:
            names: list[str] = []
            for _ in range(slot.count):
                cards = [card for card in slot.cards if left.get(card, 0)]
                pool = [card for card in cards if self._has_news(card)] or cards
                if pool:
                    card = pool[self._below(len(pool))]
                    left[card] -= 1
                    names.append(card.name)
            picks.append((slot.key, tuple(names)))
        return ("plan", tuple(picks))


def _note(progress: Progress, name: str, seed: int) -> None:
    if name in progress.wanted and name not in progress.reached:
        progress.reached[name] = seed


def _note_events(progress: Progress, events: list[happened.Event], seed: int) -> None:
    for event in events:
        match event:
            case happened.SpellResolved():
                _note(progress, f"cast {event.spell.card.name}", seed)
            case happened.Revealed() if event.paid is not None:
                _note(progress, f"reveal {event.enchantment.name}", seed)
            case happened.ConditionGained():
                _note(progress, f"effect {event.condition.name.lower()}", seed)
            case happened.Moved() if event.move.kind.value == "push":
                _note(progress, "effect push", seed)
            case happened.DiceRolled():
                attack = event.attack
                for holder in (attack.attacker, attack.spell.card if attack.spell else None):
                    name = holder.name if holder is not None else ""
                    _note(progress, f"attack {name}: {attack.bar.name}", seed)
                if attack.attacker is not None:
                    for each in attack.attacker.attachments:
                        _note(progress, f"attack {each.name}: {attack.bar.name}", seed)
                _note(progress, f"attack {attack.bar.name}: {attack.bar.name}", seed)
            case happened.DicePool():
                _note_bars(progress, name_of(event.what), seed)
            case happened.AbilityUsed():
                _note_bars(progress, name_of(event.ability), seed)


def _note_bars(progress: Progress, said: str, seed: int) -> None:
    """Special actions and spells that roll dice without attacking are told by their name."""
    for name in progress.missing:
        if name.startswith("attack ") and name.split(": ")[-1].lower() in said.lower():
            _note(progress, name, seed)


def _note_traits(progress: Progress, game: Game, seed: int) -> None:
    for thing in game.objects.values():
        if not thing.hidden:
            for word in traits(thing):
                _note(progress, f"trait {word.name}", seed)


def exercise(seed: int, most_games: int, *, checked: bool = True) -> Iterator[Progress]:
    """Play until nothing is missing or there have been enough games; after each game, the progress so far."""
    progress = Progress(everything_wanted())
    below = lots(seed, EXERCISE_STREAM)
    names = sorted(playable_mages())
    for number in range(most_games):
        game_seed = seed * 1_000_003 + number
        missing = sorted({_card_of(name) for name in progress.missing if _card_of(name) in library()})
        books = []
        for _ in range(2):
            mage = mages()[names[below(len(names))]]
            usable = [name for name in missing if mage.may_use(library()[name])]
            chosen = tuple(usable[below(len(usable))] for _ in range(min(len(usable), 24))) if usable else ()
            books.append(generated_book(mage, "arena", below, chosen))
        setup = setup_of("arena", *books)
        before = len(progress.reached)
        try:
            match = start_duel(setup, game_seed, log=True)
            _play(match, progress, game_seed, checked=checked)
        except Exception as error:
            progress.failures.append(f"game {number}, seed {game_seed}: {type(error).__name__}: {error}")
        else:
            if len(progress.reached) > before:
                progress.records.append(record_of(match, setup, game_seed))
        progress.games += 1
        yield progress
        if not progress.missing:
            return


def _card_of(name: str) -> str:
    kind, _, rest = name.partition(" ")
    return rest.split(": ")[0] if kind == "attack" else rest


def _play(match: Match[Game], progress: Progress, seed: int, *, checked: bool) -> None:
    count = len(match.game.seated)
    agents = [Eager(seed * count + seat, progress) for seat in range(count)]
    told = 0
    count = 0
    while not match.is_over:
        request = match.open_requests[0]
        match.answer(request.player, agents[request.player].decide(match, request.player, request), trusted=True)
        count += 1
        log = match.game.log or []
        _note_events(progress, log[told:], seed)
        told = len(log)
        if count % 10 == 0:
            _note_traits(progress, match.game, seed)
            if checked:
                check(match)
        if count > LONGEST:
            raise RuntimeError(f"no end after {LONGEST} answers")
    progress.decisions += count

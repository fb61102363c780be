"""Planning: everybody secretly and at once chooses two spells, and one for each familiar and spawnpoint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.facts.cards import Card
from mageduel.facts.conditions import DISABLE
from mageduel.facts.library import card as find_card
from mageduel.facts.traits import FAMILIAR, SPAWNPOINT
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import NOT_AN_OPTION, Answer, Refusal, Request, Together
from mageduel.rules.enchantments.reveals import reveal_window
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.state.events import Planned
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import SPELLS
from mageduel.state.phases import Phase
from mageduel.state.players import Player

MAGE_SLOT: Final = 0
"""How a plan names the mage's own two spells; other slots go by the number of their object."""


TO_PLAN: Final = Form("plan", SPELLS)
PLAN: Final = Question("plan", TO_PLAN)


class Slot:
    """A place to put prepared spells, and the cards that fit."""

    __slots__ = ("cards", "count", "holder", "key")

    def __init__(self, key: int, count: int, cards: list[Card], holder: Object | None) -> None:
        self.key = key
        self.count = count
        self.cards = cards
        self.holder = holder


class PlanRequest(Request):
    """The question of the Planning Phase; an answer fills every slot with up to as many spells as it takes.

    `slots` is the whole question. `options` lists up to two spells for the mage's own slot, the other slots left empty:
    all combinations of all slots would be too many to look at.
    """

    __slots__ = ("book", "slots")

    def __init__(self, player: int, slots: tuple[Slot, ...], book: dict[Card, int]) -> None:
        self.question = PLAN
        self.player = player
        self.subject = None
        self.is_secret = False
        self._options = None
        self.slots = slots
        self.book = book

    def _all(self) -> Sequence[Answer]:
        names = [card.name for card in self.slots[0].cards]
        plans: list[tuple[str, ...]] = [(), *((name,) for name in names)]
        for index, first in enumerate(names):
            for second in names[index:]:
                if first != second or self.book[self.slots[0].cards[index]] > 1:
                    plans.append((first, second))
        return [self._answer((plan,)) for plan in plans]

    def _answer(self, picks: Sequence[Sequence[str]]) -> Answer:
        plan = []
        for index, slot in enumerate(self.slots):
            plan.append((slot.key, tuple(picks[index]) if index < len(picks) else ()))
        return TO_PLAN(tuple(plan))

    @property
    def forced(self) -> Answer | None:
        """Only an empty spellbook leaves nothing to choose."""
        return None if self.slots[0].cards else self._answer(())

    def refuses(self, answer: Answer) -> Refusal | None:
        """Every slot filled with cards that fit it, and no card chosen more often than the book has it."""
        if len(answer) != 2 or answer[0] != TO_PLAN.word or not isinstance(answer[1], tuple):
            return NOT_AN_OPTION
        keys = [slot.key for slot in self.slots]
        if [entry[0] if isinstance(entry, tuple) and len(entry) == 2 else None for entry in answer[1]] != keys:
            return NOT_AN_OPTION
        chosen: dict[str, int] = {}
        for slot, (_, names) in zip(self.slots, answer[1], strict=True):
            if not isinstance(names, tuple) or len(names) > slot.count:
                return NOT_AN_OPTION
            fitting = {card.name for card in slot.cards}
            for name in names:
                if name not in fitting:
                    return NOT_AN_OPTION
                chosen[name] = chosen.get(name, 0) + 1
        copies = {card.name: count for card, count in self.book.items()}
        return None if all(count <= copies[name] for name, count in chosen.items()) else NOT_AN_OPTION

    def sample(self, below: Callable[[int], int]) -> Answer:
        """A plan by lot: each slot filled as far as it goes."""
        taken: dict[Card, int] = {}
        plan: list[tuple[int, tuple[str, ...]]] = []
        for slot in self.slots:
            names: list[str] = []
            cards = slot.cards
            count = len(cards)
            for _ in range(slot.count if count else 0):
                index = below(count)
                for _ in range(count):
                    card = cards[index]
                    before = taken.get(card, 0)
                    if before < self.book[card]:
                        taken[card] = before + 1
                        names.append(card.name)
                        break
                    index = index + 1 if index + 1 < count else 0
            plan.append((slot.key, tuple(names)))
        return TO_PLAN(tuple(plan))


async def planning_phase(game: Game) -> None:
    """Unused spells return to the books; then all plan at the same time."""
    for player in game.players:
        if player.planned:
            player.put_into_book(player.planned)
            player.planned = ()
    for thing in game.objects.values():
        if thing.prepared is not None:
            game.players[thing.prepared_owner].put_into_book([thing.prepared])
            thing.prepared = None
    living = [player for player in game.players if player.is_alive]
    requests = [PlanRequest(player.seat, plan_slots(game, player.seat), player.book) for player in living]
    answers = await Together(requests)
    for index, request in enumerate(requests):
        _prepare(game, request, answers[index])
    if Planned in game.heard:
        for request in requests:
            await happen(game, Planned(request.player))
    if game.is_watched:
        await reveal_window(game, Phase.PLANNING)


PREPARES: Final = Capability[Callable[[Object, Card], bool]]("prepares")
"""Asked of familiars and spawnpoints: which spells may be prepared for them."""


PLANS_MORE: Final = Capability[int]("plans more")
"""Asked of what a mage wears: how many spells more he chooses in the Planning Phase."""


def plan_slots(game: Game, seat: int) -> tuple[Slot, ...]:
    """What this player may plan for: the mage, then every familiar and spawnpoint."""
    player = game.players[seat]
    book = list(player.book.keys())
    count = game.rules.spells_a_round
    if PLANS_MORE in game.listeners:
        count += sum(more for each in player.mage.attachments if not each.hidden for more in PLANS_MORE.of(each))
    slots = [Slot(MAGE_SLOT, count, book, None)]
    if PREPARES in game.listeners:
        for thing in sorted(PREPARES.anybody(game), key=lambda thing: thing.id):
            if thing.controller == seat and can_prepare(thing):
                slots.append(Slot(thing.id, 1, _fitting(player, thing, book), thing))
    return tuple(slots)


def _fitting(player: Player, thing: Object, book: list[Card]) -> list[Card]:
    """The cards of a book that may be prepared for an object."""
    (fits,) = PREPARES.of(thing)
    return [card for card in book if fits(thing, card) and player.facts.may_use(card)]


def can_prepare(thing: Object) -> bool:
    """Whether the object can have a spell of its own."""
    return (has(thing, FAMILIAR) or has(thing, SPAWNPOINT)) and DISABLE not in thing.conditions


def _prepare(game: Game, request: PlanRequest, answer: Answer) -> None:
    player = game.players[request.player]
    taken: list[Card] = []
    planned: list[Card] = []
    for index, slot in enumerate(request.slots):
        for name in answer[1][index][1]:
            card = find_card(name)
            taken.append(card)
            if slot.holder is None:
                planned.append(card)
            else:
                slot.holder.prepared = card
                slot.holder.prepared_owner = player.seat
    player.planned = tuple(planned)
    player.take_from_book(taken)

"""Novice: plays by rules of thumb, at once, and never looks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageduel.agents.rules_of_thumb import Judge, best, reveals_first
from mageduel.agents.tastes import Liking, indifferent, taste
from mageduel.agents.weights import WEIGHTS, Weights
from mageduel.facts.cards import ActionKind, Card
from mageduel.kernel.questions import PASS
from mageduel.kernel.requests import Answer
from mageduel.rules.enchantments.reveals import WINDOW
from mageduel.rules.planning.plans import PLAN
from mageduel.views.decisions import Decision, PlanningSlot
from mageduel.views.purposes import waits_for_its_moment
from mageduel.views.view import View

CONSIDERED: Final = 7
"""How many of the most wanted spells are looked at in pairs."""


class Novice:
    """Summons, advances, attacks what dies, protects the mage."""

    name = "novice"

    def __init__(self, seed: int, weights: Weights = WEIGHTS, *, liking: Liking | None = None) -> None:
        self.weights = weights
        self.liking = taste(seed, weights.fancy) if liking is None else liking

    def decide(self, view: View, decision: Decision) -> Answer:
        """Take the option that looks best at first sight."""
        question = decision.question
        if question is PLAN:
            return plan(Judge(view, decision.seat, self.weights), decision, self.liking)
        if question is WINDOW and not view.concern(decision).asks:
            return PASS
        options = decision.options
        if len(options) == 1 or (question is WINDOW and nothing_to_reveal(view, options)):
            return options[0]
        judge = Judge(view, decision.seat, self.weights)
        scores = judge.scores(decision) if question is WINDOW else self.scores(judge, decision)
        first = reveals_first(options, scores)
        return options[max(first, key=scores.__getitem__)] if first else best(options, scores)

    def scores(self, judge: Judge, decision: Decision) -> list[float]:
        """What each option looks worth to him."""
        return judge.scores(decision)


def nothing_to_reveal(view: View, options: Sequence[Answer]) -> bool:
    """Whether all that could be revealed reveals itself when its moment comes."""
    for option in options[1:]:
        card = view.object(option[1]).card
        if card is None or not waits_for_its_moment(card):
            return False
    return True


def plan(judge: Judge, decision: Decision, liking: Liking) -> Answer:
    """The best plan by rules of thumb."""
    return plans(judge, decision, 1, liking)[0]


def plans(judge: Judge, decision: Decision, count: int, liking: Liking = indifferent) -> list[Answer]:
    """The most promising plans, best first: pairs of spells that can both be paid, and a spell for every other slot."""
    slots = decision.slots
    mage_slot = slots[0]
    book = judge.view.player(decision.seat).book or {}
    mana = judge.mana
    wanted = sorted(
        ((_wanted(judge, card, liking), -index, card) for index, card in enumerate(mage_slot.cards)), reverse=True
    )[:CONSIDERED]
    pairs: list[tuple[float, tuple[str, ...]]] = [(0.0, ())]
    for index, (worth, _, card) in enumerate(wanted):
        cost = _cost(card)
        if cost <= mana:
            pairs.append((worth, (card.name,)))
        for other_worth, _, other in wanted[index if book.get(card, 0) > 1 else index + 1 :]:
            if mage_slot.count < 2 or (card.action is other.action is ActionKind.FULL):
                continue
            total = cost + _cost(other)
            together = worth + other_worth * (0.6 if other is card else 1.0)
            if total <= mana:
                pairs.append((together, (card.name, other.name)))
            elif cost <= mana:
                pairs.append((worth + 0.2 * max(0.0, other_worth), (card.name, other.name)))
    pairs.sort(key=lambda pair: -pair[0])
    filled = [_fill(mage_slot.count, names, [card for _, _, card in wanted], book) for _, names in pairs[:count]]
    return [_with_other_slots(judge, slots, names, book, liking) for names in filled]


def _wanted(judge: Judge, card: Card, liking: Liking) -> float:
    """What a spell is worth, and more for somebody who likes it; what is of no use nobody likes."""
    worth = judge.plan_worth(card)
    return worth + liking(card) if worth > 0 else worth


def _fill(count: int, names: tuple[str, ...], wanted: list[Card], book: dict[Card, int]) -> tuple[str, ...]:
    """Where there is room for more than a pair: what else is wanted, one of each."""
    if len(names) < 2:
        return names
    others = [card.name for card in wanted if card.name not in names and book.get(card, 0)]
    return (*names, *others[: count - len(names)]) if count > len(names) else names


def _cost(card: Card) -> int:
    return 3 if card.cost is None else card.cost


def _with_other_slots(
    judge: Judge, slots: tuple[PlanningSlot, ...], names: tuple[str, ...], book: dict[Card, int], liking: Liking
) -> Answer:
    left = {card.name: count for card, count in book.items()}
    for name in names:
        left[name] -= 1
    picks: list[tuple[int, tuple[str, ...]]] = [(slots[0].key, names)]
    for slot in slots[1:]:
        funds = judge.mana + judge.view.object(slot.key).mana
        fitting = [card for card in slot.cards if left[card.name] > 0 and _cost(card) <= funds]
        if fitting:
            card = max(fitting, key=lambda each: _wanted(judge, each, liking))
            left[card.name] -= 1
            picks.append((slot.key, (card.name,)))
        else:
            picks.append((slot.key, ()))
    return ("plan", tuple(picks))

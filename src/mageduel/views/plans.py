"""Plans in words: the form of the Planning Phase, and what a plan would cost and could not do.

Nothing here forbids: a plan that cannot be paid may be sealed, as a bluff or for mana still to come.
"""

from __future__ import annotations

from collections.abc import Iterator

from mageduel.facts.cards import ActionKind, Card, CardType, SchoolMode
from mageduel.kernel.requests import Answer
from mageduel.rules.casting import targeting
from mageduel.rules.casting.mana import available
from mageduel.rules.casting.spells import action_needed
from mageduel.rules.enchantments.reveals import reveal_cost
from mageduel.rules.planning.plans import MAGE_SLOT, PlanRequest, Slot
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.asked import LedgerLine, PlanCard, PlanForm, PlanRemedy, PlanSlot, PlanWarning, PlanWeighed
from mageduel.views.shapes import Contribution, Number

MOST_REMEDIES = 2
_PLACES = ("zone", "zone border", "arena")

Picks = list[tuple[Slot, list[Card]]]


def plan_form(game: Game, request: PlanRequest) -> PlanForm:
    """The question of the Planning Phase as data, with the empty plan weighed."""
    slots = []
    for slot in request.slots:
        funds = available(game, request.player, slot.holder)
        cards = [_plan_card(card, request.book[card], funds) for card in slot.cards]
        slots.append(PlanSlot(slot.key, slot.count, _label(slot), slot.holder.mana if slot.holder else 0, cards))
    mage = game.players[request.player].mage
    return PlanForm(slots, mage.mana, _weigh(game, request, [(slot, []) for slot in request.slots]))


def weigh_plan(game: Game, request: PlanRequest, answer: Answer) -> PlanWeighed | None:
    """What this plan would leave in mana, and what speaks against it; None if it is no plan."""
    if request.refuses(answer) is not None:
        return None
    named = {slot.key: {card.name: card for card in slot.cards} for slot in request.slots}
    return _weigh(
        game,
        request,
        [
            (slot, [named[slot.key][name] for name in names])
            for slot, (_, names) in zip(request.slots, answer[1], strict=True)
        ],
    )


def _label(slot: Slot) -> str:
    return "Your mage" if slot.key == MAGE_SLOT else slot.holder.name if slot.holder is not None else ""


def _plan_card(card: Card, count: int, funds: int) -> PlanCard:
    cost = None if card.cost is None else Number(card.cost, [Contribution(card.cost, "printed")])
    short = 0 if card.cost is None else max(0, card.cost - funds)
    return PlanCard(card.name, count, cost, short == 0, f"{short} mana short" if short else None)


def _weigh(game: Game, request: PlanRequest, picks: Picks) -> PlanWeighed:
    mage = game.players[request.player].mage
    ledger = [line for slot, cards in picks for line in _lines(slot, cards)]
    left = mage.mana + sum(line.amount for line in ledger)
    owed = sum(reveal_cost(each) for each in game.hidden if each.controller == request.player)
    warnings = [*_two_full_actions(mage, picks), *_without_targets(game, picks), *_replaced(mage, picks)]
    warnings += _short(mage, left, owed)
    return PlanWeighed(mage.mana, ledger, left, max(0, -left), owed, warnings)


def _lines(slot: Slot, cards: list[Card]) -> Iterator[LedgerLine]:
    """What each spell takes of the mage's mana, after what its caster has of its own."""
    own = slot.holder.mana if slot.holder is not None else 0
    for card in cards:
        if card.cost is None:
            yield LedgerLine(card.name, 0, "X mana when it is cast")
            continue
        given = min(own, card.cost)
        own -= given
        note = f"{card.cost}, {slot.holder.name} pays {given}" if given and slot.holder is not None else ""
        yield LedgerLine(card.name, given - card.cost, note)


def _two_full_actions(mage: Object, picks: Picks) -> Iterator[PlanWarning]:
    slow = [card for slot, cards in picks if slot.holder is None for card in cards if _is_full(mage, card)]
    if len(slow) > 1:
        sentence = f"The {mage.name} can cast only one of them this round."
        yield PlanWarning(
            "two-full-actions", "Two full actions for one mage.", sentence, _handed_over(picks, slow)[:MOST_REMEDIES]
        )


def _is_full(mage: Object, card: Card) -> bool:
    return card.action is not None and action_needed(mage, card) is ActionKind.FULL


def _handed_over(picks: Picks, cards: list[Card]) -> list[PlanRemedy]:
    """Ways to let a familiar or spawnpoint with room cast one of these instead of the mage."""
    found = []
    for slot, held in picks:
        if slot.holder is None or len(held) >= slot.count:
            continue
        for card in cards:
            if card in slot.cards:
                pays = min(slot.holder.mana, card.cost or 0)
                label = f"{card.name} into the {slot.holder.name}" + (f": it pays {pays}" if pays else "")
                found.append(PlanRemedy(label, _moved(picks, card, slot)))
    return found


def _moved(picks: Picks, card: Card, to: Slot) -> list[object]:
    """The same plan with one of the mage's spells in another slot."""
    filled: list[object] = []
    for slot, held in picks:
        names = [each.name for each in held]
        if slot.holder is None:
            names.remove(card.name)
        elif slot is to:
            names.append(card.name)
        filled.append([slot.key, names])
    return ["plan", filled]


def _without_targets(game: Game, picks: Picks) -> Iterator[PlanWarning]:
    """Spells for something that is not on the table now."""
    for card in dict.fromkeys(card for _, cards in picks for card in cards):
        target = card.target
        if target is None or "destroyed" in target.needs or any(kind in _PLACES for kind in target.kinds):
            continue
        if not any(targeting.matches(target, each) for each in game.objects.values()):
            yield PlanWarning("no-target", f"{card.name} has no target.", "Nothing on the table fits it now.", [])


def _replaced(mage: Object, picks: Picks) -> Iterator[PlanWarning]:
    """Equipment for a place where the mage wears something, or where two planned pieces meet."""
    worn = {each.location: each.card.name for each in mage.attachments if each.location is not None and not each.hidden}
    for slot, cards in picks:
        for card in cards if slot.holder is None else ():
            if card.type is not CardType.EQUIPMENT or card.location_mode is not SchoolMode.SINGLE:
                continue
            for place in card.locations:
                if place in worn and place != "ring":
                    sentence = f"It would take the place of {worn[place]}."
                    yield PlanWarning("place-taken", f"{card.name} is worn on the {place}.", sentence, [])
                worn.setdefault(place, card.name)


def _short(mage: Object, left: int, owed: int) -> Iterator[PlanWarning]:
    if left < 0:
        sentence = f"These cost {mage.mana - left}; you have {mage.mana}. You may seal them all the same."
        yield PlanWarning("mana-short", f"{-left} mana short.", sentence, [])
    elif left < owed:
        sentence = f"{left} mana would be left; your face-down cards need {owed} together."
        yield PlanWarning("reveals-unpaid", "Not all of your reveals can be paid.", sentence, [])

"""Plans in words: the form of the Planning Phase, and what a plan would cost and could not do.

Nothing here forbids: a plan that cannot be paid may be sealed, as a bluff or for mana still to come.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from mageduel.facts.cards import ActionKind, Card, CardType, SchoolMode
from mageduel.kernel.requests import Answer
from mageduel.rules.casting.haste import action_needed
from mageduel.rules.casting.mana import available
from mageduel.rules.casting.target_words import matches
from mageduel.rules.enchantments.reveals import reveal_cost
from mageduel.rules.planning.plans import MAGE_SLOT, PlanRequest, Slot
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.asked import LedgerLine, PlanCard, PlanForm, PlanRemedy, PlanSlot, PlanWarning, PlanWeighed
from mageduel.views.names import PRINTED, contribution
from mageduel.views.shapes import Number
from mageduel.words.language import say

MOST_REMEDIES: Final = 2
_PLACES: Final = ("zone", "zone border", "arena")

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
    return say("plan.mage") if slot.key == MAGE_SLOT else slot.holder.name if slot.holder is not None else ""


def _plan_card(card: Card, count: int, funds: int) -> PlanCard:
    cost = None if card.cost is None else Number(card.cost, [contribution(card.cost, PRINTED)])
    short = 0 if card.cost is None else max(0, card.cost - funds)
    return PlanCard(card.name, count, cost, short == 0, say("plan.short", amount=short) if short else None)


def _weigh(game: Game, request: PlanRequest, picks: Picks) -> PlanWeighed:
    mage = game.players[request.player].mage
    ledger = [line for slot, cards in picks for line in _lines(slot, cards)]
    left = mage.mana + sum(line.amount for line in ledger)
    owed = sum(reveal_cost(each) for each in game.hidden if each.controller == request.player)
    warnings = [
        *_two_full_actions(mage, picks),
        *_without_targets(game, request.player, picks),
        *_replaced(mage, picks),
    ]
    warnings += _short(mage, left, owed)
    return PlanWeighed(mage.mana, ledger, left, max(0, -left), owed, warnings)


def _lines(slot: Slot, cards: list[Card]) -> Iterator[LedgerLine]:
    """What each spell takes of the mage's mana, after what its caster has of its own."""
    own = slot.holder.mana if slot.holder is not None else 0
    for card in cards:
        if card.cost is None:
            yield LedgerLine(card.name, 0, say("plan.x-mana"))
            continue
        given = min(own, card.cost)
        own -= given
        note = ""
        if given and slot.holder is not None:
            note = say("plan.holder-pays", cost=card.cost, who=slot.holder.name, amount=given)
        yield LedgerLine(card.name, given - card.cost, note)


def _two_full_actions(mage: Object, picks: Picks) -> Iterator[PlanWarning]:
    slow = [card for slot, cards in picks if slot.holder is None for card in cards if _is_full(mage, card)]
    if len(slow) > 1:
        yield _warning("two-full-actions", _handed_over(picks, slow)[:MOST_REMEDIES], mage=mage.name)


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
                key = "plan.hand-over-paid" if pays else "plan.hand-over"
                label = say(key, spell=card.name, who=slot.holder.name, amount=pays)
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


def _without_targets(game: Game, seat: int, picks: Picks) -> Iterator[PlanWarning]:
    """Spells for something that is not on the table now."""
    for card in dict.fromkeys(card for _, cards in picks for card in cards):
        target = card.target
        if target is None or target.is_in_a_pile or any(kind in _PLACES for kind in target.kinds):
            continue
        if not any(matches(target, seat, each) for each in game.objects.values()):
            yield _warning("no-target", spell=card.name)


def _replaced(mage: Object, picks: Picks) -> Iterator[PlanWarning]:
    """Equipment for a place where the mage wears something, or where two planned pieces meet."""
    worn = {each.location: each.card.name for each in mage.attachments if each.location is not None and not each.hidden}
    for slot, cards in picks:
        for card in cards if slot.holder is None else ():
            if card.type is not CardType.EQUIPMENT or card.location_mode is not SchoolMode.SINGLE:
                continue
            for place in card.locations:
                if place in worn and place != "ring":
                    where = say(f"location.{place}")
                    yield _warning("place-taken", spell=card.name, place=where, worn=worn[place])
                worn.setdefault(place, card.name)


def _short(mage: Object, left: int, owed: int) -> Iterator[PlanWarning]:
    if left < 0:
        yield _warning("mana-short", short=-left, cost=mage.mana - left, mana=mage.mana)
    elif left < owed:
        yield _warning("reveals-unpaid", left=left, owed=owed)


def _warning(code: str, remedies: Sequence[PlanRemedy] = (), **parts: object) -> PlanWarning:
    return PlanWarning(code, say(f"warning.{code}.title", **parts), say(f"warning.{code}.text", **parts), [*remedies])

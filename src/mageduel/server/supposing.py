"""Supposing: what lies face down on a board of one's own is taken to be a card, or all that is hidden is drawn anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mageduel.agents.advice import Adviser
from mageduel.agents.budget import Budget
from mageduel.agents.determinize import draw_sample
from mageduel.agents.levels import new_agent
from mageduel.agents.lots import lots
from mageduel.dsl.script import script_of
from mageduel.facts.cards import Card
from mageduel.facts.errors import Coded
from mageduel.facts.library import card as find_card
from mageduel.facts.library import library
from mageduel.facts.spellbooks import published_books
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer
from mageduel.rules.planning.plans import PLAN
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.decisions import Decision
from mageduel.views.samples import HiddenEnchantment
from mageduel.views.view import view

SAMPLE_LOTS: Final = 15
ANSWERS: Final = 4
"""Answers that are listed; the others are told together."""
TIMES: Final = 5
"""How often an adept is asked what it would answer."""
BUDGET: Final = Budget(look_aheads=240, seconds=2.0)


class NotOnTheBoard(Coded, LookupError):
    """What was asked for is not there, or cannot be done here."""


@dataclass(frozen=True, slots=True)
class Supposition:
    """A step without an answer: something face down becomes a card, or what a seat cannot see is drawn anew."""

    viewer: int
    lot: int
    object: int | None = None
    card: str | None = None


def supposed(match: Match[Game], step: Supposition) -> Match[Game]:
    """The match as it would be, if that were so."""
    if step.object is None or step.card is None:
        return drawn_anew(match, step.viewer, step.lot)
    number, card = step.object, find_card(step.card)
    then = match.last_safe_point.objects.get(number)
    if then is None or not then.hidden or not could_be(then, card):
        raise NotOnTheBoard("board-no-guess")

    def change(game: Game) -> None:
        thing = game.objects[number]
        # Forks share books: this one gets its own.
        book = game.players[thing.owner].book = dict(game.players[thing.owner].book)
        book[thing.card] = book.get(thing.card, 0) + 1
        if book.get(card, 0) > 1:
            book[card] -= 1
        else:
            book.pop(card, None)
        thing.become(card, script_of(card))

    try:
        return match.fork_otherwise(change, lambda request, answer: answer, lambda player: True)
    except Exception:  # it cannot have been this card: somewhere on the way the rules got stuck
        raise NotOnTheBoard("board-no-guess") from None


def drawn_anew(match: Match[Game], viewer: int, lot: int) -> Match[Game]:
    """A match that is the same to a seat, with other cards where it cannot see them."""
    sampler = view(match.game, viewer, match).sampler
    sample = None if sampler is None else draw_sample(sampler, lots(lot, SAMPLE_LOTS))
    if sample is None:
        raise NotOnTheBoard("board-not-here")
    return sample


def could_be(thing: Object, card: Card) -> bool:
    """Whether this card may lie there face down."""
    return HiddenEnchantment(thing.id, False, thing).could_be(card)


def guesses(game: Game, thing: Object) -> list[str]:
    """Cards it might well be: of the book its owner has here, and of published ones of that mage."""
    owner = game.players[thing.owner]
    known = library()
    cards = {thing.card, *owner.book}
    for book in published_books().values():
        if book.mage == owner.facts.name:
            cards |= {known[name] for name in book.cards}
    return sorted(card.name for card in cards if could_be(thing, card))


@dataclass(frozen=True, slots=True)
class Likely:
    """An answer a player may well give."""

    answer: Answer
    share: float
    """How often an adept chose it."""
    chance: float | None
    """The chance to win of whoever answers, after it; None where that was not compared."""


def likely_answers(match: Match[Game], seat: int, lot: int) -> list[Likely]:
    """What an adept at a seat would answer, how often, and where it leads."""
    request = match.request_for(seat)
    if request is None:
        return []
    seen = view(match.game, seat, match)
    decision = Decision(request)
    times = 1 if request.question is PLAN else TIMES
    chosen = Counter(new_agent("adept", lot + each).decide(seen, decision) for each in range(times))
    advice = Adviser(lot, budget=BUDGET).advise(seen, decision, list(chosen), depth=1)
    ways: dict[Answer, float | None] = {way.way[0]: way.chance for way in advice.ways}
    for answer in chosen:
        ways.setdefault(answer, None)
    order = sorted(ways, key=lambda each: (-chosen[each], -(ways[each] or 0.0)))
    return [Likely(each, chosen[each] / times, ways[each]) for each in order[:ANSWERS]]


def hidden_here(game: Game) -> Sequence[Object]:
    """Everything that lies face down."""
    return [thing for thing in game.objects.values() if thing.hidden]

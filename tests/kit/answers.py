"""Answers: what a player says to a question, in words; the kit turns them into the options of the engine.

Most questions are answered by a constant of this module or by one of its functions. What a function makes is an answer
or looks for the one option it means when the question comes.
"""

from __future__ import annotations

from collections.abc import Callable

from mageduel.kernel import questions
from mageduel.kernel.requests import Answer, Request
from mageduel.rules import offers
from mageduel.rules.attack import counterstrikes, defenses, guards, turning_away
from mageduel.rules.casting import mana
from mageduel.rules.enchantments import reveals
from mageduel.rules.round import activation, upkeep
from mageduel.rules.round.special_actions import abilities_of
from mageduel.state.objects import Object

Decision = Answer | Callable[[Request], Answer]
"""An answer, or a function that finds one when the question is there."""

NOTHING: Answer = activation.NOTHING
"""Ends an Action Phase; keeps a Rooted creature rooted, a Vigilant one off guard."""
GUARD: Answer = guards.GUARD
PASS: Answer = questions.PASS
DECLINE: Answer = offers.DECLINE
ACCEPT: Answer = offers.ACCEPT
PAY: Answer = mana.PAY
FORFEIT: Answer = reveals.UNPAID
"""Does not pay for what is being revealed."""
LET_GO: Answer = upkeep.LET_GO
"""Does not pay the upkeep."""
STOP: Answer = turning_away.STOP
"""No further attack, of a sweep or an extra attack."""
NO_COUNTERSTRIKE: Answer = counterstrikes.NO_COUNTERSTRIKE
NO_DEFENSE: Answer = defenses.NO_DEFENSE


class Unfit(AssertionError):
    """An answer in words that fits none of the options, or several of them."""

    def __init__(self, words: str, request: Request, fitting: list[Answer]) -> None:
        found = f"fits {fitting[:10]}" if fitting else f"fits nothing; possible are {list(request.options)[:40]}"
        super().__init__(f"{request.kind}: {words} {found}")


def move(zone: str) -> Answer:
    """Walk into a zone."""
    return ("move", zone)


def climb(zone: str) -> Answer:
    """Get over a wall into a zone with the whole action."""
    return ("climb", zone)


def attack(attacker: Object, bar: str, target: Object | str) -> Answer:
    """Attack something, or with a zone attack a zone; the attacker may be the weapon whose bar it is."""
    index = next((i for i, each in enumerate(attacker.card.attacks) if each.name == bar), None)
    if index is None:
        bars = ", ".join(each.name for each in attacker.card.attacks)
        raise LookupError(f"{attacker.name} has no {bar}; its attacks are: {bars or 'none'}")
    return ("attack", attacker.id, index, target.id if isinstance(target, Object) else target)


def sweep(target: Object) -> Answer:
    """Go on to a second target."""
    return ("sweep", target.id)


def activate(creature: Object) -> Answer:
    """Begin this creature's Action Phase."""
    return ("activate", creature.id)


def next_one(thing: Object) -> Answer:
    """Take this one next, where several are to be taken in turn (zone attacks, mandatory reveals)."""
    return ("next", thing.id)


def first(thing: Object, what: str) -> Answer:
    """In the Upkeep Phase: this comes first, of what is due on this object (`"Burn"`, `"Regenerate"`, `"Upkeep"`)."""
    return ("first", thing.id, what)


def ability(holder: Object, name: str, *choice: object) -> Answer:
    """Use an ability of an object by its name, with what is chosen for it."""
    abilities = abilities_of(holder)
    index = next((i for i, each in enumerate(abilities) if each.name == name), None)
    if index is None:
        names = ", ".join(each.name for each in abilities)
        raise LookupError(f"{holder.name} has no {name}; its abilities are: {names or 'none'}")
    return ("ability", holder.id, index, *(each.id if isinstance(each, Object) else each for each in choice))


def take(*words: object) -> Callable[[Request], Answer]:
    """The one option in which all these words occur (`take()`: the one that neither declines nor gives up)."""
    named = [each.id if isinstance(each, Object) else each for each in words]

    def find(request: Request) -> Answer:
        refusing = (request.question.declines, FORFEIT, LET_GO)
        options = [each for each in request.options if all(word in each for word in named)]
        fitting = options if named else [each for each in options if each not in refusing]
        if len(fitting) != 1:
            raise Unfit(f"take{tuple(words)}", request, fitting)
        return fitting[0]

    return find


def cast(card: str, target: Object | str | None = None, *choices: object) -> Callable[[Request], Answer]:
    """Cast a spell that is at hand: on an object, a zone, a border, or (without a target) the arena."""
    place = target.id if isinstance(target, Object) else "arena" if target is None else target

    def find(request: Request) -> Answer:
        fitting = [
            each
            for each in request.options
            if each[0] == "cast" and each[2:4] == (card, place) and (not choices or each[4:] == choices)
        ]
        if len(fitting) != 1:
            raise Unfit(f"cast {card} on {target}", request, fitting)
        return fitting[0]

    return find

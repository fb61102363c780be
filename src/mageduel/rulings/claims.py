"""Claims: what is known to hold at the end of a scene, asked of the rules again and put into words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mageduel.facts.conditions import CONDITIONS
from mageduel.facts.traits import WORDS
from mageduel.rules.objects.characteristics import armor, has, life, value
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.words.language import count, say
from mageduel.words.names import condition_name, trait_text, word_name

Claim = Sequence[Any]
"""What it is about, whom, and what holds: `["damage", 3, 4]`."""


def place_of(thing: Object) -> str | None:
    """The name of the zone something is in, or of the border it stands on; None if it is neither."""
    if thing.border is not None:
        return thing.border.name
    return None if thing.zone is None else thing.game.arena.zone_names[thing.zone]


NUMBERS: Final[dict[str, Callable[[Object], object]]] = {
    "damage": lambda thing: thing.damage,
    "mana": lambda thing: thing.mana,
    "life": life,
    "armor": armor,
    "ready": lambda thing: thing.active,
    "guard": lambda thing: thing.guarding,
    "hidden": lambda thing: thing.hidden,
    "controller": lambda thing: thing.controller,
    "place": place_of,
    "conditions": lambda thing: {each.name: number for each, number in sorted(thing.conditions.items(), key=_name)},
}
"""What can be said of an object without further words."""


def _name(pair: tuple[Any, int]) -> str:
    return str(pair[0].name)


def found(game: Game, claim: Claim) -> object:
    """What really holds of whatever the claim is about; None where that has gone."""
    match claim:
        case ["in-play", int(number), _, _]:
            return number in game.objects
        case ["discarded", int(seat), _]:
            return [each.name for each in game.players[seat].discard]
        case ["in-book", int(seat), str(name), _]:
            return sum(copies for card, copies in game.players[seat].book.items() if card.name == name)
        case [kind, int(number), *rest]:
            thing = game.objects.get(number)
            if thing is None:
                return None
            if kind == "trait":
                return has(thing, WORDS[rest[0]])
            if kind == "trait-value":
                return value(thing, WORDS[rest[0]])
            return NUMBERS[kind](thing)
    raise ValueError(f"nobody can say {claim}")


def holds(game: Game, claim: Claim) -> bool:
    """Whether a claim holds."""
    return bool(found(game, claim) == claim[-1])


SAID_OF_OBJECTS: Final = frozenset((*NUMBERS, "in-play", "trait", "trait-value")) - {"controller"}
"""Claims whose sentence names no player."""


def sentence_of(claim: Claim, named: Callable[[int], str], players: Sequence[str]) -> str:
    """A claim in words; `named` says what an object is called."""
    kind, number, *rest = claim
    what = rest[-1]
    if kind == "in-play":
        return say("ruling.holds.in-play" if what else "ruling.holds.gone", what=named(number))
    if kind == "discarded":
        player = players[number]
        return say("ruling.holds.discarded", who=player, cards=", ".join(what) or say("name.nothing"))
    if kind == "in-book":
        return count("ruling.holds.in-book", what, who=players[number], card=rest[0])
    called = named(number)
    if kind == "trait":
        return say(f"ruling.holds.{'trait' if what else 'no-trait'}", what=called, trait=word_name(WORDS[rest[0]]))
    if kind == "trait-value":
        return say("ruling.holds.trait", what=called, trait=trait_text(WORDS[rest[0]], what))
    if kind == "conditions":
        if not what:
            return say("ruling.holds.no-conditions", what=called)
        told = [f"{condition_name(CONDITIONS[name.lower()])} ×{copies}" for name, copies in what.items()]
        return say("ruling.holds.conditions", what=called, conditions=", ".join(told).replace(" ×1", ""))
    if kind == "controller":
        return say("ruling.holds.controller", what=called, who=players[what])
    if kind == "place":
        return say("ruling.holds.place", what=called, zone=str(what).replace("|", "–"))
    if isinstance(what, bool):
        return say(f"ruling.holds.{'' if what else 'not-'}{kind}", what=called)
    return say(f"ruling.holds.{kind}", what=called, number=what)

"""Rolls: everything dice can come to, in classes of rolls from which a game goes on in the same way."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from math import factorial, prod
from typing import Final, NamedTuple

from mageduel.dsl.steps import ROLL_DICE
from mageduel.facts.dice import ATTACK_FACES, EFFECT_SIDES
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.dice import effect_reasons
from mageduel.rules.attack.effects import INSTEAD_OF_DAMAGE, effects_for
from mageduel.rules.attack.rerolls import PAID_REROLLS, REROLLS, REROLLS_AGAINST, REROLLS_ATTACKS, REROLLS_SOME_DICE
from mageduel.rules.attack.tallies import weigh
from mageduel.rules.dice import ATTACK_DICE, ChanceRequest
from mageduel.state.events import DiceRolled
from mageduel.state.game import Game
from mageduel.state.running import Attack

_BLANK: Final = 0
_FACES: Final = {_BLANK: 2, 2: 1, 3: 1, 4: 1, 5: 1}
"""The sides of an attack die that differ, and how many of the six show the same."""
_LOOKS_AT_DICE: Final = (
    INSTEAD_OF_DAMAGE, PAID_REROLLS, REROLLS, REROLLS_AGAINST, REROLLS_ATTACKS, REROLLS_SOME_DICE,
)  # fmt: skip
"""What looks at more of a roll than what it comes to."""


class RollClass(NamedTuple):
    """Rolls that come to the same: one of them, and how many of all rolls they are."""

    sides: Answer
    weight: int


@lru_cache(maxsize=64)
def all_rolls(count: int) -> tuple[RollClass, ...]:
    """Every roll of so many attack dice, the order of the dice aside."""
    found: list[RollClass] = []
    sides = tuple(_FACES)

    def add(place: int, left: int, counts: tuple[int, ...]) -> None:
        if place == len(sides) - 1:
            every = (*counts, left)
            ways = factorial(count)
            for each in every:
                ways //= factorial(each)
            ways *= prod(_FACES[side] ** each for side, each in zip(sides, every, strict=True))
            found.append(RollClass(tuple(s for s, each in zip(sides, every, strict=True) for _ in range(each)), ways))
            return
        for each in range(left + 1):
            add(place + 1, left - each, (*counts, each))

    add(0, count, ())
    return tuple(found)


def roll_classes(game: Game, request: ChanceRequest, *, merged: bool = True) -> list[RollClass]:
    """What a roll can come to; not merged, every roll that looks different is a class of its own."""
    if request.question is ATTACK_DICE:
        every = all_rolls(request.count)
    else:
        every = tuple(RollClass((side,), 1) for side in range(EFFECT_SIDES))
    if not merged or DiceRolled in game.heard or any(each in game.listeners for each in _LOOKS_AT_DICE):
        return list(every)
    attack = _rolling(game)
    classes: dict[Hashable, RollClass] = {}
    for one in every:
        key = _comes_to(attack, request, one.sides)
        known = classes.get(key)
        # Of equal rolls the likeliest is shown.
        classes[key] = one if known is None else RollClass(known.sides, known.weight + one.weight)
    return list(classes.values())


def _rolling(game: Game) -> Attack | None:
    """The attack whose dice are being rolled."""
    top = game.running[-1] if game.running else None
    return top if isinstance(top, Attack) and top.step == ROLL_DICE.code else None


def _comes_to(attack: Attack | None, request: ChanceRequest, sides: Answer) -> Hashable:
    """What a roll comes to: everything that rules and cards make of it."""
    if request.question is ATTACK_DICE:
        faces = tuple(ATTACK_FACES[side] for side in sides)
        if attack is None:
            return sum(face.value for face in faces), sum(face.value == 0 for face in faces)
        tally = weigh(attack, faces)
        return tally.damage, tally.critical > 0
    if attack is None:
        return sides
    return effects_for(attack, sides[0] + 1 + sum(reason.amount for reason in effect_reasons(attack)))

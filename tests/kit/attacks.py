"""The attacks of a test, strike by strike: who attacked whom, with how many dice, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mageduel.facts.dice import Face
from mageduel.state import events as happened
from mageduel.state.events import Event
from mageduel.state.objects import Object
from mageduel.state.running import Attack


@dataclass
class Strike:
    """One strike of an attack; an attack with Doublestrike makes two."""

    attack: Attack
    attacker: Object | None
    target: Object
    bar: str
    shape: str
    """melee, counterstrike, ranged, zone, damage barrier or other."""
    faces: tuple[Face, ...] | None = None
    """What the dice showed; None if none were rolled."""
    effect: int | None = None
    """The effect die as rolled."""
    effect_total: int | None = None
    """The effect die with all modifiers."""
    damage: int = 0
    hit: bool = False
    missed: bool = False
    avoided: bool = False
    canceled: bool = False

    @property
    def dice(self) -> int | None:
        """How many dice were rolled; None if it never came to that."""
        return None if self.faces is None else len(self.faces)

    def __str__(self) -> str:
        who = self.attacker.name if self.attacker is not None else "the arena"
        rolled = "no dice" if self.faces is None else f"{self.dice} dice ({written(self.faces)})"
        if self.effect is not None:
            rolled += f", effect {self.effect} = {self.effect_total}"
        ends = [word for word in ("missed", "avoided", "canceled") if getattr(self, word)]
        came = ", ".join(ends) or f"{self.damage} damage"
        return f"{who} with {self.bar} on {self.target.name} ({self.shape}): {rolled}, {came}"


def written(faces: Iterable[Face]) -> str:
    """Dice as a test writes them."""
    return " ".join(f"{face.value}{'*' if face.is_critical else ''}" for face in faces)


def strikes(log: Iterable[Event]) -> list[Strike]:
    """Every strike the log tells of, in the order in which they began."""
    found: list[Strike] = []
    under_way: dict[int, Strike] = {}
    over: set[int] = set()

    def current(attack: Attack) -> Strike:
        key = id(attack)
        if key not in under_way or key in over:
            over.discard(key)
            under_way[key] = Strike(attack, attack.attacker, attack.defender, attack.bar.name, attack.shape.value)
            found.append(under_way[key])
        return under_way[key]

    for event in log:
        match event:
            case happened.AttackDeclared(attack=attack):
                if attack.zone is None:  # on a zone as a whole nothing is struck yet
                    current(attack)
            case happened.RolledToMiss(attack, roll):
                if attack.zone is not None:  # made once for the whole zone
                    continue
                strike = current(attack)
                if roll < 7:
                    strike.missed = True
                    over.add(id(attack))
            case happened.AttackIntercepted(attack, guard):
                current(attack).target = guard
            case happened.DefenseRolled(attack=attack, succeeded=succeeded):
                strike = current(attack)
                if succeeded:
                    strike.avoided = True
                    over.add(id(attack))
            case happened.AttackAvoided(attack):
                current(attack).avoided = True
                over.add(id(attack))
            case happened.DiceRolled(attack, faces, roll, total):
                strike = current(attack)
                strike.target = attack.defender
                strike.faces, strike.effect, strike.effect_total = faces, roll, total
            case happened.Attacked(attack, damage):
                strike = current(attack)
                strike.hit, strike.damage = True, damage
                over.add(id(attack))
            case happened.AttackCanceled(attack):
                if id(attack) in over:
                    continue
                current(attack).canceled = True
                over.add(id(attack))
    for strike in found:
        _judge(strike, is_last=under_way[id(strike.attack)] is strike)
    return found


def _judge(strike: Strike, *, is_last: bool) -> None:
    """What no event tells: dice that dealt nothing belong to a canceled strike; some cards avoid without a word."""
    if strike.hit or strike.missed or strike.avoided or strike.canceled:
        return
    if strike.faces is not None:
        strike.canceled = True
    elif is_last:
        strike.avoided, strike.canceled = strike.attack.avoided, strike.attack.is_canceled

"""Tallies: what the faces of the dice come to against a defender, his armor and what prevents damage counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.facts.dice import ATTACK_FACES, Face, Tally
from mageduel.facts.traits import CRITICAL_DAMAGE, ETHEREAL, INCORPOREAL, PIERCING, RESILIENT
from mageduel.rules.attack.damage import UNHARMED_BY
from mageduel.rules.objects.characteristics import armor, has, traits
from mageduel.state.objects import Object
from mageduel.state.running import Attack

ARMOR_AGAINST: Final = Capability[Callable[[Object, Attack], int]]("armor against")
"""Asked of a defender: armor it has against the damage of this attack alone, and for nothing else."""
PREVENTION: Final = Capability[Callable[[Object, Attack, int], int]]("prevention")
"""Asked of a defender and what is attached to it: how much of so much damage of an attack it prevents."""
SOFTENS: Final = Capability[int]("softens")
"""Asked of what a defender wears: how many points of critical damage of an attack count as normal ones."""


def effective_armor(attack: Attack) -> int:
    """The defender's armor, as far as the attack does not pierce it; what blunts an attack makes no armor."""
    defender = attack.defender
    total = armor(defender)
    if ARMOR_AGAINST in defender.script.answers:
        for more in ARMOR_AGAINST.of(defender):
            total += more(defender, attack)
    pierced = attack.traits.get(PIERCING, 0)
    if pierced > 0:
        total -= pierced
    return total if total > 0 else 0


def counts_as(attack: Attack, face: Face) -> Face:
    """What a face is worth against this defender: Incorporeal objects feel only the ones."""
    if face.value == 2 and has(attack.defender, INCORPOREAL) and ETHEREAL not in attack.traits:
        return Face(0, face.is_critical)
    if CRITICAL_DAMAGE in attack.traits:
        return Face(face.value, True)
    return face


def weigh(attack: Attack, faces: Sequence[Face]) -> Tally:
    """What these faces come to: their critical and their normal damage, and the armor in the way."""
    words = traits(attack.defender)
    worth = ATTACK_FACES
    if INCORPOREAL in words or CRITICAL_DAMAGE in attack.traits:
        worth = _worth(attack)
    if worth is not ATTACK_FACES:
        faces = [worth[ATTACK_FACES.index(face)] for face in faces]
    normal = critical = 0
    for points, is_critical in faces:
        if is_critical:
            critical += points
        else:
            normal += points
    resilient = RESILIENT in words
    return Tally(len(faces), critical, normal, effective_armor(attack), resilient, worth, softens(attack.defender))


def _worth(attack: Attack) -> tuple[Face, ...]:
    """What each face counts as in this attack."""
    return tuple([counts_as(attack, face) for face in ATTACK_FACES])


def softens(defender: Object) -> int:
    """How many points of critical damage the defender turns into normal ones; that never hurts, so it always does."""
    if SOFTENS not in defender.game.listeners:
        return 0
    return sum(sum(SOFTENS.of(each)) for each in defender.attachments if not each.hidden)


def preventions(attack: Attack, damage: int) -> list[tuple[Object, int]]:
    """What on the defender would prevent some of this damage, and how much of it each."""
    defender = attack.defender
    if UNHARMED_BY in defender.script.answers and attack.damage_type in UNHARMED_BY.of(defender):
        return [(defender, damage)]
    if PREVENTION not in defender.game.listeners:
        return []
    found = []
    for each in (defender, *defender.attachments):
        if not each.hidden and PREVENTION.is_given_by(each):
            amount = min(damage, sum(prevent(each, attack, damage) for prevent in PREVENTION.of(each)))
            if amount > 0:
                found.append((each, amount))
    return found


def prevented(attack: Attack, damage: int) -> int:
    """How much of the damage is prevented in all."""
    return min(damage, sum(amount for _, amount in preventions(attack, damage)))

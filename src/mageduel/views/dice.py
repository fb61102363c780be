"""Dice as they are told: in groups, as sums, with what each roll of the effect die would have brought."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mageduel.facts.cards import AttackBar
from mageduel.facts.dice import ATTACK_FACES, EFFECT_SIDES, Face, Tally
from mageduel.rules.attack.rolling import HITS_ON
from mageduel.views.names import effect_rows
from mageduel.views.odds import faces_distribution
from mageduel.views.shapes import DiceSum, DieShown, EffectRange
from mageduel.words.language import say


def to_hit() -> list[EffectRange]:
    """What the rolls of a dazed attacker bring."""
    return [
        EffectRange(1, HITS_ON - 1, say("dice.misses"), goes_free=True),
        EffectRange(HITS_ON, EFFECT_SIDES, say("dice.on-target")),
    ]


def dice(faces: Sequence[Face], tally: Tally | None = None) -> list[DieShown]:
    """Dice, each with the group it counts in; without a tally, as they are printed."""
    shown = []
    for face in faces:
        worth = face if tally is None else tally.worth[ATTACK_FACES.index(face)]
        group = "blank" if worth.value == 0 else "critical" if worth.is_critical else "normal"
        shown.append(DieShown(face.value, face.is_critical, group))
    return shown


def dice_sum(tally: Tally, damage: int | None = None) -> DiceSum:
    """What a roll came to; `damage` is what was dealt in the end, if it is known."""
    dealt = tally.damage if damage is None else damage
    prevented = tally.damage - dealt
    less, same = _chances(tally)
    at_least, at_most = 1 - less, less + same
    luck = _luck(at_least, at_most)
    by = say("dice.by-resilient" if tally.is_resilient else "dice.by-armor")
    reckoning = _reckoning(tally, by, prevented)
    return DiceSum(
        critical=tally.critical - tally.softened,
        normal=tally.normal + tally.softened,
        taken=tally.taken,
        by=by,
        prevented=prevented,
        damage=dealt,
        reckoning=reckoning,
        sentence=say("dice.sum", reckoning=reckoning, damage=dealt),
        luck=luck,
        rank=less + same / 2,
    )


def _luck(at_least: float, at_most: float) -> str:
    if round(at_least - at_most, 9) <= 0:
        return say("dice.top", percent=_percent(at_least))
    return say("dice.lowest", percent=_percent(at_most))


def _reckoning(tally: Tally, by: str, prevented: int) -> str:
    """Both sums and what is taken of them: "critical 7, normal 4 less armor 1"."""
    critical, normal = tally.critical - tally.softened, tally.normal + tally.softened
    parts = [say("dice.critical", amount=critical)] if critical else []
    if normal and tally.taken:
        parts.append(say("dice.normal-less", amount=normal, by=by, taken=tally.taken))
    elif normal:
        parts.append(say("dice.normal", amount=normal))
    all_parts = ", ".join(parts) or say("dice.blank")
    return say("dice.prevented", parts=all_parts, prevented=prevented) if prevented else all_parts


@lru_cache(maxsize=4096)
def _chances(tally: Tally) -> tuple[float, float]:
    """Chances that as many dice come to less damage, and to exactly as much."""
    less = same = 0.0
    for (normal, critical), chance in faces_distribution(tally.dice, tally.worth):
        damage = tally.rolled(critical, normal).damage
        if damage < tally.damage:
            less += chance
        elif damage == tally.damage:
            same += chance
    return less, same


def mean_of(tally: Tally) -> float:
    """The damage as many dice come to on average, against the same defender."""
    return sum(
        tally.rolled(critical, normal).damage * chance
        for (normal, critical), chance in faces_distribution(tally.dice, tally.worth)
    )


def rank_of(tally: Tally) -> float:
    """The share of all rolls that come to less, half of those that come to as much included."""
    less, same = _chances(tally)
    return less + same / 2


def _percent(chance: float) -> int:
    return 1 if chance < 0.01 else round(100 * min(1.0, chance))


def effect_ranges(bar: AttackBar) -> list[EffectRange]:
    """What the totals of the effect die bring, from the lowest to the highest."""
    rows = [(low, EFFECT_SIDES if high is None else high, text) for low, high, text in effect_rows(bar)]
    return _filled(sorted(rows))


def _filled(rows: Sequence[tuple[int, int, str]]) -> list[EffectRange]:
    """The rows, and between them the rolls that bring nothing."""
    shown: list[EffectRange] = []
    at = 1
    for low, high, text in rows:
        if low > at:
            shown.append(EffectRange(at, low - 1, ""))
        shown.append(EffectRange(low, max(low, high), text))
        at = high + 1
    if at <= EFFECT_SIDES:
        shown.append(EffectRange(at, EFFECT_SIDES, ""))
    return shown


def to_avoid(needed: int) -> list[EffectRange]:
    """What the totals of a Defense roll bring."""
    rows = [
        EffectRange(1, needed - 1, say("dice.hit")),
        EffectRange(needed, EFFECT_SIDES, say("dice.avoided"), goes_free=True),
    ]
    return [each for each in rows if each.low <= each.high]

"""Extra attacks: the promise of one more quick melee attack, kept until the creature next attacks in melee."""

from __future__ import annotations

from mageduel.state.objects import Object

EXTRA_ATTACK = "extra attack"
"""The mark of a creature that may follow its next melee attack with another."""
_WAITING, _GONE = 1, 2


def had_extra_attack(creature: Object) -> bool:
    """Whether an extra attack was promised to this creature this round, used or not."""
    return bool(creature.used.get(EXTRA_ATTACK))


def promise_extra_attack(creature: Object) -> None:
    """Promise a creature one more attack this round; a second promise adds nothing."""
    creature.used.setdefault(EXTRA_ATTACK, _WAITING)


def use_up_extra_attack(creature: Object) -> bool:
    """End the promise, kept or not, and say whether there was one; a counterstrike ends it for nothing."""
    if creature.used.get(EXTRA_ATTACK) != _WAITING:
        return False
    creature.used[EXTRA_ATTACK] = _GONE
    return True

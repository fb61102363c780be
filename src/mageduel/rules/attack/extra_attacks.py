"""Extra attacks: the promise of one more quick melee attack, kept until the creature next attacks in melee."""

from __future__ import annotations

from typing import Final

from mageduel.state.marks import RESET, Mark
from mageduel.state.objects import Object

EXTRA_ATTACK: Final = Mark("extra attack promised", until=RESET)
"""The mark of a creature that may follow its next melee attack with another, or has had that."""
EXTRA_ATTACK_OVER: Final = Mark("extra attack over", until=RESET)


def had_extra_attack(creature: Object) -> bool:
    """Whether an extra attack was promised to this creature this round, used or not."""
    return bool(creature.marks.get(EXTRA_ATTACK))


def promise_extra_attack(creature: Object) -> None:
    """Promise a creature one more attack this round; a second promise adds nothing."""
    if not had_extra_attack(creature):
        creature.mark(EXTRA_ATTACK)


def use_up_extra_attack(creature: Object) -> bool:
    """End the promise, kept or not, and say whether there was one; a counterstrike ends it for nothing."""
    if not had_extra_attack(creature) or creature.marks.get(EXTRA_ATTACK_OVER):
        return False
    creature.mark(EXTRA_ATTACK_OVER)
    return True

"""Attack bars: how many dice each has now, whoever is attacked with it; for cards on the table."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import NO_SCRIPT
from mageduel.facts.cards import AttackBar, AttackKind, Card, CardType
from mageduel.rules.attack.dice import Reason, dice_reasons, number_of_dice
from mageduel.rules.attack.targets import draft
from mageduel.state.objects import Object, fresh_object
from mageduel.state.running import AttackShape

_NOBODY: Final = Card("nobody in particular", CardType.CREATURE, armor=0, life=1)
_SHAPES: Final = {
    AttackKind.MELEE: AttackShape.MELEE,
    AttackKind.RANGED: AttackShape.RANGED,
    AttackKind.BARRIER: AttackShape.BARRIER,
    AttackKind.TRAMPLE: AttackShape.TRAMPLE,
}


def dice_of_bar(holder: Object, bar: AttackBar) -> tuple[int, list[Reason]]:
    """The dice an attack with this bar has against nobody in particular, and why; a wearer attacks with his weapons."""
    wearer = holder.attached_to if holder.card.is_equipment else None
    shape = AttackShape.ZONE if bar.zone else _SHAPES.get(bar.kind, AttackShape.OTHER)
    nobody = fresh_object(holder.game, 0, _NOBODY, NO_SCRIPT, holder.owner)
    why = dice_reasons(draft(holder.game, wearer or holder, bar, nobody, shape))
    return number_of_dice(why), why

"""The Warlock of the Academy: Demonic Fury."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.mages import mage
from mageduel.rules.attack.kinds import fights_as
from mageduel.rules.attack.rerolls import PAID_REROLLS, PaidReroll
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.objects import Object
from mageduel.state.running import Attack

academy_warlock = scripted(mage("Academy Warlock").card)

FURY: Final = Printed("Demonic Fury")
fury = once_a_round(academy_warlock, "Demonic Fury")
ROLLS_AGAIN: Final = PaidReroll(FURY, harm=1, uses=fury)


@academy_warlock.answering(PAID_REROLLS)
def rouse_the_demon(this: Object, attack: Attack) -> PaidReroll | None:
    """A friendly demon may roll all its attack dice again, which hurts it."""
    demon = attack.attacker
    if demon is None or not attack.is_by_creature or not fights_as(demon, "demon"):
        return None
    return ROLLS_AGAIN if is_friendly(this.controller, demon) else None

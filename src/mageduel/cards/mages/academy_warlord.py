"""The Warlord of the Academy: Battle Orders (reconstructed)."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.facts.mages import mage
from mageduel.facts.traits import ARMOR, MELEE, PIERCING
from mageduel.rules.attack.kinds import RANGED_ATTACKS
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.mages.battle_orders import NAME, gives_battle_orders
from mageduel.state.objects import Object

academy_warlord = scripted(mage("Academy Warlord").card)


def _strike(soldier: Object) -> None:
    grant_for_a_while(soldier, MELEE(+1), source=NAME)


def _loose(soldier: Object) -> None:
    grant_for_a_while(soldier, PIERCING(+1), source=NAME, attacks=RANGED_ATTACKS)


def _stand(soldier: Object) -> None:
    grant_for_a_while(soldier, ARMOR(+1), source=NAME)


BATTLE_ORDERS: Final = gives_battle_orders(
    academy_warlord, {"strike": _strike, "loose": _loose, "stand": _stand}, name="Battle Orders of the Academy"
)

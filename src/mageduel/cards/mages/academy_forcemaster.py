"""The Forcemaster of the Academy: Force Surge (reconstructed)."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import CREATURE, SAME_CONTROLLER, subtype
from mageduel.facts.mages import mage
from mageduel.facts.traits import MELEE
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.rules.offers import Offer, take_up
from mageduel.rules.round.token_upkeep import give_up_time
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import AttackDeclared
from mageduel.state.game import Game
from mageduel.state.marks import THIS_ATTACK, Mark
from mageduel.state.objects import Object

academy_forcemaster = scripted(mage("Academy Forcemaster").card)

FORCE_SURGE: Final = Printed("Force Surge")
SURGING: Final = Mark("surging", until=THIS_ATTACK)
surge = once_a_round(academy_forcemaster, "Force Surge")
academy_forcemaster.grants(
    MELEE(+2), to=SAME_CONTROLLER & CREATURE & subtype("force"), attacks=lambda attack: SURGING in attack.marks
)


@academy_forcemaster.on(AttackDeclared)
async def spend_time_on_strength(game: Game, this: Object, event: AttackDeclared) -> None:
    """Once a round a creature of force that she controls strikes harder, for one of its Dissipate tokens."""
    attack, attacker = event.attack, event.attack.attacker
    if attacker is None or attacker.controller != this.controller or not attack.is_melee or not attack.is_by_creature:
        return
    if not has_subtype(attacker, "force") or not attacker.marks.get(DISSIPATE_TOKEN) or not surge.are_left(this):
        return
    if await take_up(game, Offer(this, FORCE_SURGE, attacker), ("spend", 1, DISSIPATE_TOKEN.name)) is not None:
        surge.spend(this)
        await give_up_time(game, attacker)
        attack.marks[SURGING] = 1

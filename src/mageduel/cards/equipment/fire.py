"""Equipment of the Fire school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import equipment
from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, DAMAGE_MODIFIER, MELEE, RANGED
from mageduel.rules.attack.counterstrikes import ANSWERS_BLOWS
from mageduel.rules.attack.kinds import of_damage
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.dice import roll_effect_die
from mageduel.rules.happenings import happen
from mageduel.state.events import Rolled
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack

# Cloak of Fire

SINGES_ON: Final = 7

cloak_of_fire = equipment("Cloak of Fire")


@cloak_of_fire.answering(ANSWERS_BLOWS)
async def singe(game: Game, this: Object, attack: Attack) -> None:
    """Whoever comes at the wearer in melee may catch fire, hit or not, if he does not burn yet."""
    attacker = attack.attacker
    if attacker is None or not attacker.in_play or BURN in attacker.conditions:
        return
    roll = await roll_effect_die(game)
    await happen(game, Rolled(attacker, this.controller, this.card, roll, SINGES_ON))
    if roll >= SINGES_ON:
        await give_condition(game, attacker, BURN)


dragonscale_hauberk = equipment("Dragonscale Hauberk")
dragonscale_hauberk.grants(ARMOR(+2), DAMAGE_MODIFIER[DamageType.FLAME](-2))

fireshaper_ring = equipment("Fireshaper Ring")
fireshaper_ring.grants(MELEE(+1), RANGED(+1), attacks=of_damage(DamageType.FLAME))

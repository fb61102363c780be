"""Creatures of the Fire school."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import SELF
from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, DAMAGE_MODIFIER, ETHEREAL
from mageduel.rules.attack.damage import UNHARMED_BY
from mageduel.rules.attack.kinds import of_damage
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.round.upkeep import BEGINS_UPKEEP, BURNS_OTHERS
from mageduel.state.dependence import Depends
from mageduel.state.game import Game
from mageduel.state.objects import Object

fire_elemental = creature("Fire Elemental")
fire_elemental.exposes(ETHEREAL(1), attacks=of_damage(DamageType.HYDRO))


magma_golem = creature("Magma Golem")
magma_golem.answer(UNHARMED_BY, DamageType.FLAME)
magma_golem.answer(BURNS_OTHERS, True)
magma_golem.grants(ARMOR, to=SELF, value=lambda this, _: -this.conditions.get(BURN, 0), depends=Depends.PAIR)
magma_golem.grants(
    DAMAGE_MODIFIER[DamageType.FROST], to=SELF, value=lambda this, _: this.conditions.get(BURN, 0), depends=Depends.PAIR
)


@magma_golem.answering(BEGINS_UPKEEP)
async def glow(game: Game, this: Object) -> None:
    """It catches fire by itself as each Upkeep Phase begins."""
    await give_condition(game, this, BURN)

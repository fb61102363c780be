"""Enchantments of the Water school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import enchantment
from mageduel.dsl.selectors import SELF
from mageduel.dsl.steps import ENTERING_ZONE
from mageduel.dsl.upkeep import Due, alters, harms
from mageduel.facts.conditions import SUFFOCATE
from mageduel.facts.traits import ARMOR, UPKEEP
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.enchantments.reveals import REVEAL_CHANGE
from mageduel.rules.movement.traps import is_sprung, lies_where_no_enemy_stands, strike_intruder
from mageduel.rules.objects.terrain import is_terrain_of
from mageduel.state.dependence import Depends
from mageduel.state.game import Game
from mageduel.state.objects import Object

# Drown

BREATH: Final = 2
"""Life that one Suffocate marker takes."""

drown = enchantment("Drown")
drown.grants(UPKEEP, to=SELF, value=lambda this, other: this.conditions.get(SUFFOCATE, 0), depends=Depends.PAIR)


@drown.each_upkeep
def fill_the_lungs(game: Game, this: Object) -> list[Due]:
    """One more Suffocate marker lies on it, which its bearer feels."""
    bearer = this.attached_to
    if bearer is None:
        return []

    async def choke() -> None:
        await give_condition(game, this, SUFFOCATE)

    return [Due(this, this, this.name, choke, (alters(this, UPKEEP), harms(bearer, BREATH)))]


# Hydrothermal Vent

hydrothermal_vent = enchantment("Hydrothermal Vent")
lies_where_no_enemy_stands(hydrothermal_vent)
hydrothermal_vent.answer(REVEAL_CHANGE, lambda this: -1 if is_terrain_of(this.game, this.zone, "aquatic") else 0)
hydrothermal_vent.must_reveal(during=ENTERING_ZONE, when=is_sprung)(strike_intruder)

# Rust

rust = enchantment("Rust")
rust.grants(ARMOR(-2))

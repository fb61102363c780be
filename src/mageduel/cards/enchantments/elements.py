"""Enchantments of the Academy's Elementalist: frost and tar."""

from __future__ import annotations

from mageduel.dsl.script import enchantment
from mageduel.dsl.steps import ACTIVATING
from mageduel.facts.conditions import FREEZE
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, MELTING, UNCONTAINABLE
from mageduel.rules.conditions.markers import KEEPS_FROZEN, give_condition
from mageduel.rules.objects.characteristics import has
from mageduel.rules.round.activation import SPELLS_ONLY
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import ActionPhase

deep_freeze = enchantment("Deep Freeze")
deep_freeze.keeps_from(MELTING)
deep_freeze.answer(KEEPS_FROZEN, True)
deep_freeze.grants(DAMAGE_MODIFIER[DamageType.FLAME](-2))

# Frost Trap and Tar Trap


def is_stirring(this: Object, phase: ActionPhase) -> bool:
    """Whether its bearer is being activated."""
    return phase.creature is this.attached_to


frost_trap = enchantment("Frost Trap")


@frost_trap.must_reveal(during=ACTIVATING, when=is_stirring)
async def freeze(game: Game, this: Object, phase: ActionPhase) -> None:
    """Its bearer is covered with ice."""
    await give_condition(game, phase.creature, FREEZE, 2)


tar_trap = enchantment("Tar Trap")
tar_trap.grants(DAMAGE_MODIFIER[DamageType.FLAME](+1), unless=UNCONTAINABLE)


@tar_trap.must_reveal(during=ACTIVATING, when=is_stirring, stays=True)
async def sink_in(game: Game, this: Object, phase: ActionPhase) -> None:
    """From now on its bearer is stuck."""


@tar_trap.answering(SPELLS_ONLY)
def holds_fast(this: Object) -> bool:
    """Only what cannot be contained gets free of it."""
    return this.attached_to is not None and not has(this.attached_to, UNCONTAINABLE)

"""Enchantments of the Air school."""

from __future__ import annotations

from mageduel.dsl.script import enchantment
from mageduel.dsl.steps import COUNTERSTRIKE
from mageduel.facts.conditions import STAGGER
from mageduel.rules.conditions.markers import give_condition
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack

shock = enchantment("Shock")


def is_struck_at(this: Object, attack: Attack) -> bool:
    """Whether its bearer is attacked in melee."""
    return attack.is_melee and attack.defender is this.attached_to


@shock.must_reveal(during=COUNTERSTRIKE, when=is_struck_at)
async def jolt(game: Game, this: Object, attack: Attack) -> None:
    """Whoever struck the bearer staggers."""
    if attack.attacker is not None:
        await give_condition(game, attack.attacker, STAGGER)

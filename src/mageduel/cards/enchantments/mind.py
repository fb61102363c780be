"""Enchantments of the Mind school."""

from __future__ import annotations

from mageduel.dsl.script import enchantment
from mageduel.facts.traits import RESTRAINED, UNMOVABLE
from mageduel.rules.attack import is_unavoidable
from mageduel.rules.happenings import happen
from mageduel.dsl.steps import AVOID_ATTACK
from mageduel.state.events import AttackAvoided
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack

block = enchantment("Block")


@block.must_reveal(during=AVOID_ATTACK, when=lambda this, attack: attack.defender is this.attached_to)
async def avoid(game: Game, this: Object, attack: Attack) -> None:
    """One attack is avoided, if it can be; it counts as the Defense used."""
    if not is_unavoidable(attack) and not attack.used_defense:
        attack.used_defense = attack.avoided = True
        await happen(game, AttackAvoided(attack, this))


force_hold = enchantment("Force Hold")
force_hold.grants(RESTRAINED, UNMOVABLE)

"""Enchantments of the Mind school."""

from __future__ import annotations

from mageduel.dsl.script import enchantment
from mageduel.dsl.steps import AVOID_ATTACK
from mageduel.facts.traits import RESTRAINED, UNCONTAINABLE, UNMOVABLE
from mageduel.rules.attack.steps import is_unavoidable
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.happenings import happen
from mageduel.rules.objects.destroy import WHEN_DESTROYED, destroy
from mageduel.state.causes import Why
from mageduel.state.events import AttackAvoided
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack


def is_attack_on_bearer(this: Object, attack: Attack) -> bool:
    """Whether what this is attached to is being attacked."""
    return attack.defender is this.attached_to


def can_avoid(attack: Attack) -> bool:
    """Whether the attack can still be avoided: one Defense counts against it, and none against the Unavoidable."""
    return not is_unavoidable(attack) and not attack.used_defense


block = enchantment("Block")


@block.must_reveal(during=AVOID_ATTACK, when=is_attack_on_bearer)
async def avoid(game: Game, this: Object, attack: Attack) -> None:
    """One attack is avoided, if it can be; it counts as the Defense used."""
    if can_avoid(attack):
        attack.used_defense = attack.avoided = True
        await happen(game, AttackAvoided(attack, this))


decoy = enchantment("Decoy")
decoy.is_single_use = True
DECOY_MANA = 2


@decoy.answering(WHEN_DESTROYED)
async def repay(game: Game, this: Object) -> None:
    """Destroyed in any way, hidden or revealed, it pays its controller back."""
    await gain_mana(game, game.players[this.controller].mage, DECOY_MANA, this)


force_hold = enchantment("Force Hold")
force_hold.grants(RESTRAINED, UNMOVABLE, unless=UNCONTAINABLE)


reverse_attack = enchantment("Reverse Attack")


@reverse_attack.must_reveal(during=AVOID_ATTACK, when=is_attack_on_bearer, lingers=True)
async def send_back(game: Game, this: Object, attack: Attack) -> None:
    """One attack is avoided and strikes where it came from; used up after that, or at once if it cannot be avoided."""
    if can_avoid(attack):
        attack.used_defense = attack.avoided = True
        attack.turned_by = this
        await happen(game, AttackAvoided(attack, this))
    else:
        await destroy(game, this, Why.USED_UP)

"""Enchantments of the Dark school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import enchantment
from mageduel.dsl.selectors import HOST, is_controlled, is_friendly
from mageduel.dsl.steps import ENTERING_ZONE
from mageduel.dsl.upkeep import Due, harms, heals
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import BLOODTHIRSTY, DICE, FINITE_LIFE, FLYING, MELEE, PIERCING, SLOW, VAMPIRIC
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.kinds import BY_CREATURES, FIRST_OF_THE_ROUND, MELEE_ATTACKS, RANGED_ATTACKS, SPELLS
from mageduel.rules.movement.traps import is_sprung, lies_where_no_enemy_stands, strike_intruder
from mageduel.rules.objects.healing import heal
from mageduel.rules.round.upkeep import KEEPS_BURNING
from mageduel.rules.round.upkeep_harm import harms_each_upkeep, its_bearer
from mageduel.state.events import MoveActionTaken, SpellResolved
from mageduel.state.game import Game
from mageduel.state.objects import Object

adramelechs_touch = enchantment("Adramelech's Touch")
adramelechs_touch.answer(KEEPS_BURNING, 1)

agony = enchantment("Agony")
agony.grants(DICE(-2), attacks=(MELEE_ATTACKS | RANGED_ATTACKS) & ~SPELLS)


# Arcane Corruption

arcane_corruption = enchantment("Arcane Corruption")


def _foreign_enchantments(this: Object, bearer: Object) -> list[Object]:
    """The enchantments of opponents on its bearer, face down or not: each of them hurts it."""
    enchantments = [each for each in bearer.attachments if each.card.is_enchantment and is_controlled(each)]
    return [each for each in enchantments if not is_friendly(this.controller, each)]


harms_each_upkeep(arcane_corruption, _foreign_enchantments, None, its_bearer)

chains_of_agony = enchantment("Chains of Agony")


@chains_of_agony.on(MoveActionTaken)
async def punish_moving(game: Game, this: Object, event: MoveActionTaken) -> None:
    """A move action hurts as soon as it is declared."""
    if event.creature is this.attached_to:
        await direct_damage(game, event.creature, 1, this)


demonic_bloodlust = enchantment("Demonic Bloodlust")
demonic_bloodlust.grants(BLOODTHIRSTY(+2))
demonic_bloodlust.grants(PIERCING(+1), attacks=MELEE_ATTACKS)

curse_of_decay = enchantment("Curse of Decay")
harms_each_upkeep(curse_of_decay, 1, None, its_bearer)

debilitate = enchantment("Debilitate")
debilitate.bars(MELEE)

death_link = enchantment("Death Link")
DEATH_LINK_MOST: Final = 2
HAND_OVER: Final = Question(
    "hand over", Form("hand over", NUMBER), about={"victim": Object, "mage": Object}, declines=("hand over", 0)
)


@death_link.each_upkeep
def drain(game: Game, this: Object) -> list[Due]:
    """The controller's mage may hand some of his damage over to the linked creature."""
    victim = this.attached_to
    mage = game.players[this.controller].mage

    async def hand_over() -> None:
        most = min(DEATH_LINK_MOST, mage.damage)
        if victim is None or not most or not game.players[this.controller].is_alive:
            return
        answer = await HAND_OVER.ask(this.controller, [("hand over", count) for count in range(most + 1)], victim, mage)
        healed = await heal(game, mage, answer[1], this)
        await direct_damage(game, victim, healed, this)

    if victim is None:
        return []
    shift = (heals(mage, DEATH_LINK_MOST), harms(victim, DEATH_LINK_MOST))
    return [Due(victim, this, this.name, hand_over, shift)]


enfeeble = enchantment("Enfeeble")
enfeeble.grants(SLOW)

ghoul_rot = enchantment("Ghoul Rot")
harms_each_upkeep(ghoul_rot, 2, DamageType.POISON, its_bearer)

hellfire_trap = enchantment("Hellfire Trap")
lies_where_no_enemy_stands(hellfire_trap)
hellfire_trap.must_reveal(during=ENTERING_ZONE, when=is_sprung)(strike_intruder)

magebane = enchantment("Magebane")


@magebane.on(SpellResolved)
async def punish_casting(game: Game, this: Object, event: SpellResolved) -> None:
    """Every spell its bearer has cast hurts, once it has resolved."""
    if event.spell.caster is this.attached_to:
        await direct_damage(game, event.spell.caster, 1, this)


maim_wings = enchantment("Maim Wings")
maim_wings.takes_away(FLYING)

marked_for_death = enchantment("Marked for Death")
marked_for_death.exposes(DICE(+1), to=HOST, attacks=BY_CREATURES & FIRST_OF_THE_ROUND)


poisoned_blood = enchantment("Poisoned Blood")
poisoned_blood.grants(FINITE_LIFE)

for name in ("Vampirism", "Sanguine Thirst"):
    enchantment(name).grants(VAMPIRIC, attacks=MELEE_ATTACKS)

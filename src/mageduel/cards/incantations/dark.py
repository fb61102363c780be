"""Incantations of the Dark school."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.script import incantation
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.conditions import TAINTED
from mageduel.facts.traits import BLOODTHIRSTY, MELEE, PIERCING, VAMPIRIC
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.kinds import by_fighters
from mageduel.rules.casting.resolution import AFFECTS
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.dice import roll_attack_dice
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.destroy import remaining_life
from mageduel.rules.objects.healing import gain_life, heal
from mageduel.state.events import DicePool
from mageduel.state.game import Game
from mageduel.state.marks import NEXT_MELEE_ATTACK
from mageduel.state.objects import Object
from mageduel.state.running import Spell

# Draining


async def _drain(game: Game, spell: Spell, dice: int) -> None:
    """Direct damage, no more than destroys the target; the caster heals what it took."""
    target = spell.target_object
    faces = await roll_attack_dice(game, dice)
    await happen(game, DicePool(target, spell.card, faces))
    amount = min(sum(face.value for face in faces), remaining_life(target))
    dealt = await direct_damage(game, target, amount, spell.card)
    await heal(game, spell.caster, dealt, spell.card)


drain_life, siphon_life = incantation("Drain Life"), incantation("Siphon Life")
drain_life.resolves(partial(_drain, dice=5))
siphon_life.resolves(partial(_drain, dice=3))


drain_soul = incantation("Drain Soul")
DRAIN_SOUL_MARKERS: Final = 2
DRAIN_SOUL_LIFE: Final = 6


@drain_soul.resolves
async def defile(game: Game, spell: Spell) -> None:
    """Tainted markers on the target; if they are placed, Life for the caster, whatever becomes of the target."""
    if await give_condition(game, spell.target_object, TAINTED, DRAIN_SOUL_MARKERS):
        await gain_life(game, spell.caster, DRAIN_SOUL_LIFE, spell.card)


vampiric_strike = incantation("Vampiric Strike")


@vampiric_strike.resolves
async def whet(game: Game, spell: Spell) -> None:
    """The next melee attack drinks blood."""
    grant_for_a_while(spell.target_object, VAMPIRIC, PIERCING(+1), source=spell.card.name, until=NEXT_MELEE_ATTACK)


# Unholy Blood Ritual

unholy_blood_ritual = incantation("Unholy Blood Ritual")


def _friends(game: Game, spell: Spell) -> list[Object]:
    return [each for each in game.objects.values() if each.is_creature and is_friendly(spell.controller, each)]


@unholy_blood_ritual.answering(AFFECTS)
def its_demons(game: Game, spell: Spell) -> list[Object]:
    """The demons of his side, wherever they are."""
    return [each for each in _friends(game, spell) if has_subtype(each, "demon")]


@unholy_blood_ritual.resolves
async def pay_in_blood(game: Game, spell: Spell) -> None:
    """The caster bleeds for each demon of his side; whoever of them attacks this round as a demon does so harder."""
    for each in _friends(game, spell):
        grant_for_a_while(each, MELEE(+1), source=spell.card.name, attacks=by_fighters("demon"))
    await direct_damage(game, spell.caster, len(its_demons(game, spell)), spell.card)


bloodthirsty_strike = incantation("Bloodthirsty Strike")


@bloodthirsty_strike.resolves
async def make_thirsty(game: Game, spell: Spell) -> None:
    """Thirst for blood until the round ends."""
    grant_for_a_while(spell.target_object, BLOODTHIRSTY(+2), source=spell.card.name)

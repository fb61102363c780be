"""Incantations of the dead."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.traits import BLOODTHIRSTY, FAST, LUMBERING, PEST, SLOW
from mageduel.kernel.requests import Refusal, Rule
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.casting.declaring import ONCE_A_ROUND
from mageduel.rules.casting.discard_piles import from_a_pile, summon_from_pile
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.choosing import choose_one
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.enchantments.reveals import total_cost
from mageduel.rules.objects.characteristics import has_subtype, is_outside
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.healing import heal, mend, roll_reconstruction
from mageduel.rules.objects.reanimation import half_its_cost
from mageduel.rules.objects.tokens import MELEE_TOKEN, place_tokens
from mageduel.rules.round.arrivals import make_zombie
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Spell

# Animate Dead

animate_dead = incantation("Animate Dead")


raised = from_a_pile(animate_dead, of_anybody=True)


@animate_dead.costs
def animation_cost(declared: Declaration) -> int:
    """Half the creature's casting cost."""
    return half_its_cost(raised.card(declared))


@animate_dead.resolves
async def animate(game: Game, spell: Spell) -> None:
    """It is summoned into the caster's zone out of that pile, as a zombie."""
    await make_zombie(game, await summon_from_pile(game, spell, raised))


# Reassemble and Unholy Resurgence

DICE_OF_BONES: Final = 6

reassemble = incantation("Reassemble")


@reassemble.resolves
async def put_together(game: Game, spell: Spell) -> None:
    """Six dice of reconstruction."""
    await roll_reconstruction(game, spell.target_object, DICE_OF_BONES, spell.card)


unholy_resurgence = incantation("Unholy Resurgence")


@unholy_resurgence.resolves
async def put_all_together(game: Game, spell: Spell) -> None:
    """Every friendly skeleton object in the arena has a roll of its own."""
    for each in tuple(game.objects.values()):
        if "skeleton" in each.card.subtypes and not is_outside(each) and is_friendly(spell.controller, each):
            await roll_reconstruction(game, each, DICE_OF_BONES, spell.card)


# Zombie Frenzy

zombie_frenzy = incantation("Zombie Frenzy")


@zombie_frenzy.resolves
async def drive_mad(game: Game, spell: Spell) -> None:
    """Every zombie that is in the arena now, whoever controls it, runs wild for this round."""
    for zone in game.in_zone:
        for each in zone:
            if each.is_creature and has_subtype(each, "zombie"):
                lost = LUMBERING(-1), SLOW(-1), PEST(-1)
                grant_for_a_while(each, *lost, FAST, BLOODTHIRSTY(+1), source=spell.card.name)


# Soul Harvest

HIDDEN_COST: Final = 2

soul_harvest = incantation("Soul Harvest")


@soul_harvest.costs
def price_of_a_soul(declared: Declaration) -> int:
    """What the creature costs, and each enchantment on it; of one that lies face down, only what everybody knows."""
    creature = declared.object
    enchantments = [each for each in creature.attachments if each.is_enchantment]
    return (creature.card.cost or 0) + sum(HIDDEN_COST if each.hidden else total_cost(each) for each in enchantments)


@soul_harvest.resolves
async def harvest(game: Game, spell: Spell) -> None:
    """The creature is destroyed, and the Mage heals twice its Level."""
    victim = spell.target_object
    await destroy(game, victim, spell.card)
    await heal(game, game.players[spell.controller].mage, 2 * victim.level, spell.card)


# Abyssal Sacrifice

NO_SACRIFICE: Final = Refusal("no-mage-sacrifice", Rule("cards", "Abyssal Sacrifice"))

abyssal_sacrifice = incantation("Abyssal Sacrifice")
abyssal_sacrifice.target_must(NO_SACRIFICE)(lambda declared: not declared.object.is_mage)


def _dark_creatures_beside(declared: Declaration) -> list[int]:
    """The other friendly Dark creatures in the zone of the one that is given up."""
    victim, caster = declared.object, declared.caster
    here = () if victim.zone is None else declared.game.in_zone[victim.zone]
    return [
        each.id
        for each in here
        if each is not victim
        and each.is_creature
        and "dark" in each.card.schools
        and is_friendly(caster.controller, each)
        and why_not_seen(declared.game, caster, each) is None
    ]


strengthened = abyssal_sacrifice.choice(OBJECT, _dark_creatures_beside, is_target=True)


@abyssal_sacrifice.resolves
async def sacrifice(game: Game, spell: Spell) -> None:
    """If the one is destroyed, the other hits harder for good, and loses as much damage as the first had Levels."""
    victim, other = spell.target_object, game.objects[strengthened.of(spell)]
    await destroy(game, victim, spell.card)
    if not victim.in_play and other.in_play:
        await place_tokens(game, other, MELEE_TOKEN)
        await mend(game, other, victim.level, spell.card)


# Ritual of Kallek

RITUAL_HARM: Final = 2
RITUAL_MANA: Final = 3
NOBODY_TO_BLEED: Final = Refusal("nobody-to-bleed", Rule("cards", "Ritual of Kallek"))

ritual_of_kallek = incantation("Ritual of Kallek")
ritual_of_kallek.answer(ONCE_A_ROUND, True)


def _others(game: Game, mage: Object) -> list[Object]:
    """The creatures on his side besides the Mage himself."""
    friends = [each for each in game.objects.values() if each.is_creature and is_friendly(mage.controller, each)]
    return [each for each in friends if each is not mage and not is_outside(each)]


@ritual_of_kallek.target_must(NOBODY_TO_BLEED)
def somebody_bleeds(declared: Declaration) -> bool:
    """There must be another creature for it."""
    return bool(_others(declared.game, declared.object))


@ritual_of_kallek.resolves
async def bleed_for_mana(game: Game, spell: Spell) -> None:
    """One of them is hurt, and the Mage gains mana."""
    mage = spell.target_object
    victim = await choose_one(game, spell.caster, _others(game, mage))
    if victim is not None:
        await direct_damage(game, victim, RITUAL_HARM, spell.card)
        await gain_mana(game, mage, RITUAL_MANA, spell.card)

"""Incantations of the Holy school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Script, incantation
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ETHEREAL
from mageduel.rules.casting.cleansing import cleanses
from mageduel.rules.casting.discard_piles import from_a_pile, summon_from_pile
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import offer_removal
from mageduel.rules.enchantments.reveals import BARS_REVEAL, STAYS_DOWN
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.healing import roll_healing
from mageduel.rules.round.special_actions import look_at
from mageduel.state.game import Game
from mageduel.state.marks import NEXT_MELEE_ATTACK
from mageduel.state.running import Spell

# Healing


def heals_friends(script: Script, dice: int) -> None:
    """Heal every friendly Living creature in the zone, each with a roll of its own."""

    @script.resolves
    async def heal_friends(game: Game, spell: Spell) -> None:
        for each in tuple(game.in_zone[spell.target_zone]):
            if each.is_creature and is_living(each) and is_friendly(spell.controller, each):
                await roll_healing(game, each, dice, spell.card)


def heals_target(script: Script, dice: int) -> None:
    """Heal the target by a roll."""

    @script.resolves
    async def heal_it(game: Game, spell: Spell) -> None:
        await roll_healing(game, spell.target_object, dice, spell.card)


heals_friends(incantation("Group Heal"), 5)
heals_friends(incantation("Group Mend"), 2)
heals_target(incantation("Heal"), 8)
heals_target(incantation("Minor Heal"), 5)
heals_target(incantation("Mend"), 3)


lay_hands = incantation("Lay Hands")


@lay_hands.resolves
async def heal_by_touch(game: Game, spell: Spell) -> None:
    """Twelve dice of healing; then the caster may pay conditions off one by one."""
    await roll_healing(game, spell.target_object, 12, spell.card)
    await offer_removal(game, spell.controller, spell.caster, spell.target_object, spell.card)


cure = incantation("Cure")
CURE_DICE: Final = 2


@cure.resolves
async def cure_ailment(game: Game, spell: Spell) -> None:
    """One condition marker may be paid off; whoever does so heals as well."""
    patient = spell.target_object
    if await offer_removal(game, spell.controller, spell.caster, patient, spell.card, most=1):
        await roll_healing(game, patient, CURE_DICE, spell.card)


# Purify

purify = incantation("Purify")
cleanses(
    purify,
    markers=lambda condition: condition.damage_type is DamageType.POISON,
    spells=lambda card: "poison" in card.subtypes,
)

remove_curse = incantation("Remove Curse")
cleanses(remove_curse, spells=lambda card: "curse" in card.subtypes, rewards=2)


# Reveal Magic

reveal_magic = incantation("Reveal Magic")
reveal_magic.answer(BARS_REVEAL, True)


@reveal_magic.resolves
async def see_through(game: Game, spell: Spell) -> None:
    """The caster sees the hidden card, which stays face down for the rest of the round."""
    enchantment = spell.target_object
    await look_at(game, spell.controller, spell.caster, spell.card, enchantment)
    enchantment.mark(STAYS_DOWN)


# Resurrection

resurrection = incantation("Resurrection")


raised = from_a_pile(resurrection)


@resurrection.costs
def resurrection_cost(declared: Declaration) -> int:
    """The creature's casting cost and its Level."""
    creature = raised.card(declared)
    return (creature.cost or 0) + creature.level


@resurrection.resolves
async def bring_back(game: Game, spell: Spell) -> None:
    """It is summoned into the caster's zone out of his discard pile."""
    await summon_from_pile(game, spell, raised)


# Bound Healing and Holy Strike

BOUND_DICE: Final = 2

bound_healing = incantation("Bound Healing")


@bound_healing.resolves
async def heal_both(game: Game, spell: Spell) -> None:
    """The target is healed, and by a roll of its own the caster."""
    await roll_healing(game, spell.target_object, BOUND_DICE, spell.card)
    await roll_healing(game, spell.caster, BOUND_DICE, spell.card)


holy_strike = incantation("Holy Strike")


@holy_strike.resolves
async def hallow(game: Game, spell: Spell) -> None:
    """The next melee attack harms what has no body."""
    grant_for_a_while(spell.target_object, ETHEREAL, source=spell.card.name, until=NEXT_MELEE_ATTACK)

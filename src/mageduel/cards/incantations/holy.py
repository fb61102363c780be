"""Incantations of the Holy school."""

from __future__ import annotations

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ETHEREAL
from mageduel.rules.casting.cleansing import cleanses
from mageduel.rules.casting.discard_piles import from_a_pile, summon_from_pile
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import offer_removal
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.healing import roll_healing
from mageduel.state.game import Game
from mageduel.state.marks import NEXT_MELEE_ATTACK
from mageduel.state.running import Spell

# Healing

group_heal = incantation("Group Heal")


@group_heal.resolves
async def heal_friends(game: Game, spell: Spell) -> None:
    """Every friendly Living creature in the zone has a roll of its own."""
    for each in tuple(game.in_zone[spell.target_zone]):
        if each.is_creature and is_living(each) and is_friendly(spell.controller, each):
            await roll_healing(game, each, 5, spell.card)


heal_spell = incantation("Heal")


@heal_spell.resolves
async def heal_wounds(game: Game, spell: Spell) -> None:
    """Eight dice of healing."""
    await roll_healing(game, spell.target_object, 8, spell.card)


minor_heal = incantation("Minor Heal")


@minor_heal.resolves
async def heal_scratches(game: Game, spell: Spell) -> None:
    """Five dice of healing."""
    await roll_healing(game, spell.target_object, 5, spell.card)


lay_hands = incantation("Lay Hands")


@lay_hands.resolves
async def heal_by_touch(game: Game, spell: Spell) -> None:
    """Twelve dice of healing; then the caster may pay conditions off one by one."""
    await roll_healing(game, spell.target_object, 12, spell.card)
    await offer_removal(game, spell.controller, spell.caster, spell.target_object, spell.card)


# Purify

purify = incantation("Purify")
cleanses(
    purify,
    markers=lambda condition: condition.damage_type is DamageType.POISON,
    spells=lambda card: "poison" in card.subtypes,
)


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

BOUND_DICE = 2

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

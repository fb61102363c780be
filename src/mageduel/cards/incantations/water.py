"""Incantations of the Water school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.conditions import BURN, CORRODE
from mageduel.facts.damage import DamageType
from mageduel.rules import refusals
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.conditions.markers import offer_removal, remove_condition
from mageduel.rules.equipment.locations import worn
from mageduel.rules.objects.characteristics import is_living, is_outside
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.healing import heal
from mageduel.rules.offers import offer_choice
from mageduel.state.causes import Printed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Spell


def equipment_of(declared: Declaration) -> list[int]:
    """Everything the target mage wears or carries."""
    return [item.id for item in worn(declared.object)]


def casting_cost_of(game: Game, identity: int) -> int:
    """The casting cost of an object; nothing for one that is gone."""
    return (game.objects[identity].card.cost or 0) if identity in game.objects else 0


async def destroy_worn(game: Game, spell: Spell, identity: int) -> bool:
    """Destroy an item the target still wears; says whether it is gone by that."""
    item = game.objects.get(identity)
    if item is None or item not in worn(spell.target_object):
        return False
    await destroy(game, item, spell.card)
    return not item.in_play


dissolve = incantation("Dissolve")
dissolved = dissolve.choice(OBJECT, equipment_of)


@dissolve.costs
def dissolve_cost(declared: Declaration) -> int:
    """The casting cost of the equipment."""
    return casting_cost_of(declared.game, declared[dissolved])


@dissolve.resolves
async def eat_away(game: Game, spell: Spell) -> None:
    """The equipment is destroyed."""
    await destroy_worn(game, spell, dissolved.of(spell))


CRUMBLE_MANA: Final = 2

crumble = incantation("Crumble")


@crumble.costs
def crumble_cost(declared: Declaration) -> int:
    """The casting cost of the equipment."""
    return declared.object.card.cost or 0


@crumble.resolves
async def crumble_away(game: Game, spell: Spell) -> None:
    """Some of the mana comes back, and the equipment is destroyed."""
    await gain_mana(game, spell.caster, CRUMBLE_MANA, spell.card)
    await destroy(game, spell.target_object, spell.card)


# Extinguish

extinguish = incantation("Extinguish")


@extinguish.resolves
async def put_out(game: Game, spell: Spell) -> None:
    """One Burn goes out; the others may be paid off one by one."""
    burning = spell.target_object
    if BURN in burning.conditions:
        await remove_condition(game, burning, BURN)
    await offer_removal(game, spell.controller, spell.caster, burning, spell.card, kind=DamageType.FLAME)


# Renewing Rain

RAIN_HEALS: Final = 2

renewing_rain = incantation("Renewing Rain")


@renewing_rain.resolves
async def let_it_rain(game: Game, spell: Spell) -> None:
    """Every fire goes out, whoever burns; then friendly Living objects are healed."""
    wet = [each for each in game.objects.values() if not each.hidden and not is_outside(each)]
    for each in wet:
        if BURN in each.conditions:
            await remove_condition(game, each, BURN, each.conditions[BURN])
    for each in wet:
        if each.damage and is_living(each) and is_friendly(spell.controller, each):
            await heal(game, each, RAIN_HEALS, spell.card)


neutralizing_mist = incantation("Neutralizing Mist")


@neutralizing_mist.resolves
async def neutralize(game: Game, spell: Spell) -> None:
    """Corrode comes off, as much as somebody pays for."""
    await offer_removal(game, spell.controller, spell.caster, spell.target_object, spell.card, kind=CORRODE.damage_type)


# Rapid Dismantle

MOST_DISMANTLED: Final = 2

rapid_dismantle = incantation("Rapid Dismantle")


def _simple_gear(mage: Object) -> list[Object]:
    return [item for item in worn(mage) if item.level == 1]


@rapid_dismantle.target_must(refusals.WRONG_TARGET)
def wears_something_simple(declared: Declaration) -> bool:
    """There must be something of Level 1 to take apart."""
    return bool(_simple_gear(declared.object))


@rapid_dismantle.resolves
async def take_apart(game: Game, spell: Spell) -> None:
    """Up to two items of Level 1 are destroyed, as the caster chooses."""
    for _ in range(MOST_DISMANTLED):
        item = await offer_choice(
            game, spell.caster, Printed(spell.card.name), _simple_gear(spell.target_object), harms=True
        )
        if item is None:
            return
        await destroy(game, item, spell.card)

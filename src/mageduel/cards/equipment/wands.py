"""Wands that cast built-in spells."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import equipment
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.conditions import BURN, CONDITIONS, FREEZE
from mageduel.facts.library import card as card_named
from mageduel.facts.purposes import Purpose
from mageduel.facts.targets import Target
from mageduel.kernel.questions import WORD
from mageduel.rules.casting.built_in import built_in_spell
from mageduel.rules.conditions.markers import can_have, give_condition, removable, removal_cost, remove_condition
from mageduel.rules.happenings import happen
from mageduel.rules.objects.healing import roll_healing
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.running import Spell

# Wand of Healing

HEALING_LIGHT: Final = "healing light"
WAND_DICE: Final = 2
WAND_LIGHT: Final = Card(
    name="Wand's Light",
    type=CardType.ABILITY,
    cost=None,
    action=ActionKind.QUICK,
    range=(0, 1),
    target=Target(("creature",), ("living",)),
)
wand_of_healing = equipment("Wand of Healing")
wand_light = built_in_spell(wand_of_healing, WAND_LIGHT, uses=1)


def lights(declared: Declaration) -> list[str]:
    """Healing, or taking off one of the markers there are."""
    return [HEALING_LIGHT, *(name for name, _ in removable(declared.object))]


light = wand_light.choice(WORD, lights)


@wand_light.costs
def light_cost(declared: Declaration) -> int:
    """Two mana for healing, the removal cost for a marker."""
    if declared[light] == HEALING_LIGHT:
        return 2
    return removal_cost(declared.object, CONDITIONS[declared[light].lower()]) or 0


@wand_light.resolves
async def shine(game: Game, spell: Spell) -> None:
    """As much healing as two dice show, or the marker goes."""
    creature, chosen = spell.target_object, light.of(spell)
    healing, cleansing = card_named("Wand of Healing").attacks
    if chosen == HEALING_LIGHT:
        await roll_healing(game, creature, WAND_DICE, healing)
    elif CONDITIONS[chosen.lower()] in creature.conditions:
        await happen(game, AbilityUsed(spell.caster, cleansing, creature))
        await remove_condition(game, creature, CONDITIONS[chosen.lower()])


# Wand of Ice and Fire

ICE_OR_FIRE: Final = Card(
    name="Ice or Fire",
    type=CardType.ABILITY,
    cost=2,
    action=ActionKind.QUICK,
    range=(0, 1),
    target=Target(("object",), ("corporeal",)),
    purposes=frozenset({Purpose.HARMS}),
)
wand_of_ice_and_fire = equipment("Wand of Ice and Fire")
ice_or_fire = built_in_spell(wand_of_ice_and_fire, ICE_OR_FIRE, uses=1)
element = ice_or_fire.choice(
    WORD, lambda declared: [each.name for each in (BURN, FREEZE) if can_have(declared.object, each)]
)


@ice_or_fire.resolves
async def touch_with_ice_or_fire(game: Game, spell: Spell) -> None:
    """A marker of the one or the other."""
    await give_condition(game, spell.target_object, CONDITIONS[element.of(spell).lower()])

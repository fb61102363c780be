"""Incantations of the Earth school."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.facts.cards import AttackBar, AttackKind
from mageduel.facts.conditions import SLAM
from mageduel.facts.traits import EPIC, FLYING, INCORPOREAL, UNAVOIDABLE, UNMOVABLE
from mageduel.rules.attack.steps import make_attack, new_attack
from mageduel.rules.casting.further_targets import ONE_IN_REACH
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.dice import roll_effect_die
from mageduel.rules.enchantments.reveals import total_cost
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.order import in_turn
from mageduel.state.events import AttackActionEnded, Rolled
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone
from mageduel.state.running import AttackShape, Spell

# Earthquake

TREMOR: Final = AttackBar("Earthquake", AttackKind.OTHER, dice=4, traits={UNAVOIDABLE: 1}, trait_texts=("Unavoidable",))
FALLS_ON: Final = 5

earthquake = incantation("Earthquake")
earthquake.answer(ONE_IN_REACH, True)


@earthquake.resolves
async def shake_the_ground(game: Game, spell: Spell) -> None:
    """First every solid conjuration is attacked by the quake itself, then everybody on the ground may fall."""
    zones = [zone for zone in (spell.target, *spell.further_targets) if isinstance(zone, int)]
    await in_turn(game, spell, _buildings(game, zones), partial(_crack, game, spell))
    creatures = [each for zone in zones for each in game.in_zone[zone] if _can_fall(each)]
    await in_turn(game, spell, creatures, partial(_trip, game, spell))


def _buildings(game: Game, zones: list[Zone]) -> list[Object]:
    """Solid conjurations in the zones, and the wall between two of them."""
    there = [each for zone in zones for each in game.in_zone[zone] if each.is_conjuration]
    there += [wall for border, wall in game.walls.items() if all(zone in zones for zone in border.zones)]
    return [each for each in there if each.has_life and not has(each, INCORPOREAL)]


def _can_fall(creature: Object) -> bool:
    return creature.is_creature and not any(has(creature, word) for word in (FLYING, INCORPOREAL, UNMOVABLE))


async def _crack(game: Game, spell: Spell, building: Object) -> None:
    attack = new_attack(game, AttackShape.OTHER, TREMOR, None, building, spell=spell, controller=spell.controller)
    await make_attack(game, attack)
    await happen(game, AttackActionEnded(attack))


async def _trip(game: Game, spell: Spell, creature: Object) -> None:
    roll = await roll_effect_die(game)
    await happen(game, Rolled(creature, spell.controller, spell.card, roll, FALLS_ON))
    if roll >= FALLS_ON:
        await give_condition(game, creature, SLAM)


# Upheaval

HIDDEN_COST: Final = 2
"""What a hidden enchantment counts as, whatever it is."""

upheaval = incantation("Upheaval")


@upheaval.costs
def upheaval_cost(declared: Declaration) -> int:
    """What the conjuration cost, and all that is attached to it."""
    return sum(_cost_of(each) for each in (declared.object, *declared.object.attachments))


def _cost_of(thing: Object) -> int:
    if thing.hidden:
        return HIDDEN_COST
    return total_cost(thing) if thing.is_enchantment else thing.card.cost or 0


@upheaval.resolves
async def bring_down(game: Game, spell: Spell) -> None:
    """What is of Level 1 and not Epic is destroyed; anything else stands as it stood."""
    target = spell.target_object
    if target.level == 1 and not target.card.has(EPIC):
        await destroy(game, target, spell.card)

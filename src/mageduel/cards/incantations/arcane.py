"""Incantations of the Arcane school."""

from __future__ import annotations

from mageduel.dsl.script import incantation
from mageduel.facts.library import card
from mageduel.kernel.requests import Refusal, Rule
from mageduel.rules.casting.mana import gain_mana, lose_mana
from mageduel.rules.casting.spells import place_of
from mageduel.rules.casting.targeting import new_places, why_not_zone
from mageduel.rules.dice import roll_attack_dice
from mageduel.rules.enchantments.reveals import BARS_REVEAL, total_cost, total_cost_on
from mageduel.rules.happenings import happen
from mageduel.rules.movement.banishment import banish
from mageduel.rules.movement.moves import teleport
from mageduel.rules.objects.control import take_control
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.presence import move_enchantment
from mageduel.state.events import DicePool
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import PLACE, ZONE
from mageduel.state.running import Place, Spell

# Banish

banish_spell = incantation("Banish")


@banish_spell.resolves
async def send_away(game: Game, spell: Spell) -> None:
    """Three tokens, three Upkeep Phases out of the arena."""
    await banish(game, spell.target_object, 3)


# Dispel and Seeking Dispel

dispel = incantation("Dispel")


@dispel.costs
def dispel_cost(game: Game, caster: Object, target: Place, choices: tuple[object, ...]) -> int:
    """What casting and revealing the enchantment cost where it is."""
    assert isinstance(target, Object)
    return total_cost(target)


async def unravel(game: Game, spell: Spell) -> None:
    """The enchantment is destroyed."""
    await destroy(game, spell.target_object, spell.card)


dispel.resolves(unravel)

seeking_dispel = incantation("Seeking Dispel")
seeking_dispel.answer(BARS_REVEAL, True)
seeking_dispel.resolves(unravel)


# Drain Power

drain_power = incantation("Drain Power")


@drain_power.resolves
async def siphon(game: Game, spell: Spell) -> None:
    """What the target loses the caster gains, and he cannot lose more than he has."""
    faces = await roll_attack_dice(game, 8)
    await happen(game, DicePool(spell.target_object, spell.card, faces))
    lost = await lose_mana(game, spell.target_object, sum(face.value for face in faces), spell.card)
    await gain_mana(game, spell.caster, lost, spell.card)


# Purge Magic

purge_magic = incantation("Purge Magic")


@purge_magic.resolves
async def purge(game: Game, spell: Spell) -> None:
    """Every enchantment on the target is destroyed, hidden or revealed."""
    for each in tuple(spell.target_object.attachments):
        if each.is_enchantment:
            await destroy(game, each, spell.card)


# Teleport

teleport_spell = incantation("Teleport")


def zones_to_teleport_to(game: Game, caster: Object, target: Place, chosen: tuple[object, ...]) -> list[str]:
    """The zone is a target as well: in range and in sight of the caster."""
    spell = card("Teleport")
    return [game.arena.zone_names[zone] for zone in game.arena.zones if why_not_zone(game, caster, spell, zone) is None]


goal = teleport_spell.choice(ZONE, zones_to_teleport_to, is_target=True)


@teleport_spell.costs
def teleport_cost(game: Game, caster: Object, target: Place, choices: tuple[object, ...]) -> int:
    """Three mana for each zone, and at least three."""
    assert isinstance(target, Object)
    if target.zone is None:
        return 3
    return 3 * max(1, game.arena.distance[target.zone][game.arena.zone(goal.among(choices))])


@teleport_spell.resolves
async def transport(game: Game, spell: Spell) -> None:
    """Straight there, whatever is in between."""
    await teleport(game, spell.target_object, game.arena.zone(goal.of(spell)))


# Shift Enchantment

NOT_YOUR_ENCHANTMENT = Refusal("not-your-enchantment", Rule("core", "Shift Enchantment"))

shift_enchantment = incantation("Shift Enchantment")


@shift_enchantment.target_must(NOT_YOUR_ENCHANTMENT)
def is_mine(game: Game, caster: Object, target: Place) -> bool:
    """Only the caster's own enchantments."""
    return isinstance(target, Object) and target.controller == caster.controller


def other_places(game: Game, caster: Object, target: Place, chosen: tuple[object, ...]) -> list[int | str]:
    """Any other legal target of the enchantment within range and sight."""
    assert isinstance(target, Object)
    here = target.attached_to
    now = here.id if here is not None else game.arena.zone_names[target.zone] if target.zone is not None else None
    return [place for place in new_places(game, caster, card("Shift Enchantment"), target) if place != now]


shifted_to = shift_enchantment.choice(PLACE, other_places, is_target=True)


@shift_enchantment.costs
def shift_cost(game: Game, caster: Object, target: Place, choices: tuple[object, ...]) -> int:
    """One for a hidden enchantment, so that the price tells nothing; else its Level."""
    assert isinstance(target, Object)
    return 1 if target.hidden else target.level


@shift_enchantment.resolves
async def shift(game: Game, spell: Spell) -> None:
    """The enchantment moves on, hidden or revealed as it is."""
    place = place_of(game, spell.card, shifted_to.of(spell))
    assert place is not None
    move_enchantment(spell.target_object, place)


# Steal Enchantment

steal_enchantment = incantation("Steal Enchantment")


def places_for_the_stolen(game: Game, caster: Object, target: Place, chosen: tuple[object, ...]) -> list[int | str]:
    """Any legal target within range and sight; what it is attached to now will do."""
    assert isinstance(target, Object)
    return new_places(game, caster, card("Steal Enchantment"), target)


stolen_to = steal_enchantment.choice(PLACE, places_for_the_stolen, is_target=True)


@steal_enchantment.costs
def steal_cost(game: Game, caster: Object, target: Place, choices: tuple[object, ...]) -> int:
    """Casting and revealing it where it is, and once more where it goes."""
    assert isinstance(target, Object)
    return total_cost(target) + total_cost_on(target.card, place_of(game, target.card, stolen_to.among(choices)))


@steal_enchantment.resolves
async def steal(game: Game, spell: Spell) -> None:
    """It moves in any case; a mage who is restricted from it does not get control of it."""
    enchantment = spell.target_object
    place = place_of(game, spell.card, stolen_to.of(spell))
    assert place is not None
    move_enchantment(enchantment, place)
    await take_control(game, enchantment, spell.controller)

"""Incantations of the Arcane school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.facts.traits import FLYING
from mageduel.kernel.requests import Refusal, Rule
from mageduel.rules.casting.mana import capture, gain_mana, lose_mana
from mageduel.rules.casting.targeting import place_name, place_of, why_not_zone
from mageduel.rules.casting.transfers import new_places
from mageduel.rules.dice import roll_attack_dice
from mageduel.rules.enchantments.reveals import BARS_REVEAL, reveal_cost, total_cost, total_cost_on, turn_face_down
from mageduel.rules.happenings import happen
from mageduel.rules.movement.banishment import banish
from mageduel.rules.movement.moves import teleport
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.control import take_control
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.healing import heal
from mageduel.rules.objects.presence import move_enchantment
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN, take_tokens
from mageduel.rules.sight.lines import sees_zone
from mageduel.rules.sight.obscurity import is_hidden_by_distance
from mageduel.state.events import DicePool
from mageduel.state.game import Game
from mageduel.state.parts import PLACE, ZONE
from mageduel.state.running import Spell

# Banish

banish_spell = incantation("Banish")


@banish_spell.resolves
async def send_away(game: Game, spell: Spell) -> None:
    """Three tokens, three Upkeep Phases out of the arena."""
    await banish(game, spell.target_object, 3)


# Dispel, Disperse and Seeking Dispel

dispel = incantation("Dispel")


@dispel.costs
def dispel_cost(declared: Declaration) -> int:
    """What casting and revealing the enchantment cost where it is."""
    return total_cost(declared.object)


async def unravel(game: Game, spell: Spell) -> None:
    """The enchantment is destroyed."""
    await destroy(game, spell.target_object, spell.card)


dispel.resolves(unravel)

disperse = incantation("Disperse")
disperse.resolves(unravel)


@disperse.costs
def disperse_cost(declared: Declaration) -> int:
    """What revealing the enchantment costs where it is."""
    return reveal_cost(declared.object)


fizzle = incantation("Fizzle")
fizzle.costs(lambda declared: reveal_cost(declared.object))


@fizzle.resolves
async def smother(game: Game, spell: Spell) -> None:
    """It lies face down again for this round, and its controller loses mana."""
    enchantment = spell.target_object
    seat = enchantment.controller
    await turn_face_down(game, enchantment)
    lost = await lose_mana(game, game.players[seat].mage, enchantment.level, spell.card)
    await capture(game, seat, lost, spell.controller)


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
    lost -= await capture(game, spell.target_object.controller, lost, spell.controller)
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


def zones_to_teleport_to(declared: Declaration) -> list[str]:
    """The zone is a target as well: in range and in sight of the caster."""
    arena = declared.game.arena
    return [
        arena.zone_names[zone]
        for zone in arena.zones
        if why_not_zone(declared.game, declared.caster, declared.card, zone) is None
    ]


goal = teleport_spell.choice(ZONE, zones_to_teleport_to, is_target=True)


@teleport_spell.costs
def teleport_cost(declared: Declaration) -> int:
    """Three mana for each zone, and at least three."""
    arena, start = declared.game.arena, declared.object.zone
    return 3 if start is None else 3 * max(1, arena.distance[start][arena.zone(declared[goal])])


@teleport_spell.resolves
async def transport(game: Game, spell: Spell) -> None:
    """Straight there, whatever is in between."""
    await teleport(game, spell.target_object, game.arena.zone(goal.of(spell)))


# Lesser Teleport

CONJURATION_ATTACHED: Final = Refusal("conjuration-attached", Rule("supplement", "Lesser Teleport"))

lesser_teleport = incantation("Lesser Teleport")


@lesser_teleport.target_must(CONJURATION_ATTACHED)
def is_unburdened(declared: Declaration) -> bool:
    """Not what a conjuration clings to."""
    return not any(each.card.is_conjuration for each in declared.object.attachments)


def zones_nearby(declared: Declaration) -> list[str]:
    """Its own zone and those next to it that the caster sees, in range or not (supplement)."""
    game, caster, start = declared.game, declared.caster, declared.object.zone
    if start is None or caster.zone is None:
        return []
    seen_from = caster.zone
    near = (start, *game.arena.adjacent[start])
    flies = has(caster, FLYING)
    return [
        game.arena.zone_names[zone]
        for zone in near
        if (flies or sees_zone(game, seen_from, zone)) and not is_hidden_by_distance(game, seen_from, zone)
    ]


step = lesser_teleport.choice(ZONE, zones_nearby, is_target=True)


@lesser_teleport.resolves
async def transport_a_little(game: Game, spell: Spell) -> None:
    """One zone at most, whatever is in between."""
    await teleport(game, spell.target_object, game.arena.zone(step.of(spell)))


# Shift Enchantment

NOT_YOUR_ENCHANTMENT: Final = Refusal("not-your-enchantment", Rule("core", "Shift Enchantment"))

shift_enchantment = incantation("Shift Enchantment")


@shift_enchantment.target_must(NOT_YOUR_ENCHANTMENT)
def is_mine(declared: Declaration) -> bool:
    """Only the caster's own enchantments."""
    return declared.object.controller == declared.caster.controller


def other_places(declared: Declaration) -> list[int | str]:
    """Any other legal target of the enchantment within range and sight."""
    target = declared.object
    now = place_name(declared.game, target.attached_to or target.zone)
    return [each for each in new_places(declared.game, declared.caster, declared.card, target) if each != now]


shifted_to = shift_enchantment.choice(PLACE, other_places, is_target=True)


@shift_enchantment.costs
def shift_cost(declared: Declaration) -> int:
    """One for a hidden enchantment, so that the price tells nothing; else its Level."""
    return 1 if declared.object.hidden else declared.object.level


@shift_enchantment.resolves
async def shift(game: Game, spell: Spell) -> None:
    """The enchantment moves on, hidden or revealed as it is."""
    move_enchantment(spell.target_object, place_of(game, shifted_to.of(spell)))


# Steal Enchantment

steal_enchantment = incantation("Steal Enchantment")


def places_for_the_stolen(declared: Declaration) -> list[int | str]:
    """Any legal target within range and sight; what it is attached to now will do."""
    return new_places(declared.game, declared.caster, declared.card, declared.object)


stolen_to = steal_enchantment.choice(PLACE, places_for_the_stolen, is_target=True)


@steal_enchantment.costs
def steal_cost(declared: Declaration) -> int:
    """Casting and revealing it where it is, and once more where it goes."""
    target, place = declared.object, place_of(declared.game, declared[stolen_to])
    return total_cost(target) + total_cost_on(target.card, place)


@steal_enchantment.resolves
async def steal(game: Game, spell: Spell) -> None:
    """It moves in any case; a mage who is restricted from it does not get control of it."""
    enchantment = spell.target_object
    move_enchantment(enchantment, place_of(game, stolen_to.of(spell)))
    await take_control(game, enchantment, spell.controller)


# Destroy Magic

destroy_magic = incantation("Destroy Magic")


@destroy_magic.resolves
async def tear_all_magic_apart(game: Game, spell: Spell) -> None:
    """Every enchantment in the zone, on the zone itself and on whatever is in it, hidden or not."""
    zone = spell.target_zone
    for each in [each for each in game.objects.values() if each.is_enchantment and each.zone == zone]:
        await destroy(game, each, spell.card)


# Siphon Energy

NOTHING_TO_SIPHON: Final = Refusal("nothing-to-siphon", Rule("cards", "Siphon Energy"))
SIPHONED_HEALING: Final = 2

siphon_energy = incantation("Siphon Energy")


@siphon_energy.target_must(NOTHING_TO_SIPHON)
def lasts_a_while(declared: Declaration) -> bool:
    """The last Dissipate token cannot be taken, so there must be more."""
    return declared.object.marks.get(DISSIPATE_TOKEN, 0) > 1


@siphon_energy.resolves
async def draw_strength(game: Game, spell: Spell) -> None:
    """One token goes, and the mage is the better for it."""
    if spell.target_object.marks.get(DISSIPATE_TOKEN, 0) > 1:
        await take_tokens(game, spell.target_object, DISSIPATE_TOKEN, 1, by=spell.controller)
        await heal(game, game.players[spell.controller].mage, SIPHONED_HEALING, spell.card)

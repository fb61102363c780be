"""Creatures of the Dark school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import CREATURE, GUARDING, LIVING, SAME_ZONE, SELF, WITH_OWN_MAGE, Selector, is_friendly
from mageduel.dsl.upkeep import Due, harms
from mageduel.facts.cards import Card, CardType
from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import BLOODTHIRSTY, DICE, FINITE_LIFE, FLYING, MELEE, TRIPLESTRIKE, UNMOVABLE
from mageduel.rules.attack.action import zone_attack
from mageduel.rules.attack.kinds import on_prey, on_those_with, with_bar
from mageduel.rules.conditions.grapple import holds
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.movement.moves import TELEPORTS_FOR, TELEPORTS_INTO
from mageduel.rules.objects.control import whose
from mageduel.rules.objects.destroy import DIES_FIGHTING
from mageduel.rules.objects.healing import lose_life
from mageduel.rules.offers import offer_for_mana
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.upkeep_harm import harms_each_upkeep, living_creatures_here
from mageduel.state.causes import Printed
from mageduel.state.events import Activated
from mageduel.state.game import Game
from mageduel.state.marks import ACTION_PHASE_END
from mageduel.state.objects import Object
from mageduel.state.places import Zone

cerberus = creature("Cerberus")
AT_HIS_POST: Final = GUARDING & Selector(lambda this, other: _is_by_dark_conjuration(this))


def _is_by_dark_conjuration(this: Object) -> bool:
    """Whether a friendly Dark conjuration is in its zone."""
    here = () if this.zone is None else this.game.in_zone[this.zone]
    return any(
        each.is_conjuration and "dark" in each.card.schools and is_friendly(this.controller, each) for each in here
    )


cerberus.grants(UNMOVABLE, to=SELF & AT_HIS_POST)
cerberus.grants(TRIPLESTRIKE, to=SELF & AT_HIS_POST, attacks=lambda attack: True)

goran = creature("Goran, Werewolf Pet")
goran.grants(BLOODTHIRSTY(+1), to=SELF & WITH_OWN_MAGE)

unstable_fire_imp = creature("Unstable Fire Imp")


@unstable_fire_imp.answering(DIES_FIGHTING)
async def burst(game: Game, this: Object, zone: Zone) -> None:
    """Attacked and destroyed it goes up in flames, and may set fire to everything in its zone."""
    await zone_attack(game, this, this.card.attacks[1], zone)


malacoda = creature("Malacoda")
harms_each_upkeep(malacoda, 2, DamageType.POISON, living_creatures_here)

necropian_vampiress = creature("Necropian Vampiress")


@necropian_vampiress.on(Activated)
async def take_wing(game: Game, this: Object, event: Activated) -> None:
    """For one mana she flies until her Action Phase is over."""
    if event.creature is this and await offer_for_mana(game, this, Printed("Take Wing"), 1):
        grant_for_a_while(this, FLYING, source=this.name, until=ACTION_PHASE_END)


# Sardonyx

PRICE_OF_SARDONYX: Final = 2
"""Life its controller's mage loses every round."""

sardonyx = creature("Sardonyx, Blight of the Living")
sardonyx.grants(FINITE_LIFE, to=CREATURE & LIVING & SAME_ZONE)


@sardonyx.each_upkeep
def wither_its_master(game: Game, this: Object) -> list[Due]:
    """Whoever commands it loses Life for good."""
    player = game.players[this.controller]

    async def wither() -> None:
        if game.players[this.controller].is_alive:
            await lose_life(game, game.players[this.controller].mage, PRICE_OF_SARDONYX, this)

    return [Due(player.mage, this, this.name, wither, (harms(player.mage, PRICE_OF_SARDONYX), *whose(game, this)))]


# Wildfire Imp

wildfire_imp = creature("Wildfire Imp")
wildfire_imp.grants(MELEE(+2), to=SELF, attacks=on_those_with(BURN))


def _zones_on_fire(game: Game, this: Object) -> list[Zone]:
    """Zones with something that burns in them."""
    burning = (each.zone for each in game.objects.values() if BURN in each.conditions)
    return sorted({zone for zone in burning if zone is not None})


wildfire_imp.answer(TELEPORTS_FOR, 1)
wildfire_imp.answer(TELEPORTS_INTO, _zones_on_fire)

# Sersiryx

SMALL_SPELL_LEVELS: Final = (1, 2)

sersiryx = creature("Sersiryx, Imp Familiar")


def _is_small_fire_or_curse(this: Object, card: Card) -> bool:
    if card.level not in SMALL_SPELL_LEVELS:
        return False
    if card.type is CardType.ATTACK:
        return "fire" in card.schools
    return card.is_enchantment and "curse" in card.subtypes


sersiryx.answer(PREPARES, _is_small_fire_or_curse)
drokarr = creature("Drokarr")
drokarr.grants(DICE(+2), to=SELF, attacks=with_bar("Tail Spike") & on_prey("on its prey", holds))

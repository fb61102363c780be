"""Creatures that are plants, and those who tend them."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, creature
from mageduel.dsl.selectors import SELF, is_friendly
from mageduel.facts.cards import ActionKind
from mageduel.facts.conditions import GROWTH, STAGGER
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, DEVOUR, INCORPOREAL
from mageduel.kernel.questions import WORD
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import channeling, has, has_subtype
from mageduel.rules.objects.healing import heal
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed, Attacked, AttackMade, Destroyed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT

kralathor = creature("Kralathor, The Devourer")


@kralathor.on(Destroyed)
async def grow_on_the_devoured(game: Game, this: Object, event: Destroyed) -> None:
    """Each Corporeal creature that its attack devours adds a Growth marker."""
    attack = event.attack
    if attack is None or attack.attacker is not this or not attack.is_by_creature or not attack.has(DEVOUR):
        return
    if event.who.is_creature and not has(event.who, INCORPOREAL):
        await give_condition(game, this, GROWTH)


HEAL_IT: Final = "heal it"
FEED_IT: Final = "feed it"

tataree = creature("Tataree")


def _plants_to_tend(game: Game, this: Object) -> list[Answer]:
    """Plants in her zone, with what she can do for each: heal a wound, or give mana to what channels."""
    options: list[Answer] = []
    for each in game.objects.values():
        if this.zone is not None and each.zone == this.zone and not each.hidden and has_subtype(each, "plant"):
            if each.damage:
                options.append((each.id, HEAL_IT))
            if channeling(each) is not None:
                options.append((each.id, FEED_IT))
    return options


async def _tend(game: Game, this: Object, choice: Answer) -> None:
    plant = game.objects[choice[0]]
    await happen(game, AbilityUsed(this, Printed("Tend"), plant))
    if choice[1] == HEAL_IT:
        await heal(game, plant, 1, this)
    else:
        await gain_mana(game, plant, 1, this)


tataree.abilities.append(Ability("Tend", ActionKind.QUICK, _plants_to_tend, _tend, parts=(OBJECT, WORD)))

# Those that burn well

corpsebloom, jungle_defender = creature("Corpsebloom"), creature("Jungle Defender")
lashing_liana = creature("Lashing Liana")
for plant in (corpsebloom, jungle_defender, lashing_liana):
    plant.grants(DAMAGE_MODIFIER[DamageType.FLAME](+2), to=SELF)


@corpsebloom.on(AttackMade)
async def sag(game: Game, this: Object, event: AttackMade) -> None:
    """Each bite leaves it off balance."""
    if event.attack.attacker is this and event.attack.bar.name == "Biting Blooms":
        await give_condition(game, this, STAGGER)


LASH: Final = 2


@lashing_liana.on(Attacked)
async def lash_back(game: Game, this: Object, event: Attacked) -> None:
    """Whoever hurts a friendly plant creature of its zone in melee, itself included, is lashed."""
    attack, plant = event.attack, event.attack.defender
    if not event.damage or not attack.is_melee or attack.attacker is None or this.zone is None:
        return
    is_kin = plant.is_creature and has_subtype(plant, "plant") and is_friendly(this.controller, plant)
    if is_kin and attack.attacker.zone == this.zone:
        await happen(game, AbilityUsed(this, this.card, attack.attacker))
        await direct_damage(game, attack.attacker, LASH, this)

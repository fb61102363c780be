"""Creatures of the Holy school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, creature
from mageduel.dsl.selectors import (
    CREATURE,
    ENEMY,
    FRIENDLY,
    LIVING,
    SAME_CONTROLLER,
    SAME_ZONE,
    Selector,
    is_friendly,
    subtype,
)
from mageduel.facts.cards import ActionKind
from mageduel.facts.conditions import DAZE, STUN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ELUSIVE, FLYING, MELEE, REGENERATE
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.tallies import ARMOR_AGAINST
from mageduel.rules.happenings import happen
from mageduel.rules.movement.moves import HINDERS
from mageduel.rules.objects.characteristics import can_be_healed, has, is_living
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.entrances import when_summoned
from mageduel.rules.objects.healing import heal, roll_healing
from mageduel.rules.objects.tokens import place_tokens
from mageduel.rules.offers import offer_choice
from mageduel.rules.round.phases import STAYS_SPENT
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed, Why, name_of
from mageduel.state.events import AbilityUsed, ConditionGained, Destroyed, Guarded
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack

# Alfiya

BLINDING_LIGHT: Final = 2
alfiya = creature("Alfiya, Noble Enforcer")
alfiya.answer(STAYS_SPENT, lambda this: True)


@alfiya.on(ConditionGained)
async def sear(game: Game, this: Object, event: ConditionGained) -> None:
    """Whoever of the enemies light has dazed or stunned is hurt by it besides, whose light it ever was."""
    attack, victim = event.attack, event.who
    if attack is None or attack.damage_type is not DamageType.LIGHT or event.condition not in (DAZE, STUN):
        return
    if victim.is_creature and not is_friendly(this.controller, victim):
        await direct_damage(game, victim, BLINDING_LIGHT, this, DamageType.LIGHT)


def _is_at_rest(game: Game, this: Object) -> list[Answer]:
    return [()] if this.zone is not None and not this.active else []


async def _rise(game: Game, this: Object, choice: Answer) -> None:
    """Her action marker is turned up."""
    this.active = True
    await happen(game, AbilityUsed(this, Printed(this.name)))


alfiya.abilities.append(
    Ability(
        "Prayer",
        ActionKind.FULL,
        _is_at_rest,
        _rise,
        uses=1,
        by=SAME_CONTROLLER & CREATURE & subtype("cleric"),
    )
)

# Guardian Angel

guardian_angel = creature("Guardian Angel")
GUARDIAN_HEALING: Final = 2


@guardian_angel.on(Guarded)
async def rest_on_guard(game: Game, this: Object, event: Guarded) -> None:
    """Choosing the guard action she heals herself a little; a guard marker got otherwise gives nothing."""
    if event.creature is this and event.is_action:
        await heal(game, this, GUARDIAN_HEALING, this)


joseph_trublood = creature("Joseph Trublood, High Cleric")
AGAINST_EVIL: Final = 2


@joseph_trublood.answering(ARMOR_AGAINST)
def is_armored_against(this: Object, attack: Attack) -> int:
    """Armor against the damage of attacks by Nonliving or Dark creatures, and for nothing else."""
    attacker = attack.attacker
    if attacker is None or not attack.is_by_creature:
        return 0
    is_evil = not is_living(attacker) or ("dark" in attacker.card.schools and not attacker.is_mage)
    return AGAINST_EVIL if is_evil else 0


messenger = creature("Messenger of Bim-Shalla")
MESSENGER_DICE: Final = 4


@when_summoned(messenger)
async def bring_relief(game: Game, this: Object) -> None:
    """Summoned, it may heal somebody friendly and Living that is near."""
    if this.zone is None:
        return
    near = game.arena.near(this.zone, 1)
    hurt = [
        each
        for zone in near
        for each in game.in_zone[zone]
        if each.is_creature
        and each.damage
        and can_be_healed(each)
        and is_living(each)
        and is_friendly(this.controller, each)
    ]
    friend = await offer_choice(game, this, Printed(this.name), hurt)
    if friend is not None:
        await roll_healing(game, friend, MESSENGER_DICE, this)


gray_angel = creature("Gray Angel")


@gray_angel.on(AbilityUsed)
async def give_up_her_life(game: Game, this: Object, event: AbilityUsed) -> None:
    """Whatever the dice showed, her sacrifice is made."""
    if event.who is this and name_of(event.ability) == "Redeeming Sacrifice":
        await destroy(game, this, Why.SACRIFICED_ITSELF)


highland_unicorn = creature("Highland Unicorn")
highland_unicorn.grants(REGENERATE(1), to=FRIENDLY & CREATURE & LIVING & SAME_ZONE)

valshalla = creature("Valshalla, Lightning Angel")
WRATH: Final = Mark("Wrath", until=IN_PLAY, shown=True, gives=MELEE)
MOST_WRATH: Final = 4
anger = once_a_round(valshalla, "Wrath")


@valshalla.on(Destroyed)
async def grow_wrathful(game: Game, this: Object, event: Destroyed) -> None:
    """An enemy creature's attack that destroys a friendly creature angers her, once a round."""
    attack = event.attack
    if attack is None or attack.attacker is None or not attack.is_by_creature or not event.who.is_creature:
        return
    if not is_friendly(this.controller, event.who) or is_friendly(this.controller, attack.attacker):
        return
    if anger.are_left(this) and this.marks.get(WRATH, 0) < MOST_WRATH:
        anger.spend(this)
        await place_tokens(game, this, WRATH)


# Victorian Griffin

victorian_griffin = creature("Victorian Griffin")
victorian_griffin.keeps_from(ELUSIVE, to=ENEMY & CREATURE & SAME_ZONE, while_has=FLYING)
victorian_griffin.answer(HINDERS, ENEMY & Selector(lambda this, other: has(this, FLYING)))

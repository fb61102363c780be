"""Angels, knights and monks of the temple."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, creature
from mageduel.dsl.selectors import GUARDING, SELF, is_friendly
from mageduel.facts.cards import ActionKind, CardType
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, IMMUNITY
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.damage import direct_damage, mark_damage
from mageduel.rules.attack.dice import AEGIS_AGAINST, EXTRA_DICE, SHUTS_OUT
from mageduel.rules.attack.guards import TREATS_AS_PEST
from mageduel.rules.attack.sentries import appears_on_guard
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.casting.spellcraft import when_its_mage_casts
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.conditions.markers import is_minor
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.entrances import when_summoned
from mageduel.rules.objects.healing import WHEN_WHOLE, heal, roll_healing
from mageduel.rules.objects.tokens import MELEE_TOKEN, place_tokens
from mageduel.rules.offers import offer_choice
from mageduel.rules.round.opening import is_peaceful
from mageduel.rules.round.upkeep_healing import LIVING_HERE, patients_of, treats_each_upkeep
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed, Healed
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack

# Aurora Lucere

AURORAS_AEGIS: Final = 2

aurora_lucere = creature("Aurora Lucere, Dawnbreaker's Chosen")
aurora_lucere.answer(TREATS_AS_PEST, is_minor)


@aurora_lucere.answering(AEGIS_AGAINST)
def disdain(this: Object, attack: Attack) -> int:
    """Minor creatures hardly get through to her."""
    attacker = attack.attacker
    is_minors = attacker is not None and attack.is_by_creature and is_minor(attacker)
    return AURORAS_AEGIS if attack.defender is this and is_minors else 0


# Broken Wing Angel

ANGEL_DICE: Final = 3

broken_wing_angel = creature("Broken Wing Angel")


@when_summoned(broken_wing_angel)
async def bind_wounds(game: Game, this: Object) -> None:
    """Summoned, she may heal somebody Living where she appears."""
    patient = await offer_choice(game, this, Printed(this.name), patients_of(game, this, LIVING_HERE))
    if patient is not None:
        await roll_healing(game, patient, ANGEL_DICE, this)


# Disciple of Radiance

RADIANCE: Final = 1

disciple_of_radiance = creature("Disciple of Radiance")


@when_its_mage_casts(disciple_of_radiance, "healing")
async def shine(game: Game, this: Object) -> None:
    """Her mage's healing may hurt a creature around her, wherever that mage is."""
    here = () if this.zone is None else game.in_zone[this.zone]
    targets = [
        each
        for each in here
        if each.is_creature
        and not has(each, IMMUNITY[DamageType.LIGHT])
        and why_not_seen(game, this, each) is None
        and (is_friendly(this.controller, each) or not is_peaceful(game))
    ]
    targets.sort(key=lambda each: is_friendly(this.controller, each))
    victim = await offer_choice(game, this, Printed(this.name), targets, harms=True)
    if victim is not None:
        await direct_damage(game, victim, RADIANCE, this, DamageType.LIGHT)


# Ehren

OLD_WOUNDS: Final = 7
REWARD: Final = 4
RECOVERED: Final = Mark("recovered", until=IN_PLAY)

ehren = creature("Ehren, Enduring Paladin")


@when_summoned(ehren)
async def bear_old_wounds(game: Game, this: Object) -> None:
    """He comes badly wounded."""
    await mark_damage(game, this, OLD_WOUNDS, this)


ehren.answer(WHEN_WHOLE, lambda this: RECOVERED not in this.marks)


@ehren.on(Healed)
async def recover(game: Game, this: Object, event: Healed) -> None:
    """The first time all his wounds are closed he is strong for good."""
    if event.who is this and not this.damage and RECOVERED not in this.marks:
        this.mark(RECOVERED)
        await place_tokens(game, this, MELEE_TOKEN, REWARD)


# Gloranna

MOST_AVENGED: Final = 4

gloranna = creature("Gloranna, Avenging Angel")


@gloranna.answering(EXTRA_DICE)
def avenge_the_fallen(this: Object, attack: Attack) -> int:
    """One die for each Holy creature in her controller's discard pile, four at most."""
    if attack.attacker is not this or attack.bar not in this.card.attacks:
        return 0
    pile = this.game.players[this.controller].discard
    return min(MOST_AVENGED, sum(1 for card in pile if card.is_creature and "holy" in card.schools))


# Lowland Unicorn

UNICORN_HEALS: Final = 1

lowland_unicorn = creature("Lowland Unicorn")


async def _soothe(game: Game, this: Object, patient: Object) -> None:
    await heal(game, patient, UNICORN_HEALS, this)


treats_each_upkeep(lowland_unicorn, _soothe, most=UNICORN_HEALS)

# Meditating Monk

MEDITATION: Final = Printed("Meditate")

meditating_monk = creature("Meditating Monk")


async def _meditate(game: Game, this: Object, choice: Answer) -> None:
    await happen(game, AbilityUsed(this, MEDITATION))
    await gain_mana(game, game.players[this.controller].mage, 1, this)


meditating_monk.abilities.append(Ability(str(MEDITATION), ActionKind.FULL, lambda game, this: [()], _meditate))

# Temple Sentry

temple_sentry = creature("Temple Sentry")
temple_sentry.grants(ARMOR(+2), to=SELF & GUARDING)
appears_on_guard(temple_sentry)

white_cloak_knight = creature("White Cloak Knight")
white_cloak_knight.answer(SHUTS_OUT, lambda card: card.type is CardType.ATTACK)

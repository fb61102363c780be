"""Angels, knights and monks of the temple."""

from __future__ import annotations

from mageduel.dsl.script import Ability, creature
from mageduel.dsl.selectors import GUARDING, SELF
from mageduel.facts.cards import ActionKind, CardType
from mageduel.facts.traits import ARMOR
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.dice import EXTRA_DICE, SHUTS_OUT
from mageduel.rules.attack.guards import go_on_guard
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.conditions.markers import cannot_guard
from mageduel.rules.happenings import happen
from mageduel.rules.objects.entrances import when_summoned
from mageduel.rules.objects.healing import heal, roll_healing
from mageduel.rules.offers import offer_choice
from mageduel.rules.round.upkeep_healing import LIVING_HERE, patients_of, treats_each_upkeep
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack

# Broken Wing Angel

ANGEL_DICE = 3

broken_wing_angel = creature("Broken Wing Angel")


@when_summoned(broken_wing_angel)
async def bind_wounds(game: Game, this: Object) -> None:
    """Summoned, she may heal somebody Living where she appears."""
    patient = await offer_choice(game, this, Printed(this.name), patients_of(game, this, LIVING_HERE))
    if patient is not None:
        await roll_healing(game, patient, ANGEL_DICE, this)


# Gloranna

MOST_AVENGED = 4

gloranna = creature("Gloranna, Avenging Angel")


@gloranna.answering(EXTRA_DICE)
def avenge_the_fallen(this: Object, attack: Attack) -> int:
    """One die for each Holy creature in her controller's discard pile, four at most."""
    if attack.attacker is not this or attack.bar not in this.card.attacks:
        return 0
    pile = this.game.players[this.controller].discard
    return min(MOST_AVENGED, sum(1 for card in pile if card.is_creature and "holy" in card.schools))


# Lowland Unicorn

UNICORN_HEALS = 1

lowland_unicorn = creature("Lowland Unicorn")


async def _soothe(game: Game, this: Object, patient: Object) -> None:
    await heal(game, patient, UNICORN_HEALS, this)


treats_each_upkeep(lowland_unicorn, _soothe, most=UNICORN_HEALS)

# Meditating Monk

MEDITATION = Printed("Meditate")

meditating_monk = creature("Meditating Monk")


async def _meditate(game: Game, this: Object, choice: Answer) -> None:
    await happen(game, AbilityUsed(this, MEDITATION))
    await gain_mana(game, game.players[this.controller].mage, 1, this)


meditating_monk.abilities.append(Ability(str(MEDITATION), ActionKind.FULL, lambda game, this: [()], _meditate))

# Temple Sentry

temple_sentry = creature("Temple Sentry")
temple_sentry.grants(ARMOR(+2), to=SELF & GUARDING)


@when_summoned(temple_sentry)
async def take_his_post(game: Game, this: Object) -> None:
    """He appears on guard."""
    if not cannot_guard(this):
        await go_on_guard(game, this)


white_cloak_knight = creature("White Cloak Knight")
white_cloak_knight.answer(SHUTS_OUT, lambda card: card.type is CardType.ATTACK)

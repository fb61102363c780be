"""Conjurations of the Holy school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, conjuration
from mageduel.dsl.selectors import CREATURE, FRIENDLY, subtype
from mageduel.facts.cards import ActionKind, Card
from mageduel.facts.traits import ARMOR, MELEE
from mageduel.kernel.questions import WORD
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.action import attack_with
from mageduel.rules.attack.conjuration_attacks import SAYS_WHEN_IT_ATTACKS
from mageduel.rules.attack.rerolls import REROLLS
from mageduel.rules.attack.targets import ATTACK_TOLL, targets
from mageduel.rules.casting.mana import available, gain_mana, pay
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.healing import heal
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.deployment import MANA_TO_WORK
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT

# Hand of Bim-Shalla

GIVE_ARMOR: Final = "Armor +1"
GIVE_MELEE: Final = "Melee +1"
HEAL: Final = "Heal 1"

hand_of_bim_shalla = conjuration("Hand of Bim-Shalla")


def _blessings(game: Game, this: Object) -> list[Answer]:
    living = [each for each in game.objects.values() if each.is_creature and each.zone is not None and is_living(each)]
    return [
        (gift, each.id) for each in living for gift in (GIVE_ARMOR, GIVE_MELEE, HEAL) if gift != HEAL or each.damage
    ]


async def _bless(game: Game, this: Object, choice: Answer) -> None:
    gift, creature = choice[0], game.objects[choice[1]]
    await happen(game, AbilityUsed(this, Printed(gift), creature))
    if gift == HEAL:
        await heal(game, creature, 1, this)
    else:
        grant_for_a_while(creature, ARMOR(+1) if gift == GIVE_ARMOR else MELEE(+1), source=this.name)


hand_of_bim_shalla.abilities.append(Ability("Blessing", None, _blessings, _bless, uses=1, parts=(WORD, OBJECT)))

# Temple of Asyra

temple_of_asyra = conjuration("Temple of Asyra")
temple_of_asyra.answer(MANA_TO_WORK, 2)


def _is_holy_creature(this: Object, card: Card) -> bool:
    return card.is_creature and "holy" in card.schools


temple_of_asyra.answer(PREPARES, _is_holy_creature)


async def _pray(game: Game, this: Object, choice: Answer) -> None:
    await gain_mana(game, this, 1, Printed("Prayer"))


temple_of_asyra.abilities.append(
    Ability(
        "Prayer",
        ActionKind.FULL,
        lambda game, this: [()],
        _pray,
        uses=2,
        by=FRIENDLY & CREATURE & subtype("cleric"),
    )
)

# Temple of Light

STRENGTH: Final = "X = "

temple_of_light = conjuration("Temple of Light")
temple_of_light.answer(SAYS_WHEN_IT_ATTACKS, True)


def _count_temples(game: Game, this: Object) -> int:
    return sum(
        1 for each in game.objects.values() if each.controller == this.controller and "temple" in each.card.subtypes
    )


def _blasts(game: Game, this: Object) -> list[Answer]:
    """A strength, from one to the number of temples, and a target."""
    strongest = min(_count_temples(game, this), available(game, this.controller))
    if strongest < 1:
        return []
    within_reach = targets(game, this, this.card.attacks[0])
    return [(f"{STRENGTH}{strength}", each.id) for strength in range(1, strongest + 1) for each in within_reach]


async def _blast(game: Game, this: Object, choice: Answer) -> None:
    strength, target = int(choice[0].removeprefix(STRENGTH)), choice[1]
    pay(game, this.controller, strength)
    bar = this.card.attacks[0]
    await attack_with(game, this, bar, game.objects[target], dice=strength, effect_bonus=strength)


temple_of_light.abilities.append(
    Ability("Light Blast", None, _blasts, _blast, uses=1, parts=(WORD, OBJECT), harms=True)
)

# Temple of the Dawnbreaker

temple_of_the_dawnbreaker = conjuration("Temple of the Dawnbreaker")
temple_of_the_dawnbreaker.answer(REROLLS, True)


altar_of_peace = conjuration("Altar of Peace")
altar_of_peace.answer(ATTACK_TOLL, 1)

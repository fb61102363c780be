"""Enchantments of those who deal with demons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from mageduel.dsl.script import enchantment
from mageduel.dsl.selectors import is_friendly
from mageduel.dsl.upkeep import HEALS, Due, Touch, Way, ends, harms, heals
from mageduel.facts.traits import MELEE
from mageduel.kernel.questions import Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.equipment.locations import IRREPLACEABLE
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.healing import TAKES_HEALING, heal
from mageduel.rules.round.upkeep import LET_GO
from mageduel.rules.round.upkeep_stakes import FOLLOWS
from mageduel.rules.round.uses import once_a_round
from mageduel.state.events import Attacked
from mageduel.state.game import Game
from mageduel.state.objects import Object

# Curse Item

PAIN: Final = 2
SUFFER: Final[Answer] = ("suffer",)
KEEP_CURSED_ITEM: Final = Question("cursed item", SUFFER, LET_GO, about={"item": Object, "curse": Object})

curse_item = enchantment("Curse Item")
curse_item.answer(IRREPLACEABLE, True)


@curse_item.each_upkeep
def eat_into_the_item(game: Game, this: Object) -> list[Due]:
    """Each Upkeep Phase the item is destroyed, unless its wearer would rather be hurt."""
    item = this.attached_to
    wearer = None if item is None else item.attached_to
    if item is None or wearer is None:
        return []
    touches = (ends(item), harms(wearer, PAIN))
    return [Due(item, this, this.name, partial(_give_up_or_suffer, game, this, item, wearer), touches)]


async def _give_up_or_suffer(game: Game, this: Object, item: Object, wearer: Object) -> None:
    answer = await KEEP_CURSED_ITEM.ask(item.controller, [SUFFER, LET_GO], item, this)
    if answer == SUFFER:
        await direct_damage(game, wearer, PAIN, this)
    else:
        await destroy(game, item, this)


# Demonic Link

demonic_link = enchantment("Demonic Link")
demonic_link.grants(MELEE(+1))
feeding = once_a_round(demonic_link, "Demonic Link")


@demonic_link.on(Attacked)
async def feed_the_master(game: Game, this: Object, event: Attacked) -> None:
    """The first Living enemy creature it damages each round heals the mage who commands the demon."""
    attack, demon, victim = event.attack, this.attached_to, event.attack.defender
    if demon is None or attack.attacker is not demon or not attack.is_by_creature or not event.damage:
        return
    is_prey = victim.is_creature and is_living(victim) and not is_friendly(demon.controller, victim)
    if is_prey and feeding.are_left(this):
        feeding.spend(this)
        await heal(game, game.players[demon.controller].mage, 1, this)


# Theft of Life

theft_of_life = enchantment("Theft of Life")
theft = once_a_round(theft_of_life, "Theft of Life")


@theft_of_life.answering(FOLLOWS)
def could_steal(this: Object, due: Due, way: Way, thing: Object) -> Sequence[Touch]:
    """Its bearer's healing could heal the mage."""
    if way is not HEALS or thing is not this.attached_to or not theft.are_left(this):
        return ()
    return (heals(this.game.players[this.controller].mage, 1),)


@theft_of_life.answering(TAKES_HEALING)
async def steal(game: Game, this: Object) -> int:
    """The first time its bearer is healed each round, a point of that goes to its controller's mage."""
    if not theft.are_left(this):
        return 0
    theft.spend(this)
    await heal(game, game.players[this.controller].mage, 1, this)
    return 1

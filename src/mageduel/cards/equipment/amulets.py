"""Amulets that give mana or mend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageduel.dsl.script import equipment
from mageduel.dsl.upkeep import ENDS, Due, Touch, Way, heals, provides
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.objects.characteristics import can_be_healed
from mageduel.rules.objects.healing import heal
from mageduel.rules.offers import Offer, take_up
from mageduel.rules.round.special_actions import action_bar, gaining_mana
from mageduel.rules.round.upkeep_stakes import FOLLOWS
from mageduel.state.causes import Printed
from mageduel.state.events import Destroyed
from mageduel.state.game import Game
from mageduel.state.objects import Object

jeweled_scarab = equipment("Jeweled Scarab")
HEALING: Final = ("have", "scarab-healing")
MANA: Final = ("have", "scarab-mana")


@jeweled_scarab.on(Destroyed)
async def feed_on_the_fallen(game: Game, this: Object, event: Destroyed) -> None:
    """Each creature its wearer loses heals him a little, or gives mana."""
    wearer = this.attached_to
    if wearer is None or not event.who.is_creature or event.who.controller != wearer.controller:
        return
    ways = [HEALING, MANA] if wearer.damage and can_be_healed(wearer) else [MANA]
    answer = await take_up(game, Offer(this, Printed(this.name)), *ways)
    if answer == HEALING:
        await heal(game, wearer, 1, this)
    elif answer == MANA:
        await gain_mana(game, wearer, 1, this)


@jeweled_scarab.answering(FOLLOWS)
def could_feed(this: Object, due: Due, way: Way, thing: Object) -> Sequence[Touch]:
    """Healing or mana from each end of a creature of its wearer's."""
    wearer = this.attached_to
    if way is not ENDS or wearer is None or not thing.is_creature or thing is wearer:
        return ()
    return (heals(wearer, 1), provides(wearer.controller, 1)) if thing.controller == wearer.controller else ()


meditation_amulet = equipment("Meditation Amulet")
action_bar(meditation_amulet, "Meditate", gaining_mana(3))

"""The Johktari Beastmaster: Wounded Prey and Archery Skill; Sprinting is printed as a trait."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, scripted
from mageduel.dsl.selectors import CREATURE, FRIENDLY, HOST, OWN_MAGE, SELF, is_friendly, subtype
from mageduel.facts.mages import mage
from mageduel.facts.traits import MELEE, RANGED
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.kinds import MELEE_ATTACKS
from mageduel.rules.happenings import happen
from mageduel.rules.mages.ability_markers import marker_card, marker_in_play, place_marker
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.destroy import total_damage
from mageduel.rules.objects.healing import WHEN_WHOLE
from mageduel.rules.objects.presence import leave
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed, ConditionLost, Healed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT

johktari = scripted(mage("Johktari Beastmaster").card)
johktari.grants(RANGED(+1), to=SELF, attacks=lambda attack: attack.spell is None)

PREY: Final = marker_card("Wounded Prey")
prey = scripted(PREY)

prey.grants(MELEE(+1), to=OWN_MAGE | (FRIENDLY & CREATURE & subtype("animal")), attacks=MELEE_ATTACKS, on=HOST)


def _wounded(game: Game, this: Object) -> list[Answer]:
    """Damaged Living creatures of her enemies, mages excepted, wherever they are; not the one marked already."""
    marker = marker_in_play(game, PREY, this.owner)
    marked = None if marker is None else marker.attached_to
    return [
        (each.id,)
        for each in game.objects.values()
        if each.is_creature
        and not each.is_mage
        and each is not marked
        and each.zone is not None
        and total_damage(each)
        and is_living(each)
        and not is_friendly(this.controller, each)
    ]


async def _mark(game: Game, this: Object, choice: Answer) -> None:
    victim = game.objects[choice[0]]
    marker = marker_in_play(game, PREY, this.owner)
    if marker is not None:
        leave(marker)
    place_marker(game, PREY, victim, this.owner)
    await happen(game, AbilityUsed(this, Printed(PREY.name), victim))


johktari.abilities.append(Ability(PREY.name, None, _wounded, _mark, uses=1, parts=(OBJECT,), harms=True))


@prey.answering(WHEN_WHOLE)
def is_followed_by_its_wounds(this: Object) -> bool:
    """The trail is lost once its bearer has no damage, unless a marker counts as some."""
    return this.attached_to is not None and total_damage(this.attached_to) == this.attached_to.damage


@prey.on(Healed)
async def lose_the_trail(game: Game, this: Object, event: Healed) -> None:
    """Unhurt again, it is prey no more."""
    _let_go_of_the_unhurt(this, event.who)


@prey.on(ConditionLost)
async def lose_the_taint(game: Game, this: Object, event: ConditionLost) -> None:
    """The same where a marker that counted as damage is gone."""
    _let_go_of_the_unhurt(this, event.who)


def _let_go_of_the_unhurt(this: Object, healed: Object) -> None:
    if healed is this.attached_to and not total_damage(healed):
        leave(this)

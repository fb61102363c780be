"""Creatures that lead, guard and taunt."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, creature
from mageduel.dsl.selectors import CREATURE, FRIENDLY, IN_ARENA, SELF, Selector, subtype
from mageduel.dsl.upkeep import Due, heals, reads
from mageduel.facts.cards import ActionKind
from mageduel.facts.conditions import BURN
from mageduel.facts.traits import ELUSIVE, REGENERATE, UNMOVABLE, VIGILANT
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.action import SPARES_ITSELF
from mageduel.rules.attack.mandatory_actions import TAUNTS_NO_MAGES
from mageduel.rules.happenings import happen
from mageduel.rules.movement.moves import push
from mageduel.rules.objects.characteristics import has, has_subtype, value
from mageduel.rules.objects.healing import heal
from mageduel.rules.round.special_actions import why_out_of_reach
from mageduel.state.arena import Direction
from mageduel.state.dependence import Depends
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import DIRECTION, OBJECT

# Guard Dog


def _watches_something(this: Object, other: Object) -> bool:
    """Whether a conjuration of its controller stands by itself in its zone."""
    if this.zone is None:
        return False
    return any(
        each.is_conjuration and each.attached_to is None and each.controller == this.controller
        for each in this.game.in_zone[this.zone]
    )


guard_dog = creature("Guard Dog")
guard_dog.grants(VIGILANT, to=SELF & Selector(_watches_something, depends=Depends.TABLE))

oscuda = creature("Oscuda")
oscuda.answer(SPARES_ITSELF, True)

# Skeelax, Taunting Imp

skeelax = creature("Skeelax, Taunting Imp")
skeelax.answer(TAUNTS_NO_MAGES, True)
FIRE_HEALS: Final = 2


@skeelax.each_upkeep
def warm_himself(game: Game, this: Object) -> list[Due]:
    """In a zone where something burns he Regenerates; of several such numbers the highest counts."""

    async def warm() -> None:
        if _burning(game, this):
            await heal(game, this, max(0, FIRE_HEALS - value(this, REGENERATE)), REGENERATE)

    fires = (reads(each, BURN) for each in _burning(game, this))
    return [Due(this, this, "Regenerate", warm, (heals(this, FIRE_HEALS, REGENERATE), *fires))]


def _burning(game: Game, this: Object) -> list[Object]:
    here = () if this.zone is None else game.in_zone[this.zone]
    return [each for each in here if BURN in each.conditions]


# Slaknir, Goblin Chieftain

slaknir = creature("Slaknir, Goblin Chieftain")
slaknir.grants(ELUSIVE, to=FRIENDLY & CREATURE & subtype("goblin") & IN_ARENA)


def _goblins(game: Game, this: Object) -> list[Answer]:
    bar = this.card.attacks[1]
    return [
        (each.id, int(way))
        for each in game.objects.values()
        if each.is_creature
        and each.controller == this.controller
        and has_subtype(each, "goblin")
        and not has(each, UNMOVABLE)
        and why_out_of_reach(game, this, bar, each) is None
        for way in Direction
    ]


async def _move_out(game: Game, this: Object, choice: Answer) -> None:
    goblin = game.objects[choice[0]]
    await happen(game, AbilityUsed(this, this.card.attacks[1], goblin))
    await push(game, goblin, Direction(choice[1]))


slaknir.abilities.append(Ability("Move Out!", ActionKind.QUICK, _goblins, _move_out, parts=(OBJECT, DIRECTION)))

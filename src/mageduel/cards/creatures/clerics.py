"""Clerics whose special actions are drawn as bars on their cards."""

from __future__ import annotations

from mageduel.dsl.script import Ability, creature
from mageduel.facts.cards import ActionKind
from mageduel.facts.traits import MELEE
from mageduel.kernel.requests import Answer
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.healing import reconstruct
from mageduel.rules.round.special_actions import is_in_reach
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT

acolyte = creature("Acolyte of the Bog Queen")
_, REPAIR, VIGOR = acolyte.card.attacks if acolyte.card is not None else ()
REPAIRS = 2


def _broken_bones(game: Game, this: Object) -> list[Answer]:
    """Damaged skeleton objects in reach."""
    return [
        (each.id,)
        for each in game.objects.values()
        if each.damage and has_subtype(each, "skeleton") and is_in_reach(game, this, REPAIR, each)
    ]


async def _repair(game: Game, this: Object, choice: Answer) -> None:
    bones = game.objects[choice[0]]
    await reconstruct(game, bones, REPAIRS, REPAIR)
    await happen(game, AbilityUsed(this, REPAIR, bones))


def _zombies(game: Game, this: Object) -> list[Answer]:
    """Zombie creatures in reach."""
    return [
        (each.id,)
        for each in game.objects.values()
        if each.is_creature and has_subtype(each, "zombie") and is_in_reach(game, this, VIGOR, each)
    ]


async def _invigorate(game: Game, this: Object, choice: Answer) -> None:
    zombie = game.objects[choice[0]]
    grant_for_a_while(zombie, MELEE(+1), source=this.name)
    await happen(game, AbilityUsed(this, VIGOR, zombie))


acolyte.abilities += [
    Ability(REPAIR.name, ActionKind.FULL, _broken_bones, _repair, parts=(OBJECT,)),
    Ability(VIGOR.name, ActionKind.FULL, _zombies, _invigorate, parts=(OBJECT,)),
]

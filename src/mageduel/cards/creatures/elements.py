"""Golems, oozes and elementals of the Academy's Elementalist."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, creature
from mageduel.dsl.selectors import SELF
from mageduel.facts.cards import ActionKind
from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, INNATE_LIFE, MELEE
from mageduel.kernel.requests import Answer, Refusal
from mageduel.rules import refusals
from mageduel.rules.attack.tallies import PREVENTION
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.conditions.markers import remove_condition
from mageduel.rules.happenings import happen
from mageduel.rules.objects.tokens import place_tokens
from mageduel.state.causes import Printed
from mageduel.state.dependence import Depends
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT

for name in ("Frost Elemental", "Ice Golem"):
    creature(name).grants(DAMAGE_MODIFIER[DamageType.FLAME](+2), to=SELF)

magma_sprite = creature("Magma Sprite")
magma_sprite.grants(DAMAGE_MODIFIER[DamageType.FROST](+2), to=SELF)

diamond_golem = creature("Diamond Golem")
diamond_golem.answer(PREVENTION, lambda this, attack, damage: 3)

# Mud Golem

MUD: Final = Mark("Mud", until=IN_PLAY, shown=True)
MOST_MUD: Final = 3

mud_golem = creature("Mud Golem")
mud_golem.grants(MELEE(+1), to=SELF, value=lambda this, _: this.marks.get(MUD, 0), depends=Depends.PAIR)
mud_golem.grants(INNATE_LIFE(+2), to=SELF, value=lambda this, _: 2 * this.marks.get(MUD, 0), depends=Depends.PAIR)


def _room_for_mud(game: Game, this: Object) -> list[Answer]:
    return [()] if this.marks.get(MUD, 0) < MOST_MUD else []


async def _grow(game: Game, this: Object, choice: Answer) -> None:
    """It takes up mud: more Life, and more weight behind its blows."""
    await happen(game, AbilityUsed(this, Printed("Gather Mud")))
    await place_tokens(game, this, MUD)


mud_golem.abilities.append(Ability("Gather Mud", ActionKind.FULL, _room_for_mud, _grow))

# Tide Elemental

tide_elemental = creature("Tide Elemental")
tide_elemental.grants(DAMAGE_MODIFIER[DamageType.FROST](+2), to=SELF)


def _why_not_quenched(game: Game, this: Object, target: Object) -> Refusal | None:
    """It must burn, and be in the elemental's zone."""
    if BURN not in target.conditions or this.zone is None or target.zone != this.zone:
        return refusals.WRONG_TARGET
    return why_not_seen(game, this, target)


def _burning(game: Game, this: Object) -> list[Answer]:
    return [(each.id,) for each in game.objects.values() if _why_not_quenched(game, this, each) is None]


async def _quench(game: Game, this: Object, choice: Answer) -> None:
    """All fires on one object go out."""
    target = game.objects[choice[0]]
    await happen(game, AbilityUsed(this, Printed("Quench"), target))
    await remove_condition(game, target, BURN, target.conditions[BURN])


tide_elemental.abilities.append(
    Ability("Quench", ActionKind.QUICK, _burning, _quench, parts=(OBJECT,), why_not=_why_not_quenched)
)

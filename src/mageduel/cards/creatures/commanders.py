"""Creatures of the War school that command or build, and the statue an army earns."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, creature
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import ActionKind, Card
from mageduel.facts.traits import INCORPOREAL
from mageduel.kernel.requests import Answer
from mageduel.rules.casting.built_in import CASTS_FOR_ITS_MAGE, NEVER_CAST
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has, is_living
from mageduel.rules.objects.entrances import WHEN_IN_PLAY
from mageduel.rules.objects.healing import reconstruct
from mageduel.rules.objects.tokens import ARMOR_TOKEN, place_tokens
from mageduel.rules.planning.plans import PREPARES
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT

# Gurmash

gurmash = creature("Gurmash, Orc Sergeant")


def _is_command(this: Object, card: Card) -> bool:
    return "command" in card.subtypes


gurmash.answer(PREPARES, _is_command)
gurmash.answer(CASTS_FOR_ITS_MAGE, _is_command)

# Otto Kronig

REINFORCE: Final = Printed("Reinforce")
REPAIRED: Final = 2

otto_kronig = creature("Otto Kronig, Master Engineer")


def _works(game: Game, this: Object) -> list[Object]:
    """Solid conjurations in his zone and walls on its borders, his own side's first."""
    if this.zone is None:
        return []
    near = [each for each in game.in_zone[this.zone] if each.is_conjuration]
    near += [game.walls[border] for border in game.arena.zone_borders[this.zone] if border in game.walls]
    solid = [each for each in near if not is_living(each) and not has(each, INCORPOREAL)]
    return sorted(solid, key=lambda each: not is_friendly(this.controller, each))


def _to_strengthen(game: Game, this: Object) -> list[Answer]:
    return [(each.id,) for each in _works(game, this) if each.card.armor is not None]


async def _strengthen(game: Game, this: Object, choice: Answer) -> None:
    await happen(game, AbilityUsed(this, REINFORCE, game.objects[choice[0]]))
    await place_tokens(game, game.objects[choice[0]], ARMOR_TOKEN)


def _to_repair(game: Game, this: Object) -> list[Answer]:
    return [(each.id,) for each in _works(game, this) if each.damage]


async def _repair(game: Game, this: Object, choice: Answer) -> None:
    await happen(game, AbilityUsed(this, REINFORCE, game.objects[choice[0]]))
    await reconstruct(game, game.objects[choice[0]], REPAIRED, this)


otto_kronig.abilities += [
    Ability("Reinforce (armor)", ActionKind.QUICK, _to_strengthen, _strengthen, parts=(OBJECT,)),
    Ability("Reinforce (repair)", ActionKind.QUICK, _to_repair, _repair, parts=(OBJECT,)),
]

# Talos

talos = creature("Talos")
talos.answer(NEVER_CAST, True)


@talos.answering(WHEN_IN_PLAY)
async def awake(game: Game, this: Object) -> None:
    """It may act in the round in which it comes."""
    this.active = True

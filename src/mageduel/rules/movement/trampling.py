"""Trampling: once a round, on its way out of a zone, a creature attacks somebody it leaves behind there."""

from __future__ import annotations

from typing import Final

from mageduel.facts.cards import AttackBar, AttackKind
from mageduel.facts.conditions import DISABLE
from mageduel.facts.traits import FLYING, INCAPACITATED, INVISIBLE
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack import steps as attacks
from mageduel.rules.attack.guards import is_protected
from mageduel.rules.attack.targets import why_no_attack_at_all
from mageduel.rules.objects.characteristics import has
from mageduel.rules.round.uses import Uses
from mageduel.rules.sight.stealth import is_stealthy
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import VICTIM
from mageduel.state.running import AttackShape, Move

WALK_ON: Final[Answer] = ("walk on",)
TRAMPLE: Final = Question(
    "trample", Form("trample", VICTIM, icon="melee"), about={"creature": Object}, declines=WALK_ON
)
TRAMPLED: Final = Uses("Trample")
_TRAMPLE: Final = AttackKind.TRAMPLE


def trample_bar(creature: Object) -> AttackBar | None:
    """The bar a creature tramples with, if it has one."""
    for bar in creature.card.attacks:
        if bar.kind is _TRAMPLE:
            return bar
    return None


def is_ready(creature: Object) -> bool:
    """Whether the creature could trample somebody now."""
    return (
        TRAMPLED.are_left(creature)
        and DISABLE not in creature.conditions
        and not has(creature, INCAPACITATED)
        and why_no_attack_at_all(creature) is None
    )


def underfoot(game: Game, creature: Object) -> list[Object]:
    """Creatures on the ground in its zone that no guard protects from it."""
    if creature.zone is None:
        return []
    return [
        each
        for each in game.in_zone[creature.zone]
        if each.is_creature
        and each is not creature
        and not has(each, FLYING)
        and not has(each, INVISIBLE)
        and not is_stealthy(each, creature)
        and not is_protected(game, creature, each)
    ]


async def leave_trampling(game: Game, move: Move) -> None:
    """Leaving Zone Effects of a move action: the free attack; what the creature does later is not touched by it."""
    creature = move.creature
    bar = trample_bar(creature)
    if bar is None or not move.is_action or move.is_teleport or not is_ready(creature):
        return
    victims = underfoot(game, creature)
    if not victims:
        return
    answer = await TRAMPLE.ask(creature.controller, [WALK_ON, *(("trample", each.id) for each in victims)], creature)
    if answer != WALK_ON:
        TRAMPLED.spend(creature)
        victim = game.objects[answer[1]]
        await attacks.make_attack(game, attacks.new_attack(game, AttackShape.TRAMPLE, bar, creature, victim))

"""Incantations of the Mind school."""

from __future__ import annotations

from mageduel.cards.incantations.water import equipment_of
from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.facts.conditions import DISABLE, SLEEP
from mageduel.facts.traits import INCAPACITATED, UNMOVABLE
from mageduel.kernel.questions import NUMBER
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.equipment.locations import worn
from mageduel.rules.movement.moves import push
from mageduel.rules.objects.characteristics import has, is_living
from mageduel.state.arena import Direction
from mageduel.state.game import Game
from mageduel.state.marks import OWN_ACTION_PHASE
from mageduel.state.parts import DIRECTION, OBJECT
from mageduel.state.running import Spell

# Force Push

force_push = incantation("Force Push")
push_way = force_push.choice(DIRECTION, lambda declared: [int(way) for way in Direction])
push_harder = force_push.choice(
    NUMBER,
    lambda declared: [0, 3],
    label=lambda game, more: "through-walls" if more else "up-to-walls",
)


@force_push.costs
def push_cost(declared: Declaration) -> int:
    """The printed cost, and three more to push through a wall that attacks."""
    return 3 + declared[push_harder]


@force_push.resolves
async def shove(game: Game, spell: Spell) -> None:
    """Push the target one zone the way that was announced."""
    await push(
        game,
        spell.target_object,
        Direction(push_way.of(spell)),
        through_attacking_walls=bool(push_harder.of(spell)),
    )


# Knockdown

knockdown = incantation("Knockdown")


@knockdown.resolves
async def knock_down(game: Game, spell: Spell) -> None:
    """Incapacitated until it next acts, and not past the round; the Unmovable keep standing."""
    if not has(spell.target_object, UNMOVABLE):
        grant_for_a_while(spell.target_object, INCAPACITATED, source=spell.card.name, until=OWN_ACTION_PHASE)


# Sleep

sleep = incantation("Sleep")


@sleep.costs
def sleep_cost(declared: Declaration) -> int:
    """By the target's Level: 4, 5 and 6 mana, and from there 2 more for each."""
    level = max(1, declared.object.level)
    return 3 + level + max(0, level - 3)


@sleep.resolves
async def lull(game: Game, spell: Spell) -> None:
    """The target falls asleep."""
    await give_condition(game, spell.target_object, SLEEP)


mass_sleep = incantation("Mass Sleep")


@mass_sleep.resolves
async def lull_them_all(game: Game, spell: Spell) -> None:
    """Every Living creature in the zone falls asleep, but no mage."""
    for each in tuple(game.in_zone[spell.target_zone]):
        if each.is_creature and not each.is_mage and is_living(each):
            await give_condition(game, each, SLEEP)


# Disarm

disarm = incantation("Disarm")
disarmed = disarm.choice(OBJECT, equipment_of)


@disarm.costs
def disarm_cost(declared: Declaration) -> int:
    """The Level of the equipment."""
    item = declared.game.objects.get(declared[disarmed])
    return 0 if item is None else item.level


@disarm.resolves
async def knock_from_hand(game: Game, spell: Spell) -> None:
    """What the target still wears loses its bars and its text for a while."""
    item = game.objects.get(disarmed.of(spell))
    if item is not None and item in worn(spell.target_object):
        await give_condition(game, item, DISABLE)

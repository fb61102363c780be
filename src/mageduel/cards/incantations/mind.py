"""Incantations of the Mind school."""

from __future__ import annotations

from typing import Final

from mageduel.cards.incantations.water import casting_cost_of, equipment_of
from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.facts.conditions import DAZE, DISABLE, SLAM, SLEEP, STUN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import INCAPACITATED, UNMOVABLE
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.guards import drop_guard
from mageduel.rules.casting.cleansing import cleanses
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.equipment.items import put_on
from mageduel.rules.equipment.locations import worn
from mageduel.rules.mages.ki import gain_ki
from mageduel.rules.movement.moves import push, push_at_random
from mageduel.rules.objects.characteristics import has, is_living
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.order import in_turn
from mageduel.state.arena import Direction
from mageduel.state.game import Game
from mageduel.state.marks import OWN_ACTION_PHASE
from mageduel.state.objects import Object
from mageduel.state.parts import DIRECTION, OBJECT, VICTIM
from mageduel.state.running import Spell

THROUGH_WALLS: Final = 3
"""What a push through walls that attack costs more."""


def _how_hard(game: Game, more: int) -> str:
    return "through-walls" if more else "up-to-walls"


# Clear Mind

clear_mind = incantation("Clear Mind")
cleanses(
    clear_mind,
    markers=lambda condition: condition in (DAZE, STUN) or condition.damage_type is DamageType.PSYCHIC,
    spells=lambda card: "psychic" in card.subtypes,
)

# Force Push

force_push = incantation("Force Push")
push_way = force_push.choice(DIRECTION, lambda declared: [int(way) for way in Direction])
push_harder = force_push.choice(NUMBER, lambda declared: [0, THROUGH_WALLS], label=_how_hard)


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
        if each.is_creature and not each.is_mage and is_living(each) and each not in spell.spared:
            await give_condition(game, each, SLEEP)


# Meditation

meditation = incantation("Meditation")


@meditation.resolves
async def meditate(game: Game, spell: Spell) -> None:
    """Strength grows within."""
    await gain_ki(game, spell.target_object, 3)


# Distraction

distraction = incantation("Distraction")


@distraction.resolves
async def turn_heads(game: Game, spell: Spell) -> None:
    """Nobody in the zone is on guard any more."""
    for each in tuple(game.in_zone[spell.target_zone]):
        await drop_guard(game, each)


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


# Force Bash, Force Wave and Repulse

SLAM_NOBODY: Final[Answer] = ("nobody",)
SLAM_INTO: Final = Question("slam into", Form("slam", VICTIM), about={"pushed": Object}, declines=SLAM_NOBODY)

force_bash = incantation("Force Bash")
bash_way = force_bash.choice(DIRECTION, lambda declared: [int(way) for way in Direction])
bash_harder = force_bash.choice(NUMBER, lambda declared: [0, THROUGH_WALLS], label=_how_hard)
force_bash.costs(lambda declared: 8 + declared[bash_harder])


@force_bash.resolves
async def slam(game: Game, spell: Spell) -> None:
    """Whoever was really pushed is slammed where he lands, and somebody else there if the caster can target him."""
    target, through = spell.target_object, bool(bash_harder.of(spell))
    if not await push(game, target, Direction(bash_way.of(spell)), through_attacking_walls=through):
        return
    await give_condition(game, target, SLAM)
    if target.zone is None:
        return
    others = [
        each
        for each in game.in_zone[target.zone]
        if each.is_creature and each is not target and why_not_seen(game, spell.caster, each) is None
    ]
    ways = [SLAM_NOBODY, *(("slam", each.id) for each in others)]
    answer = await SLAM_INTO.ask(spell.controller, ways, target)
    if answer != SLAM_NOBODY:
        await give_condition(game, game.objects[answer[1]], SLAM)


force_wave = incantation("Force Wave")
wave_harder = force_wave.choice(NUMBER, lambda declared: [0, THROUGH_WALLS], label=_how_hard)
force_wave.costs(lambda declared: 5 + declared[wave_harder])


@force_wave.resolves
async def sweep_away(game: Game, spell: Spell) -> None:
    """Everybody in the zone is pushed the same way, away from where the spell comes from."""
    zone, start = spell.target_zone, spell.viewer.zone
    if start is None:
        return
    way, through = game.arena.directions_away(start, zone)[0], bool(wave_harder.of(spell))
    creatures = [each for each in game.in_zone[zone] if each.is_creature]
    await in_turn(game, spell, creatures, lambda each: push(game, each, way, through_attacking_walls=through))


repulse = incantation("Repulse")


@repulse.resolves
async def scatter(game: Game, spell: Spell) -> None:
    """Everybody around the caster is pushed wherever the die says, each for himself."""
    creatures = [each for each in game.in_zone[spell.target_zone] if each.is_creature and each is not spell.caster]
    await in_turn(game, spell, creatures, lambda each: push_at_random(game, spell.controller, each))


# Steal Equipment

BREAK_IT: Final[Answer] = ("break",)
WEAR_IT: Final[Answer] = ("wear it",)
STOLEN: Final = Question("stolen item", BREAK_IT, WEAR_IT, about={"item": Object})

steal_equipment = incantation("Steal Equipment")
stolen = steal_equipment.choice(OBJECT, equipment_of)
steal_equipment.costs(lambda declared: 2 * casting_cost_of(declared.game, declared[stolen]))


@steal_equipment.resolves
async def steal_item(game: Game, spell: Spell) -> None:
    """The thief wears it or breaks it; what is restricted from her is broken."""
    item, thief = game.objects.get(stolen.of(spell)), spell.caster
    if item is None or item not in worn(spell.target_object) or spell.target_object is thief:
        return
    ways = [BREAK_IT]
    if game.players[spell.controller].facts.may_use(item.card):
        ways.append(WEAR_IT)
    answer = await STOLEN.ask(spell.controller, ways, item)
    if answer == WEAR_IT:
        await put_on(game, item, thief)
    else:
        await destroy(game, item, spell.card)

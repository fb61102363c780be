"""Creatures of the War school."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageduel.dsl.script import Ability, creature
from mageduel.dsl.selectors import is_friendly
from mageduel.dsl.upkeep import ENDS, Due, Touch, Way
from mageduel.facts.cards import ActionKind, Card
from mageduel.facts.traits import INCORPOREAL, PIERCING, PSYCHIC_IMMUNITY
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.action import PAYS_WITH_ITS_LIFE, zone_attack
from mageduel.rules.attack.defenses import STEADIES_DEFENSE
from mageduel.rules.attack.dice import EXTRA_DICE
from mageduel.rules.attack.guards import go_on_guard
from mageduel.rules.attack.kinds import with_bar
from mageduel.rules.attack.mandatory_actions import taunt
from mageduel.rules.attack.sentries import appears_on_guard
from mageduel.rules.casting.haste import TAKES_ITS_TIME
from mageduel.rules.casting.resolution import is_affected_by
from mageduel.rules.casting.targeting import CASTS_WITHIN, why_not_seen
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import cannot_guard
from mageduel.rules.dice import roll_effect_die
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.destroy import WHEN_KILLED
from mageduel.rules.objects.healing import mend
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.token_upkeep import harmed_by
from mageduel.rules.round.upkeep_stakes import FOLLOWS
from mageduel.rules.sight.lines import distance, zones_of
from mageduel.state.events import AbilityUsed, Revealed, Rolled, SpellResolved
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Attack

# Bloodwave Greatbow

bloodwave_greatbow = creature("Bloodwave Greatbow")


@bloodwave_greatbow.on(SpellResolved)
async def obey(game: Game, this: Object, event: SpellResolved) -> None:
    """A friend's command that has its effect on him makes his arrows pierce for the rest of the round."""
    spell = event.spell
    if spell.card.is_enchantment:  # nobody sees yet what it is
        return
    if _is_friends_command(this, spell.card, spell.controller) and is_affected_by(game, spell, this):
        _aim_better(this, spell.card)


@bloodwave_greatbow.on(Revealed)
async def heed(game: Game, this: Object, event: Revealed) -> None:
    """So does a command that is turned up on him, or that gives him something from where it lies."""
    order = event.enchantment
    if event.paid is None or not _is_friends_command(this, order.card, order.controller):
        return
    if order.attached_to is this or any(grant.to(order, this) for grant in order.script.auras):
        _aim_better(this, order.card)


def _is_friends_command(this: Object, card: Card, seat: int) -> bool:
    return "command" in card.subtypes and is_friendly(seat, this)


def _aim_better(this: Object, order: Card) -> None:
    grant_for_a_while(this, PIERCING(+2), source=order.name, attacks=with_bar("Greatbow"))


# Goblin Bomber

GOES_OFF_ON: Final = 7

goblin_bomber = creature("Goblin Bomber")
goblin_bomber.answer(PAYS_WITH_ITS_LIFE, lambda bar: bar.zone)


@goblin_bomber.answering(WHEN_KILLED)
async def maybe_go_off(game: Game, this: Object) -> None:
    """Killed by damage, his bomb may still go off where he fell."""
    bomb = next(bar for bar in this.card.attacks if bar.zone)
    roll = await roll_effect_die(game)
    await happen(game, Rolled(this, this.controller, bomb, roll, GOES_OFF_ON))
    if roll >= GOES_OFF_ON and this.zone is not None:
        await zone_attack(game, this, bomb, this.zone)


@goblin_bomber.answering(FOLLOWS)
def could_go_off(this: Object, due: Due, way: Way, thing: Object) -> Sequence[Touch]:
    """His end could hurt whoever stands where he falls."""
    if way is not ENDS or thing is not this or this.zone is None:
        return ()
    bomb = next(bar for bar in this.card.attacks if bar.zone)
    return harmed_by(bar=bomb, those=[each for each in this.game.in_zone[this.zone] if each is not this])


# Grimson Deadeye

grimson = creature("Grimson Deadeye, Sniper")


@grimson.answering(EXTRA_DICE)
def lose_aim_with_distance(this: Object, attack: Attack) -> int:
    """One die less for each zone beyond the first."""
    if attack.bar not in this.card.attacks or attack.bar.range is None:
        return 0
    apart = distance(this.game, this, attack.defender)
    return 0 if apart is None else -max(0, apart - 1)


# Thorg

TAUNT_REACH: Final = 1

thorg = creature("Thorg, Chief Bodyguard")


def whom_to_taunt(game: Game, this: Object) -> list[Answer]:
    """Some creature within a zone and in sight that would heed it; without one he guards like anybody."""
    if cannot_guard(this):
        return []
    return [(each.id,) for each in game.objects.values() if _can_be_taunted(game, this, each)]


def _can_be_taunted(game: Game, this: Object, other: Object) -> bool:
    if not other.is_creature or other.is_mage or other is this or has(other, PSYCHIC_IMMUNITY):
        return False
    apart = distance(game, this, other)
    return apart is not None and apart <= TAUNT_REACH and why_not_seen(game, this, other) is None


async def _guard_and_taunt(game: Game, this: Object, choice: Answer) -> None:
    """He goes on guard; whoever he taunts has to come to him or shoot at him."""
    await go_on_guard(game, this)
    other = game.objects[choice[0]]
    await happen(game, AbilityUsed(this, this.card, other))
    await taunt(game, other, this, from_afar=True)


thorg.abilities.append(
    Ability("Guard and Taunt", ActionKind.FULL, whom_to_taunt, _guard_and_taunt, parts=(OBJECT,), harms=True)
)

dwarf_panzergarde = creature("Dwarf Panzergarde")
ON_GUARD_BONUS: Final = 3


@dwarf_panzergarde.answering(STEADIES_DEFENSE)
def parry_on_guard(this: Object, defense_of: Object) -> int:
    """On guard he parries better with the Defense of his own."""
    return ON_GUARD_BONUS if this.guarding and defense_of is this else 0


# Goblin Builder

goblin_builder = creature("Goblin Builder")
goblin_builder.answer(CASTS_WITHIN, (0, 0))
goblin_builder.answer(TAKES_ITS_TIME, True)


@goblin_builder.answering(PREPARES)
def is_building(this: Object, card: Card) -> bool:
    """A solid conjuration that stands by itself, in a zone or on a border."""
    is_solid = card.is_conjuration and not card.has(INCORPOREAL)
    return is_solid and card.target is not None and set(card.target.kinds) <= {"zone", "zone border"}


def _damaged_buildings(game: Game, this: Object) -> list[Answer]:
    """Solid conjurations with damage, in his zone or on its border."""
    return [
        (each.id,)
        for each in game.objects.values()
        if each.is_conjuration and each.damage and this.zone in zones_of(game, each) and not has(each, INCORPOREAL)
    ]


async def _repair(game: Game, this: Object, choice: Answer) -> None:
    """One point of damage less; that is no healing."""
    building = game.objects[choice[0]]
    await happen(game, AbilityUsed(this, this.card, building))
    await mend(game, building, 1, this)


goblin_builder.abilities.append(Ability("Repair", ActionKind.QUICK, _damaged_buildings, _repair, parts=(OBJECT,)))


hired_bodyguard = creature("Hired Bodyguard")
appears_on_guard(hired_bodyguard)

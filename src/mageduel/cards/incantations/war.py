"""Incantations of the War school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import Card, CardType
from mageduel.facts.traits import CHARGE, DICE, ELUSIVE, FAST, MELEE, PIERCING, UNAVOIDABLE
from mageduel.kernel.questions import Count, Form, Question
from mageduel.kernel.requests import Refusal, Rule
from mageduel.rules import refusals
from mageduel.rules.attack.action import SWEEPS_ONCE, WHIRLS
from mageduel.rules.attack.extra_attacks import had_extra_attack, promise_extra_attack
from mageduel.rules.attack.guards import go_on_guard
from mageduel.rules.attack.kinds import MELEE_ATTACKS, ON_CREATURES, ON_ENEMIES, kept
from mageduel.rules.attack.turning_away import STOP
from mageduel.rules.attack.wounds import on_those_wounded_by_another
from mageduel.rules.casting.at_hand import DISCARD
from mageduel.rules.casting.free_casts import Held, in_the_book, ways_to_cast
from mageduel.rules.casting.resolution import AFFECTS
from mageduel.rules.casting.spells import cast_spell
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import SPENT_AFTERWARDS, cannot_guard, is_minor
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.tokens import place_tokens
from mageduel.rules.objects.zone_control import controls_zone
from mageduel.state.game import Game
from mageduel.state.marks import NEXT_ATTACK, NEXT_MELEE_ATTACK, NEXT_RANGED_ATTACK, RESET, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import HELD_CARD
from mageduel.state.places import Zone
from mageduel.state.running import Spell

# Akiro's Battle Cry

akiros_battle_cry = incantation("Akiro's Battle Cry")


@akiros_battle_cry.answering(AFFECTS)
def soldiers_in_the_arena(game: Game, spell: Spell) -> list[Object]:
    """Every friendly soldier that is in the arena now."""
    return [
        each
        for zone in game.in_zone
        for each in zone
        if each.is_creature and has_subtype(each, "soldier") and is_friendly(spell.controller, each)
    ]


@akiros_battle_cry.resolves
async def sound_the_charge(game: Game, spell: Spell) -> None:
    """They are Fast and charge, for this round."""
    for each in soldiers_in_the_arena(game, spell):
        grant_for_a_while(each, FAST, CHARGE(+2), source=spell.card.name)


# Battle Fury

ALREADY_FURIOUS: Final = Refusal("already-furious", Rule("supplement", "Battle Fury"))

battle_fury = incantation("Battle Fury")


@battle_fury.target_must(ALREADY_FURIOUS)
def is_calm(declared: Declaration) -> bool:
    """One a round on each creature; one that was countered does not count."""
    return not had_extra_attack(declared.object)


@battle_fury.resolves
async def enrage(game: Game, spell: Spell) -> None:
    """One more attack after the next melee attack action."""
    promise_extra_attack(spell.target_object)


# Charge and Evade

charge = incantation("Charge")


@charge.resolves
async def spur_on(game: Game, spell: Spell) -> None:
    """Fast, and dangerous after a move, for this round."""
    grant_for_a_while(spell.target_object, FAST, CHARGE(+1), source=spell.card.name)


evade = incantation("Evade")


@evade.resolves
async def slip_away(game: Game, spell: Spell) -> None:
    """Elusive for this round."""
    grant_for_a_while(spell.target_object, ELUSIVE, source=spell.card.name)


sneak_attack = incantation("Sneak Attack")


@sneak_attack.resolves
async def come_unseen(game: Game, spell: Spell) -> None:
    """Elusive, and deep wounds in melee, for this round."""
    grant_for_a_while(spell.target_object, ELUSIVE, source=spell.card.name)
    grant_for_a_while(spell.target_object, PIERCING(+2), source=spell.card.name, attacks=MELEE_ATTACKS)


# Overextend

STILL_ACTIVE: Final = Refusal("still-active", Rule("codex", "Overextend"))
ALREADY_OVEREXTENDED: Final = Refusal("already-overextended", Rule("codex", "Overextend"))
OVEREXTENDED: Final = Mark("overextended", until=RESET)

overextend = incantation("Overextend")


@overextend.target_must(STILL_ACTIVE)
def has_acted(declared: Declaration) -> bool:
    """Only what is inactive."""
    return not declared.object.active


@overextend.target_must(ALREADY_OVEREXTENDED)
def has_breath_left(declared: Declaration) -> bool:
    """Once a round for each creature."""
    return not declared.object.marks.get(OVEREXTENDED)


@overextend.resolves
async def drive_on(game: Game, spell: Spell) -> None:
    """Active once more, and Stunned when its next Action Phase is over."""
    soldier = spell.target_object
    soldier.mark(OVEREXTENDED)
    soldier.active = True
    await place_tokens(game, soldier, SPENT_AFTERWARDS)


# Perfect Strike and Piercing Strike

perfect_strike = incantation("Perfect Strike")


@perfect_strike.resolves
async def strike_true(game: Game, spell: Spell) -> None:
    """No Defense helps against the next melee attack."""
    grant_for_a_while(spell.target_object, UNAVOIDABLE, source=spell.card.name, until=NEXT_MELEE_ATTACK)


piercing_strike = incantation("Piercing Strike")


@piercing_strike.resolves
async def strike_through(game: Game, spell: Spell) -> None:
    """The next melee attack pierces armor."""
    grant_for_a_while(spell.target_object, PIERCING(+3), source=spell.card.name, until=NEXT_MELEE_ATTACK)


# Focused Strike and Sweeping Strike


def _cheaper_on_minors(declared: Declaration) -> int:
    """One mana less where the target is a minor creature."""
    return (declared.card.cost or 0) - (1 if is_minor(declared.object) else 0)


focused_strike = incantation("Focused Strike")
focused_strike.costs(_cheaper_on_minors)


@focused_strike.resolves
async def concentrate(game: Game, spell: Spell) -> None:
    """The next attack that is no spell is stronger, pierces, and cannot be avoided."""
    focus = (DICE(+1), PIERCING(+1), UNAVOIDABLE)
    grant_for_a_while(spell.target_object, *focus, source=spell.card.name, until=NEXT_ATTACK)


sweeping_strike = incantation("Sweeping Strike")
sweeping_strike.costs(_cheaper_on_minors)


@sweeping_strike.resolves
async def swing_wide(game: Game, spell: Spell) -> None:
    """A full action may carry a quick melee attack on to a second target."""
    if not spell.target_object.marks.get(SWEEPS_ONCE):
        spell.target_object.mark(SWEEPS_ONCE)


# Power Strike and Sniper Shot

power_strike = incantation("Power Strike")


@power_strike.resolves
async def strike_hard(game: Game, spell: Spell) -> None:
    """The next melee attack is stronger."""
    grant_for_a_while(spell.target_object, MELEE(+2), source=spell.card.name, until=NEXT_MELEE_ATTACK)


sniper_shot = incantation("Sniper Shot")


@sniper_shot.resolves
async def take_aim(game: Game, spell: Spell) -> None:
    """The next ranged attack on one target cannot be avoided and pierces."""
    aim = (UNAVOIDABLE, PIERCING(+1))
    grant_for_a_while(spell.target_object, *aim, source=spell.card.name, until=NEXT_RANGED_ATTACK)


# Defend

defend = incantation("Defend")


@defend.costs
def defend_cost(declared: Declaration) -> int:
    """One mana for every two Levels of the creature, three at most."""
    return min(3, (declared.object.level + 1) // 2)


@defend.resolves
async def take_post(game: Game, spell: Spell) -> None:
    """A guard marker, without an action; not for one that could not hold it."""
    creature = spell.target_object
    if not creature.guarding and not cannot_guard(creature):
        await go_on_guard(game, creature)


# Whirling Strike

whirling_strike = incantation("Whirling Strike")


@whirling_strike.resolves
async def whirl(game: Game, spell: Spell) -> None:
    """A full action may carry a quick melee attack to two more targets."""
    if not spell.target_object.marks.get(WHIRLS):
        spell.target_object.mark(WHIRLS)


# Flank Attack

flank_attack = incantation("Flank Attack")
ON_FLANKED: Final = kept(ON_CREATURES & ON_ENEMIES & on_those_wounded_by_another("soldier"))


@flank_attack.resolves
async def come_from_the_side(game: Game, spell: Spell) -> None:
    """The next melee attack hits hard and deep, if another soldier has wounded its target already."""
    flanking = (PIERCING(+2), MELEE(+2))
    soldier = spell.target_object
    grant_for_a_while(soldier, *flanking, source=spell.card.name, until=NEXT_MELEE_ATTACK, attacks=ON_FLANKED)


# Gear Up

MOST_PIECES: Final = 3
GEAR_UP: Final = Question(
    "gear up", Form("gear up", HELD_CARD), about={"mage": Object}, declines=STOP, count=Count.SECRET
)

gear_up = incantation("Gear Up")
gear_up.target_must(refusals.WRONG_TARGET)(lambda declared: declared.object is declared.caster)


@gear_up.resolves
async def put_on_gear(game: Game, spell: Spell) -> None:
    """Up to three pieces of equipment are cast on the mage, one after the other, each at its price."""
    mage = spell.target_object
    for _ in range(MOST_PIECES):
        pieces = [each for each in in_the_book(game, mage) if each.card.is_equipment]
        ways = ways_to_cast(game, mage, pieces, mage)
        if not game.players[mage.controller].book:
            return
        answer = await GEAR_UP.ask(mage.controller, [STOP, *(("gear up", name) for name in ways)], mage)
        if answer == STOP:
            return
        await cast_spell(game, ways[answer[1]])


# Conquer

ATTACHED_TO_SOMETHING: Final = Refusal("attached", Rule("cards", "Conquer"))
ZONE_NOT_HELD: Final = Refusal("zone-not-held", Rule("codex", "Zone Control"))
REBUILD: Final = Question("rebuild", Form("rebuild", HELD_CARD), about={"zone": int}, declines=STOP, count=Count.SECRET)

conquer = incantation("Conquer")


@conquer.target_must(ATTACHED_TO_SOMETHING)
def stands_by_itself(declared: Declaration) -> bool:
    """Not what clings to another object, nor a wall, which is in no zone."""
    return declared.object.attached_to is None and declared.object.zone is not None


@conquer.target_must(ZONE_NOT_HELD)
def holds_its_zone(declared: Declaration) -> bool:
    """The caster controls the zone, and a friendly soldier stands in it."""
    game, seat, zone = declared.game, declared.caster.controller, declared.object.zone
    return (
        zone is not None
        and controls_zone(game, seat, zone)
        and any(
            each.is_creature and has_subtype(each, "soldier") and is_friendly(seat, each) for each in game.in_zone[zone]
        )
    )


@conquer.costs
def conquer_cost(declared: Declaration) -> int:
    """What the target cost to cast."""
    return declared.object.card.cost or 0


@conquer.resolves
async def take_over(game: Game, spell: Spell) -> None:
    """The target falls; then the caster may put it up again as his own, or something from his book, and pays for it."""
    target = spell.target_object
    card, owner, zone = target.card, target.owner, target.zone
    await destroy(game, target, spell.card)
    if target.in_play or zone is None:
        return
    ways = _to_rebuild(game, spell, card, owner, zone)
    answer = await REBUILD.ask(spell.controller, [STOP, *(("rebuild", name) for name in ways)], zone)
    if answer != STOP:
        await cast_spell(game, ways[answer[1]])


def _to_rebuild(game: Game, spell: Spell, fallen: Card, owner: int, zone: Zone) -> dict[str, Spell]:
    """Conjurations that could be cast into this zone now: the fallen one, and those in the caster's book."""
    held = in_the_book(game, spell.caster)
    if fallen in game.players[owner].discard:
        held.append(Held(fallen, DISCARD, owner))
    buildings = [each for each in held if each.card.type is CardType.CONJURATION and not each.card.is_terrain]
    return ways_to_cast(game, spell.caster, [each for each in buildings if each.card.target is not None], zone)

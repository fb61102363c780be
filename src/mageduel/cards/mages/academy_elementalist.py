"""The Elementalist of the Academy: four Glyphs (reconstructed)."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import is_friendly
from mageduel.dsl.upkeep import Due, Touch, alters, demands, heals
from mageduel.facts.cards import Card
from mageduel.facts.mages import mage
from mageduel.facts.traits import ARMOR, DICE, EFFECT_ROLL, Trait
from mageduel.rules.attack.dice import effect_rows
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.mages.glyphs import AIR, EARTH, FIRE, GLYPHS, WATER, activate_glyph, choose_glyph, spend_glyph
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.control import whose
from mageduel.rules.objects.healing import heal
from mageduel.rules.offers import offer_choice, offer_for_mana
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import AttackDeclared, Revealed, SpellResolved
from mageduel.state.game import Game
from mageduel.state.marks import NEXT_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack

academy_elementalist = scripted(mage("Academy Elementalist").card)

GLYPH_COST: Final = 2
"""Mana that using a Glyph takes, besides the Glyph."""
EARTHEN_ARMOR: Final = 2
WATERS_OF_LIFE: Final = 2
FIRE_DICE: Final = 2
AIR_POINTS: Final = 4

used = {glyph: once_a_round(academy_elementalist, glyph.name) for glyph in GLYPHS.values()}


# Glyphs become active


async def _awaken(game: Game, this: Object, card: Card) -> None:
    """One Glyph of the spell's schools that is not active yet becomes so."""
    asleep = [GLYPHS[school] for school in card.schools if school in GLYPHS and GLYPHS[school] not in this.marks]
    if asleep:
        await activate_glyph(game, this, await choose_glyph(this, asleep))


@academy_elementalist.on(SpellResolved)
async def awaken_by_casting(game: Game, this: Object, event: SpellResolved) -> None:
    """When a spell he cast has resolved, unless it lies face down: nobody is to learn its schools."""
    if event.spell.caster is this and not event.spell.card.is_enchantment:
        await _awaken(game, this, event.spell.card)


@academy_elementalist.on(Revealed)
async def awaken_by_revealing(game: Game, this: Object, event: Revealed) -> None:
    """An enchantment of his does so when it is revealed."""
    if event.paid is not None and event.enchantment.owner == this.owner:
        await _awaken(game, this, event.enchantment.card)


# Glyphs are used


def _is_at_hand(game: Game, this: Object, glyph: Mark) -> bool:
    return glyph in this.marks and used[glyph].are_left(this) and available(game, this.controller) >= GLYPH_COST


async def _use(game: Game, this: Object, glyph: Mark) -> None:
    used[glyph].spend(this)
    await spend_glyph(game, this, glyph)


@academy_elementalist.on(AttackDeclared)
async def fan_the_attack(game: Game, this: Object, event: AttackDeclared) -> None:
    """Fire strengthens an attack that a friendly creature declares, Air what comes with it."""
    attack = event.attack
    if attack.attacker is None or not attack.is_by_creature or not is_friendly(this.controller, attack.attacker):
        return
    await _strengthen(game, this, attack, FIRE, DICE(FIRE_DICE))
    if effect_rows(attack):
        await _strengthen(game, this, attack, AIR, EFFECT_ROLL(AIR_POINTS))


async def _strengthen(game: Game, this: Object, attack: Attack, glyph: Mark, trait: Trait) -> None:
    attacker = attack.attacker
    if attacker is None or not _is_at_hand(game, this, glyph):
        return
    if await offer_for_mana(game, this, Printed(glyph.name), GLYPH_COST, attacker):
        await _use(game, this, glyph)
        grant_for_a_while(attacker, trait, source=glyph.name, until=NEXT_ATTACK)


async def _help(game: Game, this: Object, glyph: Mark) -> None:
    """Earth shields a friendly creature for the round, Water heals one."""
    if not _is_at_hand(game, this, glyph):
        return
    friends = [each for each in game.objects.values() if each.is_creature and is_friendly(this.controller, each)]
    here = [each for each in friends if each.zone is not None]
    helped = here if glyph is EARTH else [each for each in here if each.damage and is_living(each)]
    friend = await offer_choice(game, this, Printed(glyph.name), helped)
    if friend is None:
        return
    pay(game, this.controller, GLYPH_COST)
    await _use(game, this, glyph)
    if glyph is EARTH:
        grant_for_a_while(friend, ARMOR(EARTHEN_ARMOR), source=glyph.name)
    else:
        await heal(game, friend, WATERS_OF_LIFE, Printed(glyph.name))


@academy_elementalist.each_upkeep
def draw_on_glyphs(game: Game, this: Object) -> list[Due]:
    """In the Upkeep Phase Earth and Water are at his service."""
    due = []
    friends = [each for each in game.objects.values() if each.is_creature and is_friendly(this.controller, each)]
    for glyph in (EARTH, WATER):
        if glyph in this.marks:
            touches: list[Touch] = [demands(this.controller, GLYPH_COST), alters(this, glyph)]
            others = (each for each in game.objects.values() if each.is_creature and each.zone is not None)
            touches += whose(game, *others, wounded=glyph is WATER)
            if glyph is WATER:
                touches += [heals(each, WATERS_OF_LIFE) for each in friends if each.damage]
            due.append(Due(this, this, glyph.name, partial(_help, game, this, glyph), tuple(touches)))
    return due

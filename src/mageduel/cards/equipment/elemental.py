"""Equipment that belongs to any of the four elements."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, equipment
from mageduel.facts.cards import CardType
from mageduel.facts.conditions import BURN
from mageduel.facts.traits import ARMOR, EPIC
from mageduel.kernel.questions import WORD
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.defenses import DEFENSE_TOLL, Toll
from mageduel.rules.casting.mana import available, gain_mana, pay
from mageduel.rules.conditions.markers import can_have, give_condition
from mageduel.rules.equipment.spellbind import binds_spells
from mageduel.rules.happenings import happen
from mageduel.rules.mages.glyphs import FIRE, active_glyphs, choose_glyph, spend_glyph
from mageduel.rules.offers import Offer, take_up
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed, Attacked
from mageduel.state.game import Game
from mageduel.state.marks import MARKS
from mageduel.state.objects import Object

elemental_wand = equipment("Elemental Wand")
binds_spells(elemental_wand, lambda card: card.type is CardType.ATTACK and not card.has(EPIC), change_cost=3)

# Amulet of Attunement

ATTUNED_MANA: Final = 2

amulet_of_attunement = equipment("Amulet of Attunement")


def _glyphs_to_give_up(game: Game, this: Object) -> list[Answer]:
    return [] if this.attached_to is None else [(glyph.name,) for glyph in active_glyphs(this.attached_to)]


async def _attune(game: Game, this: Object, choice: Answer) -> None:
    """A Glyph is given up for mana."""
    if this.attached_to is not None:
        await happen(game, AbilityUsed(this, Printed("Attune"), this.attached_to))
        await spend_glyph(game, this.attached_to, MARKS[choice[0]])
        await gain_mana(game, this.attached_to, ATTUNED_MANA, this)


amulet_of_attunement.abilities.append(Ability("Attune", None, _glyphs_to_give_up, _attune, uses=1, parts=(WORD,)))

# Dragon's Mantle

SCORCH_COST: Final = 1

dragons_mantle = equipment("Dragon's Mantle")
dragons_mantle.grants(ARMOR(+1))
scorching = once_a_round(dragons_mantle, "Dragon's Mantle")


@dragons_mantle.on(Attacked)
async def scorch(game: Game, this: Object, event: Attacked) -> None:
    """Whoever wounds the wearer in melee may catch fire, for a mana or for the Fire Glyph."""
    attack, wearer = event.attack, this.attached_to
    if wearer is None or attack.defender is not wearer or not attack.is_melee or not event.damage:
        return
    attacker = attack.attacker
    if attacker is None or not scorching.are_left(this) or not can_have(attacker, BURN):
        return
    ways: list[Answer] = [("pay", SCORCH_COST)] if available(game, this.controller) >= SCORCH_COST else []
    ways += [("spend", 1, FIRE.name)] if FIRE in wearer.marks else []
    answer = await take_up(game, Offer(this, Printed(this.name), attacker), *ways) if ways else None
    if answer is None:
        return
    scorching.spend(this)
    if answer[0] == "pay":
        pay(game, this.controller, SCORCH_COST)
    else:
        await spend_glyph(game, wearer, FIRE)
    await give_condition(game, attacker, BURN)


# Elemental Staff

PARRY_COST: Final = 1


def _can_parry(this: Object) -> bool:
    """Mana, and an active Glyph."""
    wearer = this.attached_to
    return wearer is not None and bool(active_glyphs(wearer)) and available(this.game, this.controller) >= PARRY_COST


async def _pay_for_parry(game: Game, this: Object) -> None:
    pay(game, this.controller, PARRY_COST)
    if this.attached_to is not None:
        glyph = await choose_glyph(this.attached_to, active_glyphs(this.attached_to))
        await spend_glyph(game, this.attached_to, glyph)


elemental_staff = equipment("Elemental Staff")
elemental_staff.answer(DEFENSE_TOLL, Toll(_can_parry, _pay_for_parry))

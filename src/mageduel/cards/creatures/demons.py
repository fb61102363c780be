"""Demons of the lower hells, and what their coming costs."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import CREATURE, FRIENDLY, OTHER, SAME_ZONE, SELF, Selector, is_friendly
from mageduel.dsl.upkeep import Due, alters, harms
from mageduel.facts.conditions import BURN, WEAK
from mageduel.facts.traits import INCAPACITATED, INCORPOREAL, LIFE, MELEE, PEST
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.effects import is_affected
from mageduel.rules.attack.kinds import fighters
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.choosing import choose_one
from mageduel.rules.conditions.markers import can_have, give_condition, remove_condition
from mageduel.rules.objects.characteristics import has, has_subtype
from mageduel.rules.objects.control import whose
from mageduel.rules.objects.entrances import when_summoned
from mageduel.rules.objects.tokens import STARTS_WITH, Stock, place_tokens, take_tokens
from mageduel.rules.offers import ACCEPT, Offer, take_up
from mageduel.rules.round.opening import is_peaceful
from mageduel.state.causes import Printed
from mageduel.state.dependence import Depends
from mageduel.state.events import Attacked, EnteredPlay
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object

# Afflicted Demon

AFFLICTIONS: Final = 2

afflicted_demon = creature("Afflicted Demon")


@when_summoned(afflicted_demon)
async def be_afflicted(game: Game, this: Object) -> None:
    """He comes sick."""
    await give_condition(game, this, WEAK, AFFLICTIONS)


@afflicted_demon.on(Attacked)
async def pass_the_plague_on(game: Game, this: Object, event: Attacked) -> None:
    """Each time he wounds a creature he may rid himself of a Weak marker, which that creature receives."""
    attack, victim = event.attack, event.attack.defender
    if attack.attacker is not this or not attack.is_by_creature or not event.damage or WEAK not in this.conditions:
        return
    if not victim.is_creature or not victim.in_play or not can_have(victim, WEAK):
        return
    if await take_up(game, Offer(this, Printed(this.name), victim), ACCEPT) is not None:
        await remove_condition(game, this, WEAK)
        await give_condition(game, victim, WEAK)


# Combustion Demon

combustion_demon = creature("Combustion Demon")


def _is_fuel(this: Object, other: Object) -> bool:
    """A solid creature in sight that does not burn yet; while it is peaceful, none of the others'."""
    if why_not_seen(this.game, this, other) is not None or has(other, INCORPOREAL):
        return False
    if BURN in other.conditions or not can_have(other, BURN):
        return False
    return is_friendly(this.controller, other) or not is_peaceful(this.game)


FUEL: Final = CREATURE & SAME_ZONE & Selector(_is_fuel)


@when_summoned(combustion_demon)
async def set_on_fire(game: Game, this: Object) -> None:
    """Somebody burns where it appears, if need be itself."""
    victims = [each for each in game.objects.values() if FUEL(this, each)]
    victim = await choose_one(game, this, victims, harms=True)
    if victim is not None:
        await give_condition(game, victim, BURN)


# Drakas

DRAKAS_HARM: Final = 1
HIS_IMPS: Final = OTHER & FRIENDLY & CREATURE & SAME_ZONE

drakas = creature("Drakas, Imp Overlord")
drakas.grants(MELEE(+1), to=HIS_IMPS & fighters("demon"))


def _imps(game: Game, this: Object) -> list[Object]:
    return [each for each in game.objects.values() if HIS_IMPS(this, each) and has_subtype(each, "demon")]


@drakas.each_upkeep
def feel_the_whip(game: Game, this: Object) -> list[Due]:
    """Each Upkeep Phase one of the other demons around him suffers, whichever his controller chooses."""

    async def whip() -> None:
        victim = await choose_one(game, this, _imps(game, this), harms=True)
        if victim is not None:
            await direct_damage(game, victim, DRAKAS_HARM, this)

    demons = [each for each in game.objects.values() if HIS_IMPS.turns_on_control(this, each)]
    around = [each for each in demons if has_subtype(each, "demon")]
    touches = (
        *(harms(each, DRAKAS_HARM) for each in _imps(game, this)),
        *whose(game, *around, *([this] if around else ())),
    )
    return [Due(this, this, this.name, whip, touches)]


# Firefist Brawler

firefist_brawler = creature("Firefist Brawler")


@firefist_brawler.on(Attacked)
async def burn_deep(game: Game, this: Object, event: Attacked) -> None:
    """Where his fists roll anything critical, the defender burns."""
    attack = event.attack
    if attack.attacker is this and attack.bar in this.card.attacks and event.tally.critical and is_affected(attack):
        await give_condition(game, attack.defender, BURN)


# Kharne

kharne = creature("Kharne, Horned Demon")


def _foes_around(this: Object, _: Object) -> int:
    """How many enemy creatures are in his zone."""
    here = () if this.zone is None else this.game.in_zone[this.zone]
    return sum(1 for each in here if each.is_creature and not is_friendly(this.controller, each))


kharne.grants(MELEE, to=SELF, value=_foes_around)

# Mhegedden

SEALS: Final = 3
SEAL: Final = Mark("Seal", until=IN_PLAY, shown=True)
BROKEN_SEAL: Final = Mark("Broken Seal", until=IN_PLAY, shown=True, gives=LIFE(-2))
SEALED: Final = SELF & Selector(lambda this, other: SEAL in other.marks, depends=Depends.PAIR)

mhegedden = creature("Mhegedden, Sealed Demon")
mhegedden.answer(STARTS_WITH, Stock(SEAL, SEALS))
mhegedden.grants(PEST, INCAPACITATED, to=SEALED)


@mhegedden.each_upkeep
def break_a_seal(game: Game, this: Object) -> list[Due]:
    """Each Upkeep Phase one of his seals goes over to his mage, whose Life it lowers."""

    async def break_it() -> None:
        await take_tokens(game, this, SEAL, 1)
        await place_tokens(game, game.players[this.controller].mage, BROKEN_SEAL)

    mage = game.players[this.controller].mage
    touches = (harms(mage, -BROKEN_SEAL.gives[0].value), alters(this, PEST, INCAPACITATED), *whose(game, this))
    return [Due(this, this, this.name, break_it, touches)] if SEAL in this.marks else []


# Sanguine Hunter

BLOOD_PRICE: Final = 2

sanguine_hunter = creature("Sanguine Hunter")


@sanguine_hunter.on(EnteredPlay)
async def take_blood(game: Game, this: Object, event: EnteredPlay) -> None:
    """However he comes into play, a friendly creature in his zone pays for it, if need be himself."""
    if event.who is not this:
        return
    donors = [each for each in game.objects.values() if (CREATURE & FRIENDLY & SAME_ZONE)(this, each)]
    donor = await choose_one(game, this, donors, harms=True)
    if donor is not None:
        await direct_damage(game, donor, BLOOD_PRICE, this)

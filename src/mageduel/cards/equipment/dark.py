"""Equipment of the Dark school."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import CREATURE, IN_ARENA, SAME_CONTROLLER, is_friendly
from mageduel.dsl.upkeep import Due, demands, harms
from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, MELEE, NONLIVING, PIERCING, PSYCHIC_IMMUNITY
from mageduel.kernel.questions import WORD, Count, Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.counterstrikes import ANSWERS_BLOWS
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.deterrence import DETERRENT, Deterrent
from mageduel.rules.attack.kinds import ATTACKS_AS, BY_CREATURES, fighters, fights_as, on_those_with
from mageduel.rules.attack.turning_away import STOP
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.casting.declaring import cast_options, declared_spell
from mageduel.rules.casting.mana import available, gain_mana, pay
from mageduel.rules.casting.spells import cast_spell
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.conditions.markers import can_have, give_condition
from mageduel.rules.enchantments.curses import is_cursed_by
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.round_end import AS_ROUND_ENDS
from mageduel.rules.round.uses import once_a_round
from mageduel.state.events import AbilityUsed, ActionPhaseEnded, Attacked
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import CHOICE, OBJECT, PLACE, SLOT, SPELL, VICTIM
from mageduel.state.running import Attack

# Adramelech's Torment

TORMENT_COST: Final = 2
SET_FIRE: Final = Question("set fire", Form("set fire", VICTIM), about={"item": Object}, declines=STOP)

adramelechs_torment = equipment("Adramelech's Torment")


@adramelechs_torment.on(ActionPhaseEnded)
async def set_the_cursed_on_fire(game: Game, this: Object, event: ActionPhaseEnded) -> None:
    """When the wearer's Action Phase ends, he may pay for a Burn on a creature that bears a curse of his."""
    seat = this.controller
    if event.creature is not this.attached_to or available(game, seat) < TORMENT_COST:
        return
    victims = [
        each
        for each in game.objects.values()
        if each.is_creature
        and BURN not in each.conditions
        and is_cursed_by(seat, each)
        and can_have(each, BURN)
        and why_not_seen(game, event.creature, each) is None
    ]
    ways = [("set fire", each.id) for each in victims]
    answer = await SET_FIRE.ask(seat, [STOP, *ways], this) if ways else STOP
    if answer != STOP:
        pay(game, seat, TORMENT_COST)
        victim = game.objects[answer[1]]
        await happen(game, AbilityUsed(this, this.card, victim))
        await give_condition(game, victim, BURN)


bloodfire_helmet = equipment("Bloodfire Helmet")
bloodfire_helmet.grants(
    MELEE(+1),
    to=CREATURE & fighters("demon") & SAME_CONTROLLER & IN_ARENA,
    attacks=on_those_with(BURN),
)

# Burning Cuirass

burning_cuirass = equipment("Burning Cuirass")
burning_cuirass.grants(ARMOR(+1))
heat = once_a_round(burning_cuirass, "Burning Cuirass")


@burning_cuirass.answering(ANSWERS_BLOWS)
async def scorch(game: Game, this: Object, attack: Attack) -> None:
    """Whoever is the first to come at the wearer in melee each round is burned, hit or not."""
    if attack.attacker is not None and heat.are_left(this):
        heat.spend(this)
        await direct_damage(game, attack.attacker, 1, this, DamageType.FLAME)


demonhide_mask = equipment("Demonhide Mask")
demonhide_mask.answer(ATTACKS_AS, "demon")
demonhide_mask.grants(PIERCING(+1), attacks=BY_CREATURES)

demonhide_armor = equipment("Demonhide Armor")
demonhide_armor.grants(ARMOR(+2))

# Eye of Bael

eye_of_bael = equipment("Eye of Bael")
EYE_HARM: Final = 1
feast = once_a_round(eye_of_bael, "Eye of Bael")


@eye_of_bael.on(Attacked)
async def watch_the_demons(game: Game, this: Object, event: Attacked) -> None:
    """The first wound a friendly demon deals an enemy creature each round brings mana."""
    attack, demon, victim = event.attack, event.attack.attacker, event.attack.defender
    if demon is None or not attack.is_by_creature or not event.damage or not victim.is_creature:
        return
    is_meant = fights_as(demon, "demon") and is_friendly(this.controller, demon)
    if is_meant and not is_friendly(this.controller, victim) and feast.are_left(this):
        feast.spend(this)
        await gain_mana(game, game.players[this.controller].mage, 1, this)


@eye_of_bael.answering(AS_ROUND_ENDS)
def turn_on_the_wearer(this: Object) -> list[Due]:
    """A round without such a wound hurts whoever wears it."""
    wearer = this.attached_to
    if wearer is None or not feast.are_left(this):
        return []

    async def hurt() -> None:
        await direct_damage(this.game, wearer, EYE_HARM, this)

    return [Due(wearer, this, this.name, hurt, (harms(wearer, EYE_HARM),))]


helm_of_fear = equipment("Helm of Fear")


def can_be_frightened(this: Object, attack: Attack) -> bool:
    """Whoever comes at the wearer in melee may lose his nerve, unless he knows no fear."""
    attacker = attack.attacker
    if not attack.is_melee or attacker is None:
        return False
    return not has(attacker, NONLIVING) and not has(attacker, PSYCHIC_IMMUNITY)


helm_of_fear.answer(DETERRENT, Deterrent(9, can_be_frightened))

molochs_torment = equipment("Moloch's Torment")


@molochs_torment.each_upkeep
def torment_the_cursed(game: Game, this: Object) -> list[Due]:
    """One offer for every creature that bears a curse of the wearer's."""
    price = demands(this.controller, 1)
    return [
        Due(each, this, this.name, partial(offer_torment, game, this, each), (harms(each, 1), price))
        for each in game.objects.values()
        if each.is_creature and is_cursed_by(this.controller, each)
    ]


PAY_TO_TORMENT: Final[Answer] = ("torment",)
SPARE: Final[Answer] = ("spare",)
TORMENT: Final = Question("torment", PAY_TO_TORMENT, about={"item": Object, "creature": Object}, declines=SPARE)


async def offer_torment(game: Game, this: Object, creature: Object) -> None:
    """For one mana, one point of direct damage."""
    seat = this.controller
    if not is_cursed_by(seat, creature) or available(game, seat) < 1 or not game.players[seat].is_alive:
        return
    answer = await TORMENT.ask(seat, [PAY_TO_TORMENT, SPARE], this, creature)
    if answer == PAY_TO_TORMENT:
        pay(game, seat, 1)
        await happen(game, AbilityUsed(this, this.card, creature))
        await direct_damage(game, creature, 1, this)


ring_of_curses = equipment("Ring of Curses")
discounts_spells(ring_of_curses, 1, lambda card: "curse" in card.subtypes)


# Sectarus

HOLD_BACK: Final[Answer] = ("hold back",)
STRIKE_WITH_CURSE: Final = Question(
    "strike with a curse",
    Form("strike", OBJECT, WORD, SLOT, SPELL, PLACE, rest=CHOICE, group="spells", icon="book"),
    about={"item": Object, "creature": Object},
    declines=HOLD_BACK,
    count=Count.SECRET,
)

sectarus = equipment("Sectarus, Dark Rune Sword")
sectarus.answer(PREPARES, lambda this, card: card.is_enchantment and "curse" in card.subtypes)


@sectarus.on(Attacked)
async def curse_the_wounded(game: Game, this: Object, event: Attacked) -> None:
    """A creature that the blade has wounded, and that still stands, may be cursed at once."""
    attack, victim = event.attack, event.attack.defender
    if attack.bar not in this.card.attacks or attack.attacker is not this.attached_to or not event.damage:
        return
    if this.prepared is None or not victim.is_creature or not victim.in_play:
        return
    casts = cast_options(game, this, quick=True, full=True)
    ways: list[Answer] = [("strike", this.id, *cast) for cast in casts if cast[3] == victim.id]
    answer = await STRIKE_WITH_CURSE.ask(this.controller, [HOLD_BACK, *ways], this, victim)
    if answer != HOLD_BACK:
        await cast_spell(game, declared_spell(game, this, answer[2:], has_full_action=True))

"""Conjurations of death: graveyards, altars of bone, temples of undeath."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mageduel.dsl.script import Ability, conjuration
from mageduel.dsl.selectors import CREATURE, FRIENDLY, IN_ARENA, LIVING, SAME_ZONE, SELF, is_friendly, subtype
from mageduel.dsl.upkeep import ENDS, Due, Touch, Way, alters
from mageduel.facts.cards import ActionKind, Card
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import EPIC, FINITE_LIFE, INCORPOREAL, LIFEBOND, NONLIVING
from mageduel.kernel.requests import Answer
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.objects.characteristics import has, has_subtype, is_living
from mageduel.rules.objects.presence import renew
from mageduel.rules.objects.reanimation import can_reanimate, half_its_cost, reanimate
from mageduel.rules.objects.tokens import place_tokens
from mageduel.rules.offers import ACCEPT, Offer, offer_for_mana, take_up
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.upkeep_harm import harms_each_upkeep, living_creatures_everywhere
from mageduel.rules.round.upkeep_stakes import FOLLOWS
from mageduel.state.causes import Printed
from mageduel.state.dependence import Depends
from mageduel.state.events import Destroyed
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object

# Altar of Skulls

SKULL: Final = Mark("Skull", until=IN_PLAY, shown=True)
ENOUGH_SKULLS: Final = 8
ALTAR_HARM: Final = 2

altar_of_skulls = conjuration("Altar of Skulls")


def has_enough_skulls(this: Object, other: Object | None = None) -> int:
    """One from the eighth Skull on, else none."""
    return 1 if this.marks.get(SKULL, 0) >= ENOUGH_SKULLS else 0


async def add_skull(game: Game, this: Object) -> None:
    """Place a Skull; what the altar does to everybody counts from when there are enough."""
    await place_tokens(game, this, SKULL)
    if this.marks[SKULL] == ENOUGH_SKULLS:
        renew(this)


@altar_of_skulls.on(Destroyed)
async def collect_a_skull(game: Game, this: Object, event: Destroyed) -> None:
    """Every enemy Corporeal creature leaves one."""
    victim = event.who
    if victim.is_creature and not is_friendly(this.controller, victim) and not has(victim, INCORPOREAL):
        await add_skull(game, this)


async def _offer_a_skull(game: Game, this: Object, choice: Answer) -> None:
    await add_skull(game, this)


altar_of_skulls.abilities.append(
    Ability(
        "Offer a Skull",
        ActionKind.FULL,
        lambda game, this: [()],
        _offer_a_skull,
        uses=1,
        by=FRIENDLY & CREATURE & subtype("cleric") & SAME_ZONE,
    )
)
altar_of_skulls.grants(LIFEBOND, to=SELF, value=lambda this, other: 2 * has_enough_skulls(this), depends=Depends.PAIR)
altar_of_skulls.grants(FINITE_LIFE, to=CREATURE & LIVING & IN_ARENA, value=has_enough_skulls, depends=Depends.PAIR)


@altar_of_skulls.answering(FOLLOWS)
def could_be_enough(this: Object, due: Due, way: Way, thing: Object) -> Sequence[Touch]:
    """With the eighth Skull nobody Living is healed any more."""
    is_counted = thing.is_creature and not is_friendly(this.controller, thing) and not has(thing, INCORPOREAL)
    if way is not ENDS or not is_counted or this.marks.get(SKULL, 0) != ENOUGH_SKULLS - 1:
        return ()
    living = living_creatures_everywhere(this.game, this)
    return [alters(each, FINITE_LIFE) for each in living]


def everybody_if_enough(game: Game, this: Object) -> Iterable[Object]:
    """Every Living creature in the arena, once there are Skulls enough."""
    return living_creatures_everywhere(game, this) if has_enough_skulls(this) else ()


harms_each_upkeep(altar_of_skulls, ALTAR_HARM, DamageType.POISON, everybody_if_enough)

# Graveyard

graveyard = conjuration("Graveyard")


def _is_dark_and_dead(this: Object, card: Card) -> bool:
    is_dark = card.is_creature and "dark" in card.schools
    return is_dark and (card.has(NONLIVING) or card.has(INCORPOREAL))


graveyard.answer(PREPARES, _is_dark_and_dead)


@graveyard.on(Destroyed)
async def bury(game: Game, this: Object, event: Destroyed) -> None:
    """The first creature destroyed in a round may leave its Level in mana; whoever declines has no second chance."""
    is_first = event.who.is_creature and len(game.fallen) == 1
    if not is_first or not event.who.level or not game.players[this.controller].is_alive:
        return
    if await take_up(game, Offer(this, Printed("Burial"), event.who), ACCEPT) is not None:
        await gain_mana(game, this, event.who.level, this)


# Ziggurat of Undeath

ziggurat = conjuration("Ziggurat of Undeath")


@ziggurat.on(Destroyed)
async def raise_the_victim(game: Game, this: Object, event: Destroyed) -> None:
    """What a friendly zombie kills in melee comes back as a zombie of this side, for half its cost."""
    attack, victim = event.attack, event.who
    if attack is None or attack.attacker is None or not attack.is_melee or not attack.is_by_creature:
        return
    killer = attack.attacker
    if not has_subtype(killer, "zombie") or not is_friendly(this.controller, killer):
        return
    if not victim.is_creature or not is_living(victim) or victim.card.has(EPIC):
        return
    if can_reanimate(game, victim, event.zone) and await offer_for_mana(
        game, this, Printed(this.name), half_its_cost(victim.card), victim
    ):
        await reanimate(game, victim, event.zone, this.controller, as_zombie=True)

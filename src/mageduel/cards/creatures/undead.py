"""Creatures of the Dark school that have died before: undead and spirits."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.script import Ability, creature
from mageduel.dsl.selectors import is_friendly
from mageduel.dsl.upkeep import Due, relieves
from mageduel.facts.cards import ActionKind
from mageduel.facts.conditions import GROWTH, ICHTHELLID_LARVA, ROT
from mageduel.facts.traits import LUMBERING, PIERCING
from mageduel.kernel.requests import Answer
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import can_have, give_condition, infect
from mageduel.rules.happenings import happen
from mageduel.rules.movement.moves import TELEPORTS_FOR
from mageduel.rules.objects.characteristics import has, has_subtype, is_living
from mageduel.rules.objects.control import whose
from mageduel.rules.objects.destroy import WHEN_DESTROYED, destroy
from mageduel.rules.objects.healing import reconstruct
from mageduel.rules.objects.reanimation import corpses_in, take_corpse
from mageduel.rules.objects.tokens import STARTS_WITH, Stock, take_tokens
from mageduel.rules.offers import Offer, offer_for_mana, take_up
from mageduel.rules.sight.lines import zones_of
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed, Activated, Attacked
from mageduel.state.game import Game
from mageduel.state.marks import ACTION_PHASE_END, IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import CARD, SEAT

# Grey Wraith

grey_wraith = creature("Grey Wraith")
grey_wraith.answer(TELEPORTS_FOR, 1)

# Ichthellid

EGG: Final = Mark("Egg", until=IN_PLAY, shown=True)

ichthellid = creature("Ichthellid")
ichthellid.answer(STARTS_WITH, Stock(EGG))


@ichthellid.on(Attacked)
async def lay_the_egg(game: Game, this: Object, event: Attacked) -> None:
    """For one mana its only egg goes into a creature that it has hurt and that lives on."""
    attack, host = event.attack, event.attack.defender
    is_its_own = attack.attacker is this and attack.is_by_creature and event.damage > 0
    if not is_its_own or not this.marks.get(EGG) or host.id not in game.objects:
        return
    is_fit = host.is_creature and can_have(host, ICHTHELLID_LARVA)
    if is_fit and await offer_for_mana(game, this, Printed("Ichthellid Larva"), 1, host):
        await take_tokens(game, this, EGG)
        await infect(game, host, this.controller)


# Mort

MORT_MENDS: Final = 2

mort = creature("Mort")


def is_near(this: Object, other: Object) -> bool:
    """In his zone, or a wall on a border of it."""
    return this.zone is not None and this.zone in zones_of(this.game, other)


@mort.each_upkeep
def mend_the_bones(game: Game, this: Object) -> list[Due]:
    """Friendly skeleton objects near him."""

    async def mend(each: Object) -> None:
        if is_near(this, each) and is_friendly(this.controller, each):
            await reconstruct(game, each, MORT_MENDS, this)

    return [
        Due(
            each,
            this,
            this.name,
            partial(mend, each),
            (relieves(each, MORT_MENDS), *whose(game, each, wounded=True), *(whose(game, this) if each.damage else ())),
        )
        for each in game.objects.values()
        if "skeleton" in each.card.subtypes and is_friendly(this.controller, each) and is_near(this, each)
    ]


# Ravenous Ghoul

ravenous_ghoul = creature("Ravenous Ghoul")


def _corpses(game: Game, this: Object) -> list[Answer]:
    """What was destroyed here this round, each card of each player once."""
    return list(dict.fromkeys((each.card.name, each.owner) for each in corpses_in(game, this.zone)))


async def _feed(game: Game, this: Object, choice: Answer) -> None:
    """The corpse is gone for good, and the ghoul grows."""
    name, owner = choice
    corpse = next(each for each in corpses_in(game, this.zone) if each.card.name == name and each.owner == owner)
    take_corpse(game, corpse)
    await happen(game, AbilityUsed(this, Printed("Feed")))
    await give_condition(game, this, GROWTH)


ravenous_ghoul.abilities.append(Ability("Feed", ActionKind.QUICK, _corpses, _feed, parts=(CARD, SEAT)))

# Shaggoth-Zora

MOST_GROWTH: Final = 6

shaggoth_zora = creature("Shaggoth-Zora")


@shaggoth_zora.on(Activated)
async def swallow_another(game: Game, this: Object, event: Activated) -> None:
    """As it is activated, another friendly zombie of its zone may be the price of a Growth marker."""
    if event.creature is not this or this.zone is None or this.conditions.get(GROWTH, 0) >= MOST_GROWTH:
        return
    meals = [
        each
        for each in game.in_zone[this.zone]
        if each is not this and each.is_creature and has_subtype(each, "zombie") and is_friendly(this.controller, each)
    ]
    if meals:
        ways = [("give up", each.id) for each in meals]
        answer = await take_up(game, Offer(this, Printed("Swallow")), *ways)
        if answer is not None:
            await destroy(game, game.objects[answer[1]], this, obliterate=True)
            await give_condition(game, this, GROWTH)


# Unstable Zombie

SHED: Final = "shed damage"
PIERCE: Final = "pierce armor"
WALK: Final = "walk freely"
SHEDS: Final = 2

unstable_zombie = creature("Unstable Zombie")


@unstable_zombie.on(Activated)
async def become_unstable(game: Game, this: Object, event: Activated) -> None:
    """As it is activated, one of three things."""
    if event.creature is not this:
        return
    gifts = [SHED] if this.damage else []
    gifts += [PIERCE, WALK] if has(this, LUMBERING) else [PIERCE]
    answer = await take_up(game, Offer(this, Printed("Instability")), *(("have", gift) for gift in gifts))
    match answer:
        case ("have", "shed damage"):
            await reconstruct(game, this, SHEDS, this)
        case ("have", "pierce armor"):
            grant_for_a_while(this, PIERCING(+2), source=this.name)
        case ("have", "walk freely"):
            grant_for_a_while(this, LUMBERING(-1), source=this.name, until=ACTION_PHASE_END)


# Plague Zombie

plague_zombie = creature("Plague Zombie")


@plague_zombie.answering(WHEN_DESTROYED)
async def spread_the_plague(game: Game, this: Object) -> None:
    """Whatever lives where it falls begins to rot."""
    for each in tuple(game.in_zone[this.zone]) if this.zone is not None else ():
        if each.is_creature and is_living(each):
            await give_condition(game, each, ROT)

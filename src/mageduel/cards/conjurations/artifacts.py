"""Artifacts and weather: conjurations of old powers."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.script import Ability, conjuration, wall
from mageduel.dsl.selectors import CREATURE, SAME_ZONE, within
from mageduel.dsl.upkeep import Due, cleanses, demands, relieves
from mageduel.facts.conditions import BURN, CORRODE
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, FLYING, REGENERATE
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.guards import go_on_guard
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.conditions.markers import cannot_guard, removal_cost, remove_condition
from mageduel.rules.happenings import happen
from mageduel.rules.objects.healing import reconstruct
from mageduel.rules.objects.presence import relocate
from mageduel.rules.offers import ACCEPT, Offer, offer_choice, take_up
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed, EnteredPlay
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import ZONE
from mageduel.state.places import Zone

# Altar of the Iron Guard

altar_of_the_iron_guard = conjuration("Altar of the Iron Guard")


@altar_of_the_iron_guard.on(EnteredPlay)
async def set_a_guard(game: Game, this: Object, event: EnteredPlay) -> None:
    """Creatures of its controller may come into play on guard."""
    creature = event.who
    if not creature.is_creature or creature.controller != this.controller or cannot_guard(creature):
        return
    if await take_up(game, Offer(this, Printed(this.name), creature), ACCEPT) is not None:
        await go_on_guard(game, creature)


gravikor = conjuration("Gravikor")
gravikor.keeps_from(FLYING, to=CREATURE & within(2))

# Raincloud

raincloud = conjuration("Raincloud")
raincloud.grants(
    DAMAGE_MODIFIER[DamageType.FLAME](-2), DAMAGE_MODIFIER[DamageType.ACID](-2), REGENERATE(1), to=SAME_ZONE
)
WASHED_OFF: Final = (BURN, CORRODE)
DRIFT_COST: Final = 1


def _affordable(game: Game, this: Object, other: Object) -> list[tuple[int, str]]:
    """What could be washed off it, and for how much."""
    funds = available(game, this.controller)
    priced = [(removal_cost(other, each), each.name) for each in WASHED_OFF if each in other.conditions]
    return [(cost, name) for cost, name in priced if cost is not None and cost <= funds]


@raincloud.each_upkeep
def wash(game: Game, this: Object) -> list[Due]:
    """Each Upkeep Phase one Burn or Corrode may be paid off something in its zone."""

    async def wash_off() -> None:
        here = () if this.zone is None else game.in_zone[this.zone]
        soiled = [each for each in here if _affordable(game, this, each)]
        cleaned = await offer_choice(game, this, Printed(this.name), soiled)
        if cleaned is None:
            return
        cost, name = min(_affordable(game, this, cleaned))
        if len(_affordable(game, this, cleaned)) > 1:
            offer = Offer(this, Printed(this.name), cleaned)
            answer = await take_up(game, offer, *(("have", each) for _, each in _affordable(game, this, cleaned)))
            if answer is None:
                return
            cost, name = next(each for each in _affordable(game, this, cleaned) if each[1] == answer[1])
        pay(game, this.controller, cost)
        await remove_condition(game, cleaned, next(each for each in WASHED_OFF if each.name == name))

    here = () if this.zone is None else game.in_zone[this.zone]
    touches = [touch for each in here for touch in cleanses(each, *WASHED_OFF)]
    return [Due(this, this, this.name, wash_off, (demands(this.controller, 2), *touches))]


def _drifts(game: Game, this: Object) -> list[Answer]:
    """Neighbouring zones without a cloud of the same name, for a mana."""
    if this.zone is None or available(game, this.controller) < DRIFT_COST:
        return []
    return [(game.arena.zone_names[zone],) for zone in game.arena.adjacent[this.zone] if _is_free(game, this, zone)]


def _is_free(game: Game, this: Object, zone: Zone) -> bool:
    return not any(each.name == this.name and each.attached_to is None for each in game.in_zone[zone])


async def _drift(game: Game, this: Object, choice: Answer) -> None:
    pay(game, this.controller, DRIFT_COST)
    relocate(this, game.arena.zone(choice[0]))
    this.has_moved()
    await happen(game, AbilityUsed(this, Printed("Drift")))


raincloud.abilities.append(Ability("Drift", None, _drifts, _drift, uses=1, parts=(ZONE,)))

# Wall of Force

wall_of_force = wall("Wall of Force")


@wall_of_force.each_upkeep
def mend(game: Game, this: Object) -> list[Due]:
    """Each Upkeep Phase mana repairs it, damage for damage."""
    touches = (relieves(this, this.damage), demands(this.controller, this.damage))
    return [Due(this, this, this.name, partial(_pay_to_mend, game, this), touches)]


async def _pay_to_mend(game: Game, this: Object) -> None:
    most = min(this.damage, available(game, this.controller))
    if most < 1:
        return
    ways: list[Answer] = [("pay", amount) for amount in range(1, most + 1)]
    answer = await take_up(game, Offer(this, Printed(this.name)), *ways)
    if answer is not None:
        pay(game, this.controller, answer[1])
        await reconstruct(game, this, answer[1], this)

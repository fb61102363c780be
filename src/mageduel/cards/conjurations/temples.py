"""Temples and holy signs in the arena."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, conjuration, scripted
from mageduel.dsl.selectors import CREATURE, ENEMY, FRIENDLY, LIVING, SAME_ZONE, SELF, Selector, is_friendly
from mageduel.dsl.upkeep import CONTROL, Due, Touch, alters, looks, reads, sways
from mageduel.facts.cards import ActionKind, Card
from mageduel.facts.conditions import CONDITIONS
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, DICE, MELEE, OBSCURED, REGENERATE, SPAWNPOINT
from mageduel.kernel.requests import Answer, Refusal
from mageduel.rules.attack.action import attack_with
from mageduel.rules.attack.conjuration_attacks import SAYS_WHEN_IT_ATTACKS
from mageduel.rules.attack.kinds import RANGED_ATTACKS, of_damage
from mageduel.rules.attack.targets import why_not_attack
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.choosing import choose_one
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import removal_cost, remove_condition
from mageduel.rules.happenings import happen
from mageduel.rules.mages.ability_markers import marker_card, place_marker
from mageduel.rules.objects.characteristics import can_be_healed
from mageduel.rules.objects.control import whose
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.entrances import WHEN_IN_PLAY
from mageduel.rules.objects.healing import heal
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN, Stock
from mageduel.rules.objects.valor import VALOR, earn_valor
from mageduel.rules.offers import offer_for_tokens
from mageduel.rules.order import which_one_next
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.refusals import NO_SIGHT, OBSCURED_TARGET
from mageduel.rules.round.deployment import AFTER_DEPLOYING, DEPLOYS_WITH
from mageduel.rules.round.token_upkeep import LOSING_TIME, harmed_by
from mageduel.rules.round.upkeep_harm import harms_each_upkeep
from mageduel.rules.sight.lines import in_the_way
from mageduel.state.causes import Printed, Why
from mageduel.state.dependence import Depends
from mageduel.state.events import AbilityUsed, Attacked, Moved, TokensChanged
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import CONDITION

# Consecrated Ground

consecrated_ground = conjuration("Consecrated Ground")
HOLY: Final = Selector(lambda this, other: "holy" in other.card.schools, depends=Depends.PAIR)
consecrated_ground.grants(REGENERATE(1), to=FRIENDLY & CREATURE & HOLY & SAME_ZONE)


def _the_unholy(game: Game, this: Object) -> list[Object]:
    here = () if this.zone is None else game.in_zone[this.zone]
    return [each for each in here if (ENEMY & CREATURE & ~HOLY)(this, each)]


harms_each_upkeep(consecrated_ground, 1, DamageType.LIGHT, _the_unholy, CONTROL)

# Crusade Banner

crusade_banner = conjuration("Crusade Banner")
crusade_banner.exposes(DICE(-2), attacks=RANGED_ATTACKS & ~of_damage(DamageType.FLAME))
SECOND_CALL: Final = marker_card("Second Call to the Crusade")
second_call = scripted(SECOND_CALL)
second_call.grants(SPAWNPOINT, to=SELF)


async def _raise_second_call(game: Game, this: Object) -> None:
    """Beside the banner lies the place of its second spell."""
    place_marker(game, SECOND_CALL, this, this.owner)


crusade_banner.answer(WHEN_IN_PLAY, _raise_second_call)
crusade_banner.answer(
    DEPLOYS_WITH, lambda this: next((each for each in this.attachments if each.card is SECOND_CALL), None)
)
second_call.answer(DEPLOYS_WITH, lambda this: this.attached_to)


async def _march(game: Game, this: Object) -> None:
    """Once both are summoned the banner is destroyed."""
    banner = this.attached_to if this.card is SECOND_CALL else this
    if banner is not None:
        await destroy(game, banner, Why.USED_UP)


def _is_crusader(this: Object, card: Card) -> bool:
    return card.is_creature and "holy" in card.schools


for call in (crusade_banner, second_call):
    call.answer(PREPARES, _is_crusader)
    call.answer(AFTER_DEPLOYING, _march)

# Malakai's Basilica

MORE_LIGHT: Final = DAMAGE_MODIFIER[DamageType.LIGHT]
malakais_basilica = conjuration("Malakai's Basilica")


@malakais_basilica.each_upkeep
def expose_a_sinner(game: Game, this: Object) -> list[Due]:
    """Each Upkeep Phase light has a better hold of one enemy creature until the round ends."""

    async def expose() -> None:
        foe = await choose_one(game, this, _foes_in_sight(game, this), harms=True)
        if foe is not None:
            grant_for_a_while(foe, MORE_LIGHT(+1), source=this.name)

    touches: list[Touch] = []
    for each, refusal in _creatures_to_see(game, this):
        if refusal is None:
            touches += whose(game, each)
        if is_friendly(this.controller, each):
            continue
        if refusal is None:
            touches.append(alters(each, MORE_LIGHT))
        elif refusal is OBSCURED_TARGET:
            touches.append(looks(each, OBSCURED))
        elif refusal is NO_SIGHT:
            touches += [reads(screen) for screen in in_the_way(game, this, each)]
    return [Due(this, this, this.name, expose, tuple(touches), is_its_own=True)]


def _creatures_to_see(game: Game, this: Object) -> list[tuple[Object, Refusal | None]]:
    """The creatures in the arena, and why it does not see them."""
    there = [each for each in game.objects.values() if each.is_creature and each.zone is not None]
    return [(each, why_not_seen(game, this, each)) for each in there]


def _foes_in_sight(game: Game, this: Object) -> list[Object]:
    seen = [each for each, refusal in _creatures_to_see(game, this) if refusal is None]
    return [each for each in seen if not is_friendly(this.controller, each)]


# Pillar of Righteous Flame

pillar = conjuration("Pillar of Righteous Flame")
pillar.answer(SAYS_WHEN_IT_ATTACKS, True)


def _sinners(game: Game, this: Object) -> list[Object]:
    """Enemy creatures in its zone that it can attack."""
    here = () if this.zone is None else game.in_zone[this.zone]
    bar = this.card.attacks[0]
    return [
        each
        for each in here
        if each.is_creature and not is_friendly(this.controller, each) and why_not_attack(game, this, bar, each) is None
    ]


async def _burn_one(game: Game, this: Object) -> None:
    sinners = _sinners(game, this)
    if sinners:
        answer = await which_one_next(this.controller, sinners, this)
        await attack_with(game, this, this.card.attacks[0], game.objects[answer[1]])


pillar.answer(WHEN_IN_PLAY, _burn_one)
pillar.answer(LOSING_TIME, lambda this: harmed_by(this.card.attacks[0], _sinners(this.game, this)))


@pillar.on(TokensChanged)
async def flare_up(game: Game, this: Object, event: TokensChanged) -> None:
    """Whenever one of its Dissipate tokens goes it attacks an enemy creature beside it."""
    if event.who is this and event.token == DISSIPATE_TOKEN.name and event.amount < 0:
        await _burn_one(game, this)


@pillar.on(Moved)
async def burn_who_enters(game: Game, this: Object, event: Moved) -> None:
    """Every enemy creature that enters its zone is attacked at once."""
    if event.move.end == this.zone and event.creature in _sinners(game, this):
        await attack_with(game, this, this.card.attacks[0], event.creature)


# Temple of Meraveran

temple_of_meraveran = conjuration("Temple of Meraveran")
INSPIRATION: Final = Stock(VALOR, 3)


@temple_of_meraveran.on(Attacked)
async def honor_the_wounded(game: Game, this: Object, event: Attacked) -> None:
    """A creature of its controller that an enemy creature attacks and damages brings it Valor."""
    attack = event.attack
    if not event.damage or attack.attacker is None or not attack.is_by_creature or not attack.defender.is_creature:
        return
    if attack.defender.controller == this.controller and not is_friendly(this.controller, attack.attacker):
        await earn_valor(game, this)


@temple_of_meraveran.each_upkeep
def inspire(game: Game, this: Object) -> list[Due]:
    """For 3 of its Valor all friendly Holy creatures hit harder this round."""

    async def offer() -> None:
        if await offer_for_tokens(game, this, Printed(this.name), INSPIRATION):
            for each in _holy_creatures(game):
                if is_friendly(this.controller, each):
                    grant_for_a_while(each, MELEE(+1), source=this.name)

    touches: list[Touch] = []
    if this.marks.get(VALOR, 0) >= INSPIRATION.number:
        holy = _holy_creatures(game)
        touches += [sways(each, MELEE) for each in holy if is_friendly(this.controller, each)]
        touches += whose(game, *holy)
    return [Due(this, this, this.name, offer, tuple(touches))]


def _holy_creatures(game: Game) -> list[Object]:
    there = [each for each in game.objects.values() if each.is_creature and each.zone is not None]
    return [each for each in there if "holy" in each.card.schools]


# Meredia's Shrine

SHRINE_HEALS: Final = 2
SHRINE_REMOVES: Final = 2
WORSHIPPERS: Final = FRIENDLY & CREATURE & LIVING & SAME_ZONE

meredias_shrine = conjuration("Meredia's Shrine")


def _worshipper(game: Game) -> Object:
    assert game.action_phase is not None
    return game.action_phase.creature


def _may_be_healed(game: Game, this: Object) -> list[Answer]:
    who = None if game.action_phase is None else game.action_phase.creature
    return [()] if who is not None and who.damage and can_be_healed(who) else []


def _may_be_cleansed(game: Game, this: Object) -> list[Answer]:
    """Conditions of little removal cost on whoever acts."""
    who = None if game.action_phase is None else game.action_phase.creature
    if who is None:
        return []
    prices = [(each, removal_cost(who, each)) for each in who.conditions]
    return [(each.name,) for each, price in prices if price is not None and price <= SHRINE_REMOVES]


async def _pray_for_healing(game: Game, this: Object, choice: Answer) -> None:
    who = _worshipper(game)
    await happen(game, AbilityUsed(who, this.card))
    await heal(game, who, SHRINE_HEALS, this)


async def _pray_for_cleansing(game: Game, this: Object, choice: Answer) -> None:
    who = _worshipper(game)
    await happen(game, AbilityUsed(who, this.card))
    await remove_condition(game, who, CONDITIONS[choice[0].lower()])


meredias_shrine.abilities += [
    Ability("Pray for healing", ActionKind.QUICK, _may_be_healed, _pray_for_healing, by=WORSHIPPERS),
    Ability(
        "Pray for cleansing",
        ActionKind.QUICK,
        _may_be_cleansed,
        _pray_for_cleansing,
        by=WORSHIPPERS,
        parts=(CONDITION,),
    ),
]

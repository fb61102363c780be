"""Enchantments of the Mind school."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageduel.dsl.script import enchantment
from mageduel.dsl.selectors import HOST, SELF, is_friendly
from mageduel.dsl.steps import AVOID_ATTACK, DECLARE_ATTACK, LEAVING_ZONE, PAY_ATTACK_COSTS
from mageduel.dsl.upkeep import ENDS, Due, Touch, Way, harms, sways
from mageduel.facts.conditions import STAGGER, STUN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, DICE, MELEE, OBSCURED, RESTRAINED, UNCONTAINABLE, UNMOVABLE, UPKEEP
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.dice import AEGIS_AGAINST, EXTRA_DICE
from mageduel.rules.attack.kinds import BY_CREATURES
from mageduel.rules.attack.prevention import MAY_PREVENT
from mageduel.rules.attack.shields import STOPS_ATTACK, Shield
from mageduel.rules.attack.steps import ASTRAY, CALLED_OFF, is_unavoidable
from mageduel.rules.attack.straying import go_astray
from mageduel.rules.attack.targets import FORBIDS_ATTACK
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.casting.transfers import STAYS_ON_ITS_TARGET
from mageduel.rules.choosing import choose_one
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.dice import roll_effect_die
from mageduel.rules.enchantments.countering import COUNTERS_ATTACKS, COUNTERS_SPELLS, counter, has_something_to_counter
from mageduel.rules.enchantments.moments import while_nobody_acts
from mageduel.rules.enchantments.reveals import REVEAL_COST, REVEAL_RULE, SINGLE_USE
from mageduel.rules.happenings import happen
from mageduel.rules.movement.holding import NO_MOVE_ACTIONS
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.control import takes_control_of_bearer
from mageduel.rules.objects.destroy import WHEN_DESTROYED, WHEN_REMOVED, destroy
from mageduel.rules.objects.followings import OF_FEWEST, has_fewest_creatures
from mageduel.rules.objects.protection import PROTECTS
from mageduel.rules.objects.tokens import CHARGE_TOKEN, DISSIPATE_TOKEN, STARTS_WITH, Stock, place_tokens, take_tokens
from mageduel.rules.offers import offer_for_mana, offer_for_tokens
from mageduel.rules.refusals import CHARMED
from mageduel.rules.round.token_upkeep import gains_each_upkeep, give_up_time, passing_creatures
from mageduel.rules.round.upkeep import PAID_FIRST, WHEN_UPKEEP_PAID, Payoff
from mageduel.rules.round.upkeep_stakes import FOLLOWS
from mageduel.rules.sight.lines import distance
from mageduel.state.causes import Printed, Why
from mageduel.state.dependence import Depends
from mageduel.state.events import AttackAvoided, AttackDeclared, Attacked, Rolled
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack, AttackShape, Move, MoveKind


def is_attack_on_bearer(this: Object, attack: Attack) -> bool:
    """Whether what this is attached to is being attacked."""
    return attack.defender is this.attached_to


def can_avoid(attack: Attack) -> bool:
    """Whether the attack can still be avoided: one Defense counts against it, and none against the Unavoidable."""
    return not is_unavoidable(attack) and not attack.used_defense


block = enchantment("Block")


@block.must_reveal(during=AVOID_ATTACK, when=is_attack_on_bearer)
async def avoid(game: Game, this: Object, attack: Attack) -> None:
    """One attack is avoided, if it can be; it counts as the Defense used."""
    if can_avoid(attack):
        attack.used_defense = attack.avoided = True
        await happen(game, AttackAvoided(attack, this))


chakra_of_protection = enchantment("Chakra of Protection")


@chakra_of_protection.answering(EXTRA_DICE)
def shelter_the_lonely(this: Object, attack: Attack) -> int:
    """While its controller has the fewest creatures, blows at the bearer roll a die less."""
    is_blow = attack.is_melee and attack.defender is this.attached_to
    return -1 if is_blow and has_fewest_creatures(this.game, this.controller) else 0


redirect = enchantment("Redirect")
THROWN_BACK: Final = 2


@redirect.must_reveal(during=AVOID_ATTACK, when=is_attack_on_bearer)
async def throw_back(game: Game, this: Object, attack: Attack) -> None:
    """One attack is avoided, if it can be, and its force comes back on the attacker."""
    if can_avoid(attack):
        attack.used_defense = attack.avoided = True
        await happen(game, AttackAvoided(attack, this))
        if attack.attacker is not None:
            await direct_damage(game, attack.attacker, THROWN_BACK, this)


confusion = enchantment("Confusion")
confusion.answer(REVEAL_COST, lambda host: host.level)
STRAYS_ON: Final = 7


@confusion.on(AttackDeclared)
async def lose_ones_way(game: Game, this: Object, event: AttackDeclared) -> None:
    """A melee attack of its bearer, counterstrikes too, may be made on anybody near."""
    attack = event.attack
    if attack.attacker is not this.attached_to or not attack.is_melee:
        return
    roll = await roll_effect_die(game)
    await happen(game, Rolled(attack.attacker, this.controller, this.card, roll, STRAYS_ON))
    if roll >= STRAYS_ON:
        await go_astray(game, attack, this)


decoy = enchantment("Decoy")
decoy.answer(SINGLE_USE, True)
DECOY_MANA: Final = 2


@decoy.answering(WHEN_DESTROYED)
async def repay(game: Game, this: Object) -> None:
    """Destroyed in any way, hidden or revealed, it pays its controller back."""
    await gain_mana(game, game.players[this.controller].mage, DECOY_MANA, this)


desperate_focus = enchantment("Desperate Focus")
desperate_focus.grants(ARMOR(+1), MELEE(+1), to=HOST & OF_FEWEST)

force_shield = enchantment("Force Shield")
force_shield.answer(AEGIS_AGAINST, lambda this, attack: this.marks.get(DISSIPATE_TOKEN, 0) if attack.is_melee else 0)

force_hold = enchantment("Force Hold")
force_hold.grants(RESTRAINED, UNMOVABLE, unless=UNCONTAINABLE)


mind_control = enchantment("Mind Control")
takes_control_of_bearer(mind_control)
mind_control.answer(REVEAL_COST, lambda host: 2 * host.level)
mind_control.answer(STAYS_ON_ITS_TARGET, True)
mind_control.answer(PAID_FIRST, True)
mind_control.grants(
    UPKEEP,
    to=SELF,
    value=lambda this, _: 0 if this.attached_to is None else this.attached_to.level,
    depends=Depends.PAIR,
)


@mind_control.answering(REVEAL_RULE)
def is_near_between_action_phases(game: Game, this: Object) -> bool:
    """No creature is acting, and the mage stands at most one zone away."""
    away = distance(game, game.players[this.controller].mage, this)
    return game.action_phase is None and away is not None and away <= 1


@mind_control.when_revealed
@mind_control.answering(WHEN_REMOVED)
async def shake(game: Game, this: Object) -> None:
    """Its coming and its going stun the creature."""
    if this.attached_to is not None:
        await give_condition(game, this.attached_to, STUN)


@mind_control.answering(FOLLOWS)
def could_be_shaken(this: Object, due: Due, way: Way, thing: Object) -> Sequence[Touch]:
    """Its end stuns the creature."""
    bearer = this.attached_to
    return (sways(bearer, STUN),) if way is ENDS and thing is this and bearer is not None else ()


# Fortified Resolve

RESOLVE_PREVENTS: Final = 2

fortified_resolve = enchantment("Fortified Resolve")


@fortified_resolve.on(Attacked)
async def gain_resolve(game: Game, this: Object, event: Attacked) -> None:
    """Each enemy creature that its bearer wounds adds a Charge token."""
    attack = event.attack
    is_wound = attack.attacker is this.attached_to and attack.is_by_creature and event.damage > 0
    if is_wound and attack.defender.is_creature and not is_friendly(this.controller, attack.defender):
        await place_tokens(game, this, CHARGE_TOKEN)


@fortified_resolve.answering(MAY_PREVENT)
async def stand_firm(game: Game, this: Object, attack: Attack) -> int:
    """A token may take some of the damage of an attack."""
    is_met = await offer_for_tokens(game, this, Printed(this.name), Stock(CHARGE_TOKEN), attack.defender)
    return RESOLVE_PREVENTS if is_met else 0


martial_mastery = enchantment("Martial Mastery")
martial_mastery.grants(DICE(+1), to=HOST & OF_FEWEST, attacks=BY_CREATURES)
discounts_spells(martial_mastery, 1, lambda card: "martial" in card.subtypes)

redistributed_power = enchantment("Redistributed Power")
redistributed_power.grants(MELEE(+2))
TOKENS_REDISTRIBUTED: Final = 2
REDISTRIBUTED_PRICE: Final = 3


@redistributed_power.answering(REVEAL_RULE)
def is_there_power_to_redistribute(game: Game, this: Object) -> bool:
    """There must be two Dissipate tokens to take off one's own creatures of force."""
    those = passing_creatures(game, this.controller, "force")
    return sum(each.marks[DISSIPATE_TOKEN] for each in those) >= TOKENS_REDISTRIBUTED


@redistributed_power.when_revealed
async def draw_on_creatures_of_force(game: Game, this: Object) -> None:
    """The tokens are part of its price."""
    for _ in range(TOKENS_REDISTRIBUTED):
        giver = await choose_one(game, this, passing_creatures(game, this.controller, "force"))
        if giver is not None:
            await give_up_time(game, giver)


@redistributed_power.answering(PROTECTS)
def hold_on(this: Object, thing: Object, seat: int) -> int:
    """An opponent who would destroy it pays for that."""
    return REDISTRIBUTED_PRICE if thing is this and not is_friendly(seat, this) else 0


stumble = enchantment("Stumble")


@stumble.answering(REVEAL_RULE)
def takes_a_step(game: Game, this: Object) -> bool:
    """Its bearer has begun a move action and is about to leave its zone; who Teleports takes no step."""
    move = game.running[-1] if game.running else None
    return (
        isinstance(move, Move)
        and move.kind is MoveKind.ACTION
        and move.creature is this.attached_to
        and move.step == LEAVING_ZONE.code
    )


@stumble.when_revealed
async def trip(game: Game, this: Object) -> None:
    """The move is canceled and no other follows in this Action Phase; the Unmovable and Uncontainable keep going."""
    bearer = this.attached_to
    if bearer is not None and not has(bearer, UNMOVABLE) and not has(bearer, UNCONTAINABLE):
        bearer.mark(NO_MOVE_ACTIONS)


stumble.answer(SINGLE_USE, True)

repulsion_field = enchantment("Repulsion Field")


@repulsion_field.must_reveal(
    during=PAY_ATTACK_COSTS, when=lambda this, attack: is_attack_on_bearer(this, attack) and attack.is_melee
)
async def fling_back(game: Game, this: Object, attack: Attack) -> None:
    """A blow at its bearer is canceled, and whoever struck it Staggers."""
    attack.marks[CALLED_OFF] = 1
    if attack.attacker is not None:
        await give_condition(game, attack.attacker, STAGGER)


reverse_attack = enchantment("Reverse Attack")


@reverse_attack.must_reveal(during=AVOID_ATTACK, when=is_attack_on_bearer, lingers=True)
async def send_back(game: Game, this: Object, attack: Attack) -> None:
    """One attack is avoided and strikes where it came from; used up after that, or at once if it cannot be avoided."""
    if can_avoid(attack):
        attack.used_defense = attack.avoided = True
        attack.turned_by = this
        await happen(game, AttackAvoided(attack, this))
    else:
        await destroy(game, this, Why.USED_UP)


# Charm

charm = enchantment("Charm")
charm.answer(REVEAL_COST, lambda host: host.level - 1)
charm.answer(REVEAL_RULE, lambda game, this: game.action_phase is None)


def is_beloved(this: Object, target: Object) -> bool:
    """Whether this is the mage who has charmed the creature."""
    return target.is_mage and target.controller == this.controller


charm.answer(FORBIDS_ATTACK, (CHARMED, lambda this, attack: is_beloved(this, attack.defender)))


@charm.on(Attacked)
async def break_the_charm(game: Game, this: Object, event: Attacked) -> None:
    """The charm does not outlast a wound by that mage's own attack."""
    attack, attacker = event.attack, event.attack.attacker
    if not event.damage or attack.defender is not this.attached_to or attacker is None:
        return
    if attack.is_by_creature and is_beloved(this, attacker):
        await destroy(game, this, Why.USED_UP)


# Force Crush

CRUSHED: Final = 2

force_crush = enchantment("Force Crush")
force_crush.grants(RESTRAINED, UNMOVABLE, unless=UNCONTAINABLE)


async def crush(game: Game, this: Object) -> None:
    """Each time it is paid for, the bearer is hurt, unless nothing can hold it."""
    bearer = this.attached_to
    if bearer is not None and not has(bearer, UNCONTAINABLE):
        await direct_damage(game, bearer, CRUSHED, this)


def _crushed(this: Object) -> list[Touch]:
    return [] if this.attached_to is None else [harms(this.attached_to, CRUSHED)]


force_crush.answer(WHEN_UPKEEP_PAID, Payoff(crush, _crushed))


# Forcefield

FULL_STRENGTH: Final = 3
LAYER: Final = Mark("Forcefield", until=IN_PLAY, shown=True)

forcefield = enchantment("Forcefield")
forcefield.answer(STARTS_WITH, Stock(LAYER, FULL_STRENGTH))
gains_each_upkeep(forcefield, LAYER, FULL_STRENGTH)


async def _take_the_blow(game: Game, this: Object) -> None:
    """A token must be given up for each attack on the bearer, and that attack is canceled."""
    await take_tokens(game, this, LAYER, 1)


forcefield.answer(STOPS_ATTACK, Shield(lambda this: this.marks.get(LAYER, 0), _take_the_blow))


# Mind Shield

mind_shield = enchantment("Mind Shield")
mind_shield.answer(COUNTERS_SPELLS, lambda card: "psychic" in card.subtypes)
mind_shield.answer(COUNTERS_ATTACKS, lambda bar: bar.damage_type is DamageType.PSYCHIC)
mind_shield.answer(REVEAL_RULE, has_something_to_counter)
mind_shield.when_revealed(counter)
mind_shield.answer(SINGLE_USE, True)

# Fumble

fumble = enchantment("Fumble")
fumble.answer(REVEAL_COST, lambda bearer: bearer.level - 1)


@fumble.answering(REVEAL_RULE)
def has_its_bearer_just_declared(game: Game, this: Object) -> bool:
    """Only when its bearer has declared an attack that is neither a spell nor made on a zone."""
    attack = game.running[-1] if game.running else None
    return (
        isinstance(attack, Attack)
        and attack.step == DECLARE_ATTACK.code
        and attack.attacker is this.attached_to
        and attack.spell is None
        and attack.shape is not AttackShape.ZONE
    )


@fumble.when_revealed
async def let_slip(game: Game, this: Object) -> None:
    """The attack misses, unless nothing moves the attacker."""
    attack = game.running[-1]
    if isinstance(attack, Attack) and attack.attacker is not None and not has(attack.attacker, UNMOVABLE):
        attack.marks[ASTRAY] = 1
    await destroy(game, this, Why.USED_UP)


# Blur

BLUR_COST: Final = 1

blur = enchantment("Blur")
blur.grants(OBSCURED)
blur.answer(REVEAL_RULE, while_nobody_acts)


@blur.on(Attacked)
async def come_into_view(game: Game, this: Object, event: Attacked) -> None:
    """Every hit ends it, unless its controller pays."""
    if event.attack.defender is this.attached_to and not await offer_for_mana(game, this, Printed("Blur"), BLUR_COST):
        await destroy(game, this, Why.USED_UP)

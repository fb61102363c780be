"""Declaring an attack: which bars a creature has, whom it may attack, whom it must, and what that costs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import answers_of
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import ActionKind, AttackBar
from mageduel.facts.conditions import DISABLE, GRAPPLE, TAUNT
from mageduel.facts.traits import (
    AUTONOMOUS,
    BLOODTHIRSTY,
    EXTINGUISH,
    FLYING,
    IMMUNITY,
    INDIRECT,
    INVISIBLE,
    OBSCURED,
    REACH,
    Word,
)
from mageduel.kernel.requests import Refusal
from mageduel.rules import refusals
from mageduel.rules.attack.aiming import could_have
from mageduel.rules.attack.deterrence import is_deterred
from mageduel.rules.attack.guards import is_protected
from mageduel.rules.attack.imbuing import imbuement_of, take_on
from mageduel.rules.casting.mana import available
from mageduel.rules.casting.target_words import matches
from mageduel.rules.conditions.grapple import grappler_of, locked_bars
from mageduel.rules.conditions.markers import is_staggered_minor
from mageduel.rules.conditions.waiting import due
from mageduel.rules.objects.characteristics import has, is_living, of, traits
from mageduel.rules.objects.destroy import total_damage
from mageduel.rules.objects.tokens import has_tokens_to_attack
from mageduel.rules.round.opening import is_peaceful
from mageduel.rules.sight.lines import distance, is_any_within, reach, sees, sees_zone
from mageduel.rules.sight.obscurity import is_hidden_by_distance
from mageduel.rules.sight.stealth import SHROUDS, STEALTHY, is_stealthy
from mageduel.state.game import Game
from mageduel.state.marks import ACTION_PHASE_END, RESET, Link, Mark
from mageduel.state.objects import Object
from mageduel.state.places import Zone
from mageduel.state.running import Attack, AttackAction, AttackShape, shape_of

DRIVES: Final = Capability[Callable[[Object], Sequence[Object]]]("drives")
"""Asked of what is attached to a creature: whom the creature must attack in melee, or go to if it cannot."""
LURES: Final = Capability[Callable[[Object, Object], bool]]("lures")
"""Asked of everything in play: whether this creature must attack it, by whatever attack, if it can."""
COST_PAID: Final = Link("attack cost paid", until=RESET)
BETRAYS: Final = Mark("may attack friends", until=ACTION_PHASE_END)
"""The mark of a creature that may attack its own side in this Action Phase, where the rule set would spare friends."""


ATTACK_COST: Final = Capability[Callable[[Object, Attack], int]]("attack cost")
"""Asked of what is attached to attacker or defender: mana that going through with an attack costs."""
COSTS_EVERY_ATTACK: Final = Capability[bool]("costs every attack")
"""Asked of what makes attacks cost mana: whether it does so every time, and not once a round of each attacker."""
ATTACK_TOLL: Final = Capability[int]("attack toll")
"""Asked of everything in play: mana that every attack action of a creature costs, melee or ranged."""
ATTACK_RULE: Final = Capability[tuple[Refusal, Callable[[Object, Attack], bool]]]("attack rule")
"""Asked of a target: what attacks on it must satisfy, and how those that do not are refused."""
FORBIDS_ATTACK: Final = Capability[tuple[Refusal, Callable[[Object, Attack], bool]]]("forbids attack")
"""Asked of an attacker and of what is attached to it: which of its attacks are ruled out, near, far or on a zone."""
FORBIDS_MELEE: Final = Capability[tuple[Refusal, Callable[[Object, Object, Object], bool]]]("forbids melee")
"""Asked of everything in play: whom this attacker cannot attack in melee, counterstrikes included."""
IGNORES_OBSCURED: Final = Capability[bool]("ignores Obscured")
"""Asked of an attacker: whether its attacks find what is Obscured as well."""
TOUCHED: Final = Capability[Callable[[Game, Object, Attack], Awaitable[None]]]("touched")
"""Asked of what has no Life: what a melee attack that gets through to it does in place of damage."""
AIMED_AT_FRIENDS: Final = Capability[Callable[[Object, Object], bool]]("aimed at friends")
"""Asked of whose bar is used: at which friends of the attacker it may be aimed, where the rule set spares friends."""
REACHES_THE_IMMUNE: Final = Capability[bool]("reaches the immune")
"""Asked of a spell: whether it may be aimed at what is immune to its type, though that takes no harm from it."""


def attack_bars(creature: Object, action: ActionKind | None = None) -> list[tuple[Object, int, AttackBar]]:
    """The attacks a creature can choose from: its own, and those of a mage's weapons."""
    bars = []
    if DISABLE not in creature.conditions:
        locked = locked_bars(creature) if creature.preys else ()
        for index, bar in enumerate(creature.card.attacks):
            if bar.is_attack and bar.action is not None and action in (None, bar.action) and bar not in locked:
                bars.append((creature, index, bar))
    if creature.is_mage:
        for item in creature.attachments:
            is_weapon = item.card.is_equipment and not item.card.has(AUTONOMOUS)
            if is_weapon and DISABLE not in item.conditions:
                for index, bar in enumerate(item.card.attacks):
                    if bar.is_attack and (action is None or bar.action is action):
                        bars.append((item, index, bar))
    return bars


def _bar_has(creature: Object, bar: AttackBar, target: Object, word: Word) -> bool:
    """Whether this attack would have a trait, by its bar or by what the creature's attacks have gained."""
    if word in bar.traits:
        return True
    for lasting in creature.lasting:
        if lasting.word is word and lasting.attacks is None:
            return True
    for grant in (creature.characteristics or of(creature)).attack_grants:
        if grant.word is word and grant.applies(draft(creature.game, creature, bar, target)):
            return True
    return False


def why_not_attack(
    game: Game, attacker: Object, bar: AttackBar, target: Object, action: AttackAction | None = None
) -> Refusal | None:
    """Why this attack cannot be declared on this target, alone or as one more of an action."""
    if target.id not in game.objects or not (
        target.card.has_life or (bar.range is None and TOUCHED.is_given_by(target))
    ):
        return refusals.NOT_ATTACKABLE
    if game.rules.attack.spares_friends and _is_spared(attacker, bar, target):
        return refusals.OWN_SIDE
    if attacker.links and is_deterred(attacker, target):
        return refusals.DETERRED
    refusal = why_not_reached(game, attacker, bar, target)
    if refusal is not None:
        return refusal
    if bar.cost is not None and price_of_bar(bar) > available(game, attacker.controller):
        return refusals.NOT_ENOUGH_MANA
    if (attacker.attachments or target.attachments or ATTACK_TOLL in game.listeners) and _may_cost(attacker, target):
        attack = draft(game, attacker, bar, target, action=action)
        if not can_be_paid(game, attack):
            return refusals.NOT_ENOUGH_MANA
    return None


def can_be_paid(game: Game, attack: Attack) -> bool:
    """Whether there is mana for all that making this attack costs now."""
    cost = price_of_bar(attack.bar) + sum(amount for _, amount in attack_costs(attack))
    return cost <= available(game, attack.controller)


def _is_spared(attacker: Object, bar: AttackBar, target: Object) -> bool:
    """Whether the target is a friend, and the attacker neither betrays its side nor has a bar that is for friends."""
    if not is_friendly(attacker.controller, target) or BETRAYS in attacker.marks:
        return False
    holders = [each for each in (attacker, *attacker.attachments) if bar in each.card.attacks]
    return not any(means(attacker, target) for each in holders for means in AIMED_AT_FRIENDS.of(each))


def price_of_bar(bar: AttackBar) -> int:
    """Mana that every attack with this bar costs."""
    return bar.cost if isinstance(bar.cost, int) else 0


def why_not_reached(
    game: Game, attacker: Object, bar: AttackBar, target: Object, strikes_back: bool = False
) -> Refusal | None:
    """Why the attack does not get at the target: too far, unseen, flying, guarded or immune.

    Whoever strikes back is kept from it neither by guards nor by not seeing the attacker.
    """
    words = (target.characteristics or of(target)).traits
    is_held = bool(attacker.conditions) and GRAPPLE in attacker.conditions
    if is_held and (bar.range is not None or target is not grappler_of(attacker)):
        return refusals.HELD_FAST
    if INVISIBLE in words and target is not attacker and not strikes_back:
        return refusals.INVISIBLE_TARGET
    may_be_stealthy = STEALTHY in target.script.answers or SHROUDS in game.listeners
    if may_be_stealthy and not strikes_back and is_stealthy(target, attacker):
        return refusals.STEALTHY_TARGET
    if bar.target is not None and not matches(bar.target, attacker.controller, target):
        return refusals.WRONG_TARGET
    kind = bar.damage_type
    if kind is None and attacker.marks and imbuement_of(attacker) is not None:
        kind = draft(game, attacker, bar, target).damage_type
    if kind is not None and IMMUNITY[kind] in words and EXTINGUISH not in bar.traits:
        return refusals.IMMUNE_TARGET
    if ATTACK_RULE in target.script.answers:
        for refusal, holds in ATTACK_RULE.of(target):
            if not holds(target, draft(game, attacker, bar, target)):
                return refusal
    if FORBIDS_ATTACK in game.listeners:
        forbidden = why_forbidden(draft(game, attacker, bar, target))
        if forbidden is not None:
            return forbidden
    if bar.range is None:
        return why_not_struck(game, attacker, bar, target, strikes_back)
    return why_not_ranged(game, attacker, bar, bar.range, target)


def why_not_struck(game: Game, attacker: Object, bar: AttackBar, target: Object, ignore_guards: bool) -> Refusal | None:
    """Why a blow does not get at the target: something forbids it, or it is elsewhere, overhead or guarded."""
    forbidden = _why_no_melee(game, attacker, target) if FORBIDS_MELEE in game.listeners else None
    return forbidden or _why_not_melee(game, attacker, bar, target, ignore_guards)


def _why_no_melee(game: Game, attacker: Object, target: Object) -> Refusal | None:
    """Why something in play keeps this attacker from making a melee attack on this target."""
    for each in FORBIDS_MELEE.anybody(game):
        for refusal, is_forbidden in FORBIDS_MELEE.of(each):
            if is_forbidden(each, attacker, target):
                return refusal
    return None


def why_forbidden(attack: Attack) -> Refusal | None:
    """Why the attacker's own text, or what is on it, keeps it from making this attack."""
    attacker = attack.attacker
    if attacker is None or FORBIDS_ATTACK not in attacker.game.listeners:
        return None
    for each in (attacker, *attacker.attachments):
        for refusal, is_forbidden in FORBIDS_ATTACK.of(each):
            if not each.hidden and is_forbidden(each, attack):
                return refusal
    return None


def why_zone_forbidden(game: Game, attacker: Object, bar: AttackBar, zone: Zone) -> Refusal | None:
    """Why the attacker cannot attack this whole zone: something in it is out of bounds."""
    if FORBIDS_ATTACK in game.listeners:
        for each in game.in_zone[zone]:
            refusal = why_forbidden(draft(game, attacker, bar, each, AttackShape.ZONE))
            if refusal is not None:
                return refusal
    return None


def why_no_longer_attacked(game: Game, attack: Attack) -> Refusal | None:
    """Why the target of an attack under way is legal no more; guards matter only when it is declared."""
    attacker, bar, target = attack.source, attack.bar, attack.defender
    if attacker is None or not attacker.is_creature or attacker.zone is None:
        return None
    if not attack.is_melee and not attack.is_shot:
        return None
    words = traits(target)
    if INVISIBLE in words and target is not attacker and not attack.is_counterstrike:
        return refusals.INVISIBLE_TARGET
    kind = attack.damage_type
    if kind is not None and IMMUNITY[kind] in words and not _reaches_the_immune(attack):
        return refusals.IMMUNE_TARGET
    if any(not holds(target, attack) for _, holds in ATTACK_RULE.of(target)):
        return refusals.NOT_ATTACKABLE
    if attack.is_melee:
        return _why_not_melee(game, attacker, bar, target, ignore_guards=True)
    return None if attack.range is None else why_not_ranged(game, attacker, bar, attack.range, target)


def _reaches_the_immune(attack: Attack) -> bool:
    """Whether it may be aimed at what its type of damage does not harm."""
    return EXTINGUISH in attack.bar.traits or (
        attack.spell is not None and bool(answers_of(attack.spell.card, REACHES_THE_IMMUNE))
    )


def _why_not_melee(game: Game, attacker: Object, bar: AttackBar, target: Object, ignore_guards: bool) -> Refusal | None:
    zone = attacker.zone
    if zone is None:
        return refusals.NOT_IN_ZONE
    if target.border is not None:
        if zone not in target.border.zones:
            return refusals.NOT_IN_ZONE
    elif target.zone != zone:
        return refusals.NOT_IN_ZONE
    if (
        FLYING in (target.characteristics or of(target)).traits
        and not has(attacker, FLYING)
        and not _bar_has(attacker, bar, target, REACH)
        and target is not attacker
    ):
        return refusals.FLYING_TARGET
    if not ignore_guards and is_protected(game, attacker, target):
        return refusals.GUARDED
    return None


def why_not_ranged(
    game: Game, attacker: Object, bar: AttackBar, span: tuple[int, int], target: Object
) -> Refusal | None:
    """Why a ranged attack does not reach; flyers in the same zone are never too near."""
    apart = distance(game, attacker, target)
    span = reach(game, span)
    if apart is None or apart > span[1]:
        return refusals.OUT_OF_RANGE
    near_enough = apart == 0 and (has(attacker, FLYING) or has(target, FLYING))
    if apart < span[0] and not near_enough and not _wall_in_reach(game, attacker, span, target):
        return refusals.OUT_OF_RANGE
    if apart > 1 and has(target, OBSCURED) and not IGNORES_OBSCURED.is_given_by(attacker):
        return refusals.OBSCURED_TARGET
    if is_out_of_sight(game, attacker, bar, target) and not could_have(game, attacker, INDIRECT):
        return refusals.NO_SIGHT
    return None


def is_out_of_sight(game: Game, attacker: Object, bar: AttackBar, target: Object) -> bool:
    """Whether a ranged attack needs help to get at the target: it is hidden, and the attack is not Indirect."""
    return not _bar_has(attacker, bar, target, INDIRECT) and not sees(game, attacker, target)


def _wall_in_reach(game: Game, attacker: Object, span: tuple[int, int], target: Object) -> bool:
    """A wall is in range if either of its zones is."""
    if target.border is None or attacker.zone is None:
        return False
    return is_any_within(game.arena.distance[attacker.zone], target.border.zones, span[0], span[1])


def draft(
    game: Game,
    attacker: Object,
    bar: AttackBar,
    target: Object,
    shape: AttackShape | None = None,
    action: AttackAction | None = None,
) -> Attack:
    """An attack as it would be, to ask about it before it is made."""
    attack = Attack(
        action or AttackAction(attacker), shape or shape_of(bar), bar, attacker, attacker, attacker.controller, target
    )
    attack.dice = bar.dice or 0
    attack.range = bar.range
    attack.traits = bar.traits
    take_on(attack)
    return attack


def _may_cost(attacker: Object, target: Object) -> bool:
    if ATTACK_TOLL in attacker.game.listeners:
        return True
    if ATTACK_COST not in attacker.game.listeners:
        return False
    for each in attacker.attachments + target.attachments:  # noqa: SIM110  (asked of every candidate)
        if ATTACK_COST in each.script.answers:
            return True
    return False


def attack_costs(attack: Attack) -> list[tuple[Object, int]]:
    """What must be paid to make this attack, and to what; each asks once a round of each attacker, or every time.

    A zone attack as a whole has nobody but its attacker: it targets no object, so nothing on those it strikes asks.
    """
    due: list[tuple[Object, int]] = []
    attacker = attack.attacker
    if attacker is None:
        return due
    if ATTACK_TOLL in attacker.game.listeners and _owes_toll(attack):
        due += [(each, toll) for each in ATTACK_TOLL.anybody(attacker.game) for toll in ATTACK_TOLL.of(each)]
    if attack.is_counterstrike or ATTACK_COST not in attacker.game.listeners:
        return due
    asking = tuple(attacker.attachments)
    if attack.defender is not attacker:
        asking += tuple(attack.defender.attachments)
    for each in asking:
        if not ATTACK_COST.is_given_by(each) or each.hidden:
            continue
        if COSTS_EVERY_ATTACK.is_given_by(each) or not each.linked(COST_PAID, attacker):
            amount = sum(cost(each, attack) for cost in ATTACK_COST.of(each))
            if amount:
                due.append((each, amount))
    return due


def _owes_toll(attack: Attack) -> bool:
    """Whether a creature makes it, in melee or from afar, and nothing has been paid for its action yet."""
    is_counted = attack.is_melee or attack.is_ranged
    return is_counted and attack.is_by_creature and not attack.action.has_paid_toll


def why_no_attack_at_all(creature: Object) -> Refusal | None:
    """Why the creature can make no attack of its own now."""
    if is_peaceful(creature.game):
        return refusals.STILL_PEACEFUL
    if is_staggered_minor(creature):
        return refusals.STAGGERED
    if not has_tokens_to_attack(creature):
        return refusals.TOKENS_MISSING
    return None


def melee_candidates(game: Game, attacker: Object) -> list[Object]:
    """Everything near enough for a melee attack."""
    zone = attacker.zone
    if zone is None:
        return []
    near = list(game.in_zone[zone])
    if game.walls:
        for border in game.arena.zone_borders[zone]:
            if border in game.walls:
                near.append(game.walls[border])
    return near


def candidates(game: Game, attacker: Object, bar: AttackBar) -> list[Object]:
    """Everything that could be the target of this attack, if nothing forbids it."""
    if bar.range is None:
        return melee_candidates(game, attacker)
    if attacker.zone is None:
        return []
    found: list[Object] = []
    for zone in game.arena.near(attacker.zone, bar.range[1]):
        found += game.in_zone[zone]
    found += game.walls.values()
    return found


def targets(game: Game, attacker: Object, bar: AttackBar, action: AttackAction | None = None) -> list[Object]:
    """Everything this attack may be declared on, alone or as one more of an action; nothing while there is peace."""
    found: list[Object] = []
    if not is_peaceful(game):
        for each in candidates(game, attacker, bar):
            if why_not_attack(game, attacker, bar, each, action) is None:
                found.append(each)
    return found


def is_target(game: Game, attacker: Object, bar: AttackBar, thing: Object) -> bool:
    """Whether this attack may be declared on this."""
    return (
        not is_peaceful(game)
        and why_not_attack(game, attacker, bar, thing) is None
        and thing in candidates(game, attacker, bar)
    )


def zone_targets(game: Game, attacker: Object, bar: AttackBar) -> list[int]:
    """Zones a creature's zone attack may be declared on."""
    if attacker.zone is None or GRAPPLE in attacker.conditions:
        return []
    if _may_cost(attacker, attacker):
        cost = sum(amount for _, amount in attack_costs(draft(game, attacker, bar, attacker, AttackShape.ZONE)))
        if cost > available(game, attacker.controller):
            return []
    low, high = reach(game, bar.range or (0, 0))
    return [
        zone
        for zone in game.arena.within[attacker.zone][low][min(high, game.arena.farthest)]
        if (INDIRECT in bar.traits or has(attacker, FLYING) or sees_zone(game, attacker.zone, zone))
        and why_zone_forbidden(game, attacker, bar, zone) is None
        and not is_hidden_by_distance(game, attacker.zone, zone)
    ]


def taunter_of(creature: Object) -> Object | None:
    """Who has taunted it, if he is still there."""
    taunter = creature.taunted_by
    return taunter if taunter is not None and taunter.in_play else None


def driven_against(game: Game, creature: Object) -> list[Object]:
    """Creatures in its zone that a mandatory action tells it to attack: the wounded if Bloodthirsty, its taunter."""
    if creature.zone is None:
        return []
    driven = []
    if has(creature, BLOODTHIRSTY):
        driven += [
            each
            for each in game.in_zone[creature.zone]
            if each.is_creature
            and total_damage(each)
            and is_living(each)
            and not is_friendly(creature.controller, each)
        ]
    if due(creature, TAUNT):
        taunter = taunter_of(creature)
        if taunter is not None and taunter.zone == creature.zone and taunter not in driven:
            driven.append(taunter)
    if LURES in game.listeners:
        driven += [each for each in lured_by(creature) if each.zone == creature.zone and each not in driven]
    if DRIVES in game.listeners:
        driven += [each for each in hounded(creature) if each.zone == creature.zone and each not in driven]
    return driven


def lured_by(creature: Object) -> list[Object]:
    """What a creature must attack before all others, wherever that is."""
    game = creature.game
    return [each for each in LURES.anybody(game) if any(lures(each, creature) for lures in LURES.of(each))]


def hounded(creature: Object) -> list[Object]:
    """Whom spells on a creature drive it against, wherever they are."""
    return [
        foe
        for each in creature.attachments
        if not each.hidden
        for drives in DRIVES.of(each)
        for foe in drives(each)
        if foe is not creature and foe.zone is not None
    ]

"""Targeting: which objects, zones and borders a spell may be aimed at, and why not (supplement, Targeting)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Script, answers_of, script_of
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import Card, CardType
from mageduel.facts.damage import DamageType
from mageduel.facts.targets import Target
from mageduel.facts.traits import (
    EXTINGUISH,
    FLYING,
    IMMUNITY,
    INVISIBLE,
    OBSCURED,
    WARDED,
    ZONE_EXCLUSIVE,
    Word,
)
from mageduel.kernel.requests import Refusal
from mageduel.rules import refusals
from mageduel.rules.attack.deterrence import is_deterred
from mageduel.rules.attack.dice import SHUTS_OUT, shuts_out
from mageduel.rules.attack.targets import (
    ATTACK_RULE,
    FORBIDS_ATTACK,
    REACHES_THE_IMMUNE,
    draft,
    why_forbidden,
    why_not_struck,
    why_zone_forbidden,
)
from mageduel.rules.casting.target_words import JUDGES, holds_marker, judge_of, matches
from mageduel.rules.equipment.locations import why_not_worn
from mageduel.rules.objects.characteristics import has, of
from mageduel.rules.round.opening import is_peaceful
from mageduel.rules.sight.lines import (
    ANYWHERE,
    border_of,
    distance,
    is_any_within,
    is_open,
    reach,
    sees,
    sees_border,
    sees_zone,
    zones_of,
)
from mageduel.rules.sight.obscurity import (
    FARTHEST,
    OBSCURES_ZONES,
    is_hidden_by_distance,
    lies_on_obscured_zone,
)
from mageduel.rules.sight.stealth import SHROUDS, STEALTHY, is_stealthy
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import ARENA
from mageduel.state.places import Border, Zone
from mageduel.state.running import AttackShape, Place, Spell, shape_of_spell

_ATTACK: Final = CardType.ATTACK
_MARKER: Final = CardType.MARKER
_BLOW: Final = AttackShape.MELEE
_DAMAGE_TYPES: Final = {kind.value: kind for kind in DamageType}

EXTENDS_REACH: Final = Capability[Callable[[Object, Object, Card], bool]]("extends reach")
"""Asked of everything in play: whether it may be given up so that this caster's spell reaches its zone."""
WARDS_ZONES: Final = Capability[Callable[[Object, Zone], bool]]("wards zones")
"""Asked of everything in play: whether a zone is Warded by it."""


CASTS_ONLY_HERE: Final = Capability[bool]("casts only here")
"""Asked of a spawnpoint: whether its spells reach no further than its zone, what is in it, and its borders."""


CASTS_WITHIN: Final = Capability[tuple[int, int]]("casts within")
"""Asked of a familiar: how far its spells reach, whatever they say themselves."""


def reach_of(game: Game, caster: Object, card: Card) -> tuple[int, int]:
    """From how near to how far this caster's spell reaches."""
    if not caster.is_mage:
        for span in CASTS_WITHIN.of(caster):
            return reach(game, span)
    return ANYWHERE if card.range is None or not game.rules.ranges else card.range


def script_of_spell(spell: Spell) -> Script:
    """The script behind a spell that is being cast."""
    return script_of(spell.card)


def place_name(game: Game, target: Place) -> int | str:
    """A target as an answer names it: an object's number, a zone, a border, or the arena."""
    if isinstance(target, Object):
        return target.id
    if target is None:
        return ARENA
    return target.name if isinstance(target, Border) else game.arena.zone_names[target]


def place_of(game: Game, name: int | str) -> Place:
    """The target an answer names."""
    if isinstance(name, int):
        return game.objects[name]
    if name == ARENA:
        return None
    return game.arena.border(name) if "|" in name else game.arena.zone(name)


def why_not_seen(game: Game, viewer: Object, target: Object) -> Refusal | None:
    """Why an object cannot be targeted from here at all: unseen, obscured or out of the arena."""
    carrier = target
    if target.attached_to is not None and not target.card.is_conjuration:
        carrier = target.attached_to
    words = (carrier.characteristics or of(carrier)).traits
    if INVISIBLE in words and carrier is not viewer:
        return refusals.INVISIBLE_TARGET
    if (STEALTHY in target.script.answers or SHROUDS in game.listeners) and is_stealthy(target, viewer):
        return refusals.STEALTHY_TARGET
    if (target.zone is None and border_of(target) is None) or (viewer.zone is None and border_of(viewer) is None):
        return refusals.OUT_OF_RANGE if target is not viewer else None
    is_obscured = OBSCURED in words or (OBSCURES_ZONES in game.listeners and lies_on_obscured_zone(game, target))
    if is_obscured and (distance(game, viewer, target) or 0) > FARTHEST:
        return refusals.OBSCURED_TARGET
    if not is_open(game) and not sees(game, viewer, target):
        return refusals.NO_SIGHT
    return None


def why_not_object(
    game: Game, caster: Object, card: Card, thing: Object, source: Object | None = None
) -> Refusal | None:
    """Why this object cannot be the target of this spell, whose range and sight are the source's if it has one."""
    assert card.target is not None
    judge = JUDGES.get(card.target) or judge_of(card.target)
    if not judge(caster.controller, thing):
        return refusals.WRONG_TARGET
    if game.rules.peaceful_rounds and is_peaceful(game) and not is_friendly(caster.controller, thing):
        return refusals.STILL_PEACEFUL
    refusal = why_not_affected(game, caster.controller, card, thing)
    if refusal is not None:
        return refusal
    if card.makes_an_attack and card.attacks:
        refusal = refusals.DETERRED if is_deterred(caster, thing) else _why_not_attacked(game, caster, card, thing)
        if refusal is not None:
            return refusal
    origin = caster if source is None else source
    refusal = why_not_in_range(game, origin, card, thing)
    if refusal is None:
        refusal = why_not_seen(game, origin, thing)
    return why_not_by_script(game, caster, card, thing) if refusal is None else refusal


def why_not_in_range(game: Game, caster: Object, card: Card, thing: Object) -> Refusal | None:
    """A wall is in range if either of its zones is; without a printed range any distance will do.

    Who attacks with a spell is never too near to a flyer overhead, or, flying, to those below.
    """
    if card.range is None or caster.zone is None:
        return None
    low, high = reach_of(game, caster, card)
    table = game.arena.distance[caster.zone]
    if thing.zone is not None:
        apart = table[thing.zone]
        if low <= apart <= high:
            return None
        is_overhead = apart == 0 and card.attacks and (has(thing, FLYING) or has(caster, FLYING))
        if is_overhead and card.makes_an_attack:
            return None
    elif is_any_within(table, zones_of(game, thing), low, high):
        return None
    return None if is_brought_near(game, caster, card, zones_of(game, thing)) else refusals.OUT_OF_RANGE


def is_brought_near(game: Game, caster: Object, card: Card, zones: Sequence[Zone]) -> bool:
    """Whether range does not matter to a spell in these zones: something may be, or has been, given up for it."""
    if EXTENDS_REACH not in game.listeners and not game.running:
        return False
    for each in game.running:
        if isinstance(each, Spell) and each.card is card and each.caster is caster and each.reached in zones:
            return True
    return what_extends_reach(game, caster, card, zones) is not None


def what_extends_reach(game: Game, caster: Object, card: Card, zones: Sequence[Zone]) -> Object | None:
    """What can be given up so that a spell reaches one of these zones; it is targeted too, so it must be in sight."""
    for each in EXTENDS_REACH.anybody(game):
        may_be_given_up = each.zone in zones and any(may(each, caster, card) for may in EXTENDS_REACH.of(each))
        if may_be_given_up and why_not_seen(game, caster, each) is None:
            return each
    return None


def given_up_to_reach(game: Game, caster: Object, card: Card, target: Place) -> Object | None:
    """What a spell aimed there would use up because its range falls short; None where it does not."""
    if caster.zone is None or target is None or card.range is None or EXTENDS_REACH not in game.listeners:
        return None
    low, high = reach_of(game, caster, card)
    if isinstance(target, Object):
        zones: Sequence[Zone] = zones_of(game, target)
    else:
        zones = target.zones if isinstance(target, Border) else (target,)
    table = game.arena.distance[caster.zone]
    if is_any_within(table, zones, low, high):
        return None
    return what_extends_reach(game, caster, card, zones)


def why_not_affected(
    game: Game, seat: int, card: Card, thing: Object, ignoring: Object | None = None
) -> Refusal | None:
    """Why the object shrugs this spell off: Immunity, its own text, Warded, or a copy of it there already."""
    words = (thing.characteristics or of(thing)).traits
    shut_out_by = _SHUT_OUT_BY.get(card)
    if shut_out_by is None:
        shut_out_by = _SHUT_OUT_BY[card] = _immunities_against(card)
    for immunity in shut_out_by:
        if immunity in words:
            return refusals.IMMUNE_TARGET
    if SHUTS_OUT in thing.script.answers and shuts_out(thing, card):
        return refusals.IMMUNE_TARGET
    if card.is_enchantment or card.is_incantation:
        if WARDED in words and not is_friendly(seat, thing):
            return refusals.WARDED_TARGET
        if card.is_enchantment and thing.attachments and has_duplicate(thing.attachments, card, seat, ignoring):
            return refusals.DUPLICATE_ENCHANTMENT
    elif card.is_conjuration:
        for each in thing.attachments:
            if each.card is card:
                return refusals.SAME_CONJURATION
    elif card.is_equipment:
        return why_not_worn(game, seat, card, thing)
    return None


_SHUT_OUT_BY: Final[dict[Card, tuple[Word, ...]]] = {}
"""What has been found so far."""


def _immunities_against(card: Card) -> tuple[Word, ...]:
    """Immunities that keep this spell off; what puts out fires may be aimed at the immune all the same."""
    if _reaches_the_immune(card):
        return ()
    return tuple(IMMUNITY[_DAMAGE_TYPES[name]] for name in card.subtypes if name in _DAMAGE_TYPES)


def _why_not_attacked(game: Game, caster: Object, card: Card, thing: Object) -> Refusal | None:
    """Why the object cannot be the target of this spell's attack: no Life, or its own card says so."""
    if not thing.has_life:
        return refusals.NOT_ATTACKABLE
    if game.rules.attack.spares_friends and is_friendly(caster.controller, thing):
        return refusals.OWN_SIDE
    bar = card.attacks[0]
    if FORBIDS_ATTACK in game.listeners:
        forbidden = why_forbidden(draft(game, caster, bar, thing, AttackShape.RANGED))
        if forbidden is not None:
            return forbidden
    shape = shape_of_spell(bar)
    for refusal, holds in ATTACK_RULE.of(thing):
        if not holds(thing, draft(game, caster, bar, thing, shape)):
            return refusal
    if shape is _BLOW:
        return why_not_struck(game, caster, bar, thing, ignore_guards=_is_cast_on(game, caster, card, thing))
    return None


def _is_cast_on(game: Game, caster: Object, card: Card, thing: Object) -> bool:
    """Whether this spell has been declared on the object: then guards matter no more."""
    return any(
        isinstance(each, Spell) and each.card is card and each.caster is caster and thing in each.targets
        for each in game.running
    )


def _reaches_the_immune(card: Card) -> bool:
    """A hydro attack that puts out fires may be aimed at what water cannot harm."""
    return bool(answers_of(card, REACHES_THE_IMMUNE)) or any(EXTINGUISH in bar.traits for bar in card.attacks)


def has_duplicate(attached: Sequence[Object], card: Card, seat: int, ignoring: Object | None = None) -> bool:
    """Whether a friendly hidden or any revealed copy of this enchantment is there (ruling R18)."""
    for each in attached:
        if each.card is card and each is not ignoring and (not each.hidden or is_friendly(seat, each)):
            return True
    return False


def why_not_zone(game: Game, caster: Object, card: Card, zone: Zone) -> Refusal | None:
    """Why this zone cannot be the target of this spell."""
    if caster.zone is None:
        return refusals.OUT_OF_RANGE
    low, high = reach_of(game, caster, card)
    if not low <= game.arena.distance[caster.zone][zone] <= high and not is_brought_near(game, caster, card, (zone,)):
        return refusals.OUT_OF_RANGE
    if is_hidden_by_distance(game, caster.zone, zone):
        return refusals.OBSCURED_TARGET
    if not has(caster, FLYING) and not sees_zone(game, caster.zone, zone):
        return refusals.NO_SIGHT
    if not _holds_what_it_must(game, card.target, zone):
        return refusals.WRONG_TARGET
    if WARDS_ZONES.anybody(game) and (card.is_enchantment or card.is_incantation) and is_warded_zone(game, zone):
        return refusals.WARDED_TARGET
    refusal = None
    if card.is_conjuration:
        refusal = why_not_conjured(game, card, zone)
    elif card.is_enchantment:
        if has_duplicate(game.zone_enchantments[zone], card, caster.controller):
            return refusals.DUPLICATE_ENCHANTMENT
    elif card.type is _ATTACK:
        refusal = why_zone_forbidden(game, caster, card.attacks[0], zone)
    if refusal is not None:
        return refusal
    return why_not_by_script(game, caster, card, zone)


def _holds_what_it_must(game: Game, target: Target | None, zone: Zone | None) -> bool:
    return target is None or target.holding is None or holds_marker(game, zone, target.holding)


def is_warded_zone(game: Game, zone: Zone) -> bool:
    """Whether a zone is Warded; as nobody controls a zone, that keeps everybody's enchantments and incantations off."""
    return any(wards(each, zone) for each in WARDS_ZONES.anybody(game) for wards in WARDS_ZONES.of(each))


def why_not_conjured(game: Game, card: Card, zone: Zone) -> Refusal | None:
    """Why a conjuration cannot be attached to this zone."""
    exclusive = card.has(ZONE_EXCLUSIVE)
    for each in game.in_zone[zone]:
        if each.is_conjuration and each.attached_to is None:
            if each.card is card:
                return refusals.SAME_CONJURATION
            if exclusive and has(each, ZONE_EXCLUSIVE):
                return refusals.EXCLUSIVE_TAKEN
    return None


def why_not_border(game: Game, caster: Object, card: Card, border: Border) -> Refusal | None:
    """Why a wall cannot be put on this border: one of its zones in range, the border in sight, nothing there yet."""
    if caster.zone is None:
        return refusals.OUT_OF_RANGE
    low, high = reach_of(game, caster, card)
    is_near = is_any_within(game.arena.distance[caster.zone], border.zones, low, high)
    if not is_near and not is_brought_near(game, caster, card, border.zones):
        return refusals.OUT_OF_RANGE
    if border in game.walls:
        return refusals.WALL_THERE
    if not has(caster, FLYING) and not sees_border(game, caster.zone, border):
        return refusals.NO_SIGHT
    return why_not_by_script(game, caster, card, border)


def _is_here(game: Game, caster: Object, target: Place) -> bool:
    """Whether a target is the caster's zone, in it, or on a border of it."""
    if isinstance(target, Border):
        return caster.zone in target.zones
    return caster.zone in (zones_of(game, target) if isinstance(target, Object) else (target,))


def why_not_by_script(game: Game, caster: Object, card: Card, target: Place) -> Refusal | None:
    """Why the text of the caster or of the spell rules a target out."""
    if CASTS_ONLY_HERE in caster.script.answers and not _is_here(game, caster, target):
        return refusals.OUT_OF_RANGE
    rules = script_of(card).target_rules
    if rules:
        declared = Declaration(game, card, caster, target)
        for refusal, holds in rules:
            if not holds(declared):
                return refusal
    return None


def why_not_target(game: Game, caster: Object, card: Card, target: Place) -> Refusal | None:
    """Why a spell cannot be aimed there, whatever "there" is."""
    assert card.target is not None
    if isinstance(target, Object):
        return why_not_object(game, caster, card, target)
    if target is None:
        return why_not_by_script(game, caster, card, None)
    if isinstance(target, Border):
        return why_not_border(game, caster, card, target)
    return why_not_zone(game, caster, card, target)


def why_not_turned_on(game: Game, caster: Object, card: Card, target: Place) -> Refusal | None:
    """Why a spell cannot be turned back there: range and sight do not matter, the way it came is open."""
    assert card.target is not None
    if not isinstance(target, Object):
        return why_not_by_script(game, caster, card, target)
    if not matches(card.target, caster.controller, target):
        return refusals.WRONG_TARGET
    return why_not_affected(game, caster.controller, card, target) or why_not_by_script(game, caster, card, target)


def targets(game: Game, caster: Object, card: Card) -> list[Place]:
    """Every legal target of a spell."""
    return [each for each in candidates(game, caster, card) if why_not_target(game, caster, card, each) is None]


def candidates(game: Game, caster: Object, card: Card) -> list[Place]:
    """Everything in the arena a player might reasonably aim this spell at."""
    assert card.target is not None
    low, high = reach_of(game, caster, card)
    zone = caster.zone
    found: list[Place] = []
    for kind in card.target.kinds:
        if kind == "arena" or card.target.is_in_a_pile:
            found.append(None)
            return found
        if zone is None:
            if kind in ("mage", "creature", "object", "self") and matches(card.target, caster.controller, caster):
                found.append(caster)
            continue
        far = high if high < game.arena.farthest else game.arena.farthest
        within = game.arena.within[zone][0 if card.attacks else low][far]
        if EXTENDS_REACH in game.listeners:
            within = _with_what_is_brought_near(game, caster, card, within)
        match kind:
            case "zone":
                found += within if low == 0 or not card.attacks else game.arena.within[zone][low][far]
            case "zone border":
                found += game.arena.borders
            case "creature" | "mage":
                for near in within:
                    for each in game.in_zone[near]:
                        if each.is_creature:
                            found.append(each)
            case "conjuration":
                for near in within:
                    for each in game.in_zone[near]:
                        if each.card.is_conjuration:
                            found.append(each)
                found += game.walls.values()
            case "self":
                found.append(game.players[caster.controller].mage)
            case "wall":
                found += game.walls.values()
            case "terrain" | "v'tar orb" | "vine marker":
                for each in game.objects.values():
                    if each.zone in within:
                        found.append(each)
            case "object":
                found += [each for each in game.objects.values() if each.card.type is not _MARKER]
            case "enchantment":
                found += [each for each in game.objects.values() if each.card.is_enchantment]
            case "equipment":
                found += [each for each in game.objects.values() if each.card.is_equipment]
    return found


def _with_what_is_brought_near(game: Game, caster: Object, card: Card, within: Sequence[Zone]) -> tuple[Zone, ...]:
    """These zones, and those farther away that something could be given up to reach."""
    found = [*within]
    for each in EXTENDS_REACH.anybody(game):
        if each.zone is not None and each.zone not in found and is_brought_near(game, caster, card, (each.zone,)):
            found.append(each.zone)
    return tuple(found)


def fits_where_it_is(game: Game, enchantment: Object) -> bool:
    """Whether an enchantment that is being revealed still matches what it is attached to."""
    target = enchantment.card.target
    assert target is not None
    host = enchantment.attached_to
    if host is None:
        return "zone" in target.kinds and _holds_what_it_must(game, target, enchantment.zone)
    if not matches(target, enchantment.controller, host):
        return False
    return all(
        name not in _DAMAGE_TYPES or not has(host, IMMUNITY[_DAMAGE_TYPES[name]]) for name in enchantment.card.subtypes
    )

"""Action Phases: activating a creature, what it can do, doing it, and what ends with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import Ability
from mageduel.dsl.steps import ACTIVATING
from mageduel.facts.cards import FULL, QUICK, ActionKind
from mageduel.facts.conditions import DISABLE, TAUNT
from mageduel.facts.traits import INCAPACITATED, ROOTED, SLOW, UPROOT, VIGILANT
from mageduel.kernel.questions import Count, Form, Question
from mageduel.kernel.requests import ALL, Answer, GroupedRequest, Refusal
from mageduel.rules import refusals
from mageduel.rules.attack import action as attack_action
from mageduel.rules.attack.barriers import press_against_barriers
from mageduel.rules.attack.guards import GUARD, TO_GUARD, drop_guard, go_on_guard
from mageduel.rules.attack.mandatory_actions import forced_actions, is_driven, taunted_by
from mageduel.rules.attack.targets import attack_bars, targets, why_no_attack_at_all, zone_targets
from mageduel.rules.casting import at_hand, declaring
from mageduel.rules.casting import spells as casting
from mageduel.rules.casting.built_in import has_spells
from mageduel.rules.casting.declaring import TO_CAST
from mageduel.rules.casting.mana import PAY, TO_PAY, available, pay
from mageduel.rules.conditions.grapple import TO_RELEASE, is_in_grapple, release, release_options
from mageduel.rules.conditions.lasting import end_for, grant_for_a_while
from mageduel.rules.conditions.markers import (
    SPENT_AFTERWARDS,
    activation_clears,
    cannot_guard,
    end_of_action_phase,
    pay_for_exertion,
    remove_condition,
)
from mageduel.rules.enchantments.reveals import (
    REVEALS,
    TO_REVEAL,
    reveal_beside,
    reveal_mandatory,
    reveal_window,
    reveals_beside,
)
from mageduel.rules.equipment.autonomous import offer_autonomous_attacks
from mageduel.rules.happenings import happen
from mageduel.rules.movement import moves as movement
from mageduel.rules.movement.moves import GATE, TELEPORTS_FOR, TO_MOVE
from mageduel.rules.objects.characteristics import has, value
from mageduel.rules.objects.destroy import settle
from mageduel.rules.objects.tokens import Stock, has_tokens, take_tokens
from mageduel.rules.round.special_actions import abilities_of, choices_of
from mageduel.state.events import ActionPhaseEnded, Activated
from mageduel.state.game import Game
from mageduel.state.marks import ACTION_PHASE_END, OWN_ACTION_PHASE, ready_marker
from mageduel.state.objects import Object
from mageduel.state.parts import ABILITY, BAR, CHOICE, OBJECT, PLACE
from mageduel.state.phases import Phase
from mageduel.state.running import ActionPhase

TO_DO_NOTHING: Final = Form("nothing", icon="flag", key="N")
NOTHING: Final[Answer] = TO_DO_NOTHING()
TO_ATTACK: Final = Form("attack", OBJECT, BAR, PLACE, group="attacks", icon="melee")
TO_USE_ABILITY: Final = Form("ability", OBJECT, ABILITY, rest=CHOICE, group="abilities")
ACTION: Final = Question(
    "action",
    *TO_MOVE,
    TO_ATTACK,
    TO_CAST,
    TO_USE_ABILITY,
    TO_RELEASE,
    TO_GUARD,
    *TO_REVEAL,
    about={"phase": ActionPhase},
    declines=TO_DO_NOTHING,
    insists=True,
    count=Count.AT_TIMES,
)
PAY_TO_UPROOT: Final = Question("uproot", TO_PAY, about={"creature": Object, "cost": int}, declines=TO_DO_NOTHING)
GUARD_AFTERWARDS: Final = Question("vigilant", TO_GUARD, about={"creature": Object}, declines=TO_DO_NOTHING)
_ATTACKS: Final = 1
"""Where attacks stand among the groups of options."""
_BEFORE_SPELLS: Final = 2
"""How many groups stand before the spells."""
_UNTIL_IT_ACTS: Final = frozenset((OWN_ACTION_PHASE,))
_UNTIL_IT_HAS_ACTED: Final = frozenset((ACTION_PHASE_END,))


async def take_action_phase(game: Game, creature: Object) -> None:
    """One creature's Action Phase, from activation to its end."""
    creature.active = False
    if creature.guarding:
        await drop_guard(game, creature)
        await settle(game)
    phase = game.action_phase = ActionPhase(creature, creature.zone)
    game.acting = creature
    if creature.has_anything_until(_UNTIL_IT_ACTS):
        await end_for(game, creature, _UNTIL_IT_ACTS)
    if creature.conditions or creature.fresh_conditions:
        await activation_clears(game, creature)
    if has(creature, UPROOT):
        await _offer_to_uproot(game, creature)
    for each in taunted_by(game, creature):
        await remove_condition(game, each, TAUNT, each.conditions[TAUNT])
    if Activated in game.heard:
        await happen(game, Activated(creature))
    if game.is_watched:
        await reveal_mandatory(game, ACTIVATING, phase)
        await reveal_window(game, "activation")
    while not phase.is_over and _can_act(game, creature):
        answer = await ActionRequest(game, phase)
        if answer == NOTHING:
            break
        if answer[0] in REVEALS:
            await reveal_beside(game, answer)
            continue
        await perform(game, phase, answer)
        if game.unsettled:
            await settle(game)
        if game.is_watched:
            await reveal_window(game, "action")
    if creature.id in game.objects:
        await _end(game, creature)
    if creature.fresh_conditions:
        creature.let_age()
    game.action_phase = None
    game.acting = None
    if game.is_watched:
        await reveal_window(game, Phase.ACTIONS)


def _can_act(game: Game, creature: Object) -> bool:
    if creature.id not in game.objects or creature.zone is None:
        return False
    if creature.is_mage:
        return game.players[creature.controller].is_alive
    return not has(creature, INCAPACITATED)


async def _offer_to_uproot(game: Game, creature: Object) -> None:
    """A Rooted creature with Uproot may be paid free for this Action Phase."""
    cost = value(creature, UPROOT)
    if cost and has(creature, ROOTED) and available(game, creature.controller) >= cost:
        answer = await PAY_TO_UPROOT.ask(creature.controller, [PAY, NOTHING], creature, cost)
        if answer == PAY:
            pay(game, creature.controller, cost)
            grant_for_a_while(creature, ROOTED(-1), source="Uproot", until=ACTION_PHASE_END)


async def _end(game: Game, creature: Object) -> None:
    """What ends, and what may follow, when the actions are done."""
    if is_in_grapple(creature):
        await press_against_barriers(game, creature)
    if creature.attachments:
        await offer_autonomous_attacks(game, creature)
    if creature.conditions:
        await end_of_action_phase(game, creature)
    if has(creature, VIGILANT) and not creature.guarding and not cannot_guard(creature):
        answer = await GUARD_AFTERWARDS.ask(creature.controller, [GUARD, NOTHING], creature)
        if answer == GUARD:
            await go_on_guard(game, creature)
    if creature.has_anything_until(_UNTIL_IT_HAS_ACTED):
        await end_for(game, creature, _UNTIL_IT_HAS_ACTED)
    if SPENT_AFTERWARDS in creature.marks:
        await pay_for_exertion(game, creature)
    if ActionPhaseEnded in game.heard:
        await happen(game, ActionPhaseEnded(creature))
    if game.unsettled:
        await settle(game)


# What it can do


def action_options(game: Game, phase: ActionPhase) -> list[Answer]:
    """Everything the acting creature may do now; under a mandatory action, only that."""
    return ActionRequest(game, phase).in_groups()


SPELLS_ONLY: Final = Capability[Callable[[Object], bool]]("spells only")
"""Asked of what is attached to a creature: whether it can take no action but casting spells."""


def why_only_spells(creature: Object) -> Refusal | None:
    """Why the creature can do nothing but cast spells."""
    if SPELLS_ONLY not in creature.game.listeners:
        return None
    on_it = [each for each in creature.attachments if not each.hidden]
    return refusals.SPELLS_ONLY if any(holds(each) for each in on_it for holds in SPELLS_ONLY.of(each)) else None


class ActionRequest(GroupedRequest):
    """What to do: what takes no asking around, attacks, each spell, special actions, letting go of prey."""

    __slots__ = (
        "_forced",
        "_full",
        "_game",
        "_has_special_actions",
        "_is_held_to_spells",
        "_phase",
        "_quick",
        "_spells",
    )

    def __init__(self, game: Game, phase: ActionPhase) -> None:
        creature = phase.creature
        quick = can_take_quick_action(phase)
        self.question, self.player, self.subject = ACTION, creature.controller, phase
        self.is_secret = quick and at_hand.may_hide_a_spell(game, creature)
        self._beside = reveals_beside(game, creature.controller) if game.is_watched else None
        self._options, self._count, self._known, self._usual = None, 0, (), _ATTACKS
        self._game = game
        self._phase = phase
        self._quick = quick
        """Whether a quick action is left."""
        self._forced: list[Answer] | None = None
        """What a mandatory action leaves to choose from."""

    def prepare(self) -> int:
        """How many groups there are for this creature now."""
        game, phase = self._game, self._phase
        creature = phase.creature
        self._is_held_to_spells = why_only_spells(creature) is not None
        if not self._is_held_to_spells and is_driven(creature):
            forced = forced_actions(game, phase, attack_options(game, phase))
            if forced:
                self._forced = forced
                return 1
        quick = self._quick
        full = self._full = can_take_full_action(phase)
        can_cast = quick and (creature.is_mage or has_spells(creature))
        at_once = at_hand.castables if full else declaring.quick_spells_at_hand
        self._spells = at_once(game, creature) if can_cast else []
        if self._is_held_to_spells:
            return 1 + len(self._spells)
        self._has_special_actions = quick and not has(creature, INCAPACITATED)
        return _BEFORE_SPELLS + len(self._spells) + self._has_special_actions + bool(creature.preys)

    def group(self, index: int, enough: int = ALL) -> list[Answer]:
        """The options of a group."""
        if self._forced is not None:
            return self._forced
        game, phase = self._game, self._phase
        if index == 0:
            return [NOTHING] if self._is_held_to_spells else _plain_options(game, phase, self._quick, enough)
        place = index - (1 if self._is_held_to_spells else _BEFORE_SPELLS)
        if place < 0:
            return attack_options(game, phase)
        if place < len(self._spells):
            return declaring.declarations(game, phase.creature, self._spells[place], enough)
        if place == len(self._spells) and self._has_special_actions:
            return _special_actions(game, phase.creature, self._full)
        return release_options(phase.creature)


def _plain_options(game: Game, phase: ActionPhase, quick: bool, enough: int) -> list[Answer]:
    """Doing nothing, guarding, moving."""
    options: list[Answer] = [NOTHING]
    if quick and not cannot_guard(phase.creature):
        options.append(GUARD)
    if len(options) < enough:
        options += move_options(game, phase)
    return options


def can_take_quick_action(phase: ActionPhase) -> bool:
    """Whether a quick action is left; a Slow creature that has moved has none."""
    return not phase.has_acted and not (phase.move_actions and has(phase.creature, SLOW))


def can_take_full_action(phase: ActionPhase) -> bool:
    """A full action replaces moving, so it is gone after the first move."""
    return not phase.has_acted and not phase.move_actions


def attack_options(game: Game, phase: ActionPhase) -> list[Answer]:
    """Every attack on every legal target that the actions left allow."""
    creature = phase.creature
    if not can_take_quick_action(phase) or has(creature, INCAPACITATED) or why_no_attack_at_all(creature) is not None:
        return []
    options: list[Answer] = []
    full = can_take_full_action(phase)
    for source, index, bar in attack_bars(creature):
        if bar.action is FULL and not full:
            continue
        if bar.zone:
            for zone in zone_targets(game, creature, bar):
                options.append(("attack", source.id, index, game.arena.zone_names[zone]))
        else:
            for target in targets(game, creature, bar):
                options.append(("attack", source.id, index, target.id))
    return options


def move_options(game: Game, phase: ActionPhase) -> list[Answer]:
    """Every zone the creature may move into, on foot or over a wall with its whole action."""
    creature = phase.creature
    if phase.has_acted or creature.zone is None:
        return []
    jumps = movement.jumps(game, phase) if TELEPORTS_FOR.is_given_by(creature) else []
    if GATE in game.listeners and movement.why_no_move_action(game, phase, by_gate=True) is None:
        jumps = list(dict.fromkeys((*jumps, *movement.gates(game, creature))))
    if movement.why_no_move_action(game, phase) is not None:
        return jumps
    full = can_take_full_action(phase)
    zones = movement.zones_in_reach(game, creature)
    ways = []
    for zone in zones:
        way = movement.way_into(game, creature, zone, full)
        if way is not None:
            ways.append(way)
    return [*ways, *jumps]


def _special_actions(game: Game, creature: Object, full: bool) -> list[Answer]:
    options = ability_options(game, creature, QUICK)
    return options + ability_options(game, creature, FULL) if full else options


def ability_options(game: Game, creature: Object, timing: ActionKind | None) -> list[Answer]:
    """Special actions the creature can take: its own, and those other objects lend it."""
    options: list[Answer] = []
    for holder, index, ability in abilities_for(game, creature, timing):
        for choice in choices_of(game, holder, ability):
            options.append(("ability", holder.id, index, *choice))
    return options


def abilities_for(game: Game, creature: Object, timing: ActionKind | None) -> list[tuple[Object, int, Ability]]:
    """The special actions of this timing the creature may take."""
    found = []
    for index, ability in enumerate(abilities_of(creature)):
        if ability.timing is timing and ability.by is None and is_ready(creature, ability):
            found.append((creature, index, ability))
    for holder in game.heeding(Ability):
        if holder is creature:
            continue
        for index, ability in enumerate(holder.script.abilities):
            is_offered = ability.timing is timing and ability.by is not None and ability.by(holder, creature)
            if is_offered and is_ready(holder, ability):
                found.append((holder, index, ability))
    return found


def abilities_within_reach(game: Game, creature: Object) -> list[tuple[Object, Ability]]:
    """The special actions the creature could take if it had the time and they were ready."""
    own = [(creature, each) for each in abilities_of(creature) if each.by is None and each.timing is not None]
    lent = [
        (holder, each)
        for holder in game.objects.values()
        if holder is not creature and not holder.hidden
        for each in holder.script.abilities
        if each.timing is not None and each.by is not None and each.by(holder, creature)
    ]
    return own + lent


def why_not_ability(phase: ActionPhase, holder: Object, ability: Ability) -> Refusal | None:
    """Why the acting creature cannot take a special action now, on whomever."""
    only_spells = why_only_spells(phase.creature)
    if only_spells is not None:
        return only_spells
    if has(phase.creature, INCAPACITATED):
        return refusals.INCAPACITATED_ACTOR
    if ability.timing is FULL and not can_take_full_action(phase):
        return refusals.NEEDS_FULL_ACTION
    if ability.takes is not None and not has_tokens(holder, Stock(*ability.takes)):
        return refusals.TOKENS_MISSING
    return None if is_ready(holder, ability) else refusals.ALREADY_USED


def is_ready(holder: Object, ability: Ability) -> bool:
    """Whether the ability has a use left this round."""
    if DISABLE in holder.conditions:
        return False
    if ability.takes is not None and not has_tokens(holder, Stock(*ability.takes)):
        return False
    return ability.uses is None or holder.marks.get(ready_marker(ability.name), 0) < ability.uses


async def use_ability(game: Game, answer: Answer) -> None:
    """Use an ability as an option named it."""
    _, holder_id, index, *choice = answer
    holder = game.objects[holder_id]
    ability = abilities_of(holder)[index]
    if ability.uses is not None:
        holder.mark(ready_marker(ability.name))
    if ability.takes is not None:
        await take_tokens(game, holder, *ability.takes)
    await ability.perform(game, holder, tuple(choice))


# Doing it


async def perform(game: Game, phase: ActionPhase, answer: Answer) -> None:
    """Carry out one chosen action."""
    creature = phase.creature
    what: str = answer[0]
    match what:
        case "move":
            if phase.move_actions == 1 and movement.second_move_is_quick_action(creature):
                phase.has_acted = phase.is_over = True
            await movement.take_move_action(game, phase, game.arena.zone(answer[1]))
            return
        case "jump":
            if phase.move_actions == 1 and movement.second_move_is_quick_action(creature):
                phase.has_acted = phase.is_over = True
            await movement.take_move_action(game, phase, game.arena.zone(answer[1]), jumps=True)
            return
        case "climb":
            phase.has_acted = phase.is_over = True
            await movement.take_move_action(game, phase, game.arena.zone(answer[1]), climbs=True)
        case "attack":
            await _attack(game, phase, answer)
        case "cast":
            full = can_take_full_action(phase)
            phase.has_acted = phase.is_over = True
            await casting.cast_spell(game, declaring.declared_spell(game, creature, answer, full))
        case "guard":
            phase.has_acted = phase.is_over = True
            await go_on_guard(game, creature, is_action=True)
        case "release":
            await release(game, game.objects[answer[1]])
            return
        case "ability":
            phase.has_acted = phase.is_over = True
            await use_ability(game, answer)
    phase.just_moved = False


async def _attack(game: Game, phase: ActionPhase, answer: Answer) -> None:
    _, source_id, index, target = answer
    bar = game.objects[source_id].card.attacks[index]
    phase.has_acted = phase.is_over = True
    if bar.zone:
        await attack_action.zone_attack(game, phase.creature, bar, game.arena.zone(target))
    else:
        attack = await attack_action.attack_with(game, phase.creature, bar, game.objects[target])
        if not attack.is_committed and not attack.action.is_replaced:
            phase.has_acted = phase.is_over = False

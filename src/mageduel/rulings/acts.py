"""Acts: what happens in a scene, by name, as a procedure of the rules; and what is only asked of the rules."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from mageduel.dsl.declarations import Declaration
from mageduel.facts.cards import AttackBar, Card
from mageduel.facts.conditions import CONDITIONS
from mageduel.facts.library import card as find_card
from mageduel.kernel.record import as_answer
from mageduel.kernel.requests import Refusal
from mageduel.rules import refusals
from mageduel.rules.attack.action import attack_with
from mageduel.rules.attack.targets import attack_bars, why_no_attack_at_all, why_not_attack
from mageduel.rules.casting import declaring, targeting
from mageduel.rules.casting.costs import price
from mageduel.rules.casting.mana import available
from mageduel.rules.casting.resolution import summon
from mageduel.rules.casting.spells import cast_spell
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.enchantments.reveals import reveal
from mageduel.rules.movement import moves as movement
from mageduel.rules.objects.control import take_control
from mageduel.rules.objects.destroy import destroy, settle
from mageduel.rules.round import action_stage, activation, deployment, phases, upkeep
from mageduel.state.arena import Direction
from mageduel.state.causes import Printed
from mageduel.state.events import EnteredPlay
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import ActionPhase

DUEL: Final = "duel"
"""The game itself goes on, as its players answer."""
Act = Sequence[Any]
"""The name of an act, and whom it is about."""
Procedure = Coroutine[Any, Any, Any]

PHASES: Final[dict[str, Callable[[Game], Procedure]]] = {
    "upkeep": upkeep.upkeep_phase,
    "channel": phases.channel_phase,
    "channel-step": phases.channel,
    "reset": phases.reset_phase,
    "academy-reset": phases.academy_reset_phase,
    "final-quickcast": phases.final_quickcast_phase,
    "end-round": phases.end_round,
    "deploy": deployment.deployment_phase,
}
"""Acts that are a phase or a step of the round."""


def procedure_of(game: Game, act: Act) -> Procedure:
    """What an act does, ready to run."""
    name, *about = act
    if name in PHASES:
        return PHASES[name](game)
    match name, about:
        case "attack", (attacker, holder, bar, target):
            weapon = game.objects[holder].card.attacks[bar]
            return attack_with(game, game.objects[attacker], weapon, game.objects[target])
        case "cast", (caster, full, answer):
            said = as_answer(answer)
            return cast_spell(
                game, declaring.declared_spell(game, game.objects[caster], said, has_full_action=bool(full))
            )
        case "act", (creature,):
            return activation.take_action_phase(game, game.objects[creature])
        case "use", (seat, answer):
            return action_stage.act_between(game, seat, as_answer(answer))
        case "summon", (card, zone, seat):
            return summon(game, find_card(card), game.arena.zone(zone), seat, seat)
        case "mark", (creature,):
            return _met_by_its_mage(game, game.objects[creature])
    return _settled(game, _by_force(game, name, about))


def _by_force(game: Game, name: str, about: Sequence[Any]) -> Procedure:
    """What a situation needs to have happened, whoever brought it about."""
    thing = game.objects[about[0]]
    match name, about[1:]:
        case "reveal", ():
            return reveal(game, thing)
        case "give", (condition, number):
            return give_condition(game, thing, CONDITIONS[condition.lower()], number)
        case "push", (direction,):
            return movement.push(game, thing, Direction(direction))
        case "teleport", (zone,):
            return movement.teleport(game, thing, game.arena.zone(zone))
        case "destroy", ():
            return destroy(game, thing, Printed(thing.card.name))
        case "control", (seat,):
            return take_control(game, thing, seat)
    raise ValueError(f"no act is called {name}")


async def _settled(game: Game, procedure: Procedure) -> None:
    """An act, and what follows from it for Life, armor and guards."""
    await procedure
    await settle(game)


async def _met_by_its_mage(game: Game, creature: Object) -> None:
    """What a mage does when a creature of his has just been summoned."""
    mage = game.players[creature.controller].mage
    for respond in mage.script.handlers[EnteredPlay]:
        await respond(game, mage, EnteredPlay(creature, is_summoned=True))


def bar_of(attacker: Object, name: str) -> AttackBar:
    """An attack a creature could make, by its name."""
    found = next((each for _, _, each in attack_bars(attacker) if each.name == name), None)
    if found is None:
        raise ValueError(f"{attacker} has no {name} to attack with")
    return found


def why_no_attack(game: Game, attacker: Object, bar: AttackBar, target: Object) -> Refusal | None:
    """Why a creature may not attack something so; None if it may."""
    return why_no_attack_at_all(attacker) or why_not_attack(game, attacker, bar, target)


def why_no_cast(game: Game, caster: Object, card: Card, target: int | str) -> Refusal | None:
    """Why a spell may not be cast on an object, a zone, a border or the arena; None if it may."""
    refusal = declaring.why_not_cast(game, caster, card)
    if refusal is not None:
        return refusal
    place = targeting.place_of(game, target)
    refusal = targeting.why_not_target(game, caster, card, place)
    if refusal is not None:
        return refusal
    if place not in list(targeting.candidates(game, caster, card)):
        return refusals.WRONG_TARGET
    funds = available(game, caster.controller, caster)
    ways = declaring.choices_for(game, caster, card, place)
    costs = [price(Declaration(game, card, caster, place, each)).to_pay for each in ways]
    return refusals.NOT_ENOUGH_MANA if min(costs, default=funds + 1) > funds else None


def why_no_move(game: Game, phase: ActionPhase, zone: str) -> Refusal | None:
    """Why a creature may not walk into a zone, having come so far; None if it may."""
    refusal = movement.why_no_move_action(game, phase)
    return refusal or movement.why_not_move(game, phase.creature, game.arena.zone(zone))

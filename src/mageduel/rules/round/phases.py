"""The game round: the phases of the Ready Stage, then the Action Stage, again and again until one mage is left."""

from __future__ import annotations

from mageduel.facts.conditions import DISABLE
from mageduel.kernel.requests import SAFE_POINT, Request
from mageduel.rules.attention import is_heard
from mageduel.rules.conditions.markers import remove_condition
from mageduel.rules.dice import roll_effect_die
from mageduel.rules.enchantments.reveals import reveal_window
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import channeling, touch
from mageduel.rules.objects.destroy import settle
from mageduel.rules.planning.plans import planning_phase
from mageduel.rules.round import action_stage
from mageduel.rules.round.arrivals import summon_arrivals
from mageduel.rules.round.deployment import deployment_phase
from mageduel.rules.round.upkeep import upkeep_phase
from mageduel.rules.victory.standing import check_victory, end
from mageduel.state.events import Channeled, InitiativeTaken, PhaseBegan, Rolled, RoundBegan, RoundEnded
from mageduel.state.game import Game
from mageduel.state.marks import RESET
from mageduel.state.modes import Phase
from mageduel.state.objects import OWN_ACTION_PHASE, ROUND_END

LONGEST_GAME = 1000
"""A bound no played duel comes near: after so many rounds one that nobody can win is called a draw."""


async def play(game: Game) -> None:
    """Play until the game is over; the state alone says where to go on."""
    while game.result is None:
        if game.marks_safe_points:
            await SAFE_POINT
        if game.phase is Phase.ACTIONS:
            if action_stage.is_over(game):
                _next_phase(game)
                continue
            await action_stage.take_turn(game)
        else:
            if game.log is not None:
                game.tell(PhaseBegan(game.phase))
            await _PHASES[game.phase](game)
        if game.unsettled:
            await settle(game)
        check_victory(game)
        if game.phase is not Phase.ACTIONS and game.result is None:
            _next_phase(game)


def _next_phase(game: Game) -> None:
    phases = game.mode.phases
    index = phases.index(game.phase) + 1
    game.phase = phases[index % len(phases)]
    game.turn = game.initiative


async def initiative_phase(game: Game) -> None:
    """Round 1: the higher roll says who begins. Later the marker goes to the next living player (ruling R2)."""
    game.round += 1
    if game.round > LONGEST_GAME:
        end(game, None, "the duel went on for too long")
        return
    game.tell(RoundBegan(game.round))
    if game.round == 1:
        game.initiative = await _roll_for_initiative(game)
    else:
        game.initiative = next(seat for seat in game.seats_from(game.initiative)[1:] if game.players[seat].is_alive)
    await happen(game, InitiativeTaken(game.initiative))
    await reveal_window(game, "Initiative Phase")


async def _roll_for_initiative(game: Game) -> int:
    contenders = [player.seat for player in game.players]
    while len(contenders) > 1:
        rolls = {}
        for seat in contenders:
            rolls[seat] = await roll_effect_die(game)
            await happen(game, Rolled(None, seat, "initiative", rolls[seat]))
        contenders = [seat for seat in contenders if rolls[seat] == max(rolls.values())]
    winner = contenders[0]
    answer = await Request(winner, "initiative", lambda: [("initiative", player.seat) for player in game.players])
    chosen: int = answer[1]
    return chosen


async def reset_phase(game: Game) -> None:
    """Action, quickcast and ready markers turn to their active side; what lasted for the round is over."""
    for player in game.players:
        player.quickcast = True
    for thing in tuple(game.objects.values()):
        thing.expire(RESET)
        if thing.is_creature and thing.zone is not None:
            thing.active = game.players[thing.controller].is_alive
        if thing.conditions.get(DISABLE, 0) > thing.fresh_conditions.pop(DISABLE, 0):
            await remove_condition(game, thing, DISABLE)
    await reveal_window(game, "Reset Phase")
    for thing in game.objects.values():  # what was placed just now has outlasted the only Reset Phase it was to
        if thing.fresh_conditions:
            thing.fresh_conditions.pop(DISABLE, None)


async def channel_phase(game: Game) -> None:
    """Everything with a Channeling attribute collects mana."""
    for thing in tuple(game.objects.values()):
        if thing.card.channeling is None or thing.hidden:
            continue
        amount = channeling(thing)
        if amount and (not thing.is_mage or game.players[thing.controller].is_alive):
            thing.mana += amount
            if is_heard(game, Channeled):
                await happen(game, Channeled(thing, amount))
    await reveal_window(game, "Channel Phase")


async def first_quickcast_phase(game: Game) -> None:
    """A quickcast before anybody acts."""
    await action_stage.quickcast_phase(game, "First Quickcast Phase")


async def final_quickcast_phase(game: Game) -> None:
    """A quickcast after everybody has acted; then the round ends."""
    await action_stage.quickcast_phase(game, "Final Quickcast Phase")
    await _end_round(game)


async def _end_round(game: Game) -> None:
    for thing in tuple(game.objects.values()):
        if thing.lasting:
            kept = [each for each in thing.lasting if each.until not in (ROUND_END, OWN_ACTION_PHASE)]
            kept = [each for each in kept if each.until != "its next melee attack"]
            if len(kept) != len(thing.lasting):
                thing.lasting = kept
                touch(thing)
    if game.arrivals:
        await summon_arrivals(game)
    await happen(game, RoundEnded(game.round))
    if game.unsettled:
        await settle(game)


_PHASES = {
    Phase.INITIATIVE: initiative_phase,
    Phase.RESET: reset_phase,
    Phase.CHANNEL: channel_phase,
    Phase.UPKEEP: upkeep_phase,
    Phase.PLANNING: planning_phase,
    Phase.DEPLOYMENT: deployment_phase,
    Phase.FIRST_QUICKCAST: first_quickcast_phase,
    Phase.FINAL_QUICKCAST: final_quickcast_phase,
}

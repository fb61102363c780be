"""The game round: its phases in the order of the rule set, again and again until the duel is decided."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from mageduel.dsl.capabilities import Capability
from mageduel.facts.conditions import DISABLE
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import SAFE_POINT
from mageduel.rules.conditions.disable import lasting_disables
from mageduel.rules.conditions.lasting import end_for_all
from mageduel.rules.conditions.markers import remove_condition
from mageduel.rules.dice import roll_off
from mageduel.rules.enchantments.reveals import reveal_window
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import channeling
from mageduel.rules.objects.destroy import settle
from mageduel.rules.round import action_stage
from mageduel.rules.round.arrivals import summon_arrivals
from mageduel.rules.round.round_end import AS_ROUND_ENDS, resolve_round_end
from mageduel.rules.round.token_upkeep import end_last_rounds
from mageduel.rules.victory.concessions import take_out_conceded
from mageduel.rules.victory.standing import DuelEnds, check_victory, end
from mageduel.state.causes import HowEnded, Why
from mageduel.state.events import Channeled, InitiativeTaken, PhaseBegan, RoundBegan, RoundEnded
from mageduel.state.game import Game
from mageduel.state.marks import NEXT_ATTACK, NEXT_MELEE_ATTACK, NEXT_RANGED_ATTACK, OWN_ACTION_PHASE, RESET, ROUND_END
from mageduel.state.objects import Object
from mageduel.state.parts import SEAT
from mageduel.state.phases import Phase

LONGEST_GAME: Final = 1000
"""A bound no played duel comes near: after so many rounds one that nobody can win is called a draw."""

INITIATIVE_PASSED: Final = "initiative-passed"
CREATURES_RESET: Final = "creatures-reset"
MARKERS_FLIPPED: Final = "markers-flipped"
"""The moments after the first three steps of the Academy's Reset Phase; the fourth ends it."""

_OVER_WITH_THE_ROUND: Final = frozenset(
    (ROUND_END, OWN_ACTION_PHASE, NEXT_ATTACK, NEXT_MELEE_ATTACK, NEXT_RANGED_ATTACK)
)
_UNTIL_RESET: Final = frozenset((RESET,))
WHO_BEGINS: Final = Question("initiative", Form("initiative", SEAT, icon="star"))


async def play(game: Game) -> None:
    """Play until the game is over; the state alone says where to go on."""
    phases, places = game.rules.round, game.rules.places
    is_decided = game.is_over
    try:
        while not is_decided:
            if game.marks_safe_points:
                await SAFE_POINT
            if game.conceded:
                await take_out_conceded(game)
            place = places[game.phase]
            is_over, play_on = phases[place].is_over, phases[place].play
            if is_over is None:
                if place == 0 or game.log is not None:
                    begin_phase(game, place)
                await play_on(game)
                is_done = True
            else:
                is_done = is_over(game)
                if not is_done:
                    await play_on(game)
            if is_done:
                place = (place + 1) % len(phases)
                if place == 0:
                    await end_round(game)
            if game.unsettled:
                await settle(game)
            is_decided = check_victory(game)
            if is_done and not is_decided:
                game.phase = phases[place].phase
                game.turn = game.initiative
    except DuelEnds:
        pass


def begin_phase(game: Game, place: int) -> None:
    """A phase begins, the first of them with a new round."""
    if place == 0:
        begin_round(game)
    if game.log is not None:
        game.tell(PhaseBegan(game.phase))


def begin_round(game: Game) -> None:
    """One round more; a duel nobody can win is called off in the end."""
    game.round += 1
    if game.round > LONGEST_GAME:
        end(game, None, HowEnded.TOO_LONG)
        raise DuelEnds
    if game.log is not None:
        game.tell(RoundBegan(game.round))


async def end_round(game: Game) -> None:
    """What lasted for the round is over, and what was to come with its end arrives."""
    await end_for_all(game, _OVER_WITH_THE_ROUND)
    await end_last_rounds(game)
    game.fallen = ()
    if game.arrivals:
        await summon_arrivals(game)
    if RoundEnded in game.heard:
        await happen(game, RoundEnded(game.round))
    if AS_ROUND_ENDS in game.listeners:
        await resolve_round_end(game)
    if game.unsettled:
        await settle(game)


async def initiative_phase(game: Game) -> None:
    """Round 1: the higher roll says who begins. Later the marker goes to the next living opponent (rulings R2, M10)."""
    await pass_initiative(game)
    if game.is_watched:
        await reveal_window(game, Phase.INITIATIVE)


async def pass_initiative(game: Game) -> None:
    """Who goes first this round."""
    if game.round == 1:
        game.pass_initiative(await _roll_for_initiative(game))
    else:
        team = game.players[game.initiative].team
        for seat in game.seats_from(game.initiative):
            if game.players[seat].is_alive and game.players[seat].team != team:
                game.pass_initiative(seat)
                break
    if InitiativeTaken in game.heard:
        await happen(game, InitiativeTaken(game.initiative))


async def _roll_for_initiative(game: Game) -> int:
    winner = await roll_off(game, Why.INITIATIVE)
    seats = [("initiative", player.seat) for player in game.players if player.is_somebody]
    answer = await WHO_BEGINS.ask(winner, seats)
    chosen: int = answer[1]
    return chosen


async def reset_phase(game: Game) -> None:
    """Action, quickcast and ready markers turn to their active side."""
    reset_creatures(game)
    await flip_markers(game)
    if game.is_watched:
        await reveal_window(game, Phase.RESET)
    forget_fresh_disables(game)


STAYS_SPENT: Final = Capability[Callable[[Object], bool]]("stays spent")
"""Asked of a creature: whether its action marker is not turned up in this Reset Phase."""


def reset_creatures(game: Game) -> None:
    """Every creature of whoever is still alive becomes active."""
    for thing in game.creatures:
        if thing.zone is None:
            continue
        if STAYS_SPENT not in thing.script.answers or not any(stays(thing) for stays in STAYS_SPENT.of(thing)):
            thing.active = game.players[thing.controller].is_alive


async def flip_markers(game: Game) -> None:
    """Quickcast and ready markers turn up, and Disable markers that have had their round go."""
    for player in game.players:
        player.quickcast = True
    await end_for_all(game, _UNTIL_RESET)
    game.wounds = ()
    for thing in list(game.objects.values()):
        if not thing.conditions and not thing.fresh_conditions:
            continue
        if thing.conditions.get(DISABLE, 0) > thing.let_age(DISABLE) + lasting_disables(thing):
            await remove_condition(game, thing, DISABLE)


def forget_fresh_disables(game: Game) -> None:
    """What was placed just now has outlasted the only Reset Phase it was to."""
    for thing in game.objects.values():
        if thing.fresh_conditions:
            thing.let_age(DISABLE)


async def channel_phase(game: Game) -> None:
    """Everything with a Channeling attribute collects mana."""
    await channel(game)
    if game.is_watched:
        await reveal_window(game, Phase.CHANNEL)


WHILE_CHANNELING: Final = Capability[Callable[[Game, Object], Awaitable[None]]]("while channeling")
"""Asked of everything in play when mana has been channeled: what it does in that phase."""


async def channel(game: Game) -> None:
    """Everything that channels does."""
    for thing in list(game.objects.values()):
        if thing.card.channeling is None or thing.hidden:
            continue
        amount = channeling(thing)
        if amount and (not thing.is_mage or game.players[thing.controller].is_alive):
            thing.mana += amount
            if Channeled in game.heard:
                await happen(game, Channeled(thing, amount))
    for each in tuple(WHILE_CHANNELING.anybody(game)):
        for act in WHILE_CHANNELING.of(each):
            await act(game, each)


async def academy_reset_phase(game: Game) -> None:
    """The Academy's first phase: four steps, after each of which enchantments may be revealed."""
    await pass_initiative(game)
    await reveal_window(game, INITIATIVE_PASSED)
    reset_creatures(game)
    await reveal_window(game, CREATURES_RESET)
    await flip_markers(game)
    await reveal_window(game, MARKERS_FLIPPED)
    await channel(game)
    await reveal_window(game, Phase.RESET)
    forget_fresh_disables(game)


def first_quickcast_phase(game: Game) -> Coroutine[Any, Any, None]:
    """A quickcast before anybody acts."""
    return action_stage.quickcast_phase(game, Phase.FIRST_QUICKCAST)


def final_quickcast_phase(game: Game) -> Coroutine[Any, Any, None]:
    """A quickcast after everybody has acted."""
    return action_stage.quickcast_phase(game, Phase.FINAL_QUICKCAST)

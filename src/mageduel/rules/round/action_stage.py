"""The Action Stage: quickcasts first and last, and in between Action Phases in turn, with passing."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import Ability
from mageduel.facts.cards import AttackBar
from mageduel.facts.conditions import DISABLE, GRAPPLE
from mageduel.kernel.questions import PASS, TO_PASS, Count, Form, Question
from mageduel.kernel.requests import Answer, Group, Refusal
from mageduel.rules import refusals
from mageduel.rules.attack import conjuration_attacks
from mageduel.rules.attention import is_heard
from mageduel.rules.casting import spells as casting
from mageduel.rules.casting.spells import TO_QUICKCAST
from mageduel.rules.conditions.grapple import RELEASE, TO_RELEASE, release, release_options
from mageduel.rules.enchantments.reveals import REVEALS, TO_REVEAL, reveal_beside, reveal_window, reveals_beside
from mageduel.rules.happenings import happen
from mageduel.rules.objects.zone_control import whom_it_serves
from mageduel.rules.round import activation
from mageduel.rules.round.activation import TO_ATTACK, TO_USE_ABILITY
from mageduel.rules.round.special_actions import choices_of
from mageduel.rules.victory.standing import check_victory
from mageduel.state.events import Passed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.phases import Phase

TO_ACTIVATE = Form("activate", OBJECT, group="creatures")
_ACTIONS: Final = Phase.ACTIONS
_BETWEEN = (TO_QUICKCAST, TO_USE_ABILITY, TO_RELEASE, TO_ATTACK, *TO_REVEAL)
"""What may be done between Action Phases."""
QUICKCAST = Question(
    "quickcast", TO_QUICKCAST, *TO_REVEAL, about={"phase": Phase}, declines=TO_PASS, count=Count.AT_TIMES
)
ACTIVATE = Question(
    "activate",
    TO_ACTIVATE,
    *_BETWEEN,
    declines=TO_PASS,
    insists=True,
    count=Count.AT_TIMES,
)
AFTERWARDS = Question("after", *_BETWEEN, declines=TO_PASS, count=Count.AT_TIMES)


def active_creatures(game: Game, seat: int) -> list[Object]:
    """Creatures of this player that have still to act."""
    return [each for each in game.objects.values() if each.active and each.controller == seat and each.zone is not None]


def has_active_creature(game: Game, seat: int) -> bool:
    """Whether anything of this player has still to act."""
    for each in game.objects.values():  # noqa: SIM110  (asked at every turn)
        if each.active and each.controller == seat and each.zone is not None:
            return True
    return False


def count_active(game: Game) -> list[int]:
    """How many creatures each player can still activate."""
    counts = [0] * len(game.players)
    for each in game.objects.values():
        if each.active and each.zone is not None:
            counts[each.controller] += 1
    return counts


def quickcast_options(game: Game, seat: int) -> list[Answer]:
    """Spells the quickcast can cast now."""
    player = game.players[seat]
    if not player.quickcast or not player.is_alive:
        return []
    return casting.cast_options(game, player.mage, quick=True, full=False)


def has_secret_quickcast(game: Game, seat: int) -> bool:
    """Whether this player's quickcast could cast something nobody else knows of."""
    player = game.players[seat]
    return player.quickcast and player.is_alive and casting.may_hide_a_spell(game, player.mage)


def _quickcast_groups(game: Game, seat: int) -> list[Group]:
    player = game.players[seat]
    if not player.quickcast or not player.is_alive:
        return []
    return casting.cast_groups(game, player.mage, quick=True, full=False)


CASTS_BETWEEN: Final = Capability[bool]("casts between")
"""Asked of a familiar that is no creature: whether it casts next to a friendly creature's Action Phase."""


def _casters_between(game: Game, seat: int) -> list[Object]:
    """Objects of this player that have a spell to cast between Action Phases."""
    return [
        each
        for each in CASTS_BETWEEN.anybody(game)
        if each.controller == seat and each.prepared is not None and DISABLE not in each.conditions
    ]


def _groups_between(game: Game, seat: int) -> list[Group]:
    """Everything that can be cast between Action Phases: by the quickcast, and by what casts on its own."""
    groups = _quickcast_groups(game, seat)
    if CASTS_BETWEEN in game.listeners and game.players[seat].is_alive:
        for caster in _casters_between(game, seat):
            groups += casting.cast_groups(game, caster, quick=True, full=False)
    return groups


def _casts_in_secret(game: Game, seat: int) -> bool:
    """Whether what this player could cast between Action Phases is not known to all."""
    if has_secret_quickcast(game, seat):
        return True
    return CASTS_BETWEEN in game.listeners and bool(_casters_between(game, seat))


def _pass_or_quickcast(game: Game, seat: int) -> list[Group]:
    return [_pass, *_quickcast_groups(game, seat)]


def _pass() -> tuple[Answer, ...]:
    return (PASS,)


async def quickcast(game: Game, seat: int, answer: Answer) -> None:
    """Spend the quickcast marker on one quick spell; what casts on its own needs none."""
    player = game.players[seat]
    caster = casting.caster_from(game, seat, answer[1])
    if caster is not player.mage:
        await casting.cast_spell(game, casting.declared_spell(game, caster, answer, has_full_action=False))
        return
    player.quickcast = False
    spell = casting.declared_spell(game, player.mage, answer, has_full_action=False)
    spell.is_quickcast = True
    await casting.cast_spell(game, spell)


def free_ability_options(game: Game, seat: int) -> list[Answer]:
    """Abilities this player may use between Action Phases, and attacks of conjurations."""
    options: list[Answer] = []
    listeners = game.listeners
    for grappler in listeners.get(GRAPPLE, ()):
        if grappler.controller == seat:
            options += release_options(grappler)
    for holder in listeners.get(Ability, ()):
        if whom_it_serves(game, holder) == seat:
            for index, ability in enumerate(holder.script.abilities):
                if ability.timing is None and activation.is_ready(holder, ability):
                    options += [("ability", holder.id, index, *choice) for choice in choices_of(game, holder, ability)]
    for conjuration in listeners.get(AttackBar, ()):
        if conjuration.controller == seat:
            options += conjuration_attacks.attack_options(game, conjuration)
    return options


async def act_between(game: Game, seat: int, answer: Answer) -> None:
    """Quickcast, use an ability or reveal; between Action Phases a mage's death is then final (ruling R13)."""
    if answer[0] in REVEALS:
        await reveal_beside(game, answer)
    elif answer[0] == TO_QUICKCAST.word:
        await quickcast(game, seat, answer)
    elif answer[0] == TO_ATTACK.word:
        await conjuration_attacks.attack(game, answer)
    elif answer[0] == RELEASE:
        await release(game, game.objects[answer[1]])
    else:
        await activation.use_ability(game, answer)
    if game.is_watched and answer[0] not in REVEALS:
        await reveal_window(game, "action")
    if game.phase is _ACTIONS:
        check_victory(game)


# Quickcast Phases


async def quickcast_phase(game: Game, phase: Phase) -> None:
    """Each mage in turn may use the quickcast."""
    for seat in game.seats_from(game.initiative):
        while game.players[seat].quickcast and game.players[seat].is_alive:
            answer = await QUICKCAST.ask_in_groups(
                seat,
                partial(_pass_or_quickcast, game, seat),
                phase,
                is_secret=has_secret_quickcast(game, seat),
                beside=reveals_beside(game, seat),
            )
            if answer == PASS:
                break
            await act_between(game, seat, answer)
    if game.is_watched:
        await reveal_window(game, phase)


# Action Phases in turn


def why_not_pass(game: Game, seat: int) -> Refusal | None:
    """Why a player with active creatures cannot let the turn go by; team-mates give no reason to (M1)."""
    return None if _is_outnumbered(game, seat, count_active(game)) else refusals.CANNOT_PASS


def _is_outnumbered(game: Game, seat: int, counts: list[int]) -> bool:
    """Whether an opponent has more creatures still to activate than this player."""
    own, team = counts[seat], game.players[seat].team
    for player in game.players:  # noqa: SIM110  (asked at every turn)
        if counts[player.seat] > own and player.team != team:
            return True
    return False


def is_over(game: Game) -> bool:
    """Whether nobody has anything left to activate."""
    for each in game.objects.values():  # noqa: SIM110  (asked before every turn)
        if each.active and each.zone is not None:
            return False
    return True


async def take_turn(game: Game) -> None:
    """One player's turn: what goes before, one Action Phase, what comes after."""
    seat = game.turn
    game.turn = (seat + 1) % len(game.players)
    if not has_active_creature(game, seat):
        return
    committed = False
    while True:
        answer = await ACTIVATE.ask_in_groups(
            seat,
            partial(_turn_groups, game, seat, committed=committed),
            is_secret=_casts_in_secret(game, seat),
            beside=reveals_beside(game, seat),
        )
        if answer == PASS:
            if is_heard(game, Passed):
                await happen(game, Passed(seat))
            return
        if answer[0] == TO_ACTIVATE.word:
            await activation.take_action_phase(game, game.objects[answer[1]])
            break
        committed = committed or answer[0] not in REVEALS
        await act_between(game, seat, answer)
        if game.result is not None or not has_active_creature(game, seat):
            return
    check_victory(game)
    await _afterwards(game, seat)


async def _afterwards(game: Game, seat: int) -> None:
    """After a friendly Action Phase: the quickcast, and abilities used between Action Phases."""
    player = game.players[seat]
    while player.is_alive and game.result is None:
        if not player.quickcast and not free_ability_options(game, seat) and not _casters_between(game, seat):
            return
        answer = await AFTERWARDS.ask_in_groups(
            seat,
            lambda: [_pass, *_groups_between(game, seat), partial(free_ability_options, game, seat)],
            is_secret=_casts_in_secret(game, seat),
            beside=reveals_beside(game, seat),
        )
        if answer == PASS:
            return
        await act_between(game, seat, answer)


def turn_options(game: Game, seat: int, *, committed: bool) -> list[Answer]:
    """Activate a creature, quickcast before that, or pass unless a quickcast promised an activation (ruling R8)."""
    return [option for group in _turn_groups(game, seat, committed=committed) for option in group()]


def _turn_groups(game: Game, seat: int, *, committed: bool) -> list[Group]:
    return [
        partial(_activations, game, seat, committed=committed),
        *_groups_between(game, seat),
        partial(free_ability_options, game, seat),
    ]


def _activations(game: Game, seat: int, *, committed: bool) -> list[Answer]:
    options: list[Answer] = []
    counts = [0] * len(game.players)
    for each in game.objects.values():
        if each.active and each.zone is not None:
            counts[each.controller] += 1
            if each.controller == seat:
                options.append(("activate", each.id))
    if not committed and _is_outnumbered(game, seat, counts):
        options.append(PASS)
    return options

"""The Action Stage: quickcasts first and last, and in between Action Phases in turn, with passing."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.ruleset import Turns
from mageduel.dsl.script import Ability
from mageduel.facts.cards import AttackBar
from mageduel.facts.conditions import DISABLE, GRAPPLE
from mageduel.kernel.questions import PASS, TO_PASS, Count, Form, Question
from mageduel.kernel.requests import ALL, Answer, GroupedRequest, Refusal
from mageduel.rules import refusals
from mageduel.rules.attack import conjuration_attacks
from mageduel.rules.casting import at_hand, declaring
from mageduel.rules.casting import spells as casting
from mageduel.rules.casting.declaring import TO_QUICKCAST
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
from mageduel.state.hands import Castable
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT, SEAT
from mageduel.state.phases import Phase

TO_ACTIVATE: Final = Form("activate", OBJECT, group="creatures")
_ACTIONS: Final = Phase.ACTIONS
_BY_PLAYERS: Final = Turns.PLAYERS
_BY_SIDES: Final = Turns.SIDES
_BETWEEN: Final = (TO_QUICKCAST, TO_USE_ABILITY, TO_RELEASE, TO_ATTACK, *TO_REVEAL)
"""What may be done between Action Phases."""
QUICKCAST: Final = Question(
    "quickcast", TO_QUICKCAST, *TO_REVEAL, about={"phase": Phase}, declines=TO_PASS, count=Count.AT_TIMES
)
TO_CONFER: Final = Form("confer", SEAT, icon="star")
"""Leaves it to a team-mate what is done in a turn of their side."""
ACTIVATE: Final = Question(
    "activate",
    TO_ACTIVATE,
    TO_CONFER,
    *_BETWEEN,
    declines=TO_PASS,
    insists=True,
    count=Count.AT_TIMES,
)
BEFOREHAND: Final = Question("before", *_BETWEEN, about={"creature": Object}, declines=TO_PASS, count=Count.AT_TIMES)
AFTERWARDS: Final = Question("after", *_BETWEEN, declines=TO_PASS, count=Count.AT_TIMES)


class Turn:
    """One turn while it is taken: whose it is, and what has been said and done in it."""

    __slots__ = ("heard", "is_promised", "may_quickcast", "seats")

    def __init__(self, seats: tuple[int, ...], *, is_promised: bool = False) -> None:
        self.seats = seats
        """The players whose creatures may be activated, beginning with the one who is asked first."""
        self.heard = [seats[0]]
        """Those who have been asked."""
        self.is_promised = is_promised
        """Whether a quickcast before it has promised an activation (ruling R8)."""
        self.may_quickcast = True
        """Whether a quickcast may still go with the activation."""


def whose_turn(game: Game, seat: int) -> tuple[int, ...]:
    """Who takes the turn of this seat: the player, or where sides take turns, he and his team-mates."""
    return (seat,) if game.rules.turns is _BY_PLAYERS else tuple(_standing_with(game, seat))


def _standing_with(game: Game, seat: int) -> list[int]:
    """This player and his team-mates, as far as they stand, in turn order."""
    players = game.players
    team = players[seat].team
    return [each for each in game.seats_from(seat) if players[each].team == team and players[each].is_alive]


def _mates(game: Game, seats: tuple[int, ...]) -> list[int]:
    """Team-mates whose turn it is not, while its Action Phase is friendly to them too (M2); of two, nobody has one."""
    mates: list[int] = []
    if len(game.players) > 2:
        for each in _standing_with(game, seats[0]):
            if each not in seats:
                mates.append(each)
    return mates


def turns_to_come(game: Game) -> list[int]:
    """Who has a turn after the present one, in this order: as things stand, whoever has something left to activate."""
    if game.phase is not _ACTIONS:
        return []
    turns = (whose_turn(game, seat) for seat in game.seats_from(game.turn))
    return list(dict.fromkeys(seats[0] for seats in turns if seats and has_active_creature(game, seats)))


def active_creatures(game: Game, *seats: int) -> list[Object]:
    """Creatures of these players that have still to act."""
    return [each for each in game.creatures if each.active and each.controller in seats and each.zone is not None]


def has_active_creature(game: Game, seats: tuple[int, ...]) -> bool:
    """Whether anything of these players has still to act."""
    for each in game.creatures:  # noqa: SIM110  (asked at every turn)
        if each.active and each.controller in seats and each.zone is not None:
            return True
    return False


def count_active(game: Game) -> list[int]:
    """How many creatures each player can still activate."""
    counts = [0] * len(game.players)
    for each in game.creatures:
        if each.active and each.zone is not None:
            counts[each.controller] += 1
    return counts


def quickcast_options(game: Game, seat: int) -> list[Answer]:
    """Spells the quickcast can cast now."""
    player = game.players[seat]
    if not player.quickcast or not player.is_alive:
        return []
    return declaring.cast_options(game, player.mage, quick=True, full=False)


def has_secret_quickcast(game: Game, seat: int) -> bool:
    """Whether this player's quickcast could cast something nobody else knows of."""
    player = game.players[seat]
    return player.quickcast and player.is_alive and at_hand.may_hide_a_spell(game, player.mage)


def _quickcast_spells(game: Game, seat: int) -> list[Castable]:
    player = game.players[seat]
    if not player.quickcast or not player.is_alive:
        return []
    return declaring.quick_spells_at_hand(game, player.mage)


class QuickcastRequest(GroupedRequest):
    """Passing, or any spell the quickcast can cast now."""

    __slots__ = ("_game", "_spells")

    def __init__(self, game: Game, seat: int, phase: Phase) -> None:
        self.question, self.player, self.subject = QUICKCAST, seat, phase
        self.is_secret = has_secret_quickcast(game, seat)
        self._beside = reveals_beside(game, seat) if game.is_watched else None
        self._options, self._count, self._known, self._usual = None, 0, (), 0
        self._game = game

    def prepare(self) -> int:
        """A group for each spell, after passing."""
        self._spells = _quickcast_spells(self._game, self.player)
        return 1 + len(self._spells)

    def group(self, index: int, enough: int = ALL) -> list[Answer]:
        """Passing, or one of the spells."""
        if index == 0:
            return [PASS]
        mage = self._game.players[self.player].mage
        return declaring.declarations(self._game, mage, self._spells[index - 1], enough)


CASTS_BETWEEN: Final = Capability[bool]("casts between")
"""Asked of a familiar that is no creature: whether it casts next to a friendly creature's Action Phase."""


def _casters_between(game: Game, seat: int) -> list[Object]:
    """Objects of this player that have a spell to cast between Action Phases."""
    casters: list[Object] = []
    for each in CASTS_BETWEEN.anybody(game) if CASTS_BETWEEN in game.listeners else ():
        if each.controller == seat and each.prepared is not None and DISABLE not in each.conditions:
            casters.append(each)
    return casters


class BetweenRequest(GroupedRequest):
    """What can be done between Action Phases: by the quickcast, by what casts on its own, by abilities.

    Before a turn the first group is whom to activate, around somebody else's turn or after one's own it is passing.
    """

    __slots__ = ("_casters", "_game", "_spells", "_turn")

    def __init__(self, question: Question, game: Game, seat: int, turn: Turn, about: Object | None = None) -> None:
        self.question, self.player, self.subject = question, seat, about
        self.is_secret = _casts_in_secret(game, seat, turn)
        self._beside = reveals_beside(game, seat) if game.is_watched else None
        self._options, self._count, self._known, self._usual = None, 0, (), 0
        self._game = game
        self._turn = turn

    def prepare(self) -> int:
        """A group for each spell, between the first and the abilities."""
        game, seat = self._game, self.player
        spells = _quickcast_spells(game, seat) if self._turn.may_quickcast else []
        self._casters: list[Object] | None = None
        if CASTS_BETWEEN in game.listeners and game.players[seat].is_alive:
            casters = [game.players[seat].mage] * len(spells)
            for caster in _casters_between(game, seat):
                own = declaring.quick_spells_at_hand(game, caster)
                spells = spells + own
                casters += [caster] * len(own)
            self._casters = casters
        self._spells = spells
        return 2 + len(spells)

    def group(self, index: int, enough: int = ALL) -> list[Answer]:
        """Activating or passing, one of the spells, or what abilities there are."""
        game = self._game
        if index == 0:
            return _activations(game, self.player, self._turn) if self.question is ACTIVATE else [PASS]
        if index > len(self._spells):
            return free_ability_options(game, self.player)
        caster = game.players[self.player].mage if self._casters is None else self._casters[index - 1]
        return declaring.declarations(game, caster, self._spells[index - 1], enough)


def _casts_in_secret(game: Game, seat: int, turn: Turn) -> bool:
    """Whether what this player could cast between Action Phases is not known to all."""
    player = game.players[seat]
    if turn.may_quickcast and player.quickcast and player.is_alive and at_hand.may_hide_a_spell(game, player.mage):
        return True
    return CASTS_BETWEEN in game.listeners and bool(_casters_between(game, seat))


def quickcast(game: Game, seat: int, answer: Answer) -> Coroutine[Any, Any, None]:
    """Spend the quickcast marker on one quick spell; what casts on its own needs none."""
    player = game.players[seat]
    caster = at_hand.caster_from(game, seat, answer[1])
    if caster is not player.mage:
        return casting.cast_spell(game, declaring.declared_spell(game, caster, answer))
    player.quickcast = False
    spell = declaring.declared_spell(game, player.mage, answer)
    spell.is_quickcast = True
    return casting.cast_spell(game, spell)


def free_ability_options(game: Game, seat: int) -> list[Answer]:
    """Abilities this player may use between Action Phases, and attacks of conjurations."""
    options: list[Answer] = []
    if GRAPPLE in game.listeners:
        for grappler in game.heeding(GRAPPLE):
            if grappler.controller == seat:
                options += release_options(grappler)
    if Ability in game.listeners:
        for holder in game.heeding(Ability):
            if whom_it_serves(game, holder) != seat:
                continue
            for index, ability in enumerate(holder.script.abilities):
                if ability.timing is None and activation.is_ready(holder, ability):
                    for choice in choices_of(game, holder, ability):
                        options.append(("ability", holder.id, index, *choice))
    if AttackBar in game.listeners:
        for conjuration in game.heeding(AttackBar):
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
    """Each mage in turn may use the quickcast; among more than two it goes round until all pass in a row (M4)."""
    order = game.seats_from(game.initiative)
    goes_round = len(order) > 2 and len(game.seated) > 2
    passed = turn = 0
    while passed < len(order):
        seat = order[turn % len(order)]
        has_cast = game.players[seat].quickcast and await _offer_quickcast(game, seat, phase)
        passed = 0 if has_cast and goes_round else passed + 1
        turn += 1
    if game.is_watched:
        await reveal_window(game, phase)


async def _offer_quickcast(game: Game, seat: int, phase: Phase) -> bool:
    """Let one mage use the quickcast, and say whether he did."""
    has_cast = False
    while game.players[seat].quickcast and game.players[seat].is_alive:
        answer = await QuickcastRequest(game, seat, phase)
        if answer == PASS:
            break
        has_cast = has_cast or answer[0] not in REVEALS
        await act_between(game, seat, answer)
    return has_cast


# Action Phases in turn


def why_not_pass(game: Game, seat: int) -> Refusal | None:
    """Why whoever has active creatures cannot let the turn go by; team-mates give no reason to (M1)."""
    own, most = compare_active(game, seat, count_active(game))
    return None if own < most else refusals.CANNOT_PASS


def compare_active(game: Game, seat: int, counts: list[int]) -> tuple[int, int]:
    """One's own number of active creatures and the most of an opponent; of whole sides, where these take turns."""
    if game.rules.turns is _BY_SIDES:
        counts = _of_sides(game, counts)
    team, most = game.players[seat].team, 0
    for player in game.players:
        if counts[player.seat] > most and player.team != team:
            most = counts[player.seat]
    return counts[seat], most


def _of_sides(game: Game, counts: list[int]) -> list[int]:
    """For each player the number of his whole side."""
    return [sum(counts[each.seat] for each in game.players if each.team == one.team) for one in game.players]


def is_over(game: Game) -> bool:
    """Whether nobody has anything left to activate."""
    for each in game.creatures:  # noqa: SIM110  (asked before every turn)
        if each.active and each.zone is not None:
            return False
    return True


async def take_turn(game: Game) -> None:
    """One turn: what goes before, one Action Phase, what comes after."""
    seats = whose_turn(game, game.turn)
    game.turn = (game.turn + 1) % len(game.players)
    if not seats or not has_active_creature(game, seats):
        return
    turn, seat = Turn(seats), seats[0]
    while True:
        answer = await BetweenRequest(ACTIVATE, game, seat, turn)
        if answer == PASS:
            if Passed in game.heard:
                await happen(game, Passed(seat))
            return
        if answer[0] == TO_ACTIVATE.word:
            creature = game.objects[answer[1]]
            mates = _mates(game, seats)
            if not mates or not await _is_preceded(game, turn, mates, creature):
                seat = creature.controller
                await activation.take_action_phase(game, creature)
                break
        elif answer[0] == TO_CONFER.word:
            seat = answer[1]
            turn.heard.append(seat)
            continue
        else:
            await _act_before(game, seat, turn, answer)
        if game.result is not None or not has_active_creature(game, seats):
            return
        if not game.players[seat].is_alive:
            seat = _next_alive(game, seats)
    check_victory(game)
    await _afterwards(game, seat, turn)
    for each in seats:
        if each != seat:
            await _afterwards(game, each, turn)
    for mate in _mates(game, seats):
        await _afterwards(game, mate, turn)


def _next_alive(game: Game, seats: tuple[int, ...]) -> int:
    """The first of these players who is still alive."""
    return next(each for each in seats if game.players[each].is_alive)


async def _is_preceded(game: Game, turn: Turn, mates: list[int], creature: Object) -> bool:
    """Whether a team-mate whose turn it is not does something first, before this creature is activated (M2)."""
    for seat in mates:
        if not _can_act_around(game, seat, turn):
            continue
        answer = await BetweenRequest(BEFOREHAND, game, seat, turn, creature)
        if answer != PASS:
            await _act_before(game, seat, turn, answer)
            return True
    return False


def _act_before(game: Game, seat: int, turn: Turn, answer: Answer) -> Coroutine[Any, Any, None]:
    """Do something before the Action Phase; unless it is a reveal, it has promised one (ruling R8)."""
    turn.is_promised = turn.is_promised or answer[0] not in REVEALS
    return _act_in_turn(game, seat, turn, answer)


async def _act_in_turn(game: Game, seat: int, turn: Turn, answer: Answer) -> None:
    """Act beside an activation; where sides take turns, one quickcast of the side is all that goes with it (M11)."""
    was_ready = game.players[seat].quickcast
    await act_between(game, seat, answer)
    if was_ready and not game.players[seat].quickcast and game.rules.turns is _BY_SIDES:
        turn.may_quickcast = False


async def _afterwards(game: Game, seat: int, turn: Turn) -> None:
    """After a friendly Action Phase: the quickcast, and abilities used between Action Phases."""
    player = game.players[seat]
    while player.is_alive and game.result is None and _can_act_around(game, seat, turn):
        answer = await BetweenRequest(AFTERWARDS, game, seat, turn)
        if answer == PASS:
            return
        await _act_in_turn(game, seat, turn, answer)


def _can_act_around(game: Game, seat: int, turn: Turn) -> bool:
    """Whether this player has a quickcast, or something else to do next to a friendly Action Phase."""
    if game.players[seat].quickcast and turn.may_quickcast:
        return True
    return bool(free_ability_options(game, seat) or _casters_between(game, seat))


def turn_options(game: Game, seat: int, *, committed: bool) -> list[Answer]:
    """Activate a creature, quickcast before that, or pass unless a quickcast promised an activation (ruling R8)."""
    turn = Turn(whose_turn(game, seat), is_promised=committed)
    return BetweenRequest(ACTIVATE, game, seat, turn).in_groups()


def _activations(game: Game, seat: int, turn: Turn) -> list[Answer]:
    """Acting with a creature, leaving that to a team-mate who has not been asked, or passing."""
    options: list[Answer] = []
    counts = [0] * len(game.players)
    seats = turn.seats
    for each in game.creatures:
        if each.active and each.zone is not None:
            controller = each.controller
            counts[controller] += 1
            if controller in seats:
                options.append(("activate", each.id))
    if len(turn.heard) < len(turn.seats):
        for other in turn.seats:
            if other not in turn.heard and game.players[other].is_alive:
                options.append(TO_CONFER(other))
    if not turn.is_promised:
        own, most = compare_active(game, seat, counts)
        if own < most:
            options.append(PASS)
    return options

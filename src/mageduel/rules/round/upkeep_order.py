"""The order of upkeep: which events compete, who orders them, and what comes next (rulings R4 and R47).

Events compete where one could destroy, save, grant to, take from or demand of what the other is about. So everything
an event could change or depends on is a stake, and events that hold the same stake in different ways compete. Each
player nominates the next among his own events that compete; between events of different players whoever has the
initiative decides. All of it follows from what everybody sees. What is due as a round ends is ordered likewise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from mageduel.dsl.upkeep import ALTERS, DEMANDS, HEALS, Due, Way
from mageduel.kernel.questions import WORD, Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.objects.destroy import settle
from mageduel.rules.round.upkeep_stakes import FOLLOWS, MANA, Stake, stakes_of
from mageduel.state.game import Game
from mageduel.state.parts import OBJECT

WHICH_FIRST: Final = Question("upkeep order", Form("first", OBJECT, WORD, rest=OBJECT), about={"dues": tuple})


class Contest(NamedTuple):
    """Events that compete with each other, directly or through others, in the order in which they were listed."""

    dues: list[Due]
    stakes: list[Stake]
    purses: list[Stake]
    """Mana that does not suffice for all: no reason to ask by itself, but whoever asks for it waits with the others."""


async def resolve(game: Game, pending: list[Due]) -> None:
    """Let everything that is due happen, one event at a time.

    Who competes is asked again only after a contested event, and when something has left play: all else that
    happens makes nothing possible that was not possible before.
    """
    contested = contests(game, pending)
    while pending:
        contest = contested.get(pending[0])
        due = pending[0] if contest is None else await choose(game, contest)
        pending.remove(due)
        before = len(game.objects)
        await due.perform()
        if game.unsettled:
            await settle(game)
        over = [due]
        if len(game.objects) != before:
            over += [each for each in pending if not _can_happen(game, each)]
            pending = [each for each in pending if _can_happen(game, each)]
        elif contest is None and due.then is None:
            continue
        pending += [later for each in over if each.then is not None for later in each.then()]
        contested = contests(game, pending)


def _can_happen(game: Game, due: Due) -> bool:
    return due.on.id in game.objects and due.source.id in game.objects


def contests(game: Game, pending: Sequence[Due]) -> dict[Due, Contest]:
    """For every event that competes with another the contest it is part of."""
    if len(pending) < 2 or not _could_compete(game, pending):
        return {}
    stakes = stakes_of(game, pending)
    contested = [stake for stake in stakes.values() if _is_contested(stake)]
    if not contested:
        return {}
    purses = [stake for key, stake in stakes.items() if key[1] is MANA]
    joined: dict[Due, Contest] = {}
    for group, held in _connected(pending, contested, purses):
        contest = Contest(group, held, purses)
        joined.update((due, contest) for due in group)
    return joined


def _could_compete(game: Game, pending: Sequence[Due]) -> bool:
    """Whether more is due than payments, and healing of which nobody makes anything: these compete with nothing."""
    if FOLLOWS in game.listeners:
        return True
    for due in pending:
        for touch in due.own:
            if touch.way is not HEALS and touch.way is not DEMANDS:
                return True
    return False


async def choose(game: Game, contest: Contest) -> Due:
    """Which event of a contest comes next."""
    nominees: dict[tuple[int, Due], Due] = {}  # by seat and the first event of the group it is nominated from
    own = {seat: _own_groups(contest, seat) for seat in game.seats_from(game.initiative)}
    seats = {due: due.seats for due in contest.dues}
    standing: list[Due] = []
    for due in contest.dues:
        stands = True
        for seat in seats[due]:
            group = own[seat].get(due)
            if group is None:
                continue
            if (seat, group[0]) not in nominees:
                nominees[seat, group[0]] = await _ask(seat if game.players[seat].is_alive else _holder(game), group)
            stands = stands and nominees[seat, group[0]] is due
        if not stands:
            continue
        standing.append(due)
    for due in standing:
        rivals = _rivals(contest, due)
        named_against_it = {nominees[key] for key in nominees if key[0] not in seats[due]}
        if not any(seats[due].isdisjoint(seats[other]) or other in named_against_it for other in rivals):
            return due
    named = set(nominees.values()).union(standing)
    candidates = [due for due in contest.dues if due in named]
    return candidates[0] if len(candidates) == 1 else await _ask(_holder(game), candidates)


def _holder(game: Game) -> int:
    """Whoever settles conflicts: the initiative holder, or the next living player clockwise."""
    return next((seat for seat in game.seats_from(game.initiative) if game.players[seat].is_alive), game.initiative)


async def _ask(seat: int, dues: Sequence[Due]) -> Due:
    named: dict[Answer, Due] = {}
    for due in dues:
        answer: Answer = ("first", due.on.id, due.what)
        known = named.setdefault(answer, due)
        if known is not due and known.source is not due.source:
            named[*answer, due.source.id] = due
    chosen = await WHICH_FIRST.ask(seat, list(named), tuple(dues))
    return named[chosen]


def _own_groups(contest: Contest, seat: int) -> dict[Due, list[Due]]:
    """For every event of this player's that competes with another of his own, those he chooses among."""
    mine = [due for due in contest.dues if seat in due.seats]
    if len(mine) < 2:
        return {}
    of_mine = set(mine)

    def held(stakes: Sequence[Stake]) -> list[Stake]:
        return [{due: ways for due, ways in stake.items() if due in of_mine} for stake in stakes]

    contested = [stake for stake in held(contest.stakes) if _is_contested(stake)]
    return {due: group for group, _ in _connected(mine, contested, held(contest.purses)) for due in group}


def _rivals(contest: Contest, due: Due) -> Iterable[Due]:
    """The events that compete with this one directly."""
    for stake in contest.stakes:
        ways = stake.get(due)
        if ways is not None:
            for other, others in stake.items():
                if other is not due and _clash(ways, others):
                    yield other


def _clash(ways: set[Way], others: set[Way]) -> bool:
    """Whether two events that hold one stake in these ways compete: not if both do the same to it."""
    return len(ways | others) > 1 or ALTERS in ways


def _is_contested(stake: Stake) -> bool:
    if len(stake) < 2:
        return False
    first, *others = stake.values()
    return any(_clash(first, ways) for ways in others)


def _connected(
    dues: Sequence[Due], contested: Sequence[Stake], purses: Sequence[Stake]
) -> list[tuple[list[Due], list[Stake]]]:
    """The groups into which contested stakes join events, with those stakes; a purse only widens a group."""
    if not contested:
        return []
    leader = {due: due for due in dues}

    def lead(due: Due) -> Due:
        while leader[due] is not due:
            leader[due] = leader[leader[due]]
            due = leader[due]
        return due

    for stake in (*contested, *purses):
        holders = list(stake)
        for other in holders[1:]:
            leader[lead(other)] = lead(holders[0])
    held: dict[Due, list[Stake]] = {}
    for stake in contested:
        held.setdefault(lead(next(iter(stake))), []).append(stake)
    groups: dict[Due, list[Due]] = {each: [] for each in held}
    for due in dues:
        group = groups.get(lead(due))
        if group is not None:
            group.append(due)
    return [(groups[each], held[each]) for each in held]

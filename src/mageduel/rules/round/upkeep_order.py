"""The order of upkeep: which events compete, who orders them, and what comes next (rulings R4 and R47).

Events compete where one could destroy, save, grant to, take from or demand of what the other is about. So everything
an event could change or depends on is a stake, and events that hold the same stake in different ways compete. Each
player nominates the next among his own events that compete; between events of different players whoever has the
initiative decides. All of it follows from what everybody sees.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Final, NamedTuple

from mageduel.dsl.ruleset import Ending
from mageduel.dsl.script import Grant
from mageduel.dsl.upkeep import ALTERS, DEMANDS, ENDS, HARMS, HEALS, READS, Due, Touch, Way
from mageduel.facts.conditions import BLEED
from mageduel.facts.traits import FINITE_LIFE, INDESTRUCTIBLE, LIFE, NO_HEALING, NONLIVING, Stacking, Word
from mageduel.kernel.questions import WORD, Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.casting.mana import available
from mageduel.rules.objects.characteristics import has, printed, reasons, traits
from mageduel.rules.objects.control import heirs_of
from mageduel.rules.objects.destroy import remaining_life
from mageduel.rules.objects.healing import is_changed_by_being_whole
from mageduel.rules.victory.standing import standing_sides
from mageduel.state.dependence import MAGE, TABLE
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT

WHICH_FIRST: Final = Question("upkeep order", Form("first", OBJECT, WORD, rest=OBJECT), about={"dues": tuple})

_LIFE: Final = "life"
_EXISTENCE: Final = "existence"
_MANA: Final = "mana"

_Key = tuple[int, Hashable]
"""The number of an object, or of a seat for mana, and what about it."""
_Stake = dict[Due, set[Way]]
"""Who holds something, and in which ways."""
_Touching = dict[int, list[tuple[Due, Touch]]]
"""What touches each object."""


class Contest(NamedTuple):
    """Events that compete with each other, directly or through others, in the order in which they were listed."""

    dues: list[Due]
    stakes: list[_Stake]
    purses: list[_Stake]
    """Mana that does not suffice for all: no reason to ask by itself, but whoever asks for it waits with the others."""


def contests(game: Game, pending: Sequence[Due]) -> dict[Due, Contest]:
    """For every event that competes with another the contest it is part of."""
    if len(pending) < 2:
        return {}
    stakes = _stakes(game, pending)
    contested = [stake for stake in stakes.values() if _is_contested(stake)]
    if not contested:
        return {}
    purses = [stake for key, stake in stakes.items() if key[1] is _MANA]
    joined: dict[Due, Contest] = {}
    for group, held in _connected(pending, contested, purses):
        contest = Contest(group, held, purses)
        joined.update((due, contest) for due in group)
    return joined


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
        if not any(seats[due].isdisjoint(seats[other]) for other in _rivals(contest, due)):
            return due
        standing.append(due)
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

    def held(stakes: Sequence[_Stake]) -> list[_Stake]:
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


def _is_contested(stake: _Stake) -> bool:
    if len(stake) < 2:
        return False
    first, *others = stake.values()
    return any(_clash(first, ways) for ways in others)


def _connected(
    dues: Sequence[Due], contested: Sequence[_Stake], purses: Sequence[_Stake]
) -> list[tuple[list[Due], list[_Stake]]]:
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
    held: dict[Due, list[_Stake]] = {}
    for stake in contested:
        held.setdefault(lead(next(iter(stake))), []).append(stake)
    groups: dict[Due, list[Due]] = {each: [] for each in held}
    for due in dues:
        group = groups.get(lead(due))
        if group is not None:
            group.append(due)
    return [(groups[each], held[each]) for each in held]


# What is at stake


def _stakes(game: Game, pending: Sequence[Due]) -> dict[_Key, _Stake]:
    """All that could be contested, with who holds it how."""
    harmed: _Touching = {}
    healed: _Touching = {}
    altered: list[tuple[Due, Touch]] = []
    mortal = _Mortal(harmed)
    demanded: dict[int, int] = {}
    pending = _without_idle(pending)
    for due in pending:
        for touch in due.touches:
            way = touch.way
            if way is HARMS:
                assert touch.thing is not None
                harmed.setdefault(touch.thing.id, []).append((due, touch))
            elif way is HEALS:
                assert touch.thing is not None
                healed.setdefault(touch.thing.id, []).append((due, touch))
            elif way is ENDS:
                assert touch.thing is not None
                mortal.add(touch.thing, (due,))
            elif way is ALTERS:
                altered.append((due, touch))
            elif way is DEMANDS:
                assert touch.seat is not None
                demanded[touch.seat] = demanded.get(touch.seat, 0) + touch.most
    for touching in harmed.values():
        thing = touching[0][1].thing
        assert thing is not None
        if _could_be_destroyed(thing, touching):
            mortal.add(thing, [due for due, _ in touching])
    stakes: dict[_Key, _Stake] = {}
    if mortal.ends or altered:
        mortal.spread(game)
        _existence_at_stake(mortal, pending, stakes)
        _duel_at_stake(game, mortal, stakes)
        _aspects_at_stake(game, mortal, altered, pending, stakes)
    for identity in healed.keys() & harmed.keys():
        _life_at_stake(mortal, harmed[identity], healed[identity], stakes)
    for seat, total in demanded.items():
        _mana_at_stake(game, seat, total, mortal, pending, stakes)
    return stakes


def _without_idle(pending: Sequence[Due]) -> Sequence[Due]:
    """All but the events that heal and find nothing to heal, whatever comes first."""
    harming: dict[int, set[Due]] = {}
    healing: list[Due] = []
    for due in pending:
        for touch in due.touches:
            if touch.thing is not None and touch.way is HARMS:
                harming.setdefault(touch.thing.id, set()).add(due)
            elif touch.way is HEALS and due not in healing[-1:]:
                healing.append(due)

    def is_idle(due: Due) -> bool:
        healed = [touch.thing for touch in due.touches if touch.thing is not None and touch.way is HEALS]
        return all(thing.damage == 0 and harming.get(thing.id, set()) <= {due} for thing in healed)

    idle = {due for due in healing if is_idle(due)}
    return [due for due in pending if due not in idle] if idle else pending


def _hold(stakes: dict[_Key, _Stake], key: _Key, way: Way, due: Due) -> None:
    stakes.setdefault(key, {}).setdefault(due, set()).add(way)


def _most_harm(touching: Iterable[tuple[Due, Touch]]) -> int:
    """All the harm these events could do to one object; what its card is immune to is none."""
    return sum(touch.most for _, touch in touching if not any(_is_printed(touch.thing, each) for each in touch.aspects))


def _is_printed(thing: Object | None, aspect: Hashable) -> bool:
    return thing is not None and aspect in printed(thing.card).traits


def _could_be_destroyed(thing: Object, harm: Iterable[tuple[Due, Touch]], lost: int = 0) -> bool:
    """Whether all this harm, with so much Life lost, could be the end of an object."""
    return _most_harm(harm) + lost >= remaining_life(thing) and not has(thing, INDESTRUCTIBLE)


class _Mortal:
    """What could be destroyed, by which events, and what would be gone with it."""

    def __init__(self, harmed: _Touching) -> None:
        self.harmed = harmed
        self.ends: dict[int, dict[Due, None]] = {}
        self.things: dict[int, Object] = {}
        self.gone: dict[int, dict[int, Object]] = {}
        """By what is destroyed: itself and all that is attached to it."""

    def add(self, thing: Object, dues: Iterable[Due]) -> bool:
        """These events could destroy it; returns whether that is news."""
        self.things[thing.id] = thing
        known = self.ends.setdefault(thing.id, {})
        before = len(known)
        known.update(dict.fromkeys(dues))
        return len(known) > before

    def spread(self, game: Game) -> None:
        """What falls with something else: its attachments, and what lives only by the Life it lends."""
        waiting = list(self.things.values())
        while waiting:
            thing = waiting.pop()
            gone = self.gone[thing.id] = _gone_with(game, thing)
            dues = self.ends[thing.id]
            for each in gone.values():
                for receiver, lost in _life_lent(game, each):
                    harm = self.harmed.get(receiver.id, ())
                    falls = receiver.id not in gone and _could_be_destroyed(receiver, harm, lost)
                    if falls and self.add(receiver, (*dues, *(due for due, _ in harm))):
                        waiting.append(receiver)


def _gone_with(game: Game, thing: Object) -> dict[int, Object]:
    """What leaves with an object: all that is attached to it, and with some mages all they control (ruling M8)."""
    gone = _with_attachments(thing)
    if thing.is_mage and not game.rules.objects_outlive_their_mage:
        seat = thing.controller
        if not heirs_of(game, seat) and len(standing_sides(game, without=seat)) > 1:
            for each in game.objects.values():
                if each.controller == seat:
                    gone |= _with_attachments(each)
    return gone


def _with_attachments(thing: Object) -> dict[int, Object]:
    gone = {thing.id: thing}
    for attached in thing.attachments:
        if not attached.hidden:
            gone |= _with_attachments(attached)
    return gone


def _life_lent(game: Game, source: Object) -> list[tuple[Object, int]]:
    """Who has more Life because of this object, and how much."""
    lent: list[tuple[Object, int]] = []
    for grant in (*source.script.host_grants, *source.script.auras):
        if grant.word is LIFE:
            for each in [source.attached_to] if grant in source.script.host_grants else game.objects.values():
                if each is not None and each.has_life and grant.to(source, each):
                    lent.append((each, grant.value if isinstance(grant.value, int) else grant.value(source, each)))
    return lent


def _existence_at_stake(mortal: _Mortal, pending: Sequence[Due], stakes: dict[_Key, _Stake]) -> None:
    """Whatever comes from, or concerns, something that could be gone by then, and reaches beyond it."""
    by_member: dict[int, list[int]] = {}
    for root, gone in mortal.gone.items():
        for member in gone:
            by_member.setdefault(member, []).append(root)
    for due in pending:
        concerned = {due.on.id, due.source.id, *(touch.thing.id for touch in due.touches if touch.thing is not None)}
        for root in {root for each in concerned for root in by_member.get(each, ())}:
            gone = mortal.gone[root]
            if any(touch.thing is None or touch.thing.id not in gone for touch in due.touches):
                _hold(stakes, (root, _EXISTENCE), READS, due)
    for root in mortal.gone:
        if (root, _EXISTENCE) in stakes:
            for due in mortal.ends[root]:
                _hold(stakes, (root, _EXISTENCE), ENDS, due)


def _duel_at_stake(game: Game, mortal: _Mortal, stakes: dict[_Key, _Stake]) -> None:
    """Where a fall ends the duel and every side could fall, the first fall saves all others (ruling R50)."""
    if game.rules.ending is not Ending.AT_ONCE:
        return
    standing = [each for each in game.players if each.is_alive and each.seat not in game.conceded]
    could_fall = [each for each in standing if each.mage.id in mortal.ends]
    if len(could_fall) < len(standing):
        return
    for fallen in could_fall:
        for other in could_fall:
            for due in mortal.ends[other.mage.id]:
                _hold(stakes, (fallen.mage.id, _EXISTENCE), ENDS if other is fallen else READS, due)


def _aspects_at_stake(
    game: Game,
    mortal: _Mortal,
    altered: Sequence[tuple[Due, Touch]],
    pending: Sequence[Due],
    stakes: dict[_Key, _Stake],
) -> None:
    """Traits that an event depends on and another gives, takes, or destroys the source of."""
    readers: dict[Hashable, dict[int, tuple[Object, list[Due]]]] = {}
    for due in pending:
        for touch in due.touches:
            if touch.thing is not None and touch.way is not ALTERS:
                for aspect in _depends_on(touch, touch.thing):
                    of_aspect = readers.setdefault(aspect, {})
                    of_aspect.setdefault(touch.thing.id, (touch.thing, []))[1].append(due)
    for due, touch in altered:
        assert touch.thing is not None
        for aspect in touch.aspects:
            _hold(stakes, (touch.thing.id, aspect), ALTERS, due)
            for reader in readers.get(aspect, {}).get(touch.thing.id, (None, ()))[1]:
                _hold(stakes, (touch.thing.id, aspect), READS, reader)
    everything_gone = {member for gone in mortal.gone.values() for member in gone}
    for root, gone in mortal.gone.items():
        lenders = [(each, grant) for each in gone.values() for grant in _lent(each)]
        lenders += _leaning_on(game, mortal.things[root])
        for lender, grant in lenders:
            for thing, dues in readers.get(grant.word, {}).values():
                key = (thing.id, grant.word)
                if thing.id in gone or not grant.to(lender, thing):
                    continue
                if lender.id in gone and not _would_change(thing, grant.word, everything_gone):
                    continue
                for reader in dues:
                    _hold(stakes, key, READS, reader)
                for due in mortal.ends[root]:
                    _hold(stakes, key, ENDS, due)


def _depends_on(touch: Touch, thing: Object) -> tuple[Hashable, ...]:
    """The aspects it depends on; whether harm destroys also depends on Finite Life, where that keeps Life off."""
    if touch.way is not HARMS or not has(thing, FINITE_LIFE):
        return touch.aspects
    lent = [grant.word for each in thing.attachments if not each.hidden for grant in each.script.host_grants]
    return (*touch.aspects, FINITE_LIFE) if LIFE in lent else touch.aspects


def _lent(thing: Object) -> list[Grant]:
    return [*thing.script.host_grants, *thing.script.auras]


def _leaning_on(game: Game, thing: Object) -> list[tuple[Object, Grant]]:
    """What others grant depending on who is on the table, or on where a mage is."""
    on = (MAGE, TABLE) if thing.is_mage else (TABLE,)
    return [
        (each, grant) for each in game.auras if not each.script.depends.isdisjoint(on) for grant in each.script.auras
    ]


def _would_change(thing: Object, word: Word, gone: set[int]) -> bool:
    """Whether a trait would not be the same without what these objects lend."""
    if word is FINITE_LIFE and NONLIVING in traits(thing):
        return False
    kept = [each.amount for each in reasons(thing, word) if each.source not in gone and each.amount > 0]
    if word.stacking is Stacking.PRESENT:
        return not kept
    if word.stacking is Stacking.HIGHEST:
        return max(kept, default=0) < traits(thing).get(word, 0)
    return True


def _life_at_stake(
    mortal: _Mortal,
    harm: Sequence[tuple[Due, Touch]],
    healing: Sequence[tuple[Due, Touch]],
    stakes: dict[_Key, _Stake],
) -> None:
    """Harm and healing on one object: whether healing could save it, or find too little damage."""
    thing = harm[0][1].thing
    assert thing is not None
    works = [(due, touch) for due, touch in healing if _could_work(thing, touch, stakes)]
    if not works:
        return
    if BLEED in thing.conditions:
        for due, touch in works:
            if FINITE_LIFE in touch.aspects:
                _hold(stakes, (thing.id, BLEED), HEALS, due)
        for due, _ in harm:
            if any(BLEED in touch.aspects for touch in due.touches):
                _hold(stakes, (thing.id, BLEED), READS, due)
    most = sum(touch.most for _, touch in works)
    becomes_whole = thing.damage == most and is_changed_by_being_whole(thing)
    if thing.damage < most or becomes_whole or _could_be_destroyed(thing, harm):
        for due, _ in works:
            _hold(stakes, (thing.id, _LIFE), HEALS, due)
        for due, _ in harm:
            _hold(stakes, (thing.id, _LIFE), HARMS, due)


def _could_work(thing: Object, touch: Touch, stakes: dict[_Key, _Stake]) -> bool:
    """Whether healing comes to anything: not under Finite Life and the like, unless that could end."""
    kept_off = [word for word in _KEEPS_OFF_HEALING if word in touch.aspects and has(thing, word)]
    return all((thing.id, word) in stakes for word in kept_off)


_KEEPS_OFF_HEALING: Final = (FINITE_LIFE, NO_HEALING)


def _mana_at_stake(
    game: Game, seat: int, total: int, mortal: _Mortal, pending: Sequence[Due], stakes: dict[_Key, _Stake]
) -> None:
    """Mana that does not suffice for all that is demanded, or whose mage may not live to pay."""
    payer_dies = mortal.ends.get(game.players[seat].mage.id, {})
    if not payer_dies and total <= available(game, seat):
        return
    for due in pending:
        if any(touch.way is DEMANDS and touch.seat == seat for touch in due.touches):
            _hold(stakes, (seat, _MANA), DEMANDS, due)
    for due in payer_dies:
        _hold(stakes, (seat, _MANA), ENDS, due)

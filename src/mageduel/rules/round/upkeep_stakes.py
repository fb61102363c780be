"""What is at stake in an Upkeep Phase: all that its events could change or depend on, and how (ruling R47)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.ruleset import Ending
from mageduel.dsl.script import Grant
from mageduel.dsl.upkeep import (
    ALTERS,
    CONTROL,
    DEMANDS,
    ENDS,
    HARMS,
    HEALS,
    LOOKS,
    PROVIDES,
    READS,
    SWAYS,
    Due,
    Touch,
    Way,
)
from mageduel.facts.conditions import BLEED
from mageduel.facts.traits import FINITE_LIFE, INDESTRUCTIBLE, LIFE, NO_HEALING, NONLIVING, Stacking, Word
from mageduel.rules.casting.mana import available
from mageduel.rules.objects.characteristics import has, printed, reasons, traits
from mageduel.rules.objects.control import HOLDS_CONTROL, heirs_of
from mageduel.rules.objects.destroy import remaining_life
from mageduel.rules.objects.healing import is_changed_by_being_whole
from mageduel.rules.round.upkeep_sequels import handed_over, loosened
from mageduel.rules.victory.standing import standing_sides
from mageduel.state.dependence import MAGE, TABLE
from mageduel.state.game import Game
from mageduel.state.objects import Object

FOLLOWS: Final = Capability[Callable[[Object, Due, Way, Object], Sequence[Touch]]]("what follows")
"""Asked of everything in play: what it could make of an upkeep event that ends, or heals, this object."""
_LIFE: Final = "life"
_EXISTENCE: Final = "existence"
MANA: Final = "mana"

Key = tuple[int, Hashable]
"""The number of an object, or of a seat for mana, and what about it."""
Stake = dict[Due, set[Way]]
"""Who holds something, and in which ways."""
_Touching = dict[int, list[tuple[Due, Touch]]]
"""What touches each object."""
_Readers = dict[Hashable, dict[int, tuple[Object, list[Due]]]]
"""By aspect and object: what depends on it."""


def stakes_of(game: Game, pending: Sequence[Due]) -> dict[Key, Stake]:
    """All that could be contested, with who holds it how."""
    _foresee(game, pending)
    pending = _without_idle(pending)
    found = _Touched(pending)
    mortal = found.mortal
    stakes: dict[Key, Stake] = {}
    if mortal.ends or found.altered:
        mortal.spread(game)
        _existence_at_stake(mortal, pending, stakes)
        _duel_at_stake(game, mortal, stakes)
        _aspects_at_stake(game, found, pending, stakes)
    for identity in found.healed.keys() & (found.harmed.keys() | mortal.losing.keys()):
        harm = [*found.harmed.get(identity, ()), *mortal.losing.get(identity, ())]
        _life_at_stake(mortal, harm, found.healed[identity], stakes)
    for seat, total in found.demanded.items():
        _mana_at_stake(game, seat, total, mortal, pending, stakes)
    return stakes


def _foresee(game: Game, pending: Sequence[Due]) -> None:
    """Note with every event what follows from it, by what others would make of it and by the rules alone."""
    for due in pending:
        due.touches = due.own
    caused: dict[Due, list[Touch]] = {}
    if FOLLOWS in game.listeners or HOLDS_CONTROL in game.listeners:
        _foresee_ends(game, pending, caused)
    for due in pending:
        followed = caused.get(due, ())
        freed = loosened((*due.own, *followed) if followed else due.own)
        if followed or freed:
            due.touches = (*due.own, *followed, *freed)


def _foresee_ends(game: Game, pending: Sequence[Due], caused: dict[Due, list[Touch]]) -> None:
    """What would be made of the ends and the healing that events could bring, and who would obey another then."""
    watchers = [(each, follows) for each in FOLLOWS.anybody(game) for follows in FOLLOWS.of(each)]

    def note(due: Due, way: Way, thing: Object) -> None:
        for each, follows in watchers:
            caused.setdefault(due, []).extend(follows(each, due, way, thing))

    mortal = _Touched(pending).mortal
    mortal.spread(game)
    for root, gone in mortal.gone.items():
        freed = handed_over(game, gone) if HOLDS_CONTROL in game.listeners else ()
        for due in mortal.ends[root]:
            for thing in gone.values():
                note(due, ENDS, thing)
            if freed:
                caused.setdefault(due, []).extend(freed)
    for due in pending:
        for touch in due.touches:
            if touch.way is HEALS and touch.thing is not None and touch.most:
                note(due, HEALS, touch.thing)


class _Touched:
    """What events could do, by what they do it to, and what could be destroyed by that."""

    def __init__(self, pending: Sequence[Due]) -> None:
        self.harmed: _Touching = {}
        self.healed: _Touching = {}
        self.altered: list[tuple[Due, Touch]] = []
        self.demanded: dict[int, int] = {}
        self.mortal = _Mortal(self.harmed)
        harmed, healed, mortal = self.harmed, self.healed, self.mortal
        for due in pending:
            for touch in due.touches:
                way, thing = touch.way, touch.thing
                if way is HARMS:
                    assert thing is not None
                    harmed.setdefault(thing.id, []).append((due, touch))
                elif way is HEALS:
                    assert thing is not None
                    healed.setdefault(thing.id, []).append((due, touch))
                elif way is ENDS:
                    assert thing is not None
                    mortal.add(thing, (due,))
                elif way is ALTERS or way is SWAYS:
                    self.altered.append((due, touch))
                elif way is DEMANDS:
                    assert touch.seat is not None
                    self.demanded[touch.seat] = self.demanded.get(touch.seat, 0) + touch.most
        for touching in harmed.values():
            hurt = touching[0][1].thing
            assert hurt is not None
            if _could_be_destroyed(hurt, touching):
                mortal.add(hurt, [due for due, _ in touching])


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

    idle = {due for due in healing if due.touches is due.own and _is_idle(due, harming)}
    return [due for due in pending if due not in idle] if idle else pending


def _is_idle(due: Due, harming: dict[int, set[Due]]) -> bool:
    """Whether an event looks at nothing, and all that it could heal is whole and harmed by none but itself."""
    for touch in due.touches:
        if touch.way is LOOKS:
            return False
        thing = touch.thing
        if touch.way is not HEALS or thing is None:
            continue
        if thing.damage or not harming.get(thing.id, set()) <= {due}:
            return False
    return True


def _hold(stakes: dict[Key, Stake], key: Key, way: Way, due: Due) -> None:
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
        self.losing: _Touching = {}
        """What could take Life from objects, by taking away what lends it."""

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
                    if receiver.id not in gone:
                        loss = Touch(HARMS, receiver, lost)
                        self.losing.setdefault(receiver.id, []).extend((due, loss) for due in dues)
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


def _existence_at_stake(mortal: _Mortal, pending: Sequence[Due], stakes: dict[Key, Stake]) -> None:
    """Whatever comes from, or concerns, something that could be gone by then, and reaches beyond it."""
    by_member: dict[int, list[int]] = {}
    for root, gone in mortal.gone.items():
        for member in gone:
            by_member.setdefault(member, []).append(root)
    for due in pending:
        concerned = {due.on.id, due.source.id, *_concerned(due, by_member)}
        for root in {root for each in concerned for root in by_member.get(each, ())}:
            gone = mortal.gone[root]
            if any(touch.thing is None or touch.thing.id not in gone for touch in due.touches):
                _hold(stakes, (root, _EXISTENCE), READS, due)
    for root in mortal.gone:
        if (root, _EXISTENCE) in stakes:
            for due in mortal.ends[root]:
                _hold(stakes, (root, _EXISTENCE), ENDS, due)


def _concerned(due: Due, by_member: dict[int, list[int]]) -> set[int]:
    """What an event touches; of what it counts, all that could go, if then too few would be left."""
    touched: set[int] = set()
    counted: set[int] = set()
    needed = 0
    for touch in due.touches:
        if touch.thing is None or touch.way is SWAYS or touch.way is LOOKS:
            continue
        if touch.way is READS and touch.most:
            needed = touch.most
            if touch.thing.in_play:
                counted.add(touch.thing.id)
        else:
            touched.add(touch.thing.id)
    at_risk = counted & by_member.keys()
    is_open = len(counted) - len(at_risk) < needed <= len(counted)
    return touched | at_risk if is_open else touched


def _duel_at_stake(game: Game, mortal: _Mortal, stakes: dict[Key, Stake]) -> None:
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


def _aspects_at_stake(game: Game, found: _Touched, pending: Sequence[Due], stakes: dict[Key, Stake]) -> None:
    """Traits that an event depends on and another gives, takes, or destroys the source of."""
    mortal, altered = found.mortal, found.altered
    readers: _Readers = {}
    for due in pending:
        for touch in due.touches:
            if touch.thing is not None and touch.way is not ALTERS and touch.way is not SWAYS:
                if touch.way is LOOKS and touch.most and not touch.thing.damage and touch.thing.id not in found.harmed:
                    continue
                for aspect in _depends_on(touch, touch.thing):
                    of_aspect = readers.setdefault(aspect, {})
                    of_aspect.setdefault(touch.thing.id, (touch.thing, []))[1].append(due)
    for due, touch in altered:
        assert touch.thing is not None
        for aspect in touch.aspects:
            _hold(stakes, (touch.thing.id, aspect), touch.way, due)
            for reader in readers.get(aspect, {}).get(touch.thing.id, (None, ()))[1]:
                _hold(stakes, (touch.thing.id, aspect), READS, reader)
            if aspect is CONTROL:
                _gifts_at_stake(game, due, touch.thing, readers, stakes)
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


def _gifts_at_stake(game: Game, due: Due, creature: Object, readers: _Readers, stakes: dict[Key, Stake]) -> None:
    """Traits that a creature has of others, or they of it, by who is whose friend: if it changes hands, they change."""
    for lender in game.auras:
        for grant in lender.script.auras:
            for thing, dues in readers.get(grant.word, {}).values():
                if lender is thing or (creature is not lender and creature is not thing):
                    continue
                if not grant.to.turns_on_control(lender, thing):
                    continue
                if grant.to(lender, thing) and not _would_change(thing, grant.word, {lender.id}):
                    continue
                _hold(stakes, (thing.id, grant.word), SWAYS, due)
                for reader in dues:
                    _hold(stakes, (thing.id, grant.word), READS, reader)


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
    stakes: dict[Key, Stake],
) -> None:
    """Harm and healing on one object: whether healing could save it, or find too little damage."""
    thing = harm[0][1].thing
    assert thing is not None
    harm = [(due, touch) for due, touch in harm if _could_hurt(thing, touch, stakes)]
    works = [(due, touch) for due, touch in healing if _could_work(thing, touch, stakes)]
    if not works or not harm:
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


def _could_hurt(thing: Object, touch: Touch, stakes: dict[Key, Stake]) -> bool:
    """Whether harm comes to anything: not where the object is immune to it, unless that could end."""
    return not any(word in traits(thing) and (thing.id, word) not in stakes for word in touch.aspects)


def _could_work(thing: Object, touch: Touch, stakes: dict[Key, Stake]) -> bool:
    """Whether healing comes to anything: not under Finite Life and the like, unless that could end."""
    kept_off = [word for word in _KEEPS_OFF_HEALING if word in touch.aspects and has(thing, word)]
    return all((thing.id, word) in stakes for word in kept_off)


_KEEPS_OFF_HEALING: Final = (FINITE_LIFE, NO_HEALING)


def _mana_at_stake(
    game: Game, seat: int, total: int, mortal: _Mortal, pending: Sequence[Due], stakes: dict[Key, Stake]
) -> None:
    """Mana that does not suffice for all that is demanded, or whose mage may not live to pay."""
    payer_dies = mortal.ends.get(game.players[seat].mage.id, {})
    if not payer_dies and total <= available(game, seat):
        return
    for due in pending:
        if any(touch.way is DEMANDS and touch.seat == seat for touch in due.touches):
            _hold(stakes, (seat, MANA), DEMANDS, due)
        if any(touch.way is PROVIDES and touch.seat == seat for touch in due.touches):
            _hold(stakes, (seat, MANA), PROVIDES, due)
    for due in payer_dies:
        _hold(stakes, (seat, MANA), ENDS, due)

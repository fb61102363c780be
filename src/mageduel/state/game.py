"""The game: everything that is on the table, copyable, and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from mageduel.facts.cards import Card
from mageduel.kernel.chance import Stream
from mageduel.state.arena import Arena
from mageduel.state.carrying import carry_game, game_told
from mageduel.state.causes import HowEnded
from mageduel.state.dependence import INITIATIVE, TABLE
from mageduel.state.fields import (
    BY_PLACE,
    FACT,
    FOLLOWS,
    INDEX,
    LINKS,
    OWN,
    PLACES,
    RECORDS,
    SEATS,
    SHARED,
    TO_DO,
    VALUE,
    Fields,
)
from mageduel.state.objects import Object, copies, fresh_object
from mageduel.state.phases import Phase
from mageduel.state.places import Border, Zone
from mageduel.state.players import Player

if TYPE_CHECKING:
    from mageduel.dsl.ruleset import RuleSet
    from mageduel.dsl.script import Script
    from mageduel.state.events import Event
    from mageduel.state.running import ActionPhase, Heights, Running


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended; no winning team means a draw."""

    winning_team: int | None
    how: HowEnded
    conceded: int | None = None
    """Who gave up, where somebody did."""


class Arrival(NamedTuple):
    """A creature that lies face down in a zone, out of play until the round ends."""

    card: Card
    owner: int
    controller: int
    zone: Zone
    is_zombie: bool = False
    """Whether it arrives with a Zombie marker and damage equal to its Level."""

    def written(self) -> tuple[object, ...]:
        """What the digest says about it."""
        return (self.card.name, self.owner, self.controller, self.zone, self.is_zombie)


class Wound:
    """An attack of a creature has damaged something this round; either may be gone by now."""

    __slots__ = ("attacker", "attacker_card", "attacker_seat", "victim", "victim_card", "victim_seat")

    def __init__(
        self, attacker: int, attacker_card: Card, attacker_seat: int, victim: int, victim_card: Card, victim_seat: int
    ) -> None:
        self.attacker = attacker
        self.attacker_card = attacker_card
        self.attacker_seat = attacker_seat
        self.victim = victim
        self.victim_card = victim_card
        self.victim_seat = victim_seat

    def written(self) -> tuple[object, ...]:
        """What the digest says about it."""
        return (self.attacker, self.attacker_seat, self.victim, self.victim_seat)


class Fallen(NamedTuple):
    """A creature that was destroyed this round, and where."""

    card: Card
    owner: int
    zone: Zone | None
    is_corporeal: bool

    def written(self) -> tuple[object, ...]:
        """What the digest says about it."""
        return (self.card.name, self.owner, self.zone, self.is_corporeal)


class Everything:
    """Every event there is."""

    def __contains__(self, kind: object) -> bool:
        return True


_EVERYTHING: Final = Everything()


GAME: Final = Fields(
    "rules",
    "dice_stream",
    rules=FACT,
    arena=FOLLOWS,
    round=VALUE,
    phase=VALUE,
    initiative=VALUE,
    turn=VALUE,
    done_in_phase=SEATS,
    dice_stream=VALUE,
    next_id=VALUE,
    next_timestamp=VALUE,
    result=VALUE,
    conceded=SEATS,
    silent=SEATS,
    players=OWN,
    objects=OWN,
    in_zone=PLACES,
    zone_enchantments=PLACES,
    walls=BY_PLACE,
    hidden=LINKS,
    arrivals=RECORDS,
    fallen=RECORDS,
    wounds=RECORDS,
    listeners=SHARED,
    called=FOLLOWS,
    heard=FOLLOWS,
    auras=INDEX,
    creatures=INDEX,
    unsettled=TO_DO,
    changes=SHARED,
    asks_chance=SHARED,
    marks_safe_points=SHARED,
    takes_every_step=SHARED,
    is_watched=SHARED,
    acting=FOLLOWS,
    action_phase=FOLLOWS,
    heights=FOLLOWS,
    running=FOLLOWS,
    log=FOLLOWS,
)


_MOST_SEATS: Final = 16
_TURN_ORDERS: Final = tuple(
    [tuple([(*range(first, seats), *range(first)) for first in range(seats)]) for seats in range(_MOST_SEATS + 1)]
)
"""For so many seats, and one of them, all in turn order beginning with that."""


class Game:
    """The state of one game. `log` and `running` belong to the game in progress and are not copied."""

    __slots__ = GAME.names

    def __init__(self, rules: RuleSet, dice_stream: Stream, *, fresh: bool = True) -> None:
        """A fresh one has an empty table; a copy is given all the rest, field by field."""
        self.rules = rules
        self.arena: Arena = rules.arena
        self.dice_stream = dice_stream
        self.acting: Object | None = None
        self.action_phase: ActionPhase | None = None
        self.heights: Heights | None = None
        self.fallen: tuple[Fallen, ...] = ()
        """Creatures destroyed this round, in that order."""
        self.wounds: tuple[Wound, ...] = ()
        """Who has wounded whom this round, in that order."""
        self.running: list[Running] = []
        self.log: list[Event] | None = None
        self.called: dict[object, tuple[Object, ...]] = {}
        """Those of the listeners that have been asked for, found among the objects."""
        self.heard: Container[object] = ()
        """The kinds of events somebody listens for or writes down; others, if they happen often, are not even made."""
        if not fresh:
            return
        self.players: list[Player] = []
        self.objects: dict[int, Object] = {}
        self.in_zone: list[tuple[Object, ...]] = [()] * len(self.arena.zones)
        """Creatures and conjurations by zone, those attached to others included."""
        self.zone_enchantments: list[tuple[Object, ...]] = [()] * len(self.arena.zones)
        self.walls: dict[Border, Object] = {}
        self.hidden: tuple[Object, ...] = ()
        self.listeners: dict[object, tuple[int, ...]] = {}
        """Who listens for which events, who answers what the rules ask, and whose gifts depend on what, by number.

        Never changed in place; what nobody heeds has no entry."""
        self.heard = self.listeners
        self.auras: tuple[Object, ...] = ()
        self.creatures: tuple[Object, ...] = ()
        """Mages and other creatures in play, in the order in which they came."""
        self.round = 0
        self.phase: Phase = rules.round[0].phase
        self.initiative: int = 0
        self.turn = 0
        """Whose turn it is within the current phase."""
        self.done_in_phase: tuple[int, ...] = ()
        """Seats that have had their turn in a phase where each has one."""
        self.asks_chance = False
        self.marks_safe_points = False
        self.takes_every_step = False
        """Whether nothing is left out because nobody waits for it; slower, and otherwise the same game."""
        self.is_watched = False
        """Whether steps and windows have to look for what is revealed in them."""
        self.next_id = 1
        self.next_timestamp = 1
        self.result: Result | None = None
        self.conceded: tuple[int, ...] = ()
        """Seats that have given up, in that order."""
        self.silent: tuple[int, ...] = ()
        """Seats of whom nothing is asked any more: their mage fell in a phase that is over, or nobody sits there."""
        self.unsettled: list[Object] = []
        """What has changed and may have lost its Life or its armor by that."""
        self.changes = 0
        """How often anything on the table has changed."""
        self.arrivals: tuple[Arrival, ...] = ()
        """Creatures to be summoned when the round ends (Reanimate)."""

    def new_object(self, card: Card, script: Script, owner: int) -> Object:
        """A fresh object, not yet anywhere."""
        created = fresh_object(self, self.next_id, card, script, owner)
        self.next_id += 1
        created.timestamp = self.stamp()
        return created

    def heed(self, thing: Object, kinds: Iterable[object]) -> None:
        """Have an object called for these events and questions from now on."""
        listeners = self.listeners.copy()
        for kind in kinds:
            listeners[kind] = (*listeners.get(kind, ()), thing.id)
            self.called.pop(kind, None)
        self.listeners = listeners
        self.listen()

    def heed_no_more(self, thing: Object, kinds: Iterable[object]) -> None:
        """Have an object called for them no more."""
        listeners = self.listeners.copy()
        for kind in kinds:
            left = tuple([each for each in listeners[kind] if each != thing.id])
            if left:
                listeners[kind] = left
            else:
                del listeners[kind]
            self.called.pop(kind, None)
        self.listeners = listeners
        self.listen()

    def listen(self) -> None:
        """Hear what anybody listens for; everything, where a log is kept or no step is left out."""
        self.heard = self.listeners if self.log is None and not self.takes_every_step else _EVERYTHING

    def keep_log(self, log: list[Event] | None) -> None:
        """Write down here from now on whatever happens, or nowhere."""
        self.log = log
        self.listen()

    def heeding(self, kind: object) -> tuple[Object, ...]:
        """The objects that are called for this, in the order in which they came."""
        found = self.called.get(kind)
        return self._call(kind) if found is None else found

    def _call(self, kind: object) -> tuple[Object, ...]:
        called = self.called[kind] = tuple([self.objects[each] for each in self.listeners.get(kind, ())])
        return called

    def stamp(self) -> int:
        """The next timestamp."""
        self.next_timestamp += 1
        return self.next_timestamp

    def everything_changed(self) -> None:
        """Note that something has changed that may concern anything on the table."""
        self.changed_for(list(self.objects.values()))

    def changed_for(self, things: list[Object]) -> None:
        """Note that something has changed that concerns these objects: each is asked anew what it is."""
        self.changes += 1
        self.unsettled += things
        for thing in things:
            if self.heights is not None:
                thing.keep_height()
            thing.characteristics = None

    def table_changed(self) -> None:
        """Note that something has changed on which gifts of some objects depend: whoever had them, or gets them now."""
        self.changes += 1
        for source in self.heeding(TABLE):
            script = source.script
            for each in self.objects.values() if script.reaches_beyond else (source,):
                known = each.characteristics
                if known is not None and (source.id in known.givers or each.is_given(source)):
                    each.changed()

    def pass_initiative(self, seat: int) -> None:
        """Give the initiative marker to this player; what looks at it may change with it."""
        before = self._concerned_by_initiative()
        self.initiative = seat
        for each in dict.fromkeys((*before, *self._concerned_by_initiative())):
            each.changed()
        if TABLE in self.listeners:
            self.table_changed()

    def silence(self, seats: tuple[int, ...]) -> None:
        """Ask nothing more of these players; what they still control is nobody's from now on."""
        self.silent += seats
        self.everything_changed()

    def _concerned_by_initiative(self) -> Sequence[Object]:
        """Whom anything gives something as long as the initiative is where it is."""
        if INITIATIVE not in self.listeners:
            return ()
        return [each for source in self.heeding(INITIATIVE) for each in source.receivers]

    def free_heights(self) -> None:
        """End what keeps everybody at the height he was at, for whom it made a difference."""
        heights, self.heights = self.heights, None
        if heights is not None:
            for each in heights.held:
                each.changed()

    def tell(self, event: Event) -> None:
        """Write an event into the log, if anybody keeps one."""
        if self.log is not None:
            self.log.append(event)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def seated(self) -> list[Player]:
        """The players, without the seat of what belongs to nobody."""
        return [player for player in self.players if player.is_somebody]

    def seats_from(self, first: int) -> tuple[int, ...]:
        """All seats in turn order, beginning with this one."""
        return _TURN_ORDERS[len(self.players)][first]

    def in_initiative_order(self, things: Sequence[Object]) -> Sequence[Object]:
        """These objects, those of the initiative holder first; each player's own as they came."""
        if len(things) > 1:
            first = things[0].controller
            for thing in things:
                if thing.controller != first:
                    order = self.seats_from(self.initiative)
                    return sorted(things, key=lambda each: order.index(each.controller))
        return things

    def copy(self) -> Game:
        """An independent copy, between two decisions: nothing is under way in it."""
        twin = Game(self.rules, self.dice_stream, fresh=False)
        gone = [player.mage for player in self.players if player.mage.id not in self.objects]
        originals = {**self.objects, **{mage.id: mage for mage in gone}} if gone else self.objects
        objects = twin.objects = copies(originals, twin)
        twin.players = [player.copy(objects) for player in self.players]
        for mage in gone:
            del objects[mage.id]
        carry_game(self, twin, objects)
        twin.listen()
        return twin

    def take_apart(self) -> None:
        """Let go of everything on the table, and let that let go of each other: the game is thought of no more.

        An object knows its game, so that a game left as it is stays until the collector finds it.
        """
        for thing in self.objects.values():
            thing.attachments = thing.preys = ()
            thing.chosen = thing.taunted_by = None
        self.objects = {}
        self.players = []
        self.in_zone = []
        self.zone_enchantments = []
        self.walls = {}
        self.hidden = self.auras = self.creatures = ()
        self.unsettled = []
        self.called = {}
        self.acting = self.action_phase = self.heights = None
        self.running = []
        self.log = None

    def fingerprint(self) -> tuple[object, ...]:
        """Everything about the game that matters, in a fixed order."""
        objects = self.objects
        return (
            game_told(self, objects),
            [player.fingerprint(objects) for player in self.players],
            [each.fingerprint() for each in objects.values()],
        )

    def digest(self) -> str:
        """A fingerprint of the whole state, the same on every machine, in a few digits."""
        return hashlib.blake2b(repr(self.fingerprint()).encode(), digest_size=16).hexdigest()

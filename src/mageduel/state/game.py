"""The game: everything that is on the table, copyable, and nothing else."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from mageduel.facts.cards import Card
from mageduel.kernel.chance import Stream
from mageduel.state.arena import Arena
from mageduel.state.causes import HowEnded
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
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
    zone: int


class Game:
    """The state of one game. `log` and `running` belong to the game in progress and are not copied."""

    __slots__ = (
        "acting",
        "action_phase",
        "arena",
        "arrivals",
        "asks_chance",
        "auras",
        "changes",
        "conceded",
        "dice_stream",
        "done_in_phase",
        "heights",
        "hidden",
        "in_zone",
        "initiative",
        "is_watched",
        "listeners",
        "log",
        "marks_safe_points",
        "next_id",
        "next_timestamp",
        "objects",
        "phase",
        "players",
        "result",
        "round",
        "rules",
        "running",
        "seen",
        "takes_every_step",
        "turn",
        "unsettled",
        "walls",
        "zone_enchantments",
    )

    def __init__(self, rules: RuleSet, dice_stream: Stream) -> None:
        self.rules = rules
        self.arena: Arena = rules.arena
        self.players: list[Player] = []
        self.objects: dict[int, Object] = {}
        self.in_zone: list[list[Object]] = [[] for _ in self.arena.zones]
        """Creatures and conjurations by zone, those attached to others included."""
        self.zone_enchantments: list[list[Object]] = [[] for _ in self.arena.zones]
        self.walls: dict[int, Object] = {}
        self.hidden: list[Object] = []
        self.listeners: dict[type, list[Object]] = {}
        self.auras: list[Object] = []
        self.round = 0
        self.phase: Phase = rules.round[0].phase
        self.initiative = 0
        self.turn = 0
        """Whose turn it is within the current phase."""
        self.done_in_phase: list[int] = []
        """Seats that have had their turn in a phase where each has one."""
        self.acting: Object | None = None
        self.action_phase: ActionPhase | None = None
        self.heights: Heights | None = None
        self.dice_stream = dice_stream
        self.asks_chance = False
        self.marks_safe_points = False
        self.takes_every_step = False
        """Whether nothing is left out because nobody waits for it; slower, and otherwise the same game."""
        self.is_watched = False
        """Whether steps and windows have to look for what is revealed in them."""
        self.next_id = 1
        self.next_timestamp = 1
        self.result: Result | None = None
        self.conceded: list[int] = []
        """Seats that have given up, in that order."""
        self.seen: dict[int, int] = {}
        """Hidden enchantments that somebody else has looked at: object id to a bit mask of seats."""
        self.unsettled: list[Object] = []
        """What has changed and may have lost its Life or its armor by that."""
        self.changes = 0
        """How often anything on the table has changed."""
        self.arrivals: list[Arrival] = []
        """Creatures to be summoned when the round ends (Reanimate)."""
        self.running: list[Running] = []
        self.log: list[Event] | None = None

    def new_object(self, card: Card, script: Script, owner: int) -> Object:
        """A fresh object, not yet anywhere."""
        created = Object(self, self.next_id, card, script, owner)
        self.next_id += 1
        created.timestamp = self.stamp()
        return created

    def stamp(self) -> int:
        """The next timestamp."""
        self.next_timestamp += 1
        return self.next_timestamp

    def everything_changed(self) -> None:
        """Note that something has changed that may concern anything on the table."""
        self.changes += 1
        self.unsettled.extend(self.objects.values())
        for thing in self.objects.values():
            if self.heights is not None:
                thing.keep_height()
            thing.characteristics = None

    def tell(self, event: Event) -> None:
        """Write an event into the log, if anybody keeps one."""
        if self.log is not None:
            self.log.append(event)

    def seats_from(self, first: int) -> list[int]:
        """All seats in turn order, beginning with this one."""
        count = len(self.players)
        return [(first + offset) % count for offset in range(count)]

    def copy(self) -> Game:
        """An independent copy."""
        twin = Game.__new__(Game)
        twin.rules = self.rules
        twin.arena = self.arena
        objects = {identity: each.copy(twin) for identity, each in self.objects.items()}
        twin.objects = objects
        for identity, original in self.objects.items():
            if original.attachments:
                objects[identity].attachments = [objects[each.id] for each in original.attachments]
            if original.attached_to is not None:
                objects[identity].attached_to = objects[original.attached_to.id]
            if original.chosen is not None:
                objects[identity].chosen = objects.get(original.chosen.id)
            if original.held_by is not None:
                objects[identity].held_by = objects.get(original.held_by.id)
            if original.preys:
                objects[identity].preys = [objects[each.id] for each in original.preys if each.id in objects]
            if original.taunted_by is not None:
                objects[identity].taunted_by = objects.get(original.taunted_by.id)
            if original.links:
                objects[identity].links = {
                    link: {objects[other.id]: count for other, count in those.items() if other.id in objects}
                    for link, those in original.links.items()
                }
        twin.players = []
        for player in self.players:
            area = player.copy()
            mage = player.mage
            area.mage = objects[mage.id] if mage.id in objects else mage.copy(twin)
            twin.players.append(area)
        twin.in_zone = [[objects[each.id] for each in zone] for zone in self.in_zone]
        twin.zone_enchantments = [[objects[each.id] for each in zone] for zone in self.zone_enchantments]
        twin.walls = {border: objects[wall.id] for border, wall in self.walls.items()}
        twin.hidden = [objects[each.id] for each in self.hidden]
        twin.listeners = {kind: [objects[each.id] for each in those] for kind, those in self.listeners.items()}
        twin.auras = [objects[each.id] for each in self.auras]
        twin.round = self.round
        twin.phase = self.phase
        twin.initiative = self.initiative
        twin.turn = self.turn
        twin.done_in_phase = self.done_in_phase.copy()
        twin.acting = None
        twin.action_phase = None
        twin.heights = None
        twin.dice_stream = self.dice_stream
        twin.asks_chance = self.asks_chance
        twin.marks_safe_points = self.marks_safe_points
        twin.takes_every_step = self.takes_every_step
        twin.is_watched = self.is_watched
        twin.next_id = self.next_id
        twin.next_timestamp = self.next_timestamp
        twin.result = self.result
        twin.conceded = self.conceded.copy()
        twin.seen = self.seen.copy()
        twin.unsettled = [objects[each.id] for each in self.unsettled if each.id in objects]
        twin.changes = self.changes
        twin.arrivals = self.arrivals.copy()
        twin.running = []
        twin.log = None
        return twin

    def digest(self) -> str:
        """A fingerprint of the whole state, the same on every machine."""
        facts = (
            self.rules.name,
            self.round,
            self.phase.value,
            self.initiative,
            self.turn,
            self.done_in_phase,
            self.dice_stream,
            self.next_id,
            self.next_timestamp,
            (self.result.winning_team, self.result.how.value) if self.result else None,
            self.conceded,
            sorted(self.seen.items()),
            [player.fingerprint() for player in self.players],
            [each.fingerprint() for each in self.objects.values()],
            [[each.id for each in zone] for zone in self.in_zone],
            [[each.id for each in zone] for zone in self.zone_enchantments],
            sorted((border, wall.id) for border, wall in self.walls.items()),
            [each.id for each in self.hidden],
            [(each.card.name, each.owner, each.controller, each.zone) for each in self.arrivals],
        )
        return hashlib.blake2b(repr(facts).encode(), digest_size=16).hexdigest()

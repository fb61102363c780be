"""What is under way: an Action Phase, an attack, a spell, a move. Gone when it is over, so it is never copied."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from mageduel.facts.cards import ActionKind, AttackBar, Card
from mageduel.facts.dice import Face
from mageduel.facts.traits import Word
from mageduel.state.marks import Marks
from mageduel.state.objects import Object
from mageduel.state.places import Border, Zone

Place = Object | Zone | Border | None
"""What a spell or attack is aimed at: an object, a zone, a border, or nothing in particular."""


class AttackShape(Enum):
    """The kinds of attack of the supplement's chart; each takes its own steps."""

    MELEE = "melee"
    COUNTERSTRIKE = "counterstrike"
    RANGED = "ranged"
    ZONE = "zone"
    BARRIER = "damage barrier"
    OTHER = "other"

    __hash__ = object.__hash__


@dataclass(slots=True, eq=False)
class AttackAction:
    """What all the attacks of one attack action share."""

    attacker: Object | None
    given: dict[Word, int] = field(default_factory=dict)
    """How much of each once-per-action bonus has been given already."""
    targets: list[Object] = field(default_factory=list)
    escaped: list[Object] = field(default_factory=list)
    """Targets on whom an attack of this action was canceled; they are out of its reach from then on."""
    made: int = 0
    """How many of its attacks have been made, every strike counted; one that was canceled is none."""
    is_replaced: bool = False
    """Whether the attacker guards instead: no attack is made, and the action is spent all the same (ruling R41)."""
    drained: list[Word] = field(default_factory=list)
    """Which ways of draining mana it has used already."""


class Heights:
    """Who flies while an attack action lasts: whoever did when it began, unless he has come down to attack."""

    __slots__ = ("flies", "held")

    def __init__(self) -> None:
        self.flies: dict[int, bool] = {}
        """By object number, of those about whom anything has changed since."""
        self.held: list[Object] = []
        """Creatures that would fly, or would not, if the action were over."""


@dataclass(slots=True, eq=False)
class Attack:
    """One attack on one defender, through its ten steps."""

    action: AttackAction
    shape: AttackShape
    bar: AttackBar
    attacker: Object | None
    """Who makes it; None for the outer walls."""
    source: Object | None
    """Where it comes from; usually the attacker."""
    controller: int
    defender: Object
    spell: Spell | None = None
    range: tuple[int, int] | None = None
    dice: int = 0
    """Dice on the bar, after choosing X."""
    dice_bonus: int = 0
    effect_bonus: int = 0
    traits: dict[Word, int] = field(default_factory=dict)
    strikes: int = 1
    is_committed: bool = False
    is_redirected: bool = False
    """Whether it has been turned back on its source, legal target or not."""
    turned_by: Object | None = None
    """What turns this strike back on its source."""
    checked_at: int = 0
    """The change up to which the target is known to be legal."""
    interceptor: Object | None = None
    """The guard that has drawn this attack upon itself."""
    is_canceled: bool = False
    is_deterred: bool = False
    """Whether it was canceled because the attacker was frightened off."""
    missed: bool = False
    avoided: bool = False
    used_defense: bool = False
    has_hit: bool = False
    bonuses: tuple[tuple[Word, int], ...] = ()
    """The once-per-action bonuses its dice counted."""
    faces: tuple[Face, ...] = ()
    effect_roll: int | None = None
    effect_total: int | None = None
    damage: int = 0
    damage_in_all: int = 0
    struck: Object | None = None
    """What it has damaged last; not the defender it was aimed at, where something redirected it."""
    barrier: tuple[Object, AttackBar] | None = None
    """The damage barrier the attack ran into when it hit."""
    origin: Object | None = None
    """The source as it was when the attack began; what it comes from may change on the way."""
    origin_moves: int = 0
    defender_moves: int = 0
    zone: Zone | None = None
    """The zone it is made on as a whole, before anybody in it is attacked."""
    is_unanswered: bool = False
    """Whether neither barrier nor counterstrike answers it: its action has attacked this defender before."""
    step: str = ""
    marks: Marks = field(default_factory=dict)

    @property
    def is_melee(self) -> bool:
        """Whether it is a melee attack, a counterstrike included."""
        return self.shape is AttackShape.MELEE or self.shape is AttackShape.COUNTERSTRIKE

    @property
    def is_ranged(self) -> bool:
        """Whether it is a ranged attack, a zone attack included."""
        return self.shape is AttackShape.RANGED or self.shape is AttackShape.ZONE

    def has(self, word: Word) -> bool:
        """Whether the attack has this trait."""
        return word in self.traits


@dataclass(slots=True, eq=False)
class Spell:
    """One spell being cast, through its four steps."""

    card: Card
    caster: Object
    controller: int
    target: Place
    choices: tuple[object, ...] = ()
    owner: int = 0
    """Whose spellbook the card belongs to."""
    source: str = "planned"
    """Where the card comes from: planned, book, prepared, bound or ability."""
    holder: Object | None = None
    """The object a prepared, bound or ability spell comes from."""
    action: ActionKind = ActionKind.QUICK
    paid: int = 0
    is_quickcast: bool = False
    is_committed: bool = False
    was_cast: bool = False
    is_countered: bool = False
    is_canceled: bool = False
    is_returned: bool = False
    """Goes back to its owner's spellbook instead of the discard pile."""
    extra_targets: tuple[Object, ...] = ()
    caster_moves: int = 0
    target_moves: int = 0
    extra_target_moves: int = 0
    checked_at: int = 0
    """The change up to which the targets are known to be legal."""
    turned_on: Object | None = None
    """The one who cast it and on whom it has been turned back."""
    cost: int = 0
    """What it cost before discounts."""
    payments: list[tuple[Object, int]] = field(default_factory=list)
    """Who has paid how much for it."""
    is_in_play: bool = False
    """Whether its card has come into play."""
    step: str = ""
    marks: Marks = field(default_factory=dict)

    @property
    def has_failed(self) -> bool:
        """Whether it has been countered or canceled already."""
        return self.is_countered or self.is_canceled

    @property
    def target_object(self) -> Object:
        """The target, where the spell needs one that is an object."""
        assert isinstance(self.target, Object)
        return self.target

    @property
    def target_zone(self) -> Zone:
        """The target, where the spell needs a zone."""
        assert isinstance(self.target, Zone)
        return self.target

    @property
    def target_place(self) -> Object | Zone:
        """The target, where the spell needs an object or a zone."""
        assert isinstance(self.target, Object | Zone)
        return self.target

    @property
    def target_border(self) -> Border:
        """The target, where the spell needs a border."""
        assert isinstance(self.target, Border)
        return self.target


class MoveKind(Enum):
    """How something comes to move."""

    ACTION = "move action"
    PUSH = "push"
    TELEPORT = "teleport"


@dataclass(slots=True, eq=False)
class Move:
    """One zone's worth of movement, through its six steps."""

    creature: Object
    kind: MoveKind
    start: Zone
    end: Zone
    through_attacking_walls: bool = True
    climbs: bool = False
    is_committed: bool = False
    is_canceled: bool = False
    enters_hindered: bool = False
    """Whether enemies hindered the creature as it came in, wherever it is by now."""
    step: str = ""


@dataclass(slots=True, eq=False)
class ActionPhase:
    """What a creature has done in its Action Phase so far."""

    creature: Object
    move_actions: int = 0
    is_hindered: bool = False
    has_acted: bool = False
    is_over: bool = False
    just_moved: bool = False
    started_in: Zone | None = None


Running = Attack | Spell | Move

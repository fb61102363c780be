"""What is under way: an Action Phase, an attack, a spell, a move. Gone when it is over, so it is never copied."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from mageduel.facts.cards import QUICK, ActionKind, AttackBar, AttackKind, Card
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
    TRAMPLE = "trample"
    """Neither melee nor ranged: a creature's attack on somebody in the zone it leaves."""
    OTHER = "other"

    __hash__ = object.__hash__


_BLOW: Final = AttackShape.MELEE
_COUNTERSTRIKE: Final = AttackShape.COUNTERSTRIKE
_SHOT: Final = AttackShape.RANGED
_ZONE: Final = AttackShape.ZONE
_BARRIER: Final = AttackShape.BARRIER
_OTHER: Final = AttackShape.OTHER


def shape_of(bar: AttackBar) -> AttackShape:
    """The shape of an attack that somebody makes with this bar, on one target."""
    return _BLOW if bar.range is None else _SHOT


def shape_of_spell(bar: AttackBar) -> AttackShape:
    """The shape of an attack that an attack spell makes on one target: some are blows, all others are shots."""
    return _BLOW if bar.kind is AttackKind.MELEE else _SHOT


class Running:
    """An attack, a spell or a move, while its steps are taken."""

    __slots__ = ("step",)

    step: str
    """The step it is in."""


class AttackAction:
    """What all the attacks of one attack action share."""

    __slots__ = ("attacker", "drained", "escaped", "given", "has_paid_toll", "is_replaced", "made", "onward", "targets")

    def __init__(self, attacker: Object | None) -> None:
        self.attacker = attacker
        self.given: dict[Word, int] = {}
        """How much of each once-per-action bonus has been given already."""
        self.targets: list[Object] = []
        self.escaped: tuple[Object, ...] = ()
        """Targets on whom an attack of this action was canceled; they are out of its reach from then on."""
        self.made = 0
        """How many of its attacks have been made, every strike counted; one that was canceled is none."""
        self.has_paid_toll = False
        """Whether it has paid what is asked once for the whole action."""
        self.is_replaced = False
        """Whether the attacker guards instead: no attack is made, and the action is spent all the same (ruling R41)."""
        self.onward: tuple[Object, int] | None = None
        """Where its next strikes go, where that is to somebody else, and how many are left."""
        self.drained: tuple[Word, ...] = ()
        """Which ways of draining mana it has used already."""


class Heights:
    """Who flies while an attack action lasts: whoever did when it began, unless he has come down to attack."""

    __slots__ = ("flies", "held")

    def __init__(self) -> None:
        self.flies: dict[int, bool] = {}
        """By object number, of those about whom anything has changed since."""
        self.held: list[Object] = []
        """Creatures that would fly, or would not, if the action were over."""


_ATTACK: Final = (
    "action",
    "attacker",
    "avoided",
    "bar",
    "barrier",
    "bonuses",
    "checked_at",
    "controller",
    "damage",
    "damage_in_all",
    "damage_type",
    "defender",
    "defender_moves",
    "dice",
    "effect_bonus",
    "effect_roll",
    "effect_total",
    "faces",
    "got_through",
    "has_hit",
    "interceptor",
    "is_by_creature",
    "is_canceled",
    "is_committed",
    "is_counterstrike",
    "is_deterred",
    "is_melee",
    "is_ranged",
    "is_redirected",
    "is_shot",
    "is_stopped",
    "is_unanswered",
    "is_zone_attack",
    "lent",
    "marks",
    "missed",
    "only_while",
    "origin",
    "origin_moves",
    "parried_by",
    "range",
    "shape",
    "source",
    "spell",
    "strikes",
    "struck",
    "surge",
    "traits",
    "turned_by",
    "used_defense",
    "zone",
)


class Attack(Running):
    """One attack on one defender, through its ten steps."""

    __slots__ = _ATTACK

    def __init__(
        self,
        action: AttackAction,
        shape: AttackShape,
        bar: AttackBar,
        attacker: Object | None,
        source: Object | None,
        controller: int,
        defender: Object,
        spell: Spell | None = None,
    ) -> None:
        self.action = action
        self.shape = shape
        self.bar = bar
        self.attacker = attacker
        """Who makes it; None for the outer walls."""
        self.is_melee = shape is _BLOW or shape is _COUNTERSTRIKE
        """Whether it is a melee attack, a counterstrike included."""
        self.is_counterstrike = shape is _COUNTERSTRIKE
        self.is_zone_attack = shape is _ZONE
        self.is_shot = shape is _SHOT
        """Whether it is a ranged attack on one target."""
        self.is_ranged = self.is_shot or self.is_zone_attack
        """Whether it is a ranged attack, a zone attack included."""
        is_of_a_thing = shape is _BARRIER or shape is _OTHER
        self.is_by_creature = attacker is not None and attacker.is_creature and not is_of_a_thing
        """Whether a creature makes this attack; barriers, walls and conjurations are not their bearers."""
        self.source = source
        """Where it comes from; usually the attacker."""
        self.controller = controller
        self.defender = defender
        self.spell = spell
        self.range: tuple[int, int] | None = None
        self.dice = 0
        """Dice on the bar, after choosing X."""
        self.effect_bonus = 0
        self.surge = 0
        """Tokens spent on the dice of this strike."""
        self.traits: dict[Word, int] = {}
        self.damage_type = bar.damage_type
        """Its own or a lent one."""
        self.lent: AttackBar | None = None
        """A bar whose type of damage, effects and traits this strike has besides its own."""
        self.strikes = 1
        self.is_committed = False
        self.is_redirected = False
        """Whether it has been turned back on its source, legal target or not."""
        self.turned_by: Object | None = None
        """What turns this strike back on its source."""
        self.checked_at = 0
        """The change up to which the target is known to be legal."""
        self.interceptor: Object | None = None
        """The guard that has drawn this attack upon itself."""
        self.is_canceled = False
        self.is_deterred = False
        """Whether it was canceled because the attacker was frightened off."""
        self.is_stopped = False
        """Whether this strike was canceled for itself; others of the same action go on."""
        self.got_through = False
        """Whether a strike was not canceled so, whatever else became of it."""
        self.missed = False
        self.avoided = False
        self.used_defense = False
        self.parried_by: Object | None = None
        """What gave the Defense that has avoided a strike of it."""
        self.has_hit = False
        self.bonuses: tuple[tuple[Word, int], ...] = ()
        """The once-per-action bonuses its dice counted."""
        self.faces: tuple[Face, ...] = ()
        self.effect_roll: int | None = None
        self.effect_total: int | None = None
        self.damage = 0
        self.damage_in_all = 0
        self.struck: Object | None = None
        """What it has damaged last; not the defender it was aimed at, where something redirected it."""
        self.barrier: tuple[Object, AttackBar] | None = None
        """The damage barrier the attack ran into when it hit."""
        self.origin: Object | None = None
        """The source as it was when the attack began; what it comes from may change on the way."""
        self.origin_moves = 0
        self.defender_moves = 0
        self.only_while: Callable[[], bool] | None = None
        """What must hold besides for the attack to go on."""
        self.zone: Zone | None = None
        """The zone it is made on as a whole, before anybody in it is attacked."""
        self.is_unanswered = False
        """Whether neither barrier nor counterstrike answers it: its action has attacked this defender before."""
        self.step = ""
        self.marks: Marks = {}

    def turned_back(self, source: Object, target: Object) -> Attack:
        """The same attack of the same attacker, from what it was aimed at and on what it came from."""
        back = Attack(self.action, self.shape, self.bar, self.attacker, source, self.controller, target, self.spell)
        for name in _ATTACK:
            if name not in ("source", "defender"):
                setattr(back, name, getattr(self, name))
        back.step, back.marks = self.step, dict(self.marks)
        back.is_redirected = True
        back.defender_moves, back.origin, back.origin_moves = target.moves, source, source.moves
        return back

    def take_on(self, lent: AttackBar | None) -> None:
        """Have what this bar gives besides its own, its type of damage above all, or nothing of the kind any more."""
        self.lent = lent
        self.damage_type = self.bar.damage_type if lent is None else lent.damage_type

    def has(self, word: Word) -> bool:
        """Whether the attack has this trait."""
        return word in self.traits


class Spell(Running):
    """One spell being cast, through its four steps."""

    __slots__ = (
        "action",
        "aimed_moves",
        "card",
        "caster",
        "caster_moves",
        "checked_at",
        "choices",
        "controller",
        "cost",
        "extra_target_moves",
        "extra_targets",
        "further_targets",
        "holder",
        "is_canceled",
        "is_committed",
        "is_countered",
        "is_in_play",
        "is_quickcast",
        "is_returned",
        "marks",
        "origin",
        "owner",
        "paid",
        "payments",
        "reached",
        "source",
        "spared",
        "target",
        "target_moves",
        "turned_on",
        "was_cast",
    )

    def __init__(
        self, card: Card, caster: Object, controller: int, target: Place, choices: tuple[object, ...] = ()
    ) -> None:
        self.card = card
        self.caster = caster
        self.controller = controller
        self.target = target
        self.choices = choices
        self.owner = 0
        """Whose spellbook the card belongs to."""
        self.source = "planned"
        """Where the card comes from: planned, book, prepared, bound or ability."""
        self.origin: Object | None = None
        """The object it comes from, where that is not its caster."""
        self.holder: Object | None = None
        """The object a prepared, bound or ability spell comes from."""
        self.action: ActionKind = QUICK
        self.paid = 0
        self.is_quickcast = False
        self.is_committed = False
        self.was_cast = False
        self.is_countered = False
        self.is_canceled = False
        self.is_returned = False
        """Goes back to its owner's spellbook instead of the discard pile."""
        self.extra_targets: tuple[Object, ...] = ()
        self.spared: list[Object] = []
        """Objects on which it has no effect, though it strikes where they are."""
        """Objects that what was announced besides the target aims it at."""
        self.further_targets: tuple[Place, ...] = ()
        """The others of a spell with several targets."""
        self.aimed_moves: tuple[int, ...] = ()
        """How often each of several targets had moved when it was declared."""
        self.caster_moves = 0
        self.target_moves = 0
        self.extra_target_moves = 0
        self.checked_at = 0
        """The change up to which the targets are known to be legal."""
        self.turned_on: Object | None = None
        """The one who cast it and on whom it has been turned back."""
        self.cost = 0
        """What it cost before discounts."""
        self.payments: list[tuple[Object, int]] = []
        """Who has paid how much for it."""
        self.reached: Zone | None = None
        """A zone beyond its range that something has been given up to reach."""
        self.is_in_play = False
        """Whether its card has come into play."""
        self.step = ""
        self.marks: Marks = {}

    @property
    def has_failed(self) -> bool:
        """Whether it has been countered or canceled already."""
        return self.is_countered or self.is_canceled

    @property
    def viewer(self) -> Object:
        """From where its range and its sight are measured."""
        return self.caster if self.origin is None else self.origin

    @property
    def targets(self) -> tuple[Place, ...]:
        """Everything it is aimed at, the target first."""
        return (self.target, *self.further_targets, *self.extra_targets)

    @property
    def target_object(self) -> Object:
        """The target, where the spell needs one that is an object."""
        assert isinstance(self.target, Object)
        return self.target

    @property
    def target_zone(self) -> Zone:
        """The target, where the spell needs a zone."""
        assert isinstance(self.target, int)
        return self.target

    @property
    def target_place(self) -> Object | Zone:
        """The target, where the spell needs an object or a zone."""
        assert isinstance(self.target, Object | int)
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
    FREE = "free move"
    """On foot, by what some text grants, and no move action."""


_ACTION: Final = MoveKind.ACTION
_TELEPORT: Final = MoveKind.TELEPORT
_PUSH: Final = MoveKind.PUSH


class Move(Running):
    """One zone's worth of movement, through its six steps."""

    __slots__ = (
        "by_passage",
        "climbs",
        "creature",
        "end",
        "enters_hindered",
        "is_action",
        "is_canceled",
        "is_committed",
        "is_push",
        "is_teleport",
        "kind",
        "start",
        "through_attacking_walls",
    )

    def __init__(
        self,
        creature: Object,
        kind: MoveKind,
        start: Zone,
        end: Zone,
        through_attacking_walls: bool = True,
        *,
        climbs: bool = False,
        is_action: bool = False,
    ) -> None:
        self.creature = creature
        self.kind = kind
        self.is_action = is_action or kind is _ACTION
        """Whether a move action is spent on it, be it to walk or to Teleport through a gate."""
        self.is_teleport = kind is _TELEPORT
        self.is_push = kind is _PUSH
        self.start = start
        self.end = end
        self.through_attacking_walls = through_attacking_walls
        self.climbs = climbs
        self.by_passage = False
        """Whether it goes through a passage, past whatever stands between."""
        self.is_committed = False
        self.is_canceled = False
        self.enters_hindered = False
        """Whether enemies hindered the creature as it came in, wherever it is by now."""
        self.step = ""


class Healing:
    """Damage that is about to be healed."""

    __slots__ = ("amount", "thing")

    def __init__(self, thing: Object, amount: int) -> None:
        self.thing = thing
        self.amount = amount


class ActionPhase:
    """What a creature has done in its Action Phase so far."""

    __slots__ = ("creature", "has_acted", "is_hindered", "is_over", "just_moved", "move_actions", "started_in")

    def __init__(
        self,
        creature: Object,
        started_in: Zone | None = None,
        *,
        move_actions: int = 0,
        is_hindered: bool = False,
        has_acted: bool = False,
        is_over: bool = False,
        just_moved: bool = False,
    ) -> None:
        self.creature = creature
        self.move_actions = move_actions
        self.is_hindered = is_hindered
        self.has_acted = has_acted
        self.is_over = is_over
        self.just_moved = just_moved
        self.started_in = started_in

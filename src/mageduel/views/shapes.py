"""What a view looks like as data: the shapes that server, client and records of a seat share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


@dataclass(slots=True)
class Contribution:
    """One reason for a number."""

    amount: int
    label: str
    source: int | None = None


@dataclass(slots=True)
class Number:
    """A number with its reasons."""

    value: int
    why: list[Contribution] = field(default_factory=list)


def summed(*reasons: Contribution) -> list[Contribution]:
    """Reasons as a reader wants them: what comes from the same place in one line."""
    found: dict[tuple[str, int | None], Contribution] = {}
    for reason in reasons:
        known = found.get((reason.label, reason.source))
        if known is None:
            found[reason.label, reason.source] = Contribution(reason.amount, reason.label, reason.source)
        else:
            known.amount += reason.amount
    return list(found.values())


@dataclass(slots=True)
class TraitShown:
    """A trait in words, with where it comes from."""

    code: str
    """Which trait it is, in any language."""
    text: str
    why: list[Contribution]


@dataclass(slots=True)
class AttackShown:
    """One attack bar."""

    name: str
    action: str | None
    kind: str
    range: list[int] | None
    dice: Number | None
    text: str


@dataclass(slots=True)
class DefenseShown:
    """A Defense, and whether it can still be used this round."""

    roll: int
    text: str
    ready: bool


@dataclass(slots=True)
class TokenShown:
    """Tokens or markers of one kind: the code it is drawn by, its name, and how many there are."""

    code: str
    name: str
    count: int


@dataclass(slots=True)
class PreparedHere:
    """A spell prepared for an object; its card only for its own player."""

    card: str | None


@dataclass(slots=True)
class ObjectShown:
    """One object on the table, as far as the viewer may know it; a card of None is face down."""

    id: int
    card: str | None
    name: str
    short: str
    kind: str
    owner: int
    controller: int
    zone: str | None
    border: str | None
    attached_to: int | str | None
    attachments: list[int]
    hidden: bool
    is_ground: bool
    """Whether it is terrain, drawn as the ground of its zone."""
    is_prize: bool
    """Whether it makes the score of whoever controls it grow each round."""
    level: int | None
    emblem: str
    school: str | None
    life: Number | None
    damage: int
    armor: Number | None
    mana: int
    active: bool | None
    guarding: bool
    ready: bool | None
    conditions: dict[str, int]
    tokens: list[TokenShown]
    bound: str | None
    has_bound: bool
    prepared: PreparedHere | None
    reveal_cost: int | None
    location: str | None
    traits: list[TraitShown]
    attacks: list[AttackShown]
    defense: list[DefenseShown]
    cast_round: int
    effect: str
    """What it does to its bearer in at most four letters, such as +2; empty if there is no such number."""
    gives: str
    """What it gives its bearer, in words."""


@dataclass(slots=True)
class PreparedShown:
    """A spell prepared for the mage; its card only for its own player."""

    slot: int
    card: str | None


@dataclass(slots=True)
class CardCount:
    """Copies of a card."""

    name: str
    count: int


@dataclass(slots=True)
class PlayerShown:
    """One player's area."""

    seat: int
    name: str
    side: int
    is_own: bool
    """Whether it is the viewer's own seat."""
    is_friend: bool
    """Whether it is on the viewer's side, as the viewer's own seat is; nobody is a spectator's friend."""
    mage: str
    called: str
    """The mage's name among the mages of this mode."""
    object: int
    start: str
    """The zone the mage began in; whoever looks from this seat has it on the near side of the table."""
    alive: bool
    conceded: bool
    """Whether the player has given up."""
    score: int | None
    """What counts towards the goal, in a mode with a score to win by."""
    mana: int
    channeling: Number
    life: Number
    damage: int
    armor: Number
    active: bool
    quickcast: bool
    book_count: int
    book: list[CardCount] | None
    discard: list[str]
    prepared: list[PreparedShown]
    hidden: list[int]
    threats: list[int]


@dataclass(slots=True)
class ArrivalShown:
    """A creature that lies in a zone and waits for the end of the round; everybody has seen which one."""

    card: str
    controller: int


GroundCode = Literal[
    "stone", "water", "swamp", "grass", "hill", "magma", "hellscape", "hallowed", "crater", "acid", "altar",
    "septagram", "spikes", "circle", "mist",
]  # fmt: skip
"""What the ground of a zone can look like."""


@dataclass(slots=True)
class GroundShown:
    """A layer of a zone's ground: how it is drawn, what it is called, and its object where it is one."""

    look: GroundCode
    name: str
    object: int | None
    is_tile: bool
    """Whether it is of the board: nothing destroys, moves or targets it."""


@dataclass(slots=True)
class ZoneShown:
    """A zone, its objects in display order, the enchantments on it, and the creatures that wait there."""

    zone: str
    row: int
    col: int
    ground: list[GroundShown]
    """From above: the last lies under all others. Empty where it is plain stone."""
    passage: str | None
    """The zone a secret passage leads to from here."""
    objects: list[int]
    enchantments: list[int]
    arrivals: list[ArrivalShown]


WallCode = Literal[
    "stone", "earth", "steel", "bones", "thorns", "pikes", "coral", "flames", "force", "mist", "gas"
]  # fmt: skip
"""What a wall can look like."""


@dataclass(slots=True)
class WallShown:
    """A wall on its border."""

    border: str
    object: int
    look: WallCode
    blocks_sight: bool
    passage: str
    faces: str
    """The zone a wall with two different sides faces; empty for others."""


@dataclass(slots=True)
class StepShown:
    """One step of what is running."""

    name: str
    state: str


@dataclass(slots=True)
class DieShown:
    """One attack die: what it shows, and among which dice it counts here: critical, normal or blank."""

    value: int
    critical: bool
    group: str


@dataclass(slots=True)
class EffectRange:
    """What a roll of the effect die from `low` to `high` brings; nothing has no words."""

    low: int
    high: int
    text: str
    goes_free: bool = False
    """The target of the attack goes free."""


@dataclass(slots=True)
class EffectRoll:
    """A roll of the effect die, what was added to it, the total, and what each total would bring."""

    roll: int
    modifiers: list[Contribution]
    total: int
    ranges: list[EffectRange]


@dataclass(slots=True)
class DiceSum:
    """What attack dice come to: both sums, what armor takes of the normal one, the damage, and how rare it is."""

    critical: int
    normal: int
    taken: int
    by: str
    """What takes it: armor, or the defender's Resilience."""
    prevented: int
    damage: int
    reckoning: str
    """How the damage comes about; the sentence ends with it."""
    sentence: str
    luck: str
    rank: float
    """The share of rolls that come to less, those that come to the same counted by half."""


@dataclass(slots=True)
class DiceShown:
    """The dice of an attack that has rolled."""

    dice: list[DieShown]
    effect: EffectRoll | None
    sum: DiceSum | None


@dataclass(slots=True)
class RunningShown:
    """The attack, spell or move under way."""

    kind: str
    title: str
    steps: list[StepShown]
    source: int | None
    target: int | str | None
    dice: DiceShown | None


@dataclass(slots=True)
class SideShown:
    """A side: one player, or a team."""

    side: int
    seats: list[int]
    is_own: bool
    is_standing: bool
    """Whether a mage of it stands who has not given up."""


@dataclass(slots=True)
class ResultShown:
    """How it ended."""

    side: int | None
    """The side that won; None if nobody did."""
    seats: list[int]
    """The seats of that side."""
    outcome: Literal["won", "lost", "draw"] | None
    """What that is to the viewer: won, lost or a draw; None to a spectator where somebody won."""
    code: str
    how: str


@dataclass(slots=True)
class ViewShown:
    """Everything one viewer may see."""

    mode: str
    board: str | None
    """The name of the board, in a mode that has several."""
    goal: int | None
    """The score that wins, in a mode that has one: by whoever has more than everybody else."""
    rows: int
    cols: int
    """The size of the board; not every place of it need be a zone."""
    round: int
    peaceful_rounds: int
    """Rounds at the beginning in which nobody attacks and nothing of the others is targeted."""
    spells_from: Literal["planned", "book"]
    """Where a mage's spells are when he casts them."""
    phases: list[str]
    """The phases of a round in their order."""
    stage: str
    phase: str
    initiative: int
    acting: int | None
    acting_object: int | None
    turns: list[int]
    """Who has a turn after the present one, in this order; whoever has nothing left to act with has none."""
    you: int | None
    result: ResultShown | None
    sides: list[SideShown]
    players: list[PlayerShown]
    zones: list[ZoneShown]
    walls: list[WallShown]
    objects: dict[str, ObjectShown]
    running: RunningShown | None


@dataclass(slots=True)
class EventShown:
    """One line of the chronicle."""

    index: int
    kind: str
    sentence: str
    round: int
    seat: int | None
    objects: list[int]
    start: str | None
    end: str | None
    amount: int | None
    dice: list[DieShown]
    effect: EffectRoll | None
    sum: DiceSum | None
    strike: str | None
    """How an attack strikes: its type of damage, or else melee or ranged."""


@dataclass(slots=True)
class DamageChance:
    """How likely an amount of damage is."""

    damage: int
    chance: float


@dataclass(slots=True)
class EffectChance:
    """How likely an effect is."""

    code: str
    name: str
    chance: float


@dataclass(slots=True)
class ComesBack:
    """What answers an attack."""

    kind: str
    name: str
    chance: float
    damage: list[DamageChance]
    average: float
    effects: list[EffectChance]


@dataclass(slots=True)
class FollowUp:
    """A friend that is still to act and could strike the same target next, and what both together destroy it with."""

    object: int
    name: str
    attack: str
    destroy_chance: float


@dataclass(slots=True)
class OddsShown:
    """Exact odds of an attack before it is made."""

    attack: str
    target: str
    dice: Number
    armor: Number
    strikes: int
    damage: list[DamageChance]
    average: float
    destroy_chance: float
    deter_chance: float
    """That the attacker loses his nerve, and the attack is never made on this target."""
    miss_chance: float
    avoid_chance: float
    effects: list[EffectChance]
    consequences: list[str]
    comes_back: list[ComesBack]
    hidden_not_counted: int
    follow_ups: list[FollowUp]
    """Best first; counted as everything stands now."""

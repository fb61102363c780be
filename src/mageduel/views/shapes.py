"""What a view looks like as data: the shapes that server, client and records of a seat share."""

from __future__ import annotations

from dataclasses import dataclass, field


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
    tokens: dict[str, int]
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
    team: int
    mage: str
    object: int
    alive: bool
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


@dataclass(slots=True)
class ZoneShown:
    """A zone, its objects in display order, the enchantments on it, and the creatures that wait there."""

    zone: str
    objects: list[int]
    enchantments: list[int]
    arrivals: list[ArrivalShown]


@dataclass(slots=True)
class WallShown:
    """A wall on its border."""

    border: str
    object: int
    blocks_sight: bool
    passage: str


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
class ResultShown:
    """How it ended."""

    winner: int | None
    draw: bool
    how: str


@dataclass(slots=True)
class ViewShown:
    """Everything one viewer may see."""

    mode: str
    rows: int
    cols: int
    round: int
    stage: str
    phase: str
    initiative: int
    acting: int | None
    acting_object: int | None
    you: int | None
    result: ResultShown | None
    players: list[PlayerShown]
    zones: list[ZoneShown]
    walls: list[WallShown]
    objects: dict[str, ObjectShown]
    running: RunningShown | None


@dataclass(slots=True)
class RuleShown:
    """The rule behind a refusal."""

    document: str
    section: str
    text: str


@dataclass(slots=True)
class RefusalShown:
    """Why something cannot be done."""

    code: str
    sentence: str
    rule: RuleShown


@dataclass(slots=True)
class PathPart:
    """One stage of choosing an option."""

    label: str
    element: str | None


@dataclass(slots=True)
class OptionShown:
    """One possible answer."""

    answer: list[object]
    kind: str
    label: str
    detail: str
    elements: list[str]
    group: str
    key: str | None
    path: list[PathPart]
    harmful: bool = False
    """It would hurt the chooser's own side or help another: never the usual choice, listed last."""


@dataclass(slots=True)
class RefusedShown:
    """Something a player might try, and why it is not possible; the last element is what it cannot be done to."""

    label: str
    kind: str
    elements: list[str]
    group: str
    code: str
    sentence: str
    rule: RuleShown
    is_likely: bool
    """Near enough to be tried: it stands locked on the board. The rest is told only when somebody presses it."""


@dataclass(slots=True)
class PlanCard:
    """A card that fits a slot."""

    card: str
    count: int
    cost_now: Number | None
    payable: bool
    reason: str | None


@dataclass(slots=True)
class PlanSlot:
    """A slot to fill in the Planning Phase."""

    slot: int
    count: int
    label: str
    mana: int
    """Mana its familiar or spawnpoint has of its own."""
    cards: list[PlanCard]


@dataclass(slots=True)
class LedgerLine:
    """One line of the mana arithmetic."""

    label: str
    amount: int
    note: str = ""


@dataclass(slots=True)
class PlanRemedy:
    """Another plan that mends what a warning is about."""

    label: str
    answer: list[object]


@dataclass(slots=True)
class PlanWarning:
    """Something that speaks against a plan, and forbids nothing."""

    code: str
    title: str
    sentence: str
    remedies: list[PlanRemedy]


@dataclass(slots=True)
class PlanWeighed:
    """A plan in numbers: mana now, what each spell takes, what is left, what is short, and what reveals would need."""

    mana: int
    ledger: list[LedgerLine]
    left: int
    short: int
    owed: int
    warnings: list[PlanWarning]


@dataclass(slots=True)
class PlanForm:
    """The question of the Planning Phase; slot 0 is the mage's own."""

    slots: list[PlanSlot]
    mana: int
    weighed: PlanWeighed
    """The empty plan."""


@dataclass(slots=True)
class WindowShown:
    """The moment of a reveal window."""

    what: str
    step: str


@dataclass(slots=True)
class QuestionShown:
    """What a player is being asked."""

    id: int
    kind: str
    seat: int
    prompt: str
    context: str
    simultaneous: bool
    options: list[OptionShown]
    refusals: list[RefusedShown]
    plan: PlanForm | None
    window: WindowShown | None
    asks: bool
    """Whether it interrupts the player; if not, it is answered in a moment as the player's settings say."""
    why_code: str
    why: str
    """Why it interrupts, or why not."""


@dataclass(slots=True)
class CardStop:
    """When a player is asked about one face-down card of theirs."""

    id: int
    card: str
    where: str
    usual: str
    """What the usual moments are, in a word or two."""
    turns_itself: bool
    """Whether it turns itself over when its moment comes."""
    stop: str


@dataclass(slots=True)
class AttentionShown:
    """How often a player has been interrupted this round, how often not, and what they stop for."""

    asked: int
    quiet: int
    next_chance: bool
    cards: list[CardStop]


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

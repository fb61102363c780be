"""What a player is asked, as data: options, refusals, plans, windows and what interrupts."""

from __future__ import annotations

from dataclasses import dataclass

from mageduel.views.shapes import Number


@dataclass(slots=True)
class RuleShown:
    """The rule behind a refusal."""

    document: str
    section: str
    text: str
    entry: str = ""
    """The word of the codex that explains it, as it is known in every language."""
    word: str = ""
    """The same as it is written."""
    card: str = ""
    """The card whose own rule it is."""


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
    icon: str
    """The sign it is shown by."""
    speed: str
    """Whether it takes a quick or a full action, where that is a matter of the option itself."""
    key: str | None
    path: list[PathPart]
    declines: bool = False
    """It leaves things as they are."""
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

"""Scripts: what a card does beyond its printed facts, said in data where possible and in short functions where not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from mageduel.dsl.capabilities import Answered, Capability
from mageduel.dsl.declarations import Choice, Declaration, Value
from mageduel.dsl.selectors import HOST, SELF, Selector
from mageduel.dsl.steps import Occasion, Step
from mageduel.dsl.upkeep import Due
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.library import card as find_card
from mageduel.facts.traits import Trait, Word
from mageduel.kernel.questions import Part
from mageduel.kernel.requests import Answer, Refusal
from mageduel.state.dependence import Depends
from mageduel.state.events import Event
from mageduel.state.game import Game
from mageduel.state.marks import Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack, Spell

EventType = TypeVar("EventType", bound=Event)

Amount = int | Callable[[Object, Object], int]
"""A number, or how to get it from the granting and the receiving object."""


@dataclass(frozen=True, slots=True, eq=False)
class Grant:
    """A trait one object gives another for as long as both are there; a loss takes the word away instead."""

    word: Word
    value: Amount
    to: Selector
    attacks: Callable[[Attack], bool] | None = None
    """Where the word belongs to attacks: which attacks of the receiver get it."""
    is_loss: bool = False
    unless: tuple[Word, ...] = ()
    """Words that keep the receiver free of this."""
    is_bar: bool = False
    """Whether the receiver loses every bonus of the word instead, and cannot gain any."""
    on_receiver: bool = False
    """Where it belongs to attacks: whether those made on the receiver get it, and not those it makes."""
    reaches_hidden: bool = False
    """Whether what lies face down has it as well."""
    is_final: bool = False
    """Whether a loss also shuts out what is gained later."""
    holds_all: bool = False
    """Whether not even the Uncontainable slip out of it."""
    on: Selector | None = None
    """Where it belongs to attacks: on whom alone, as the giver sees it."""
    while_has: Word | None = None
    """A word that the giver itself must have; that is asked without what is given on such terms."""


@dataclass(frozen=True, slots=True, eq=False)
class Ability:
    """Something an object can be told to do: a special action, or free between Action Phases."""

    name: str
    timing: ActionKind | None
    """Quick or full action of the creature; None: between Action Phases, next to one of a friendly creature."""
    options: Callable[[Game, Object], Sequence[Answer]]
    perform: Callable[[Game, Object, Answer], Awaitable[None]]
    uses: int | None = None
    """Uses a round."""
    by: Selector | None = None
    """Who may do it, where that is not the object itself."""
    parts: tuple[Part, ...] = ()
    """What is chosen with it, one after the other."""
    harms: bool = False
    """Whether what is chosen comes to harm by it."""
    takes: tuple[Mark, int] | None = None
    """Tokens of the object that each use takes: charges, loads, draughts."""
    why_not: Callable[[Game, Object, Object], Refusal | None] | None = None
    """Why the object cannot use it on another, where it is used on one."""


@dataclass(frozen=True, slots=True, eq=False)
class Mandatory:
    """When an enchantment must be revealed, and what it then does."""

    step: Step[Any]
    when: Callable[[Object, Any], bool]
    effect: Callable[[Game, Object, Any], Awaitable[None]]
    lingers: bool = False
    """Whether it stays until what it has begun is over; else it is destroyed as soon as its effect is done."""
    stays: bool = False
    """Whether it works from then on like any other enchantment."""


@dataclass(slots=True, eq=False)
class Script:
    """Everything one card adds to the rules."""

    card: Card | None
    host_grants: list[Grant] = field(default_factory=list)
    self_grants: list[Grant] = field(default_factory=list)
    auras: list[Grant] = field(default_factory=list)
    depends: frozenset[Depends] = frozenset()
    """What its auras depend on besides those it reaches: whose changes may change what it gives to others."""
    reaches_beyond: bool = False
    """Whether any of its auras could be for others than itself."""
    reaches_afar: bool = False
    """Whether any of them could be for others beyond its zone."""
    reaches_only_its_host: bool = True
    """Whether those for others are all for what it is attached to."""
    reaches_only_creatures: bool = True
    """Whether those for others are all for creatures."""
    target_rules: list[tuple[Refusal, Callable[[Declaration], bool]]] = field(default_factory=list)
    choices: list[Choice[Any]] = field(default_factory=list)
    cost: Callable[[Declaration], int] | None = None
    resolve: Callable[[Game, Spell], Awaitable[None]] | None = None
    mandatory: list[Mandatory] = field(default_factory=list)
    reveal_effect: Callable[[Game, Object], Awaitable[None]] | None = None
    handlers: dict[type, list[Callable[[Game, Object, Any], Awaitable[None]]]] = field(default_factory=dict)
    upkeep: list[Callable[[Game, Object], Sequence[Due]]] = field(default_factory=list)
    abilities: list[Ability] = field(default_factory=list)
    answers: dict[Capability[Any], tuple[Any, ...]] = field(default_factory=dict)
    """What chapters of the rules ask for and this card gives."""

    # Capabilities

    def answer(self, capability: Capability[Answered], answer: Answered) -> None:
        """Answer what a chapter of the rules asks; several answers are all heard."""
        self.answers[capability] = (*self.answers.get(capability, ()), answer)

    def answering(self, capability: Capability[Answered]) -> Callable[[Answered], Answered]:
        """The same, of the function that follows."""

        def add(answer: Answered) -> Answered:
            self.answer(capability, answer)
            return answer

        return add

    # Traits

    def grants(
        self,
        *traits: Trait | Word,
        to: Selector = HOST,
        value: Callable[[Object, Object], int] | None = None,
        attacks: Callable[[Attack], bool] | None = None,
        on: Selector | None = None,
        unless: Word | tuple[Word, ...] = (),
        holds_all: bool = False,
        reaches_hidden: bool = False,
        depends: Depends = Depends.TABLE,
    ) -> None:
        """Give traits, for as long as this is in play and revealed; not to what has a word that keeps it free.

        What holds all holds the Uncontainable too. A value that is worked out may depend on anything on the table, or
        only on what is said.
        """
        free = (unless,) if isinstance(unless, Word) else unless
        for trait in traits:
            word, amount = (trait, 1) if isinstance(trait, Word) else (trait.word, trait.value)
            given = amount if value is None else value
            grant = Grant(
                word, given, to, attacks, unless=free, reaches_hidden=reaches_hidden, holds_all=holds_all, on=on
            )
            self._add(grant, depends)

    def exposes(
        self,
        *traits: Trait,
        attacks: Callable[[Attack], bool],
        to: Selector = SELF,
        value: Callable[[Object, Object], int] | None = None,
    ) -> None:
        """Give such attacks made on an object a trait, dice or a higher effect roll; on itself if nothing is said."""
        for trait in traits:
            amount = trait.value if value is None else value
            self._add(Grant(trait.word, amount, to, attacks, on_receiver=True))

    def takes_away(self, *words: Word, to: Selector = HOST) -> None:
        """Take traits away; what is gained later comes back."""
        for word in words:
            self._add(Grant(word, 1, to, is_loss=True))

    def bars(self, *words: Word, to: Selector = HOST) -> None:
        """Let those it means have no bonus of these words, printed or gained; what counts against them stays."""
        for word in words:
            self._add(Grant(word, 1, to, is_bar=True))

    def keeps_from(
        self,
        *words: Word,
        to: Selector = HOST,
        unless: Word | tuple[Word, ...] = (),
        while_has: Word | None = None,
    ) -> None:
        """Take traits away, and let nothing give them back; where a word is named, as long as this itself has it."""
        free = (unless,) if isinstance(unless, Word) else unless
        for word in words:
            self._add(Grant(word, 1, to, is_loss=True, unless=free, is_final=True, while_has=while_has))
        if while_has is not None:
            self.depends |= {Depends.GIVER}

    def _add(self, grant: Grant, depends: Depends = Depends.PAIR) -> None:
        if grant.to is HOST:
            self.host_grants.append(grant)
        elif grant.to is SELF and not callable(grant.value):
            self.self_grants.append(grant)
        else:
            self.auras.append(grant)
            if not grant.to.is_for_itself:
                self.reaches_beyond = True
                self.reaches_afar = self.reaches_afar or not grant.to.is_for_its_zone
                self.reaches_only_its_host = self.reaches_only_its_host and grant.to.is_for_its_host
                self.reaches_only_creatures = self.reaches_only_creatures and grant.to.is_for_creatures
            self.depends |= grant.to.depends | {depends if callable(grant.value) else Depends.PAIR}
            self.depends -= {Depends.PAIR}

    # Casting

    def target_must(self, refusal: Refusal) -> Callable[[Callable[[Declaration], bool]], None]:
        """One more thing a declaration must satisfy."""

        def add(holds: Callable[[Declaration], bool]) -> None:
            self.target_rules.append((refusal, holds))

        return add

    def choice(
        self,
        part: Part,
        options: Callable[[Declaration], Sequence[Value]],
        *,
        is_target: bool = False,
        label: Callable[[Game, Value], str] | None = None,
    ) -> Choice[Value]:
        """Something to announce when the spell is declared, in this order; a second target counts like the first."""
        announced: Choice[Value] = Choice(part, len(self.choices), options, is_target, label)
        self.choices.append(announced)
        return announced

    def costs(self, amount: Callable[[Declaration], int]) -> None:
        """What X is."""
        self.cost = amount

    def resolves(self, effect: Callable[[Game, Spell], Awaitable[None]]) -> None:
        """What happens when the spell resolves."""
        self.resolve = effect

    # Enchantments

    def must_reveal(
        self,
        *,
        during: Step[Occasion],
        when: Callable[[Object, Occasion], bool],
        lingers: bool = False,
        stays: bool = False,
    ) -> Callable[[Callable[[Game, Object, Occasion], Awaitable[None]]], None]:
        """A mandatory enchantment: the step in which it turns, and what it does to what is running."""

        def add(effect: Callable[[Game, Object, Occasion], Awaitable[None]]) -> None:
            self.mandatory.append(Mandatory(during, when, effect, lingers or stays, stays))

        return add

    def when_revealed(self, effect: Callable[[Game, Object], Awaitable[None]]) -> None:
        """What happens once, when the enchantment is revealed and paid for."""
        self.reveal_effect = effect

    # Reacting

    def on(self, kind: type[EventType]) -> Callable[[Callable[[Game, Object, EventType], Awaitable[None]]], None]:
        """React to an event while in play and revealed."""

        def add(handler: Callable[[Game, Object, EventType], Awaitable[None]]) -> None:
            self.handlers.setdefault(kind, []).append(handler)

        return add

    def each_upkeep(self, due: Callable[[Game, Object], Sequence[Due]]) -> None:
        """What is due every Upkeep Phase."""
        self.upkeep.append(due)


NO_SCRIPT: Final = Script(None)
SCRIPTS: Final[dict[str, Script]] = {}


def answers_of(card: Card, capability: Capability[Answered]) -> tuple[Answered, ...]:
    """What a card that need not be in play answers."""
    return SCRIPTS.get(card.name, NO_SCRIPT).answers.get(capability, ())


def script_of(card: Card) -> Script:
    """The script of a card; most cards need none."""
    return SCRIPTS.get(card.name, NO_SCRIPT)


def _new_script(name: str, *types: CardType) -> Script:
    card = find_card(name)
    if card.type not in types:
        raise ValueError(f"{name} is not a {types[0].value}")
    if name in SCRIPTS:
        raise ValueError(f"{name} has a script already")
    script = SCRIPTS[name] = Script(card)
    return script


def creature(name: str) -> Script:
    """Begin the script of a creature."""
    return _new_script(name, CardType.CREATURE)


def conjuration(name: str) -> Script:
    """Begin the script of a conjuration."""
    return _new_script(name, CardType.CONJURATION)


def wall(name: str) -> Script:
    """Begin the script of a wall."""
    return _new_script(name, CardType.WALL)


def enchantment(name: str) -> Script:
    """Begin the script of an enchantment."""
    return _new_script(name, CardType.ENCHANTMENT)


def equipment(name: str) -> Script:
    """Begin the script of an equipment."""
    return _new_script(name, CardType.EQUIPMENT)


def incantation(name: str) -> Script:
    """Begin the script of an incantation."""
    return _new_script(name, CardType.INCANTATION)


def attack_spell(name: str) -> Script:
    """Begin the script of an attack spell."""
    return _new_script(name, CardType.ATTACK)


def scripted(card: Card) -> Script:
    """Begin the script of something that is in no set: a mage, a marker, a spell that is an ability."""
    if card.name in SCRIPTS:
        raise ValueError(f"{card.name} has a script already")
    script = SCRIPTS[card.name] = Script(card)
    return script

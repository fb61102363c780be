"""Rule sets: what a mode of play is made of. Rules ask the rule set of their game, never which mode it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from mageduel.dsl.steps import Step
from mageduel.facts.mages import Mage
from mageduel.facts.modes import Mode
from mageduel.state.arena import Arena
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from mageduel.state.running import Attack, AttackShape

AttackStep = Callable[[Game, Attack], Awaitable[None]]
CanHappen = Callable[[Game, Attack], bool]
"""Whether anything can come of a step; one of which nothing can is not taken while nobody could reveal anything."""


class SpellsFrom(Enum):
    """Where a mage's spells are when he casts them."""

    PLANNED = "planned"
    BOOK = "book"


class Ending(Enum):
    """When a duel with one side left is over."""

    WITH_THE_PHASE = "with the phase"
    AT_ONCE = "at once"


class Turns(Enum):
    """Who takes turns in the Action Phase."""

    PLAYERS = "players"
    """Everybody, with creatures of his own."""
    SIDES = "sides"
    """Every side, with any creature of its own; one quickcast of the side goes with each activation."""


@dataclass(frozen=True, slots=True, eq=False)
class PhaseRules:
    """One phase of the round: its name and what is done in it."""

    phase: Phase
    play: Callable[[Game], Awaitable[None]]
    is_over: Callable[[Game], bool] | None = None
    """For a phase of many turns: whether all have been taken. Without it the phase is played once."""


@dataclass(frozen=True, slots=True, eq=False)
class AttackRules:
    """The steps of an attack: which of them each kind of attack takes, and what is done in those that modes share."""

    taken: Mapping[AttackShape, frozenset[Step[Attack]]]
    avoid_attack: AttackStep
    can_be_avoided: CanHappen
    damage_and_effects: AttackStep
    damage_barrier: AttackStep
    meets_barrier: CanHappen
    counterstrike: AttackStep
    is_answered: CanHappen
    spares_friends: bool = False
    """Whether attacks are declared on enemies only."""
    strikes_are_offered: bool = False
    """Whether the strikes of an attack after its first may be left out."""
    defenses_meet_first_attacks: bool = False
    """Whether a Defense of so many uses works against that many attacks at the beginning of a round, and no others."""
    melee_bonus_once_a_round: bool = False
    """Whether Melee +X is for the first melee attack of the round; else for the first of every attack action."""
    guards_may_ignore_pests: bool = False
    """Whether a guard whom a Pest attacks may take no notice of it, and keep its marker."""


@dataclass(frozen=True, slots=True, eq=False)
class Scoring:
    """A score to win by: whoever has reached the goal, and has more than everybody of another side."""

    goal: int
    of: Callable[[Game, int], int]
    """How much a player has."""
    prizes: Callable[[Game], Sequence[Object]]
    """What makes the score of whoever controls it grow each round."""


@dataclass(frozen=True, slots=True, eq=False)
class RuleSet:
    """Everything in which one mode of play differs from another."""

    mode: Mode
    arena: Arena
    starts: Callable[[Sequence[int]], tuple[int, ...]]
    """The starting zones of players of these sides, seat by seat."""
    mage: Callable[[str], Mage]
    """The mage of a name as he is in this mode."""
    round: tuple[PhaseRules, ...]
    attack: AttackRules
    open_after: frozenset[Step[Any]]
    """The steps after which enchantments may be revealed; any other runs into the one that follows it."""
    step_names: Mapping[Step[Any], str] = field(default_factory=dict)
    """The steps the rulebook names, and how; others are part of the one before. Where it is empty, all by their own."""
    spells_from: SpellsFrom = SpellsFrom.PLANNED
    spells_a_round: int = 2
    ranges: bool = True
    """Whether distance counts."""
    abilities: bool = True
    """Whether mages have theirs."""
    turns: Turns = Turns.PLAYERS
    peaceful_rounds: int = 0
    """Rounds at the beginning in which nobody attacks and nothing of the others is targeted."""
    ending: Ending = Ending.WITH_THE_PHASE
    objects_outlive_their_mage: bool = True
    lay_out: Callable[[Game], None] | None = None
    """Puts onto the table what belongs to the board and to nobody."""
    scoring: Scoring | None = None
    """The score, in a mode that has one to win by."""
    board: str | None = None
    """The name of its board, in a mode that has several."""
    places: dict[Phase, int] = field(init=False)
    """Where in the round each phase stands."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "places", {each.phase: index for index, each in enumerate(self.round)})

    @property
    def name(self) -> str:
        """What the mode is called."""
        return self.mode.name

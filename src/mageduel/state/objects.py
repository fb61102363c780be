"""Objects in play: mages, creatures, conjurations, walls, enchantments, equipment and ability markers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mageduel.facts.cards import AttackBar, Card, CardType
from mageduel.facts.conditions import SUFFOCATE, Condition
from mageduel.facts.traits import FLYING, Word
from mageduel.state.characteristics import Characteristics
from mageduel.state.marks import Lifetime, Link, Links, Mark, Marks

if TYPE_CHECKING:
    from mageduel.dsl.script import Script
    from mageduel.state.game import Game


class Lasting(NamedTuple):
    """Something an object has for a while, without a card or marker of its own."""

    word: Word
    value: int
    until: Lifetime
    source: str
    timestamp: int


class Object:
    """One thing on the table. Plain data: what follows from it is asked of the rules."""

    __slots__ = (
        "active",
        "attached_to",
        "attachments",
        "banished_from",
        "border",
        "bound",
        "bound_is_shown",
        "bound_owner",
        "card",
        "cast_round",
        "characteristics",
        "chosen",
        "conditions",
        "controller",
        "damage",
        "fresh_conditions",
        "game",
        "guarding",
        "held_by",
        "held_with",
        "hidden",
        "id",
        "is_creature",
        "is_mage",
        "larva_of",
        "lasting",
        "life_change",
        "links",
        "location",
        "mana",
        "marks",
        "moves",
        "owner",
        "prepared",
        "prepared_owner",
        "preys",
        "script",
        "taunted_by",
        "timestamp",
        "zone",
    )

    def __init__(self, game: Game, identity: int, card: Card, script: Script, owner: int) -> None:
        self.game = game
        self.id = identity
        self.card = card
        self.script = script
        self.owner = owner
        self.controller = owner
        self.is_mage = card.type is CardType.MAGE
        self.is_creature = card.is_creature
        self.zone: int | None = None
        """Where it is; an attached object is where its bearer is. None: a wall, or out of the arena."""
        self.border: int | None = None
        self.attached_to: Object | None = None
        self.attachments: list[Object] = []
        self.damage = 0
        self.mana = 0
        self.life_change = 0
        """Life gained and lost for good."""
        self.conditions: dict[Condition, int] = {}
        self.fresh_conditions: dict[Condition, int] = {}
        """Conditions that wait for the creature's next Action Phase before they can end (ruling R11)."""
        self.lasting: list[Lasting] = []
        self.active = False
        self.guarding = False
        self.hidden = False
        self.timestamp = 0
        self.cast_round = 0
        self.marks: Marks = {}
        self.links: Links = {}
        """What it has to do with other objects, as long as they are in play."""
        self.moves = 0
        """How often it has moved, in any way: what an attack or spell on it checks."""
        self.bound: Card | None = None
        self.bound_is_shown = False
        self.bound_owner = owner
        """Whose card the bound spell is, whoever owns the object."""
        self.prepared: Card | None = None
        self.prepared_owner = owner
        self.chosen: Object | None = None
        """The object its controller chose for it when it came into play."""
        self.held_by: Object | None = None
        """Who grapples it."""
        self.held_with: AttackBar | None = None
        """The attack that holds it."""
        self.preys: list[Object] = []
        """Whom it grapples."""
        self.taunted_by: Object | None = None
        """Who has taunted it last."""
        self.banished_from: int | None = None
        """The zone it comes back to."""
        self.larva_of: int | None = None
        """The seat that controls the Larva in it."""
        self.location: str | None = None
        """Where on the mage's body a piece of equipment is worn."""
        self.characteristics: Characteristics | None = None
        """What the rules have found it to be; None after anything about it has changed."""

    @property
    def in_play(self) -> bool:
        """Whether it is still on the table."""
        return self.id in self.game.objects

    @property
    def is_conjuration(self) -> bool:
        """Whether it is a conjuration, walls included."""
        return self.card.is_conjuration

    @property
    def is_wall(self) -> bool:
        """Whether it stands on a border."""
        return self.card.type is CardType.WALL

    @property
    def is_enchantment(self) -> bool:
        """Whether it is an enchantment, hidden or revealed."""
        return self.card.type is CardType.ENCHANTMENT

    @property
    def has_life(self) -> bool:
        """Whether it can be attacked and damaged."""
        return self.card.life is not None

    @property
    def level(self) -> int:
        """Its spell level; a mage's is on his card."""
        return self.card.level

    @property
    def name(self) -> str:
        """The printed name."""
        return self.card.name

    # Whatever changes what it is goes through these

    def changed(self) -> None:
        """Note that something about it has changed: what it is will be asked anew, and whether that is its end."""
        game = self.game
        if game.heights is not None:
            self.keep_height()
        self.characteristics = None
        game.changes += 1
        game.unsettled.append(self)

    def keep_height(self) -> None:
        """Remember whether it flew before anything about it changed in the middle of an attack action."""
        heights, known = self.game.heights, self.characteristics
        if heights is not None and known is not None and self.is_creature and self.id not in heights.flies:
            heights.flies[self.id] = FLYING in known.traits

    def place_condition(self, condition: Condition, count: int = 1) -> None:
        """Put condition markers on it."""
        self.conditions[condition] = self.conditions.get(condition, 0) + count
        self._condition_changed(condition)

    def take_condition(self, condition: Condition, count: int | None = None) -> int:
        """Take so many markers off it, or all of a kind; says how many were taken."""
        there = self.conditions.pop(condition)
        taken = there if count is None or count > there else count
        left = there - taken
        if left:
            self.conditions[condition] = left
        if self.fresh_conditions.get(condition, 0) > left:
            self.fresh_conditions[condition] = left
        self._condition_changed(condition)
        return taken

    def _condition_changed(self, condition: Condition) -> None:
        self.changed()
        if condition is SUFFOCATE and self.attached_to is not None:
            self.attached_to.changed()

    def mark(self, mark: Mark, count: int = 1) -> None:
        """Give it so many marks of a kind, on top of those it has."""
        self.marks[mark] = self.marks.get(mark, 0) + count
        if mark.gives is not None:
            self.changed()

    def unmark(self, mark: Mark, count: int | None = None) -> int:
        """Take so many marks of a kind, or all of them; says how many were taken."""
        there = self.marks.pop(mark, 0)
        taken = there if count is None or count > there else count
        if taken < there:
            self.marks[mark] = there - taken
        if taken and mark.gives is not None:
            self.changed()
        return taken

    def last(self, *lasting: Lasting) -> None:
        """Give it something that ends by itself."""
        self.lasting += lasting
        self.changed()

    def set_guard(self, *, guards: bool) -> None:
        """Put a guard marker on it, or take it off."""
        self.guarding = guards
        self.changed()

    def choose(self, other: Object) -> None:
        """Remember whom its controller has chosen for it."""
        self.chosen = other
        self.game.everything_changed()

    def link(self, link: Link, other: Object, count: int = 1) -> None:
        """Count what it has to do with another object."""
        others = self.links.setdefault(link, {})
        others[other] = others.get(other, 0) + count

    def linked(self, link: Link, other: Object) -> int:
        """How often it has had to do with another object."""
        others = self.links.get(link)
        return 0 if others is None else others.get(other, 0)

    def expire(self, *lifetimes: Lifetime) -> list[tuple[Mark, int]]:
        """End whatever was to last until now; says which marks that were."""
        if self.links:
            self.links = {link: others for link, others in self.links.items() if link.until not in lifetimes}
        if self.lasting:
            kept = [each for each in self.lasting if each.until not in lifetimes]
            if len(kept) < len(self.lasting):
                self.lasting = kept
                self.changed()
        if not self.marks:
            return []
        return [(mark, self.unmark(mark)) for mark in tuple(self.marks) if mark.until in lifetimes]

    def copy(self, game: Game) -> Object:
        """The same object in a copied game; links to other objects are mended by the game."""
        twin = Object.__new__(Object)
        twin.game = game
        twin.id = self.id
        twin.card = self.card
        twin.script = self.script
        twin.owner = self.owner
        twin.controller = self.controller
        twin.is_mage = self.is_mage
        twin.is_creature = self.is_creature
        twin.zone = self.zone
        twin.border = self.border
        twin.attached_to = None
        twin.attachments = []
        twin.damage = self.damage
        twin.mana = self.mana
        twin.life_change = self.life_change
        twin.conditions = self.conditions.copy() if self.conditions else {}
        twin.fresh_conditions = self.fresh_conditions.copy() if self.fresh_conditions else {}
        twin.lasting = self.lasting.copy() if self.lasting else []
        twin.active = self.active
        twin.guarding = self.guarding
        twin.hidden = self.hidden
        twin.timestamp = self.timestamp
        twin.cast_round = self.cast_round
        twin.marks = self.marks.copy() if self.marks else {}
        twin.links = {}
        twin.moves = self.moves
        twin.bound = self.bound
        twin.bound_is_shown = self.bound_is_shown
        twin.bound_owner = self.bound_owner
        twin.prepared = self.prepared
        twin.prepared_owner = self.prepared_owner
        twin.chosen = None
        twin.held_by = None
        twin.held_with = self.held_with
        twin.preys = []
        twin.taunted_by = None
        twin.banished_from = self.banished_from
        twin.larva_of = self.larva_of
        twin.location = self.location
        twin.characteristics = self.characteristics
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        """Everything about it that matters, in a fixed order."""
        return (
            self.id,
            self.card.name,
            self.owner,
            self.controller,
            self.zone,
            self.border,
            _number(self.attached_to),
            tuple(each.id for each in self.attachments),
            self.damage,
            self.mana,
            self.life_change,
            sorted((condition.name, count) for condition, count in self.conditions.items()),
            sorted((condition.name, count) for condition, count in self.fresh_conditions.items()),
            [(each.word.name, each.value, each.until.value, each.source, each.timestamp) for each in self.lasting],
            self.active,
            self.guarding,
            self.hidden,
            self.timestamp,
            self.cast_round,
            sorted((mark.name, count) for mark, count in self.marks.items()),
            sorted(
                (link.name, other.id, count)
                for link, others in self.links.items()
                for other, count in others.items()
                if other.in_play
            ),
            self.moves,
            self.bound.name if self.bound else None,
            self.bound_is_shown,
            self.bound_owner,
            self.prepared.name if self.prepared else None,
            self.prepared_owner,
            _number(self.chosen),
            _number(self.held_by),
            self.held_with.name if self.held_with is not None else None,
            [each.id for each in self.preys],
            _number(self.taunted_by),
            self.banished_from,
            self.larva_of,
            self.location,
        )

    def __repr__(self) -> str:
        return f"<{self.card.name} #{self.id}>"


def _number(other: Object | None) -> int | None:
    """Who is meant, as long as that is in play."""
    return other.id if other is not None and other.in_play else None

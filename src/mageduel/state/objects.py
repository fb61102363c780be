"""Objects in play: mages, creatures, conjurations, walls, enchantments, equipment and ability markers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mageduel.facts.cards import AttackBar, Card, CardType
from mageduel.facts.conditions import GRAPPLE, SUFFOCATE, Condition
from mageduel.facts.traits import FLYING, Word
from mageduel.state.carrying import carry_objects, object_told
from mageduel.state.characteristics import Characteristics
from mageduel.state.dependence import GIVER, TABLE
from mageduel.state.fields import (
    COUNTS,
    FACT,
    FOLLOWS,
    LINK,
    LINK_COUNTS,
    LINKS,
    RECORDS,
    SEATS,
    SHARED,
    VALUE,
    Fields,
)
from mageduel.state.marks import Lifetime, Link, Links, Mark, Marks
from mageduel.state.places import Border, Zone

if TYPE_CHECKING:
    from mageduel.dsl.attacks import Attacks
    from mageduel.dsl.script import Script
    from mageduel.state.game import Game


class Lasting(NamedTuple):
    """Something an object has for a while, without a card or marker of its own."""

    word: Word
    value: int
    until: Lifetime
    source: str
    timestamp: int
    attacks: Attacks | None = None
    """Which of its attacks get it, where that is not all."""
    on_guard: bool = False
    """Whether it counts only while the object guards."""

    def written(self) -> tuple[object, ...]:
        """What the digest says about it."""
        told = (self.word.name, self.value, self.until.value, self.source, self.timestamp)
        more = [] if self.attacks is None else [self.attacks.name]
        return (*told, *more, "on guard") if self.on_guard else (*told, *more)


_MAGE: Final = CardType.MAGE

OBJECT: Final = Fields(
    id=VALUE,
    card=FACT,
    own_card=FACT,
    owner=VALUE,
    controller=VALUE,
    zone=VALUE,
    border=VALUE,
    attached_to=LINK,
    attachments=LINKS,
    damage=VALUE,
    mana=VALUE,
    life_change=VALUE,
    conditions=COUNTS,
    fresh_conditions=COUNTS,
    marks=COUNTS,
    links=LINK_COUNTS,
    lasting=RECORDS,
    active=VALUE,
    guarding=VALUE,
    hidden=VALUE,
    looked_at_by=SEATS,
    timestamp=VALUE,
    cast_round=VALUE,
    moves=VALUE,
    bound=FACT,
    bound_is_shown=VALUE,
    bound_owner=VALUE,
    prepared=FACT,
    prepared_owner=VALUE,
    location=VALUE,
    facing=VALUE,
    chosen=LINK,
    held_by=LINK,
    held_with=FACT,
    preys=LINKS,
    taunted_by=LINK,
    banished_from=VALUE,
    larva_of=VALUE,
    game=FOLLOWS,
    script=SHARED,
    is_mage=SHARED,
    is_creature=SHARED,
    characteristics=SHARED,
)


Conditions = dict[Condition, int]
"""How many markers of each."""
_NONE: Final[Conditions] = {}
_NO_MARKS: Final[Marks] = {}
_NO_LINKS: Final[Links] = {}
_NO_COUNTS: Final[dict[int, int]] = {}


class Object:
    """One thing on the table. Plain data: what follows from it is asked of the rules.

    What it carries is never changed in place: something else takes its place, so that copies share it until then.
    It has no constructor of its own, which copies would only wait for: `fresh_object` makes one.
    """

    __slots__ = OBJECT.names

    game: Game
    id: int
    card: Card
    script: Script
    owner: int
    is_mage: bool
    is_creature: bool
    own_card: Card
    """What it is off the table: another card than it plays, where it has come as a copy."""
    controller: int
    zone: Zone | None
    """Where it is; an attached object is where its bearer is. None: a wall, or out of the arena."""
    border: Border | None
    attached_to: Object | None
    attachments: tuple[Object, ...]
    damage: int
    mana: int
    life_change: int
    """Life gained and lost for good."""
    conditions: Conditions
    fresh_conditions: Conditions
    """Conditions that wait for the creature's next Action Phase before they can end (ruling R11)."""
    lasting: tuple[Lasting, ...]
    active: bool
    guarding: bool
    hidden: bool
    looked_at_by: tuple[int, ...]
    """Seats that know which card it is though it lies face down and is not theirs."""
    timestamp: int
    cast_round: int
    marks: Marks
    links: Links
    """What it has to do with other objects, as long as they are in play."""
    moves: int
    """How often it has moved, in any way: what an attack or spell on it checks."""
    bound: Card | None
    bound_is_shown: bool
    bound_owner: int
    """Whose card the bound spell is, whoever owns the object."""
    prepared: Card | None
    prepared_owner: int
    chosen: Object | None
    """The object its controller chose for it when it came into play."""
    held_by: Object | None
    """Who grapples it."""
    held_with: AttackBar | None
    """The attack that holds it."""
    preys: tuple[Object, ...]
    """Whom it grapples."""
    taunted_by: Object | None
    """Who has taunted it last."""
    banished_from: Zone | None
    """The zone it comes back to."""
    larva_of: int | None
    """The seat that controls the Larva in it."""
    facing: Zone | None
    """The zone towards which a wall with two different sides shows its front."""
    location: str | None
    """Where on the mage's body a piece of equipment is worn."""
    characteristics: Characteristics | None
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
        return self.card.is_wall

    @property
    def is_enchantment(self) -> bool:
        """Whether it is an enchantment, hidden or revealed."""
        return self.card.is_enchantment

    @property
    def has_life(self) -> bool:
        """Whether it can be attacked and damaged."""
        return self.card.has_life

    @property
    def level(self) -> int:
        """Its spell level; a mage's is on his card."""
        return self.card.level

    @property
    def name(self) -> str:
        """The printed name."""
        return self.card.title

    # Whatever changes what it is goes through these

    def changed(self) -> None:
        """Note that something about it has changed: what it is will be asked anew, and whether that is its end."""
        game = self.game
        if game.heights is not None:
            self.keep_height()
        self.characteristics = None
        game.changes += 1
        game.unsettled.append(self)
        if GIVER in game.listeners and self.id in game.listeners[GIVER]:
            game.changed_for(self.receivers)

    def is_given(self, source: Object) -> bool:
        """Whether one of the gifts of an object means it."""
        script = source.script
        if self is not source:
            if self.zone != source.zone and not script.reaches_afar:
                return False
            if script.reaches_only_creatures and not self.is_creature:
                return False
        for grant in script.auras:
            concerns = grant.to.holds
            if concerns(source, self):
                return True
        return False

    @property
    def receivers(self) -> list[Object]:
        """Whom it gives anything, or takes anything from, beyond what it is attached to."""
        if not self.script.reaches_beyond:
            return [self]
        return [each for each in self.game.objects.values() if each.is_given(self)]

    def has_moved(self) -> None:
        """Count a move: whatever was aimed at it, or by it, finds it elsewhere."""
        self.moves += 1
        self.game.changes += 1

    def keep_height(self) -> None:
        """Remember whether it flew before anything about it changed in the middle of an attack action."""
        heights, known = self.game.heights, self.characteristics
        if heights is not None and known is not None and self.is_creature and self.id not in heights.flies:
            heights.flies[self.id] = FLYING in known.traits

    def come_down(self) -> None:
        """Let a flyer be none until the attack action is over."""
        if self.game.heights is not None:
            self.game.heights.flies[self.id] = False
            self.changed()

    def become(self, card: Card, script: Script) -> None:
        """Let something face down be another card, in a game that is only thought of."""
        self.card = self.own_card = card
        self.script, self.characteristics = script, None

    def place_condition(self, condition: Condition, count: int = 1) -> None:
        """Put condition markers on it."""
        self.conditions = {**self.conditions, condition: self.conditions.get(condition, 0) + count}
        self._condition_changed(condition)

    def take_condition(self, condition: Condition, count: int | None = None) -> int:
        """Take so many markers off it, or all of a kind; says how many were taken."""
        conditions = self.conditions.copy()
        there = conditions.pop(condition)
        taken = there if count is None or count > there else count
        left = there - taken
        if left:
            conditions[condition] = left
        self.conditions = conditions
        if self.fresh_conditions.get(condition, 0) > left:
            self.fresh_conditions = {**self.fresh_conditions, condition: left}
        self._condition_changed(condition)
        return taken

    def lose_conditions(self) -> None:
        """Have no condition any more: markers do not go where destroyed cards go."""
        self.conditions = self.fresh_conditions = _NONE
        self.characteristics = None

    def keep_fresh(self, condition: Condition, count: int) -> None:
        """Let so many markers of a kind wait before they can end."""
        self.fresh_conditions = {**self.fresh_conditions, condition: self.fresh_conditions.get(condition, 0) + count}

    def let_age(self, condition: Condition | None = None) -> int:
        """Let markers of a kind, or all, wait no more; says how many of that kind did."""
        if condition is None:
            self.fresh_conditions = _NONE
            return 0
        fresh = self.fresh_conditions.copy()
        count = fresh.pop(condition, 0)
        self.fresh_conditions = fresh
        return count

    def _condition_changed(self, condition: Condition) -> None:
        self.changed()
        if condition is SUFFOCATE and self.attached_to is not None:
            self.attached_to.changed()

    def mark(self, mark: Mark, count: int = 1) -> None:
        """Give it so many marks of a kind, on top of those it has."""
        marks = self.marks.copy()
        marks[mark] = marks.get(mark, 0) + count
        self.marks = marks
        if mark.shown or mark.gives:
            self.changed()

    def unmark(self, mark: Mark, count: int | None = None) -> int:
        """Take so many marks of a kind, or all of them; says how many were taken."""
        there = self.marks.get(mark, 0)
        if not there:
            return 0
        marks = self.marks.copy()
        del marks[mark]
        taken = there if count is None or count > there else count
        if taken < there:
            marks[mark] = there - taken
        self.marks = marks
        if taken and (mark.shown or mark.gives):
            self.changed()
        return taken

    def last(self, *lasting: Lasting) -> None:
        """Give it something that ends by itself."""
        self.lasting += lasting
        self.changed()

    def set_guard(self, *, guards: bool) -> None:
        """Put a guard marker on it, or take it off; what others give may depend on that."""
        game = self.game
        before = self.receivers if self in game.auras else []
        self.guarding = guards
        self.changed()
        if self in game.auras:
            for each in dict.fromkeys((*before, *self.receivers)):
                each.changed()
        if TABLE in game.listeners:
            game.table_changed()

    def choose(self, other: Object) -> None:
        """Remember whom its controller has chosen for it."""
        self.chosen = other
        self.game.everything_changed()

    def hold(self, prey: Object) -> None:
        """Have one more prey in its grip; whoever has any is found among the grapplers."""
        if not self.preys:
            self.game.heed(self, (GRAPPLE,))
        self.preys = (*self.preys, prey)

    def let_go(self, prey: Object) -> None:
        """Have this prey no more."""
        self.preys = tuple([each for each in self.preys if each is not prey])
        if not self.preys:
            self.game.heed_no_more(self, (GRAPPLE,))

    def link(self, link: Link, other: Object, count: int = 1) -> None:
        """Count what it has to do with another object."""
        links = self.links.copy()
        others = links.get(link, _NO_COUNTS).copy()
        others[other.id] = others.get(other.id, 0) + count
        links[link] = others
        self.links = links

    def linked(self, link: Link, other: Object) -> int:
        """How often it has had to do with another object."""
        others = self.links.get(link)
        return 0 if others is None else others.get(other.id, 0)

    def has_anything_until(self, lifetimes: frozenset[Lifetime]) -> bool:
        """Whether anything it has is to last until one of these."""
        if not (self.marks or self.links or self.lasting):
            return False
        for mark in self.marks:
            if mark.until in lifetimes:
                return True
        for link in self.links:
            if link.until in lifetimes:
                return True
        for lasting in self.lasting:  # noqa: SIM110  (asked at every turn and attack)
            if lasting.until in lifetimes:
                return True
        return False

    def expire(self, lifetimes: frozenset[Lifetime]) -> list[tuple[Mark, int]]:
        """End whatever was to last until now; says which marks that were."""
        ended: list[tuple[Mark, int]] = []
        for mark, count in self.marks.items():
            if mark.until in lifetimes:
                ended.append((mark, count))
        if ended:
            self._forget(ended)
        for link in self.links:
            if link.until in lifetimes:
                self._unlink(lifetimes)
                break
        for lasting in self.lasting:
            if lasting.until in lifetimes:
                self._last_no_more(lifetimes)
                break
        return ended

    def _unlink(self, lifetimes: frozenset[Lifetime]) -> None:
        """Have nothing more to do with others that was to last until now."""
        self.links = {each: others for each, others in self.links.items() if each.until not in lifetimes}

    def _last_no_more(self, lifetimes: frozenset[Lifetime]) -> None:
        """Have no more what was to last until now."""
        self.lasting = tuple([each for each in self.lasting if each.until not in lifetimes])
        self.changed()

    def _forget(self, ended: list[tuple[Mark, int]]) -> None:
        """Have these marks no more."""
        marks = self.marks.copy()
        for mark, _ in ended:
            del marks[mark]
        self.marks = marks
        for mark, _ in ended:
            if mark.shown or mark.gives:
                self.changed()
                break

    def fingerprint(self) -> tuple[object, ...]:
        """Everything about it that matters, in a fixed order."""
        return object_told(self, self.game.objects)

    def __repr__(self) -> str:
        return f"<{self.card.name} #{self.id}>"


def fresh_object(game: Game, identity: int, card: Card, script: Script, owner: int) -> Object:
    """One thing more, with nothing on it and not yet anywhere."""
    it = Object()
    it.game = game
    it.id = identity
    it.card = it.own_card = card
    it.script = script
    it.owner = it.controller = it.bound_owner = it.prepared_owner = owner
    it.is_mage = card.type is _MAGE
    it.is_creature = card.is_creature
    it.zone = it.border = it.banished_from = it.facing = None
    it.attached_to = it.chosen = it.held_by = it.taunted_by = None
    it.attachments = it.preys = ()
    it.damage = it.mana = it.life_change = 0
    it.conditions = it.fresh_conditions = _NONE
    it.marks = _NO_MARKS
    it.links = _NO_LINKS
    it.lasting = ()
    it.active = it.guarding = it.hidden = False
    it.looked_at_by = ()
    it.timestamp = it.cast_round = it.moves = 0
    it.bound = it.prepared = None
    it.bound_is_shown = False
    it.held_with = None
    it.larva_of = None
    it.location = None
    it.characteristics = None
    return it


def copies(originals: dict[int, Object], game: Game) -> dict[int, Object]:
    """The same objects in a copied game, linked to each other as these are."""
    objects = {number: Object() for number in originals}
    carry_objects(originals, objects, game)
    return objects

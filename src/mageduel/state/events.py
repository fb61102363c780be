"""What happens at the table, as typed events: cards listen to them, the chronicle is written from them.

Those that happen often have a constructor of their own, which is compiled; that of a dataclass is not.
"""

from __future__ import annotations

from dataclasses import dataclass

from mageduel.facts.cards import Card
from mageduel.facts.conditions import Condition
from mageduel.facts.dice import Face, Tally
from mageduel.state.causes import Cause, HowEnded
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from mageduel.state.places import Zone
from mageduel.state.running import Attack, Move, Spell


@dataclass(slots=True, eq=False)
class Event:
    """Something that has just happened."""


@dataclass(slots=True, eq=False)
class RoundBegan(Event):
    """A new round."""

    round: int


@dataclass(slots=True, eq=False)
class RoundEnded(Event):
    """The round is over, and what lasted for it."""

    round: int


@dataclass(slots=True, eq=False)
class PhaseBegan(Event):
    """A phase of the round begins."""

    phase: Phase


@dataclass(slots=True, eq=False)
class InitiativeTaken(Event):
    """A player takes the initiative marker."""

    seat: int


@dataclass(slots=True, eq=False)
class Channeled(Event):
    """An object gained mana in the Channel Phase."""

    who: Object
    amount: int


@dataclass(slots=True, eq=False)
class ManaChanged(Event):
    """An object gained or lost mana by an effect."""

    who: Object
    amount: int
    because: Cause


@dataclass(slots=True, eq=False)
class UpkeepPaid(Event):
    """A player paid to keep an object."""

    who: Object
    seat: int
    amount: int


@dataclass(slots=True, eq=False)
class Planned(Event):
    """A player has sealed the spells of the round; which ones nobody else learns."""

    seat: int


class Activated(Event):
    """A creature begins its Action Phase."""

    __slots__ = ("creature",)

    def __init__(self, creature: Object) -> None:
        self.creature = creature


@dataclass(slots=True, eq=False)
class Passed(Event):
    """A player lets the turn go by."""

    seat: int


@dataclass(slots=True, eq=False)
class Guarded(Event):
    """A creature goes on guard."""

    creature: Object
    is_action: bool = False
    """Whether it has taken the guard action for that."""


@dataclass(slots=True, eq=False)
class GuardDropped(Event):
    """A creature loses its guard marker."""

    creature: Object


@dataclass(slots=True, eq=False)
class ActionPhaseEnded(Event):
    """A creature has finished its Action Phase."""

    creature: Object


@dataclass(slots=True, eq=False)
class MoveActionTaken(Event):
    """A creature commits itself to a move action."""

    creature: Object
    move: Move


@dataclass(slots=True, eq=False)
class Moved(Event):
    """A creature has entered a zone, by whatever means."""

    creature: Object
    move: Move


@dataclass(slots=True, eq=False)
class Banished(Event):
    """A creature was sent out of the arena for so many Upkeep Phases."""

    creature: Object
    rounds: int


@dataclass(slots=True, eq=False)
class CameBack(Event):
    """A banished creature is back in the arena."""

    creature: Object


@dataclass(slots=True, eq=False)
class SpellCast(Event):
    """The costs of a spell are paid: it is cast."""

    spell: Spell


class SpellResolved(Event):
    """A spell took effect."""

    __slots__ = ("spell",)

    def __init__(self, spell: Spell) -> None:
        self.spell = spell


@dataclass(slots=True, eq=False)
class SpellFailed(Event):
    """A spell was countered or canceled."""

    spell: Spell
    because: Cause


class EnteredPlay(Event):
    """An object has come into play."""

    __slots__ = ("is_hidden", "is_summoned", "who")

    def __init__(self, who: Object, is_summoned: bool = False, is_hidden: bool = False) -> None:
        self.who = who
        self.is_summoned = is_summoned
        self.is_hidden = is_hidden


class Revealed(Event):
    """An enchantment has been turned up; unpaid ones are destroyed without effect."""

    __slots__ = ("enchantment", "paid")

    def __init__(self, enchantment: Object, paid: int | None) -> None:
        self.enchantment = enchantment
        self.paid = paid


@dataclass(slots=True, eq=False)
class TurnedFaceDown(Event):
    """A revealed enchantment lies face down again."""

    enchantment: Object


class AttackDeclared(Event):
    """An attack is committed to."""

    __slots__ = ("attack",)

    def __init__(self, attack: Attack) -> None:
        self.attack = attack


@dataclass(slots=True, eq=False)
class RolledToMiss(Event):
    """A dazed attacker rolled."""

    attack: Attack
    roll: int


@dataclass(slots=True, eq=False)
class DefenseRolled(Event):
    """A defense was tried."""

    attack: Attack
    source: Object
    roll: int
    total: int
    needed: int
    succeeded: bool


@dataclass(slots=True, eq=False)
class AttackAvoided(Event):
    """An attack was avoided by something that needs no roll."""

    attack: Attack
    source: Object


@dataclass(slots=True, eq=False)
class AttackIntercepted(Event):
    """A guard has drawn an attack upon itself."""

    attack: Attack
    guard: Object


@dataclass(slots=True, eq=False)
class AttackCanceled(Event):
    """An attack ended before it could hit."""

    attack: Attack


@dataclass(slots=True, eq=False)
class DiceRolled(Event):
    """Attack dice, and the effect die where the bar has one."""

    attack: Attack
    faces: tuple[Face, ...]
    effect_roll: int | None
    effect_total: int | None
    tally: Tally


@dataclass(slots=True, eq=False)
class Attacked(Event):
    """An attack hit and was resolved; `damage` is what it dealt, of what its dice came to."""

    attack: Attack
    damage: int
    tally: Tally


@dataclass(slots=True, eq=False)
class AttackMade(Event):
    """An attack has been made, every strike for itself, whatever came of it; one that was canceled is none."""

    attack: Attack


@dataclass(slots=True, eq=False)
class AttackEnded(Event):
    """An attack is over, with all its strikes and what answered it; or it was canceled."""

    attack: Attack


@dataclass(slots=True, eq=False)
class AttackActionEnded(Event):
    """All attacks of an attack action are over."""

    attack: Attack


@dataclass(slots=True, eq=False)
class Damaged(Event):
    """An object received damage."""

    who: Object
    amount: int
    because: Cause
    attack: Attack | None = None


class DamagePrevented(Event):
    """Something kept damage of an attack from being dealt."""

    __slots__ = ("amount", "attack", "source")

    def __init__(self, source: Object, attack: Attack, amount: int) -> None:
        self.source = source
        self.attack = attack
        self.amount = amount


@dataclass(slots=True, eq=False)
class Healed(Event):
    """Damage was removed from an object."""

    who: Object
    amount: int
    because: Cause


@dataclass(slots=True, eq=False)
class LifeChanged(Event):
    """A mage gained or lost Life for good."""

    who: Object
    amount: int
    because: Cause


class ConditionGained(Event):
    """Condition markers were placed, maybe as an effect of an attack."""

    __slots__ = ("attack", "condition", "count", "who")

    def __init__(self, who: Object, condition: Condition, count: int, attack: Attack | None = None) -> None:
        self.who = who
        self.condition = condition
        self.count = count
        self.attack = attack


class ConditionLost(Event):
    """Condition markers were removed."""

    __slots__ = ("condition", "count", "who")

    def __init__(self, who: Object, condition: Condition, count: int) -> None:
        self.who = who
        self.condition = condition
        self.count = count


@dataclass(slots=True, eq=False)
class Rolled(Event):
    """A roll of the effect die that belongs to no attack."""

    who: Object | None
    seat: int
    what: Cause
    roll: int
    needed: int | None = None


@dataclass(slots=True, eq=False)
class DicePool(Event):
    """Attack dice rolled for something that is no attack, such as healing."""

    who: Object | None
    what: Cause
    faces: tuple[Face, ...]


class Destroyed(Event):
    """An object has left play destroyed."""

    __slots__ = ("attachments", "attack", "because", "who", "zone")

    def __init__(
        self,
        who: Object,
        zone: Zone | None,
        because: Cause,
        attack: Attack | None = None,
        attachments: tuple[Object, ...] = (),
    ) -> None:
        self.who = who
        self.zone = zone
        self.because = because
        self.attack = attack
        self.attachments = attachments


@dataclass(slots=True, eq=False)
class CreatureLaidDown(Event):
    """A creature was laid face down in a zone, to be summoned when the round ends."""

    card: Card
    seat: int
    zone: Zone


@dataclass(slots=True, eq=False)
class LeftPlay(Event):
    """An object has left play without being destroyed."""

    who: Object
    where_to: Cause


@dataclass(slots=True, eq=False)
class CardDiscarded(Event):
    """A card went to a discard pile without having been in play."""

    card: Card
    seat: int


class AbilityUsed(Event):
    """An object's ability was used."""

    __slots__ = ("ability", "target", "who")

    def __init__(self, who: Object, ability: Cause, target: Object | None = None) -> None:
        self.who = who
        self.ability = ability
        self.target = target


@dataclass(slots=True, eq=False)
class TokensChanged(Event):
    """Tokens were placed on or taken off an object, by a player if somebody's spell did it."""

    who: Object
    token: str
    amount: int
    by: int | None = None


@dataclass(slots=True, eq=False)
class ControlChanged(Event):
    """An object has a new controller."""

    who: Object
    seat: int


@dataclass(slots=True, eq=False)
class MageDied(Event):
    """A mage was destroyed."""

    seat: int


@dataclass(slots=True, eq=False)
class Conceded(Event):
    """A player gave up, or was out of time, and others play on."""

    seat: int
    on_time: bool


@dataclass(slots=True, eq=False)
class GameEnded(Event):
    """The duel is over."""

    winning_team: int | None
    how: HowEnded
    conceded: int | None = None

"""The situation: who stands where for one seat at one moment, and what a blow is worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mageduel.agents.weights import WEIGHTS, Weights
from mageduel.facts.cards import AttackBar, AttackKind, Card
from mageduel.facts.traits import DOUBLESTRIKE, MELEE, PIERCING, RANGED, SWARM, TRIPLESTRIKE
from mageduel.views.odds import mean_damage
from mageduel.views.view import Area, Seen, View

A_DENT: Final = 0.3
"""What it is worth to wear down what cancels a blow."""
A_ZONE_AWAY: Final = 3
"""How much damage one could deal in the time a zone takes."""
A_DEFENDER: Final = 2
"""How much damage a creature beside its mage takes upon itself."""
AHEAD: Final = 0.3
"""How much sooner the strongest of several rivals is sought out, for every point of strength above their mean."""
NOT_HUNTED: Final = 0.8
"""What a blow against any other of several rivals is worth beside one against the one who is hunted."""
IN_DANGER: Final = 12
"""A mage of a team with less life left is in need."""
COMES_FOR_US: Final = 1.3
"""What a blow is worth, among several rivals, against a creature that stands beside a mage of this side."""


@lru_cache(maxsize=1024)
def best_dice(card: Card) -> int:
    """The dice of a creature's strongest attack, counted twice where it strikes twice, and so on."""
    swarm = card.life or 0 if card.has(SWARM) else 0
    return max((_dice(bar, swarm) for bar in card.attacks if bar.is_attack), default=0)


def _dice(bar: AttackBar, swarm: int) -> int:
    strikes = 3 if TRIPLESTRIKE in bar.traits else 2 if DOUBLESTRIKE in bar.traits else 1
    return (bar.dice or 0) * (strikes + swarm)


class Situation:
    """What one seat sees of the table; what it looks up once it keeps."""

    __slots__ = (
        "_conjured",
        "_enemies",
        "_friends",
        "_is_crowded",
        "_mine",
        "_prizes",
        "_removable",
        "enemy",
        "is_patient",
        "mage",
        "mana",
        "mates",
        "seat",
        "view",
        "weights",
    )

    def __init__(self, view: View, seat: int, weights: Weights = WEIGHTS, *, is_patient: bool = False) -> None:
        self.is_patient = is_patient
        """Whether it lays enchantments that wait face down for their moment."""
        self.view = view
        self.seat = seat
        self.weights = weights
        self._friends = view.friends_of(seat)
        self.mage = view.player(seat).mage
        self.mana = self.mage.mana
        self.mates: list[Seen] = []
        """The mages of team-mates who stand."""
        rivals: list[Area] = []
        for other, is_friend in enumerate(self._friends):
            if not is_friend:
                rivals.append(view.player(other))
            elif other != seat and view.player(other).is_alive:
                self.mates.append(view.player(other).mage)
        self._mine: list[Seen] | None = None
        self._enemies: list[Seen] | None = None
        self._conjured: set[Card] | None = None
        self._removable: float | None = None
        self._prizes: list[Seen] | None = None
        self._is_crowded = len(rivals) > 1
        self.enemy = self._hunted(rivals) if self._is_crowded else rivals[0].mage

    def _hunted(self, rivals: list[Area]) -> Seen:
        """Which of several enemy mages to go for: one who is ahead of the rest, and takes little effort."""
        mages = [player.mage for player in rivals if player.is_alive] or [player.mage for player in rivals]
        strengths = {mage.controller: self._strength(mage) for mage in mages}
        mean = sum(strengths.values()) / len(mages)
        return min(mages, key=lambda mage: self._effort(mage) - AHEAD * (strengths[mage.controller] - mean))

    def _strength(self, mage: Seen) -> float:
        """What a rival has besides his Life: half of what his creatures cost."""
        creatures = [each for each in self.enemies if each.controller == mage.controller]
        return 0.5 * sum(each.card.cost or 0 for each in creatures if each.card is not None)

    def _effort(self, mage: Seen) -> float:
        """What it would take to fell an enemy mage: his Life, those beside him, and the way for all of this side."""
        beside = sum(
            1
            for each in self.enemies
            if each.zone == mage.zone and each.controller == mage.controller and not each.is_mage
        )
        way = sum(self.away(each.zone, mage) for each in self.mages) / len(self.mages)
        return mage.life_left + A_DEFENDER * beside + A_ZONE_AWAY * way

    @property
    def mages(self) -> list[Seen]:
        """The mages of this side who stand, one's own first."""
        return [self.mage, *self.mates]

    @property
    def team(self) -> int:
        """The team this seat plays in."""
        return self.view.player(self.seat).team

    # Who is where

    def need(self, mage: Seen) -> float:
        """How much more it is worth to look after one mage of a team than another: the nearer to death, the more."""
        return 0.15 * max(0, IN_DANGER - mage.life_left) if self.mates else 0.0

    def is_mine(self, thing: Seen) -> bool:
        """Whether something is on this side."""
        return self._friends[thing.controller]

    def _sort(self) -> None:
        friends = self._friends
        self._mine, self._enemies = [], []
        for thing in self.view.creatures:
            (self._mine if friends[thing.controller] else self._enemies).append(thing)

    @property
    def mine(self) -> list[Seen]:
        """Creatures of this side in the arena, mages included."""
        if self._mine is None:
            self._sort()
        assert self._mine is not None
        return self._mine

    @property
    def enemies(self) -> list[Seen]:
        """Creatures of the other sides in the arena, mages included."""
        if self._enemies is None:
            self._sort()
        assert self._enemies is not None
        return self._enemies

    @property
    def prizes(self) -> list[Seen]:
        """What makes a score grow and is not on this side; nothing where no score is played for."""
        if self._prizes is None:
            self._prizes = [each for each in self.view.prizes if not self.is_mine(each)]
        return self._prizes

    def prize_at(self, zone: int | None) -> Seen | None:
        """A prize in a zone that this side does not have yet."""
        return next((each for each in self.prizes if each.zone == zone), None)

    def worth_of_prize(self, prize: Seen) -> float:
        """What it would be worth to touch a prize: to have it, or at least that an enemy has it no more."""
        worth = self.weights.prize
        goal = self.view.goal
        if goal is None or not self.view.player(prize.controller).is_alive:
            return worth
        return worth * (0.8 + self.view.score(prize.controller) / goal)

    def away(self, zone: int | None, thing: Seen) -> int:
        """Zones between a zone and something."""
        there = thing.zone
        return 9 if zone is None or there is None else self.view.distance(zone, there)

    def harm(self, attacker: Seen | None, bar: AttackBar, target: Seen) -> float:
        """The worth of hitting something once; hitting one's own side costs."""
        card = target.card
        if card is None or card.life is None:
            return 0.0
        dice = bar.dice or 0
        if attacker is not None:
            dice += attacker.value(MELEE if bar.kind is AttackKind.MELEE else RANGED)
        damage = mean_damage(max(1, dice), max(0, target.armor - bar.traits.get(PIERCING, 0)))
        strikes = 1
        if bar.traits:
            strikes = 3 if TRIPLESTRIKE in bar.traits else 2 if DOUBLESTRIKE in bar.traits else 1
        shields = target.shields
        if shields:
            if shields >= strikes:
                return -A_DENT if self.is_mine(target) else A_DENT
            strikes -= shields
        damage *= strikes
        weights = self.weights
        left = target.life_left
        if target.is_mage:
            worth = damage * weights.attack_mage + (60.0 if damage >= left else 0.0)
        elif target.is_creature:
            worth = min(damage, left) * weights.attack_creature
            worth += weights.kill * (card.cost or 0) * min(1.0, damage / left if left > 0 else 1.0)
            if target.is_guarding and self.prizes and self.prize_at(target.zone) is not None:
                worth += 0.5 * weights.prize * min(1.0, damage / left if left > 0 else 1.0)
        else:
            worth = damage * weights.attack_conjuration
        if not self.is_mine(target):
            if bar.kind is AttackKind.MELEE and target.is_guarding and attacker is not None and not attacker.is_mage:
                worth -= 0.5
            worth += 0.6 if bar.effects else 0.0
            return worth * self._interest(target) if self._is_crowded else worth
        return -1.5 * worth

    def _interest(self, target: Seen) -> float:
        """How much more or less a blow is worth among several rivals, by whom it hits."""
        interest = 1.0 if target.controller == self.enemy.controller else NOT_HUNTED
        if not target.is_mage and any(each.zone == target.zone for each in self.mages):
            interest *= COMES_FOR_US
        return interest

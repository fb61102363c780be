"""Spells at first sight: what casting, revealing or planning one looks worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mageduel.agents.situation import Situation, best_dice
from mageduel.facts.cards import Card, CardType
from mageduel.facts.library import library
from mageduel.facts.traits import EPIC, FAMILIAR, FLYING, SPAWNPOINT
from mageduel.kernel.requests import Answer
from mageduel.state.parts import ARENA
from mageduel.views.purposes import (
    gives_mana,
    is_for_either,
    is_harmful,
    is_healing,
    moves_creatures,
    raises_the_fallen,
    undoes_only_slight,
    undoes_spells,
    urges,
    waits_for_its_moment,
)
from mageduel.views.view import Seen

NEVER: Final = -50.0
CARE: Final = 2
"""How far away a team-mate may be to be looked after."""
MOST_HIDDEN: Final = 1
"""Face-down enchantments a player by rules of thumb keeps at a time; more would only bind mana."""


@lru_cache(maxsize=4096)
def _share_a_place(card: Card, other: Card) -> bool:
    """Whether two pieces of equipment are worn in the same place; a mage has two hands for rings."""
    return any(place in other.locations and place != "ring" for place in card.locations)


def _is_slight(thing: Seen) -> bool:
    """Whether it is of Level 1 and not Epic."""
    return thing.level == 1 and thing.card is not None and not thing.card.has(EPIC)


class Spellcraft(Situation):
    """Judges spells for one seat."""

    __slots__ = ()

    # Casting

    def cast(self, option: Answer) -> float:
        """The worth of casting a spell on a target, less what its mana would do elsewhere."""
        _, _, name, target, *_ = option
        card = library().get(name)
        if card is None:
            return self._built_in(target)
        match card.type:
            case CardType.CREATURE:
                place = self.view.zone(target) if isinstance(target, str) and len(target) == 2 else None
                return self.summon(card) + (0.1 * (4 - self.away(place, self.enemy)) if place is not None else 0.0)
            case CardType.ATTACK:
                return self._attack_spell(card, target)
            case CardType.EQUIPMENT:
                return self.wear(card, target)
            case CardType.ENCHANTMENT:
                return self._enchant(card, target)
            case CardType.INCANTATION:
                return self._incant(card, target)
            case CardType.CONJURATION:
                return self._conjure(card, target)
            case CardType.WALL:
                return self._raise_wall(target)
        return -0.2

    def _built_in(self, target: int | str) -> float:
        if isinstance(target, int):
            thing = self.view.object(target)
            return 0.7 if not self.is_mine(thing) else 0.2
        return 0.2

    def summon(self, card: Card) -> float:
        """The worth of a creature in this game."""
        worth = 1.0 + (card.cost or 0) * self.weights.summon * 0.4 + 0.25 * best_dice(card)
        return worth + (0.6 if card.has(FLYING) else 0.0) + (0.8 if card.has(FAMILIAR) else 0.0)

    def _attack_spell(self, card: Card, target: int | str) -> float:
        bar = card.attacks[0]
        cost = (card.cost or 0) * 0.28
        if isinstance(target, int):
            return self.harm(None, bar, self.view.object(target)) - cost
        zone = self.view.zone(target)
        return sum(self.harm(None, bar, each) for each in self.view.in_zone(zone)) - cost

    def wear(self, card: Card, target: int | str) -> float:
        """The worth of a piece of equipment; armor above all."""
        if isinstance(target, int) and not self.is_mine(self.view.object(target)):
            return NEVER
        worn = [each.card for each in self.mage.attachments]
        if any(other is card or (other is not None and _share_a_place(card, other)) for other in worn):
            return NEVER
        early = max(0.0, 1.0 - 0.1 * self.view.round)
        worth = 1.0 + 0.25 * (card.cost or 0)
        if "mana" in card.subtypes:
            worth += 2.0 * early
        if card.armor is not None or any(trait.word.name == "Armor" for trait in card.traits):
            worth += 1.0
        return worth

    def _enchant(self, card: Card, target: int | str) -> float:
        if not isinstance(target, int):
            return -0.2 if is_for_either(card) or self._hidden() >= MOST_HIDDEN else 0.6
        host = self.view.object(target)
        friendly = self.is_mine(host)
        if is_for_either(card):
            return 0.1
        if is_harmful(card) == friendly:
            return NEVER
        if self._hidden() >= MOST_HIDDEN:
            return -0.1
        base = host.card
        strength = 2.0 if host.is_mage else 0.25 * ((base.cost or 0) if base is not None else 0)
        if waits_for_its_moment(card) and host.is_mage:
            strength += 0.8
        funds = self.mana - (card.cost or 0) - (card.reveal or 0)
        return 0.8 + 0.5 * strength - (1.5 if funds < 0 else 0.0)

    def _hidden(self) -> int:
        """How many enchantments of this side lie face down."""
        return sum(1 for each in self.view.hidden if self.is_mine(each))

    def _incant(self, card: Card, target: int | str) -> float:
        if not isinstance(target, int):
            return self._incant_at_large(card, target)
        thing = self.view.object(target)
        friendly = self.is_mine(thing)
        if undoes_spells(card):
            return NEVER if undoes_only_slight(card) and not _is_slight(thing) else self._undo(thing, friendly)
        if moves_creatures(card):
            return self._shove(card, thing)
        if is_for_either(card):
            return -0.2
        if is_harmful(card) == friendly:
            return NEVER
        if is_healing(card):
            dice = card.heals or 3.0
            worth = min(dice, float(thing.damage)) * (0.9 if thing.is_mage else 0.5) - (card.cost or 3) * 0.3
            return worth + self.need(thing) if thing.is_mage else worth
        if urges(card):
            can_strike = thing.is_active and any(each.zone == thing.zone for each in self.enemies)
            return 0.9 if can_strike else -0.5
        strength = 2.0 if thing.is_mage else 0.2 * thing.level + 0.15 * (thing.card.cost or 0 if thing.card else 0)
        return 0.4 + strength - 0.2 * (card.cost or 4)

    def _within_care(self) -> list[Seen]:
        """One's own mage, and those of team-mates whom a spell of his could reach."""
        return [self.mage, *(each for each in self.mates if self.away(self.mage.zone, each) <= CARE)]

    def _incant_at_large(self, card: Card, target: str) -> float:
        """An incantation on a zone or on the whole arena: for everybody there."""
        if raises_the_fallen(card):
            return 2.0
        place = None if target == ARENA else self.view.zone(target)
        mine = [each for each in self.mine if place is None or each.zone == place]
        if is_healing(card):
            return sum(min(3, each.damage) for each in mine) * 0.6 - (card.cost or 0) * 0.3
        theirs = [each for each in self.enemies if place is None or each.zone == place]
        if is_harmful(card):
            return 0.8 * (len(theirs) - (0 if place is None else len(mine))) - 0.1 * (card.cost or 0)
        ready = sum(1 for each in mine if not each.is_mage and each.is_active)
        return 0.5 * ready - 0.1 * (card.cost or 0)

    def _shove(self, card: Card, thing: Seen) -> float:
        """Moving a creature: foes away from the mage, friends who are too far off to strike."""
        if thing.zone is None or thing.is_mage:
            return -0.2
        strength = 0.15 * best_dice(thing.card) if thing.card is not None else 0.0
        if self.is_mine(thing):
            is_idle = thing.is_active and self.away(thing.zone, self.enemy) > 1
            return -0.2 if is_harmful(card) or not is_idle else 0.2 + strength
        return 0.6 + strength if thing.zone == self.mage.zone else -0.2

    def _raise_wall(self, target: int | str) -> float:
        """A wall between the mage and those who come for him."""
        home = self.mage.zone
        ends = [self.view.zone(name) for name in str(target).split("|")]
        if home not in ends:
            return -0.2
        outside = next(zone for zone in ends if zone != home)
        comers = [
            each
            for each in self.enemies
            if each.zone is not None and each.zone != home and self.away(outside, each) < self.away(home, each)
        ]
        friends = sum(1 for each in self.mine if each.zone == home and not each.is_mage)
        return 0.3 * len(comers) - 0.2 * friends - 0.1

    def _undo(self, thing: Seen, friendly: bool) -> float:
        """Dispel and its kin: worth what the enemy paid, and never aimed at one's own spells."""
        card = thing.card
        if thing.is_mage:
            return NEVER if friendly else 1.2
        if friendly:
            return NEVER
        cost = ((card.cost or 0) + (card.reveal or 0)) if card is not None else 4
        return 0.3 * cost

    def _conjure(self, card: Card, target: int | str) -> float:
        if isinstance(target, int):
            thing = self.view.object(target)
            if is_harmful(card) == self.is_mine(thing):
                return NEVER
            return 0.5 + (1.5 if thing.is_mage else 0.3 * thing.level)
        if card in self._own_conjurations():
            return -0.5
        early = max(0.0, 1.0 - 0.12 * self.view.round)
        if card.has(SPAWNPOINT):
            return 1.0 + early * (4.0 + 0.3 * (card.cost or 0))
        if gives_mana(card):
            return 0.5 + 4.0 * early
        return 0.6 + 1.5 * early

    # Revealing

    def reveal(self, option: Answer) -> float:
        """Turn up what helps a creature when it acts or is attacked; what waits for its moment is left to it."""
        thing = self.view.object(option[1])
        card = thing.card
        if card is None or waits_for_its_moment(card) or (card.reveal or 0) > self.mana:
            return -1.0
        if thing.attached_to is None:
            return 0.3
        host = self.view.object(thing.attached_to)
        if host.zone is None:
            return -1.0
        attack = self.view.attack
        if attack is not None:
            return 1.0 if host.id in attack else -0.5
        if is_harmful(card):
            return 0.8
        acting = self.view.acting
        if acting is not None and acting.id == host.id:
            return 0.8
        return 0.3 if self.mana >= (card.reveal or 0) + 3 else -0.5

    # Planning

    def plan_worth(self, card: Card) -> float:
        """How much a spell is wanted this round, before its mana is counted."""
        mage = self.mage
        match card.type:
            case CardType.CREATURE:
                return 2.0 + self.summon(card) - 0.6 * max(0, len(self.mine) - 5)
            case CardType.ATTACK:
                return self._plan_attack(card)
            case CardType.EQUIPMENT:
                return self.wear(card, mage.id)
            case CardType.INCANTATION if is_healing(card):
                return min(card.heals or 2.0, max(each.damage for each in self._within_care()) - 10) * 0.9
            case CardType.ENCHANTMENT:
                return self._plan_enchantment(card)
            case CardType.CONJURATION:
                return self._conjure(card, ARENA) if card.target is None or "zone" in card.target.kinds else 1.6
            case CardType.INCANTATION if undoes_spells(card):
                return self._worth_undoing() - 0.5
            case CardType.INCANTATION:
                return self._plan_incantation(card)
            case CardType.WALL:
                return 0.8 if any(1 <= self.away(mage.zone, each) <= 2 for each in self.enemies) else -1.0
        return 0.2

    def _plan_incantation(self, card: Card) -> float:
        """An incantation with nobody in reach it could serve is not wanted."""
        here = self.mage.zone
        if raises_the_fallen(card):
            fallen = [each for player in self.view.players for each in player.discard if each.type is CardType.CREATURE]
            return 3.0 if fallen else -1.0
        if urges(card) or not (is_harmful(card) or is_for_either(card) or moves_creatures(card)):
            friends = [each for each in self.mine if not each.is_mage and self.away(each.zone, self.enemy) <= 1]
            return 1.0 if friends else -1.0
        reach = (card.range or (0, 2))[1] + 1
        near = [each for each in self.enemies if self.away(here, each) <= reach and not each.is_mage]
        return 1.0 + 0.1 * max(each.level for each in near) if near else -0.5

    def _own_conjurations(self) -> set[Card]:
        if self._conjured is None:
            self._conjured = {
                card
                for each in self.view.objects
                if not each.is_creature
                and (card := each.card) is not None
                and card.is_conjuration
                and self.is_mine(each)
            }
        return self._conjured

    def _worth_undoing(self) -> float:
        """What removing the best spell of an enemy would be worth."""
        if self._removable is None:
            self._removable = max(
                (
                    0.2 * (each.level + 3)
                    for each in self.view.objects
                    if not each.is_creature and not each.is_hidden and not self.is_mine(each)
                ),
                default=0.0,
            )
        return self._removable

    def _plan_attack(self, card: Card) -> float:
        bar = card.attacks[0]
        reach = (card.range or (0, 0))[1] + (1 if card.action is not None and card.action.value == "quick" else 0)
        if self.away(self.mage.zone, self.enemy) <= reach:
            return self.harm(None, bar, self.enemy)
        near = [each for each in self.enemies if self.away(self.mage.zone, each) <= reach]
        return max((self.harm(None, bar, each) for each in near[:2]), default=0.0)

    def _plan_enchantment(self, card: Card) -> float:
        if is_for_either(card) or self._hidden() >= MOST_HIDDEN:
            return -1.0
        if waits_for_its_moment(card) and not self.is_patient:
            return 0.2
        if is_harmful(card):
            near = [each for each in self.enemies if self.away(self.mage.zone, each) <= 2]
            return 1.5 if near else -0.5
        others = [each for each in self.mine if not each.is_mage]
        return 1.8 if others or waits_for_its_moment(card) else 1.2

"""Rules of thumb: what an option looks worth at first sight, without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageduel.agents.situation import best_dice
from mageduel.agents.spells_at_sight import NEVER, Spellcraft
from mageduel.kernel.questions import Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.bodyguards import BEAR_DAMAGE
from mageduel.rules.attack.guards import TO_GUARD
from mageduel.rules.attack.intercept import DRAW_THE_ATTACK
from mageduel.rules.attack.rerolls import ROLL_AGAIN, ROLL_DICE_AGAIN
from mageduel.rules.casting.reversal import TURN_SPELL
from mageduel.rules.conditions.markers import REMOVE_CONDITION
from mageduel.rules.domination.orbs import SHINES
from mageduel.rules.enchantments.reveals import REVEAL, REVEALS, TO_FORFEIT, UNPAID
from mageduel.rules.objects.healing import STAUNCH
from mageduel.rules.objects.sacrifice import TAKE_OVER
from mageduel.rules.offers import TO_LOSE_LIFE
from mageduel.rules.round.action_stage import ACTIVATE, TO_ACTIVATE
from mageduel.rules.round.phases import WHO_BEGINS
from mageduel.rules.round.upkeep import LET_GO, MOVE_ALONG_LIFEBOND, MOVE_ALONG_LIFELINK
from mageduel.state.parts import SLOT, VICTIM
from mageduel.views.decisions import Decision
from mageduel.views.view import Seen

EVEN: Final = frozenset(
    {
        BEAR_DAMAGE,
        TAKE_OVER,
        REMOVE_CONDITION,
        ROLL_AGAIN,
        ROLL_DICE_AGAIN,
        DRAW_THE_ATTACK,
        MOVE_ALONG_LIFEBOND,
        MOVE_ALONG_LIFELINK,
        STAUNCH,
        TURN_SPELL,
    }
)
"""Questions in which declining looks as good as anything else."""
LONG_GAME: Final = 16
"""From this round on mages seek each other, more and more, so that no duel lasts for ever."""
IN_NEED: Final = 16
"""A mage with less life left would rather be healed than gain mana."""
SOMETHING: Final = 0.5
"""What doing something looks worth where nothing more is known."""


class Judge(Spellcraft):
    """Judges options for one seat at one moment."""

    __slots__ = ()

    # Options

    def scores(self, decision: Decision) -> list[float]:
        """What each option looks worth."""
        question = decision.question
        if question is ACTIVATE:
            return [self.activation(option) for option in decision.options]
        return [self.option(question, option) for option in decision.options]

    def option(self, question: Question, option: Answer) -> float:
        """What one option looks worth; declining is worth nothing."""
        if option == question.declines:
            return SOMETHING if question in EVEN else 0.0
        form = question.form_of(option)
        match form.group:
            case "attacks":
                return self.attack(option[1], option[2], option[3])
            case "moves":
                return self.move(self.view.zone(option[1]))
            case "spells":
                return self.cast(option[form.place_of(SLOT) - 1 :])
            case "abilities":
                return 0.8
            case "reveals":
                return NEVER if form is TO_FORFEIT else self.reveal(option)
        if form is TO_GUARD:
            return self.guard()
        if form is TO_LOSE_LIFE:
            return -1.0
        if question is WHO_BEGINS:
            return 1.0 if option[1] == self.seat else 0.0
        if question is SHINES:
            return self._mana_of_orb(option[1])
        if VICTIM in form.parts:
            return self._towards(option[form.place_of(VICTIM)])
        return 0.0 if option in (LET_GO, UNPAID) else SOMETHING

    def _mana_of_orb(self, mana: int) -> float:
        """So much of what an orb gives as mana: all of it, unless the mage is in need of healing."""
        return float(-mana if self.mage.life_left < IN_NEED else mana)

    def _towards(self, identity: int) -> float:
        try:
            thing = self.view.object(identity)
        except KeyError:
            return 0.5
        if self.is_mine(thing):
            return -2.0 if thing.is_mage else -1.0
        return 1.0

    # Acting

    def attack(self, source_id: int, index: int, target: int | str) -> float:
        """The worth of an attack: damage it does, and what probably dies of it."""
        view = self.view
        source = view.object(source_id)
        card = source.card
        if card is None:
            return 0.0
        bar = card.attacks[index]
        attacker = source
        if not source.is_creature and source.attached_to is not None:
            attacker = view.object(source.attached_to)
        if isinstance(target, str):
            zone = view.zone(target)
            return sum(self.harm(attacker, bar, each) for each in view.in_zone(zone) if each is not attacker)
        prize = next((each for each in self.prizes if each.id == target), None)
        return self.harm(attacker, bar, view.object(target)) if prize is None else self.worth_of_prize(prize)

    def move(self, zone: int) -> float:
        """The worth of stepping into a zone: creatures close in, the mage keeps in casting range and out of reach."""
        acting = self.view.acting
        if acting is None or acting.zone is None:
            return 0.0
        if acting.is_mage:
            return self._step_of_mage(acting.zone, zone)
        nearer = self.away(acting.zone, self.enemy) - self.away(zone, self.enemy)
        worth = nearer * self.weights.approach
        if self.prizes:
            worth = max(worth, self._seek(acting, zone))
        return worth - self._protection(acting.zone) if nearer > 0 else worth

    def _seek(self, acting: Seen, zone: int) -> float:
        """The worth of stepping towards a prize that nobody of this side is nearer to; of leaving one, nothing."""
        if self.prize_at(acting.zone) is not None:
            return -self.weights.seek
        others = [each for each in self.mine if each.id != acting.id]
        best = 0.0
        for prize in self.prizes:
            before, after = self.away(acting.zone, prize), self.away(zone, prize)
            if after < before:
                near = sum(1 for each in others if self.away(each.zone, prize) < before)
                best = max(best, self.weights.seek * (1 - 0.08 * before) / (1 + 0.5 * near))
        return best

    def _step_of_mage(self, start: int, zone: int) -> float:
        before, after = self.away(start, self.enemy), self.away(zone, self.enemy)
        worth = 0.0
        if after < before and (before > 2 or self._should_fight()):
            worth = 0.45 if before > 2 else 0.8
        elif after > before and self.mage.life_left < 10:
            worth = 0.6
        elif self.prizes and self.mage.life_left >= 15:
            worth = 0.4 * self._seek(self.mage, zone)
        if after < before:
            worth += self.weights.impatience * max(0, self.view.round - LONG_GAME)
        dangers = sum(1 for each in self.enemies if each.zone == zone) - sum(
            1 for each in self.enemies if each.zone == start
        )
        return worth - (0.05 if self.view.round > 16 else 0.5) * dangers

    def _should_fight(self) -> bool:
        """Late in the game, or with nobody else to do it, the mage goes to meet the enemy."""
        if self.view.round > 6:
            return True
        return self.mage.life_left > self.enemy.life_left + 4 and not any(not each.is_mage for each in self.enemies)

    def _is_danger(self, mage: Seen) -> bool:
        zone = mage.zone
        return any(self.away(zone, each) <= 1 for each in self.enemies if not each.is_mage)

    def _protection(self, zone: int | None) -> float:
        """The worth of a guard in a zone where a mage of this side is in danger."""
        worth = 0.0
        for mage in self.mages:
            if mage.zone == zone and self._is_danger(mage):
                worth = max(worth, self.weights.protect + self.need(mage))
        return worth

    def guard(self) -> float:
        """The worth of going on guard."""
        acting = self.view.acting
        if acting is None:
            return 0.3
        if acting.is_mage:
            return 0.15
        protection = self._protection(acting.zone)
        if protection:
            return protection
        if self._keeps_a_prize(acting.zone):
            return self.weights.protect
        return 0.25

    def _keeps_a_prize(self, zone: int | None) -> bool:
        """Whether a prize of this side is in a zone that an enemy could come to."""
        return any(each.zone == zone and self.is_mine(each) for each in self.view.prizes) and any(
            self.away(zone, each) <= 1 for each in self.enemies if self.view.player(each.controller).is_alive
        )

    def activation(self, option: Answer) -> float:
        """Who acts first: whoever has an enemy to strike, strong ones before weak ones, the mage late."""
        if option[0] == REVEAL:
            return self.reveal(option)
        if option[0] != TO_ACTIVATE.word:
            return self.option(ACTIVATE, option) - 0.4
        creature = self.view.object(option[1])
        card = creature.card
        worth = 1.0 + 0.1 * (best_dice(card) if card is not None else 0)
        if any(each.zone == creature.zone for each in self.enemies):
            worth += 1.0
        if self.prizes and self.prize_at(creature.zone) is not None:
            worth += 1.0
        return worth - (0.6 if creature.is_mage else 0.0)


def reveals_first(options: Sequence[Answer], scores: Sequence[float]) -> list[int]:
    """What looks worth turning up before doing anything else, where a player may do both."""
    if len(options[-1]) != 2 or options[-1][0] not in REVEALS:
        return []
    return [index for index, option in enumerate(options) if option[0] == REVEAL and scores[index] > 0]


def best(options: Sequence[Answer], scores: Sequence[float]) -> Answer:
    """The option with the highest score, the first of equals."""
    return options[max(range(len(options)), key=scores.__getitem__)]

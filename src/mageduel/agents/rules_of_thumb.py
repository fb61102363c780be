"""Rules of thumb: what an option looks worth at first sight, without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence

from mageduel.agents.situation import best_dice
from mageduel.agents.spells_at_sight import NEVER, Spellcraft
from mageduel.kernel.requests import Answer
from mageduel.views.decisions import Decision
from mageduel.views.view import Seen

DECLINING = frozenset(
    {"pass", "nothing", "decline", "forfeit", "leave", "no attack", "let go", "no counterstrike", "no defense", "spare",
     "stay", "stop"}
)  # fmt: skip


class Judge(Spellcraft):
    """Judges options for one seat at one moment."""

    __slots__ = ()

    # Options

    def scores(self, decision: Decision) -> list[float]:
        """What each option looks worth."""
        kind = decision.kind
        if kind == "activate":
            return [self.activation(option) for option in decision.options]
        return [self.option(kind, option) for option in decision.options]

    def option(self, kind: str, option: Answer) -> float:
        """What one option looks worth; declining is worth nothing."""
        head = option[0]
        if len(option) == 2 and head in ("reveal", "forfeit"):
            return self.reveal(option) if head == "reveal" else NEVER
        if head in DECLINING:
            return 0.0
        match head:
            case "attack" if len(option) == 4:
                return self.attack(option[1], option[2], option[3])
            case "move" | "climb":
                return self.move(self.view.zone(option[1]))
            case "cast":
                return self.cast(option)
            case "guard":
                return self.guard()
            case "ability":
                return 0.8
            case "initiative":
                return 1.0 if option[1] == self.seat else 0.0
            case "deploy":
                return self.cast(option[2:])
            case "attack" | "leap":
                return self._towards(option[1])
            case "lose life":
                return -1.0
        return 0.5

    def _towards(self, identity: int) -> float:
        try:
            thing = self.view.object(identity)
        except KeyError:
            return 0.5
        return -1.0 if self.is_mine(thing) else 1.0

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
        return self.harm(attacker, bar, view.object(target))

    def move(self, zone: int) -> float:
        """The worth of stepping into a zone: creatures close in, the mage keeps in casting range and out of reach."""
        acting = self.view.acting
        if acting is None or acting.zone is None:
            return 0.0
        if acting.is_mage:
            return self._step_of_mage(acting.zone, zone)
        nearer = self.away(acting.zone, self.enemy) - self.away(zone, self.enemy)
        worth = nearer * self.weights.approach
        if nearer > 0 and self._is_danger(self.mage) and acting.zone == self.mage.zone:
            worth -= self.weights.protect
        return worth

    def _step_of_mage(self, start: int, zone: int) -> float:
        before, after = self.away(start, self.enemy), self.away(zone, self.enemy)
        worth = 0.0
        if after < before and (before > 2 or self._should_fight()):
            worth = 0.45 if before > 2 else 0.8
        elif after > before and self.mage.life_left < 10:
            worth = 0.6
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

    def guard(self) -> float:
        """The worth of going on guard."""
        acting = self.view.acting
        if acting is None:
            return 0.3
        if acting.is_mage:
            return 0.15
        if acting.zone == self.mage.zone and self._is_danger(self.mage):
            return self.weights.protect
        return 0.25

    def activation(self, option: Answer) -> float:
        """Who acts first: whoever has an enemy to strike, strong ones before weak ones, the mage late."""
        if option[0] == "reveal":
            return self.reveal(option)
        if option[0] != "activate":
            return self.option("activate", option) - 0.4
        if option[0] == "pass":
            return -1.0
        creature = self.view.object(option[1])
        card = creature.card
        worth = 1.0 + 0.1 * (best_dice(card) if card is not None else 0)
        if any(each.zone == creature.zone for each in self.enemies):
            worth += 1.0
        return worth - (0.6 if creature.is_mage else 0.0)


def reveals_first(options: Sequence[Answer], scores: Sequence[float]) -> list[int]:
    """What looks worth turning up before doing anything else, where a player may do both."""
    if len(options[-1]) != 2 or options[-1][0] not in ("reveal", "forfeit"):
        return []
    return [index for index, option in enumerate(options) if option[0] == "reveal" and scores[index] > 0]


def best(options: Sequence[Answer], scores: Sequence[float]) -> Answer:
    """The option with the highest score, the first of equals."""
    return options[max(range(len(options)), key=scores.__getitem__)]

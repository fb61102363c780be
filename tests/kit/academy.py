"""The Academy's table: one zone, spells from the book, a round of three phases; the rounds of peace are over."""

from __future__ import annotations

from typing import Any

from mageduel.dsl.steps import AVOID_ATTACK, DAMAGE_AND_EFFECTS, PAY_SPELL_COSTS
from mageduel.facts.cards import Card
from mageduel.kernel.requests import Answer
from mageduel.rules.casting import at_hand
from mageduel.rules.round import phases as rounds
from mageduel.rules.round.setup import Seat
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from mageduel.state.running import Spell
from tests.kit.duel import Duel
from tests.kit.table import RED, Table

ZONE = "A1"
"""The one zone, which is the whole arena."""
FIRST_ROUND_OF_WAR = 3
DEFENSE = AVOID_ATTACK
"""The second step of an attack."""
DICE = DAMAGE_AND_EFFECTS
"""The end of the third step of an attack, dice, damage and effects in one."""
DECLARED = PAY_SPELL_COSTS
"""The end of the first step of a spell: declared and paid for."""
RED_MAGE, BLUE_MAGE = "Academy Beastmaster", "Academy Wizard"


class OneZone(Table):
    """What is the same at every Academy table: where things are put, and where spells come from."""

    def put(self, card: str | Card, seat: int = RED, zone: str = ZONE, **how: Any) -> Object:
        """Put a creature or conjuration into play as if it had been there for a while."""
        return super().put(card, seat, zone, **how)

    def summon(self, card: str | Card, seat: int = RED, zone: str = ZONE) -> Object:
        """Summon a creature, with all that summoning brings."""
        return super().summon(card, seat, zone)

    def cast(
        self, caster: Object, card: str | Card, target: Object | str | None = ZONE, *choices: object, full: bool = True
    ) -> Spell:
        """Cast a spell from the mage's book, put there first if need be; on the zone, unless told."""
        self._have_at_hand(caster, card)
        return super().cast(caster, card, target, *choices, full=full)

    def cast_options(self, caster: Object, card: str | Card, *, full: bool = True) -> list[Answer]:
        """Every way to cast this spell now, put into the mage's book first if need be."""
        self._have_at_hand(caster, card)
        return super().cast_options(caster, card, full=full)

    def why_no_cast(self, caster: Object, card: str | Card, target: Object | str | None = ZONE) -> str | None:
        """The code of the refusal of a spell on an object or the zone; None if it is possible."""
        return super().why_no_cast(caster, card, target)

    def _have_at_hand(self, caster: Object, card: str | Card) -> None:
        found = self.card(card)
        if caster.is_mage and found not in {each.card for each in at_hand.castables(self.game, caster)}:
            self.book(caster.controller, found)

    def in_book(self, seat: int, card: str | Card) -> int:
        """How many copies of a spell are in a player's book."""
        return self.game.players[seat].book.get(self.card(card), 0)

    def discarded(self, seat: int) -> list[str]:
        """The names of the cards in a player's discard pile, in the order in which they came there."""
        return [each.name for each in self.game.players[seat].discard]


class AcademyTable(OneZone):
    """A position of the Academy and the means to play from it."""

    def __init__(
        self,
        red: str = RED_MAGE,
        blue: str = BLUE_MAGE,
        red_book: dict[str, int] | None = None,
        blue_book: dict[str, int] | None = None,
        mana: int = 50,
        *,
        round: int = FIRST_ROUND_OF_WAR,
        seats: tuple[Seat, ...] = (),
    ) -> None:
        super().__init__("academy", red, blue, red_book, blue_book, mana, seats=seats)
        self.game.round = round
        self.game.phase = Phase.ACTIONS

    def reset(self) -> None:
        """Play a Reset Phase: initiative passes, creatures and markers are reset, mages channel."""
        self.run(rounds.academy_reset_phase(self.game))

    def channel(self) -> None:
        """Play the last step of a Reset Phase for itself: mages channel."""
        self.run(rounds.channel(self.game))

    def end_round(self) -> None:
        """Bring the round to its end, whoever has still to act."""
        self.run(rounds.end_round(self.game))

    def next_round(self) -> None:
        """End the round, and play the Reset and the Upkeep Phase of the next one."""
        self.end_round()
        rounds.begin_round(self.game)
        self.reset()
        self.upkeep()


class AcademyDuel(OneZone, Duel):
    """A whole Academy game from its first round, answered by players who want nothing."""

    def __init__(
        self,
        red: str = RED_MAGE,
        blue: str = BLUE_MAGE,
        red_book: dict[str, int] | None = None,
        blue_book: dict[str, int] | None = None,
        *,
        round: int = 1,
        seats: tuple[Seat, ...] = (),
        **how: Any,
    ) -> None:
        Duel.__init__(self, "academy", red, blue, red_book, blue_book, seats=seats, **how)
        if round > 1:
            self.play_to(Phase.ACTIONS, round)

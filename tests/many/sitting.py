"""Who sits down: free-for-alls and two teams of any size, in the Arena and in the Academy, with books or without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.round.setup import Seat
from mageduel.state.objects import Object
from tests.kit.academy import AcademyDuel
from tests.kit.causes import A_TEST
from tests.kit.duel import Duel
from tests.kit.table import BLUE, RED, Table

GREEN, GOLD, GRAY, WHITE = 2, 3, 4, 5
"""Red and Green are a team against Blue and Gold; of six, Gray is Red's and White is Blue's."""
NAMES = ("Red", "Blue", "Green", "Gold", "Gray", "White")
MAGES = ("Beastmaster", "Warlock", "Priestess", "Warlord")
QUICK = {"Minor Heal": 1}
"""A book with one quick spell: whoever plans it is asked for his quickcast."""


def seats(
    count: int, *, teams: bool, mages: Sequence[str] = MAGES, book: dict[str, int] | None = None
) -> tuple[Seat, ...]:
    """So many players with the same book, in two teams or everybody alone."""
    return tuple(
        Seat(NAMES[number], mages[number % len(mages)], dict(book or {}), number % 2 if teams else None)
        for number in range(count)
    )


def free_for_all(count: int = 3, *, initiative: int = RED, **who: Any) -> Duel:
    """Everybody for himself, on two boards."""
    return Duel("free-for-all", seats=seats(count, teams=False, **who), initiative=initiative)


def two_teams(mode: str = "arena", *, initiative: int = RED, **who: Any) -> Duel:
    """Red and Green against Blue and Gold."""
    return Duel(mode, seats=seats(4, teams=True, **who), initiative=initiative)


def many_table(mode: str = "free-for-all", count: int = 3, *, teams: bool = False, **who: Any) -> Table:
    """A position of so many, with mana for everything."""
    return Table(mode, seats=seats(count, teams=teams, **who), mana=60)


def academy(count: int, *, teams: bool, **who: Any) -> AcademyDuel:
    """The Academy at war, with so many."""
    duel = AcademyDuel(seats=seats(count, teams=teams, mages=("Academy Wizard", "Academy Beastmaster"), **who))
    duel.game.round = 3
    return duel


def mage(duel: Table, seat: int) -> Object:
    """The mage of this seat."""
    return duel.game.players[seat].mage


def kill(duel: Table, seat: int) -> None:
    """End a mage by damage, whatever goes on."""
    duel.start(direct_damage(duel.game, mage(duel, seat), 99, A_TEST))


def prepare_for_all(duel: Duel, *names: str) -> None:
    """Let everybody plan these spells."""
    duel.play_until("plan")
    for player in duel.game.seated:
        duel.prepare(player.seat, *names)


__all__ = [
    "BLUE", "GOLD", "GRAY", "GREEN", "MAGES", "NAMES", "QUICK", "RED", "WHITE",
    "academy", "free_for_all", "kill", "mage", "many_table", "prepare_for_all", "seats", "two_teams",
]  # fmt: skip

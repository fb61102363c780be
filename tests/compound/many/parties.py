"""Three and more at one table: who sits where, and what they say to each other's cards."""

from typing import Any

from mageduel.kernel.requests import CONCEDE, Answer, Request
from mageduel.rules.round.setup import Seat
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.kit.academy import AcademyDuel, AcademyTable
from tests.kit.answers import Decision, Unfit, attack
from tests.kit.duel import Duel, default_answer
from tests.kit.table import Table, make_creature

RED, BLUE, GREEN, GOLD, GRAY, WHITE = range(6)
NAMES = ("Red", "Blue", "Green", "Gold", "Gray", "White")

Books = dict[int, dict[str, int]]
"""The spells some seats bring with them."""


def seated(mages: tuple[str, ...], books: Books | None = None, *, are_teams: bool = False) -> tuple[Seat, ...]:
    """These mages in order, everybody alone, or the first and third against the second and fourth."""
    books = books or {}
    return tuple(
        Seat(NAMES[n], mage, dict(books.get(n, {})), n % 2 if are_teams else None) for n, mage in enumerate(mages)
    )


def everybody_alone(*mages: str, mana: int = 50) -> Table:
    """A position of a free-for-all, on two boards joined."""
    return Table("free-for-all", mana=mana, seats=seated(mages))


def two_teams(*mages: str, mana: int = 50) -> Table:
    """A position of Red and Green against Blue and Gold, on one board."""
    return Table(mana=mana, seats=seated(mages, are_teams=True))


def duel_of_all(*mages: str, books: Books | None = None, **how: Any) -> Duel:
    """A whole free-for-all."""
    return Duel("free-for-all", seats=seated(mages, books), **how)


def duel_of_teams(*mages: str, books: Books | None = None, **how: Any) -> Duel:
    """A whole game of Red and Green against Blue and Gold."""
    return Duel(seats=seated(mages, books, are_teams=True), **how)


def academy_of_all(*mages: str, mana: int = 50) -> AcademyTable:
    """A position of an Academy free-for-all, the rounds of peace over."""
    return AcademyTable(mana=mana, seats=seated(mages))


def academy_teams(*mages: str, mana: int = 50) -> AcademyTable:
    """A position of Red and Green against Blue and Gold in the Academy, the rounds of peace over."""
    return AcademyTable(mana=mana, seats=seated(mages, are_teams=True))


def academy_duel(*mages: str, books: Books | None = None, are_teams: bool = False, **how: Any) -> AcademyDuel:
    """A whole game of the Academy."""
    return AcademyDuel(seats=seated(mages, books, are_teams=are_teams), **how)


def mage(table: Table, seat: int) -> Object:
    """The mage of a seat."""
    return table.game.players[seat].mage


def leave(table: Table, seat: int, life: int = 1) -> None:
    """Wound a mage so that this much Life is left."""
    mage(table, seat).damage = table.life(mage(table, seat)) - life


def give_up(duel: Duel, seat: int) -> None:
    """Concede, and let what is going on come to its end."""
    duel.match.answer(seat, CONCEDE)
    while not duel.is_over and duel.game.players[seat].is_alive:
        duel.step()


def play_out(duel: Duel) -> None:
    """Play on until the game is over."""
    while not duel.is_over:
        duel.step()


def next_actions(duel: Duel) -> None:
    """Play this round to its end, and the next one into its actions."""
    duel.play_round()
    duel.play_to(Phase.ACTIONS)


def slay(duel: Duel, victim: int, by: int) -> Object:
    """Strike down a mage with a creature of somebody else's that stands where he does, and finish its Action Phase."""
    there = duel.place(mage(duel, victim))
    assert there is not None
    fist = {"name": "Fist", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Unavoidable"]}
    killer = duel.put(make_creature("Killer", life=9, attack=[fist]), by, there)
    leave(duel, victim)
    duel.dice("2*")
    duel.activate(killer, attack(killer, "Fist", mage(duel, victim)))
    while not duel.is_over and duel.game.players[victim].is_alive:
        duel.step()
    return killer


def as_soon_as_offered(wishes: dict[int, Decision]) -> Decision:
    """Let these seats do this as soon as they are offered it; whatever else is asked, nothing is wanted."""

    def answer(request: Request) -> Answer:
        wish = wishes.get(request.player)
        if wish is None:
            return default_answer(request)
        try:
            return wish(request) if callable(wish) else wish
        except Unfit:
            return default_answer(request)

    return answer


def winner(duel: Duel) -> int | None:
    """The winning side; None for a draw. The game has to be over."""
    assert duel.game.result is not None
    return duel.game.result.winning_team

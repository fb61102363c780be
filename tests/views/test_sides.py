"""Sides: who is shown as a friend, what team-mates see of each other, and what a result is to whom."""

from dataclasses import asdict

import pytest

from mageduel.duel import end_by_players
from mageduel.facts.library import card
from mageduel.kernel.record import Ending
from mageduel.kernel.requests import CONCEDE
from mageduel.rules.round.setup import Seat
from mageduel.state.objects import Object
from mageduel.views.sides import is_friend, may_see, sides
from mageduel.views.table import table
from mageduel.views.view import view
from tests.kit.academy import AcademyDuel
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.rules.round.test_many_players import seats

WATCHING = None
ACADEMY_TEAMS = tuple(
    Seat(f"Player {number}", mage, {}, number % 2)
    for number, mage in enumerate(("Academy Beastmaster", "Academy Wizard") * 2)
)


def secrets(duel: Duel) -> list[Object]:
    """Every seat's hidden enchantment on its own mage."""
    return [duel.hide("Block", player.mage, player.seat) for player in duel.game.players]


def planned(duel: Duel) -> None:
    """Everybody has two spells prepared."""
    for player in duel.game.players:
        player.planned = tuple(player.book)[:2]


@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHING])
def test_of_three_nobody_sees_what_another_holds(viewer: int | None) -> None:
    duel = Duel(seats=seats(3))
    duel.play_until("plan")
    hidden = secrets(duel)
    planned(duel)
    shown = table(duel.game, viewer)
    for player, each in zip(shown.players, hidden, strict=True):
        is_own = player.seat == viewer
        assert (player.is_own, player.is_friend) == (is_own, is_own)
        assert (player.book is not None) is is_own
        assert [one.card is not None for one in player.prepared] == [is_own] * 2
        assert (shown.objects[str(each.id)].card == "Block") is is_own
        assert (view(duel.game, viewer).object(each.id).card is card("Block")) is is_own


@rule("ruling.m9", "core.multiplayer.team-shares-information")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, WATCHING])
def test_team_mates_see_what_the_others_of_the_side_hold_and_nobody_else_does(viewer: int | None) -> None:
    duel = Duel(seats=seats(4, 2))
    duel.play_until("plan")
    hidden = secrets(duel)
    planned(duel)
    shown = table(duel.game, viewer)
    for player, each in zip(shown.players, hidden, strict=True):
        shares = viewer is not None and player.seat % 2 == viewer % 2
        assert player.side == player.seat % 2
        assert (player.is_own, player.is_friend) == (player.seat == viewer, shares)
        assert (player.book is not None) is shares
        assert [one.card is not None for one in player.prepared] == [shares] * 2
        assert (shown.objects[str(each.id)].card == "Block") is shares


@rule("ruling.m9", "core.multiplayer.team-shares-information")
def test_what_one_has_looked_at_the_side_has_seen() -> None:
    duel = Duel(seats=seats(4, 2))
    hidden = duel.hide("Block", duel.blue, 1)
    hidden.looked_at_by += (2,)
    assert [may_see(duel.game, viewer, hidden) for viewer in (0, 1, 2, 3, WATCHING)] == [True, True, True, True, False]
    alone = Duel(seats=seats(3))
    hidden = alone.hide("Block", alone.blue, 1)
    hidden.looked_at_by += (2,)
    assert [may_see(alone.game, viewer, hidden) for viewer in (0, 1, 2, WATCHING)] == [False, True, True, False]


def test_sides_are_listed_with_their_seats() -> None:
    duel = Duel(seats=seats(4, 2))
    duel.play_until("plan")
    assert [asdict(each) for each in sides(duel.game, 1)] == [
        {"side": 0, "seats": [0, 2], "is_own": False, "is_standing": True},
        {"side": 1, "seats": [1, 3], "is_own": True, "is_standing": True},
    ]
    assert not any(each.is_own for each in sides(duel.game, WATCHING))


def test_a_side_that_gave_up_does_not_stand() -> None:
    duel = Duel(seats=seats(3))
    duel.play_until("plan")
    duel.match.answer(1, CONCEDE)
    assert [each.is_standing for each in table(duel.game, 0).sides] == [True, False, True]


def test_nobody_is_a_spectators_friend() -> None:
    duel = Duel(seats=seats(3))
    assert [is_friend(duel.game, WATCHING, seat) for seat in range(3)] == [False] * 3


def test_a_result_names_the_side_and_says_what_it_is_to_whom() -> None:
    duel = Duel(seats=seats(4, 2))
    duel.play_until("plan")
    assert table(duel.game, 0).result is None
    duel.match.answer(1, CONCEDE)
    end_by_players(duel.game, Ending(conceded=3))
    results = {viewer: table(duel.game, viewer).result for viewer in (0, 1, 2, 3, WATCHING)}
    assert all(each is not None and (each.side, each.seats) == (0, [0, 2]) for each in results.values())
    assert [each and each.outcome for each in results.values()] == ["won", "lost", "won", "lost", None]


def test_a_draw_is_a_draw_to_everybody() -> None:
    duel = Duel(seats=seats(3))
    duel.play_until("plan")
    end_by_players(duel.game, Ending())
    for viewer in (0, 1, 2, WATCHING):
        result = table(duel.game, viewer).result
        assert result is not None
        assert (result.side, result.seats, result.outcome) == (None, [], "draw")


def test_whose_turns_come_is_told_in_their_order() -> None:
    duel = Duel(seats=seats(4))
    wolves = [duel.put("Timber Wolf", seat, "B2") for seat in range(4)]
    duel.play_until("plan")
    assert table(duel.game, 0).turns == []
    duel.play_until("activate")
    assert table(duel.game, WATCHING).turns == [1, 2, 3, 0]
    wolves[2].active = duel.game.players[2].mage.active = False
    assert table(duel.game, WATCHING).turns == [1, 3, 0]


def test_where_sides_take_turns_somebody_of_the_other_side_comes_next() -> None:
    duel = AcademyDuel(seats=ACADEMY_TEAMS)
    for seat in range(4):
        duel.put("Wychwood Hound", seat)
    duel.play_until("activate")
    assert table(duel.game, WATCHING).turns == [1, 2, 3, 0]
    duel.game.players[1].is_alive = False
    assert table(duel.game, WATCHING).turns == [3, 2, 0]


def test_who_has_given_up_is_told_from_who_has_fallen() -> None:
    duel = Duel(seats=seats(3))
    duel.play_until("plan")
    duel.match.answer(1, CONCEDE)
    duel.game.players[2].is_alive = False
    shown = table(duel.game, 0).players
    assert [player.conceded for player in shown] == [False, True, False]
    assert not shown[2].alive

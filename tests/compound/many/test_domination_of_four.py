"""Domination with four: orbs, guards before them, zones held by several, and what a fallen mage held."""

import pytest

from mageduel.rules.domination.orbs import LIT
from mageduel.rules.domination.vtar import vtar_of
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.compound.many.parties import BLUE, GOLD, GREEN, RED, give_up, mage, next_actions, seated
from tests.kit.answers import attack
from tests.kit.duel import Duel
from tests.kit.table import Table

FOUR = ("Beastmaster", "Warlock", "Wizard", "Priestess")
BOARD = "Grand Arena"


def position(*, are_teams: bool = False) -> Table:
    """The Grand Arena with the guardian of B2 out of the way."""
    table = Table("domination", board=BOARD, seats=seated(FOUR, are_teams=are_teams))
    table.destroy(table.find("Sslak, Orb Guardian", zone="B2"))
    return table


def orb(table: Table, zone: str = "B2") -> Object:
    return table.find("V'Tar Orb", zone=zone)


def light(table: Table, zone: str, seat: int) -> Object:
    """An orb as if this player had touched it long ago."""
    this = orb(table, zone)
    this.mark(LIT)
    table.control(this, seat)
    return this


def touch(table: Table, seat: int, zone: str = "B2") -> None:
    fox = table.put("Bitterwood Fox", seat, zone)
    table.always("orb", lambda request: request.options[0])
    table.attack(fox, "Bite", orb(table, zone))


def test_a_third_player_takes_an_orb_that_a_second_has_torn_from_the_first() -> None:
    table = position()
    this = light(table, "B2", RED)
    touch(table, BLUE)
    assert this.controller not in range(4)
    touch(table, GREEN)
    assert this.controller == GREEN


def test_a_strangers_guard_protects_his_own_orb_and_not_a_third_ones() -> None:
    table = position()
    guard = table.put("Knight of Westlock", BLUE, "B2")
    table.guard(guard)
    fox = table.put("Bitterwood Fox", RED, "B2")
    light(table, "B2", BLUE)
    assert table.why_no_attack(fox, "Bite", orb(table)) is not None
    light(table, "B2", GREEN)
    assert table.why_no_attack(fox, "Bite", orb(table)) is None


def test_a_team_mates_guard_protects_the_others_orb() -> None:
    table = position(are_teams=True)
    guard = table.put("Knight of Westlock", BLUE, "B2")
    table.guard(guard)
    fox = table.put("Bitterwood Fox", RED, "B2")
    light(table, "B2", GOLD)
    assert table.why_no_attack(fox, "Bite", orb(table)) is not None
    assert attack(fox, "Bite", guard) in table.actions(fox)


@pytest.mark.parametrize(("tied", "wins"), [(True, False), (False, True)])
def test_of_four_the_score_is_won_only_by_whoever_has_most_of_all(tied: bool, wins: bool) -> None:
    duel = Duel("domination", seats=seated(FOUR), board=BOARD)
    light(duel, "B2", RED)
    light(duel, "C3", GREEN)
    duel.tokens(duel.red, "V'Tar", 6)
    duel.tokens(mage(duel, GREEN), "V'Tar", 6 if tied else 5)
    while not duel.is_over and (duel.game.round, duel.game.phase) != (2, Phase.ACTIONS):
        duel.step()
    assert duel.is_over is wins
    if wins:
        assert duel.game.result is not None
        assert duel.game.result.winning_team == RED


def test_the_orb_of_a_mage_who_gave_up_serves_nobody_until_it_is_touched_once() -> None:
    duel = Duel("domination", seats=seated(FOUR), board=BOARD)
    this = light(duel, "B2", BLUE)
    give_up(duel, BLUE)
    next_actions(duel)
    assert [vtar_of(duel.game, seat) for seat in range(4)] == [0, 0, 0, 0]
    duel.destroy(duel.find("Sslak, Orb Guardian", zone="B2"))
    fox = duel.put("Bitterwood Fox", RED, "B2")
    duel.activate(fox, attack(fox, "Bite", this))
    duel.play_round()
    assert this.controller == RED


def test_the_heir_of_an_orb_gains_by_it_in_the_next_upkeep() -> None:
    duel = Duel("domination", seats=seated(FOUR, are_teams=True), board=BOARD)
    this = light(duel, "B2", BLUE)
    give_up(duel, BLUE)
    assert this.controller == GOLD
    next_actions(duel)
    assert vtar_of(duel.game, GOLD) == 1

"""More than two: free-for-alls and teams on larger boards; nothing counts on two players or twelve zones."""

import pytest

from mageduel.duel import start_duel
from mageduel.facts.library import card
from mageduel.facts.spellbooks import published_book
from mageduel.kernel.match import Match
from mageduel.rules.round import action_stage
from mageduel.rules.round.setup import Seat, Setup
from mageduel.state.events import Activated, InitiativeTaken
from mageduel.state.game import Game
from mageduel.state.phases import Phase
from mageduel.views.view import view
from tests.kernel.duels import play_on
from tests.kit.answers import PASS
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import make_creature

MAGES = ("Beastmaster", "Warlock", "Wizard", "Priestess")


def seats(count: int, teams: int | None = None, *, books: bool = True) -> tuple[Seat, ...]:
    """So many players, in turn of so many teams, or everybody alone."""
    return tuple(
        Seat(
            f"Player {number}",
            MAGES[number],
            dict(published_book(f"starting_{MAGES[number].lower()}").cards) if books else {},
            None if teams is None else number % teams,
        )
        for number in range(count)
    )


def check(game: Game) -> None:
    """What must hold whenever a question is open."""
    for zone, things in enumerate(game.in_zone):
        assert all(each.zone == zone and each.id in game.objects for each in things)
    for player in game.players:
        assert player.mage.mana >= 0
        assert player.is_alive or player.mage.zone is None
    for each in game.objects.values():
        assert each.damage >= 0
        assert all(attached.attached_to is each for attached in each.attachments)


def play(match: Match[Game], seed: int, answers: int) -> None:
    for number in range(answers):
        if match.is_over:
            break
        play_on(match, seed * 1_000_003 + number, 1)
        check(match.game)


@rule("core.multiplayer.three-to-four-players", "core.multiplayer.ffa-suggested-arena-6x4")
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    ("mode", "count", "teams"), [("free-for-all", 3, None), ("free-for-all", 4, 2), ("arena", 4, 2)]
)
def test_some_rounds_by_lot_go_through(mode: str, count: int, teams: int | None, seed: int) -> None:
    match = start_duel(Setup(mode, seats(count, teams)), seed, forkable=True)
    play(match, seed, 1200)
    assert match.is_over or match.game.round >= 2
    assert match.is_over or match.fork().game.digest() == match.game.digest()


def test_the_larger_board_is_used_to_its_edges() -> None:
    game = start_duel(Setup("free-for-all", seats(4)), seed=1).game
    places = [game.arena.zone_names[player.mage.zone or 0] for player in game.players]
    assert places == ["D1", "A6", "A1", "D6"]
    assert len(game.arena.zones) == 24


@rule("core.multiplayer.joined-boards-ignore-middle-wall")
def test_there_is_no_wall_in_the_middle_of_joined_boards() -> None:
    duel = Duel("free-for-all", seats=seats(3, books=False))
    walker = duel.put(make_creature("Walker"), 0, "B3")
    duel.activate(walker, ("move", "B4"))
    assert walker.zone == duel.zone("B4")


@rule(
    "core.multiplayer.team-start-opposite-corners",
    "core.multiplayer.teammates-start-same-zone",
    "core.multiplayer.team-board-size",
)
def test_team_mates_start_together_in_opposite_corners() -> None:
    game = start_duel(Setup("arena", seats(4, 2)), seed=1).game
    places = [game.arena.zone_names[player.mage.zone or 0] for player in game.players]
    assert places == ["C1", "A4", "C1", "A4"]
    assert [player.team for player in game.players] == [0, 1, 0, 1]


@rule("core.multiplayer.initiative-passes-left")
def test_the_initiative_goes_round_the_table() -> None:
    duel = Duel("free-for-all", seats=seats(3, books=False), initiative=2)
    for _ in range(3):
        duel.play_round()
    assert [event.seat for event in duel.events(InitiativeTaken)] == [2, 0, 1, 2]


@rule("core.multiplayer.initiative-alternates-teams", "core.multiplayer.teams-alternate-seats")
def test_with_teams_seated_alternately_the_initiative_alternates_between_them() -> None:
    duel = Duel(seats=seats(4, 2, books=False))
    for _ in range(4):
        duel.play_round()
    teams = [duel.game.players[event.seat].team for event in duel.events(InitiativeTaken)]
    assert teams == [0, 1, 0, 1, 0]


@rule("core.multiplayer.turns-clockwise")
def test_turns_go_round_beginning_with_the_initiative() -> None:
    duel = Duel("free-for-all", seats=seats(3, books=False), initiative=1)
    for seat, zone in enumerate(("D2", "A5", "A2")):
        duel.put(make_creature("Walker"), seat, zone)
    duel.play_round()
    order = [event.creature.controller for event in duel.events(Activated)]
    assert order[:3] == [1, 2, 0]


@rule("core.multiplayer.pass-if-any-has-more")
def test_a_player_may_pass_while_anybody_has_more_to_activate() -> None:
    duel = Duel("free-for-all", seats=seats(3, books=False))
    assert PASS not in action_stage.turn_options(duel.game, 0, committed=False)
    duel.put(make_creature("Walker"), 2, "A2")
    assert PASS in action_stage.turn_options(duel.game, 0, committed=False)
    assert PASS in action_stage.turn_options(duel.game, 1, committed=False)
    assert PASS not in action_stage.turn_options(duel.game, 2, committed=False)


@rule("ruling.m1")
def test_what_a_team_mate_has_to_activate_is_no_reason_to_pass() -> None:
    duel = Duel(seats=seats(4, 2, books=False))
    duel.put(make_creature("Walker"), 2, "A2")
    assert PASS not in action_stage.turn_options(duel.game, 0, committed=False)
    assert PASS in action_stage.turn_options(duel.game, 1, committed=False)
    duel.put(make_creature("Walker"), 3, "A2")
    assert PASS in action_stage.turn_options(duel.game, 0, committed=False)


@rule("core.codex.friendly-definition", "codex.friendly.meaning", "core.codex.enemy-definition", "codex.enemy.meaning")
def test_team_mates_are_friends_and_do_not_hinder() -> None:
    duel = Duel(seats=seats(4, 2, books=False))
    walker = duel.put(make_creature("Walker"), 0, "B2")
    duel.put(make_creature("Friend"), 2, "B2")
    assert {each[0] for each in duel.actions(walker, move_actions=1)} >= {"move"}
    duel.put(make_creature("Enemy"), 3, "B2")
    assert "move" not in {each[0] for each in duel.actions(walker, move_actions=1)}


@rule("core.multiplayer.team-unique-per-player")
def test_each_of_a_team_may_have_a_unique_spell_in_play() -> None:
    duel = Duel(seats=seats(4, 2, books=False))
    duel.red.mana = 50
    duel.put("Hand of Bim-Shalla", 2, "B3")
    assert duel.cast_options(duel.red, "Hand of Bim-Shalla")
    duel.put("Hand of Bim-Shalla", 0, "B4")
    assert not duel.cast_options(duel.red, "Hand of Bim-Shalla")


@rule("core.multiplayer.team-one-enchantment-copy")
def test_a_team_has_one_copy_of_an_enchantment_on_a_target() -> None:
    duel = Duel(seats=seats(4, 2, books=False))
    duel.red.mana = 50
    wolf = duel.put("Timber Wolf", 0, "C1")
    block = ("cast", 0, "Block", wolf.id)
    assert block in duel.cast_options(duel.red, "Block")
    duel.hide("Block", wolf, 3)
    assert block in duel.cast_options(duel.red, "Block"), "an enemy's hidden copy is nobody's business"
    duel.hide("Block", wolf, 2)
    assert block not in duel.cast_options(duel.red, "Block")


def test_everybody_plans_at_once() -> None:
    duel = Duel("free-for-all", seats=seats(3))
    duel.play_until("plan")
    assert [request.player for request in duel.requests] == [0, 1, 2]
    for seat in (2, 0, 1):
        assert duel.game.phase is Phase.PLANNING
        duel.prepare(seat)
    assert duel.game.phase is not Phase.PLANNING


@rule("core.multiplayer.team-shares-information", "core.multiplayer.team-as-single-player")
def test_a_team_shares_what_it_knows() -> None:
    duel = Duel(seats=seats(4, 2))
    duel.play_until("plan")
    curse = duel.hide("Block", duel.red, 2)
    assert view(duel.game, 0).player(2).book is not None
    assert view(duel.game, 0).player(1).book is None
    assert view(duel.game, 0).object(curse.id).card is card("Block")
    assert view(duel.game, 1).object(curse.id).card is None

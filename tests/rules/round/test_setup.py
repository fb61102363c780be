"""Setting up: the arena, the mages in their corners, mana, markers and spellbooks."""

import pytest

from mageduel.duel import start_duel
from mageduel.facts.library import card
from mageduel.facts.mages import playable_mages
from mageduel.facts.modes import UnknownMode
from mageduel.kernel.requests import IllegalAnswer
from mageduel.modes import rule_set
from mageduel.rules.casting.built_in import BUILT_IN
from mageduel.rules.objects.characteristics import channeling, life
from mageduel.rules.round.setup import Seat, Setup, new_game
from mageduel.state.game import Game
from mageduel.state.phases import Phase
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.refused import refused
from tests.kit.table import BLUE, RED, Table, make_creature
from tests.kit.walking import place


def two(mode: str = "arena", red: str = "Beastmaster", blue: str = "Warlock") -> Game:
    return new_game(rule_set(mode), Setup(mode, (Seat("Red", red, {"Fireball": 2}), Seat("Blue", blue, {}))), seed=1)


@rule("ref.mode.master-arena")
@rule(
    "core.arena.twelve-zones",
    "core.codex.arena-all-zones",
    "core.apprentice.full-game-differs",
    "core.mage.full-game-entire-arena",
)
def test_the_arena_has_twelve_zones_in_three_rows_of_four() -> None:
    arena = two().arena
    assert (arena.rows, arena.cols, len(arena.zones)) == (3, 4, 12)
    assert (arena.zone_names[0], arena.zone_names[-1]) == ("A1", "C4")


@rule("ref.mode.apprentice-arena")
@rule("core.apprentice.arena-2x3", "core.apprentice.full-game-differs")
def test_apprentices_fight_on_half_a_board() -> None:
    arena = two("apprentice").arena
    assert (arena.rows, arena.cols) == (2, 3)


@rule("core.setup.mage-in-own-corner")
def test_mages_start_in_opposite_corners() -> None:
    game = two()
    assert [place(player.mage) for player in game.players] == ["C1", "A4"]


@rule("core.apprentice.start-opposite-corners")
def test_apprentices_start_in_opposite_corners_of_the_small_arena() -> None:
    game = two("apprentice")
    assert [place(player.mage) for player in game.players] == ["B1", "A3"]


@rule("core.setup.starting-mana-10", "core.mage.full-game-starting-mana-10", "ruling.r1")
@pytest.mark.parametrize("mode", ["arena", "apprentice"])
def test_everybody_starts_with_ten_mana(mode: str) -> None:
    assert [player.mage.mana for player in two(mode).players] == [10, 10]


@rule(
    "core.setup.damage-starts-at-0",
    "core.setup.action-marker-on-mage-active",
    "core.setup.quickcast-marker-on-mage-active",
    "core.setup.one-quickcast-marker",
    "core.marker.every-creature-has-action-marker",
)
def test_a_mage_starts_unhurt_with_both_markers_on_their_active_side() -> None:
    for player in two().players:
        assert player.mage.damage == 0
        assert player.mage.active
        assert player.quickcast


@rule("core.setup.choose-mage-take-cards", "core.setup.status-board-black-cubes")
@pytest.mark.parametrize("name", sorted(playable_mages()))
def test_a_mage_has_the_life_and_channeling_of_his_card(name: str) -> None:
    mage = two(red=name).players[RED].mage
    printed = playable_mages()[name].card
    assert (life(mage), channeling(mage)) == (printed.life, printed.channeling)


@rule("core.setup.example-apprentice-status-board")
@pytest.mark.parametrize("name", sorted(playable_mages()))
def test_apprentices_all_start_alike(name: str) -> None:
    mage = two("apprentice", red=name).players[RED].mage
    assert (life(mage), channeling(mage), mage.mana, mage.damage) == (24, 10, 10, 0)


def test_apprentices_have_no_abilities_on_the_table() -> None:
    full, apprentice = two(red="Wizard").players[RED], two("apprentice", red="Wizard").players[RED]
    assert full.facts.abilities
    assert not apprentice.facts.abilities
    assert not BUILT_IN.of(apprentice.mage)


@rule("core.setup.choose-spellbook")
def test_everybody_brings_the_spells_of_the_chosen_book() -> None:
    game = two()
    assert game.players[RED].book == {card("Fireball"): 2}
    assert game.players[BLUE].book == {}


@rule("core.spellbook.change-between-games")
def test_playing_does_not_change_the_book_one_sat_down_with() -> None:
    duel = Duel(red_book={"Fireball": 2})
    duel.prepare_all(red=("Fireball", "Fireball"))
    assert not duel.game.players[RED].book
    assert duel.setup.seats[RED].book == {"Fireball": 2}
    with pytest.raises(IllegalAnswer):
        duel.match.answer(BLUE, ("plan", ((0, ("Fireball",)),)))


@rule("core.goal.two-player-default")
def test_a_duel_has_two_sides() -> None:
    assert len(two().players) == 2
    with pytest.raises(ValueError, match="one-side"):
        start_duel(Setup("arena", (Seat("Red", "Wizard", {}),)), seed=1)
    with pytest.raises(ValueError, match="one-side"):
        start_duel(Setup("arena", (Seat("Red", "Wizard", {}, 1), Seat("Blue", "Wizard", {}, 1))), seed=1)


def test_an_unknown_mode_is_refused_by_name() -> None:
    with refused(UnknownMode, match="'chess'"):
        start_duel(Setup("chess", (Seat("Red", "Wizard", {}), Seat("Blue", "Wizard", {}))), seed=1)


@rule("core.component.marker-supply-not-a-limit")
def test_more_creatures_than_markers_in_the_box_can_be_in_play() -> None:
    table = Table()
    rats = [table.summon(make_creature("Rat"), RED) for _ in range(15)]
    table.reset()
    assert all(rat.active for rat in rats)


def test_a_game_begins_with_the_initiative_phase_of_no_round_yet() -> None:
    game = two()
    assert (game.phase, game.round) == (Phase.INITIATIVE, 0)

"""Victory: the last mage standing, draws, and what a dead mage leaves behind (ruling R13)."""

from mageduel.duel import start_duel
from mageduel.facts.conditions import BURN
from mageduel.facts.library import card
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.casting.mana import available
from mageduel.rules.round.setup import Seat, Setup
from mageduel.state.causes import HowEnded
from mageduel.state.events import GameEnded, MageDied
from mageduel.state.game import Result
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.kit.causes import A_TEST
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

DEATH = 99
HEAVY = {"name": "Crush", "kind": "melee", "action": "quick", "dice": 4}


def at_deaths_door(mage: Object) -> None:
    """One more damage and he falls."""
    mage.damage = (mage.card.life or 0) - 1


def brawl() -> tuple[Duel, Object]:
    """A brute beside the blue mage, who has one Life left; red is about to act."""
    duel = Duel(red_book={"Minor Heal": 2}, blue_book={"Minor Heal": 2})
    ogre = duel.put(make_creature("Brute", attack=[HEAVY]), RED, "A4")
    at_deaths_door(duel.blue)
    return duel, ogre


@rule(
    "core.goal.last-mage-standing",
    "core.goal.rounds-until-mage-destroyed",
    "core.codex.mage-destroyed-loses",
    "codex.mage.destroyed-loses",
)
def test_the_last_mage_standing_wins_and_the_game_stops() -> None:
    duel, ogre = brawl()
    duel.prepare_all()
    duel.dice("1 1 1 1")
    duel.activate(ogre, ("attack", ogre.id, 0, duel.blue.id))
    assert duel.is_over
    assert duel.game.result == Result(RED, HowEnded.LAST_STANDING)
    assert [event.seat for event in duel.events(MageDied)] == [BLUE]
    assert len(duel.events(GameEnded)) == 1


@rule("core.setup.red-cube-tracks-damage", "core.codex.mage-represents-player")
def test_one_damage_less_than_his_life_leaves_a_mage_standing() -> None:
    duel, ogre = brawl()
    duel.prepare_all()
    duel.activate(ogre, ("attack", ogre.id, 0, duel.blue.id))
    assert not duel.is_over
    assert duel.game.players[BLUE].is_alive


@rule("sup.rules.mage-death-play-on-to-end-of-phase", "ruling.r13")
def test_a_death_in_the_upkeep_phase_ends_the_game_with_that_phase() -> None:
    duel = Duel(red_book={"Minor Heal": 1}, blue_book={"Minor Heal": 1})
    duel.play_until("plan")
    at_deaths_door(duel.blue)
    duel.condition(duel.blue, BURN)
    duel.dice("1")
    duel.play_round()
    assert duel.is_over
    assert duel.game.result == Result(RED, HowEnded.LAST_STANDING)
    assert (duel.game.round, duel.game.phase) == (2, Phase.UPKEEP), "nobody goes on to plan"


@rule("sup.rules.mage-death-draw-if-all-die-in-phase", "ruling.r13")
def test_if_both_fall_in_the_same_phase_it_is_a_draw() -> None:
    duel = Duel(red_book={"Minor Heal": 1}, blue_book={"Minor Heal": 1})
    duel.play_until("plan")
    for mage in (duel.red, duel.blue):
        at_deaths_door(mage)
        duel.condition(mage, BURN)
    duel.dice("1 1")
    duel.play_round()
    assert duel.is_over
    assert duel.game.result is not None
    assert duel.game.result.winning_team is None
    assert [event.seat for event in duel.events(MageDied)] == [BLUE, RED]


@rule("sup.rules.mage-death-play-on-to-end-of-phase", "ruling.r13")
def test_a_second_death_before_the_action_phase_is_over_makes_it_a_draw() -> None:
    duel, _ = brawl()
    at_deaths_door(duel.red)
    duel.prepare_all()
    duel.move_to(duel.red, "A4")
    duel.start(direct_damage(duel.game, duel.blue, 1, A_TEST))
    assert not duel.game.players[BLUE].is_alive
    assert duel.game.result is None, "the phase is not over yet"
    assert duel.request.options, "what can be done was known before both died"
    duel.start(direct_damage(duel.game, duel.red, 1, A_TEST))
    duel.play_round()
    assert duel.game.result is not None
    assert duel.game.result.winning_team is None


def test_nobody_quickcasts_between_a_death_and_the_end_of_the_game() -> None:
    duel, ogre = brawl()
    duel.prepare_all(red=("Minor Heal",))
    duel.dice("1 1 1 1")
    duel.activate(ogre, ("attack", ogre.id, 0, duel.blue.id))
    assert duel.game.players[RED].quickcast
    assert duel.is_over, "the Action Phase is over, and so is the game"


def test_a_quickcast_between_action_phases_that_kills_ends_the_game_at_once() -> None:
    duel = Duel("arena", "Warlock", "Beastmaster", {"Fireball": 1})
    duel.move_to(duel.blue, "C3")
    at_deaths_door(duel.blue)
    wolf = duel.put("Timber Wolf", RED, "C1")
    duel.prepare_all(red=("Fireball",))
    duel.play_until("activate", RED)
    duel.dice("1 1 1 1 1 1")
    duel.answer(("cast", 0, "Fireball", duel.blue.id))
    assert duel.is_over
    assert wolf.active


# What a dead mage leaves


@rule("sup.rules.dead-mage-attachments-destroyed", "ruling.r13", "ruling.r51")
def test_enchantments_and_equipment_on_him_are_destroyed() -> None:
    table = Table()
    mine, theirs = table.hide("Block", table.blue, BLUE), table.attach("Force Hold", table.blue, RED)
    staff = table.attach("Mage Staff", table.blue)
    table.run(direct_damage(table.game, table.blue, DEATH, A_TEST))
    assert not any(table.in_play(each) for each in (mine, theirs, staff))
    assert card("Force Hold") in table.game.players[RED].discard
    assert {card("Block"), card("Mage Staff")} == set(table.game.players[BLUE].discard)


@rule("sup.rules.dead-mage-other-objects-stay", "ruling.r13", "ruling.r51")
def test_his_other_objects_stay_in_play() -> None:
    table = Table()
    imp, flower = table.put("Firebrand Imp", BLUE), table.put("Mana Flower", BLUE)
    curse = table.hide("Force Hold", table.red, BLUE)
    table.run(direct_damage(table.game, table.blue, DEATH, A_TEST))
    assert all(table.in_play(each) for each in (imp, flower, curse))


@rule("sup.rules.dead-mage-can-do-nothing")
def test_a_dead_mage_neither_acts_nor_pays_nor_reveals_nor_strikes_back() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "A4")
    curse = table.hide("Force Hold", wolf, BLUE)
    table.guard(table.blue)
    at_deaths_door(table.blue)
    table.dice("1 1 1 1")
    table.act(wolf, ("attack", wolf.id, 0, table.blue.id))
    assert not table.game.players[BLUE].is_alive
    assert not [request for request in table.asked if request.kind == "counterstrike"]
    assert available(table.game, BLUE) == 0
    assert table.in_play(curse)
    assert curse.hidden
    table.reset()
    assert not table.blue.active
    mana = table.blue.mana
    table.channel()
    assert table.blue.mana == mana


@rule("sup.rules.dead-mage-can-do-nothing")
def test_a_dead_mage_is_not_asked_to_reveal() -> None:
    seats = tuple(Seat(f"Player {number}", "Wizard", {"Minor Heal": 1}) for number in range(3))
    duel = Duel(seats=seats)
    duel.hide("Block", duel.put("Timber Wolf", 1), 1)
    duel.hide("Block", duel.put("Timber Wolf", 2), 2)
    duel.play_until("plan")
    duel.start(direct_damage(duel.game, duel.game.players[1].mage, DEATH, A_TEST))
    duel.questions.clear()
    duel.play_round()
    assert {each.seat for each in duel.questions if each.kind == "reveal"} == {2}


def test_a_dead_mage_is_no_longer_in_anybodys_way() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "A4")
    assert [each for each in table.actions(wolf) if each[0] == "attack" and each[3] == table.blue.id]
    table.run(direct_damage(table.game, table.blue, DEATH, A_TEST))
    assert not [each for each in table.actions(wolf) if each[0] == "attack" and each[3] == table.blue.id]
    assert table.blue not in table.game.in_zone[table.zone("A4")]


def test_what_strikes_a_dead_mage_strikes_no_further() -> None:
    table = Table()
    bar = {"name": "Flurry", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}
    cat = table.put(make_creature("Fencer", attack=[bar]), RED, "A4")
    at_deaths_door(table.blue)
    table.dice("1 1")
    table.act(cat, ("attack", cat.id, 0, table.blue.id))
    assert not table.game.players[BLUE].is_alive


def three(*teams: int | None) -> Table:
    table = Table()
    seats = tuple(Seat(f"Player {number}", "Wizard", {}, team) for number, team in enumerate(teams))
    table.game = start_duel(Setup("arena", seats), seed=1, log=True, asks_chance=True).game
    return table


@rule("ref.mode.goal")
@rule("core.multiplayer.ffa-last-mage-wins")
def test_among_three_the_game_goes_on_until_one_is_left() -> None:
    duel = Duel(seats=tuple(Seat(f"Player {number}", "Wizard", {"Minor Heal": 1}) for number in range(3)))
    duel.play_until("plan")
    duel.start(direct_damage(duel.game, duel.game.players[1].mage, DEATH, A_TEST))
    duel.play_round()
    assert not duel.is_over
    assert duel.game.initiative == 2, "the marker passes the dead by"
    duel.start(direct_damage(duel.game, duel.game.players[0].mage, DEATH, A_TEST))
    duel.play_round()
    assert duel.is_over
    assert duel.game.result == Result(2, HowEnded.LAST_STANDING)


@rule("ruling.r13")
def test_in_a_free_for_all_what_a_dead_mage_leaves_never_acts() -> None:
    table = three(None, None, None)
    imp = table.put("Firebrand Imp", 1)
    table.run(direct_damage(table.game, table.game.players[1].mage, DEATH, A_TEST))
    assert not imp.active
    table.reset()
    assert not imp.active
    assert table.in_play(imp)
    assert imp.controller == 1


@rule("core.multiplayer.team-win")
def test_a_team_wins_when_the_other_has_no_mage_left() -> None:
    seats = tuple(Seat(f"Player {number}", "Wizard", {"Minor Heal": 1}, number % 2) for number in range(4))
    duel = Duel(seats=seats)
    duel.play_until("plan")
    duel.start(direct_damage(duel.game, duel.game.players[1].mage, DEATH, A_TEST))
    duel.play_round()
    assert not duel.is_over
    duel.start(direct_damage(duel.game, duel.game.players[3].mage, DEATH, A_TEST))
    duel.play_round()
    assert duel.game.result == Result(0, HowEnded.LAST_STANDING)


@rule("ruling.r13")
def test_a_team_mate_takes_over_what_a_dead_mage_leaves() -> None:
    table = three(0, 1, 0, 1)
    imp = table.put("Firebrand Imp", 1)
    table.run(direct_damage(table.game, table.game.players[1].mage, DEATH, A_TEST))
    assert imp.controller == 3
    assert imp.owner == 1
    table.reset()
    assert imp.active


def test_a_duel_that_nobody_wins_in_a_thousand_rounds_is_a_draw() -> None:
    """Decided here: the length of a duel."""
    duel = Duel()
    duel.game.round = 999
    duel.play_round()
    assert duel.game.round == 1000
    assert not duel.is_over
    duel.play_round()
    assert duel.is_over
    assert duel.game.result == Result(None, HowEnded.TOO_LONG)

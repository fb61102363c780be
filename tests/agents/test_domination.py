"""Computer players of Domination: they want orbs, get past guardians, and bring games to an end."""

from __future__ import annotations

import pytest

from mageduel.agents.chances import chance
from mageduel.agents.evaluation import evaluate
from mageduel.agents.levels import new_agent
from mageduel.agents.playing import play_out
from mageduel.agents.rules_of_thumb import Judge
from mageduel.agents.weights import WEIGHTS
from mageduel.duel import start_duel
from mageduel.facts.boards import boards
from mageduel.lab.books import pairings, setup_of, setups
from mageduel.lab.games import Task, play
from mageduel.rules.domination.orbs import LIT, orbs_in_play
from mageduel.rules.domination.vtar import VTAR
from mageduel.state.causes import HowEnded
from mageduel.state.objects import Object
from mageduel.views.view import view
from tests.kit.table import BLUE, RED, Table


def table() -> Table:
    """Ancient Wards, without the guardian of the orb in B1."""
    made = Table("domination")
    made.destroy(made.find("Sslak, Orb Guardian", zone="B1"))
    return made


def orb(made: Table, zone: str) -> Object:
    return next(each for each in orbs_in_play(made.game) if made.place(each) == zone)


def give(thing: Object, seat: int) -> None:
    thing.mark(LIT)
    thing.controller = seat


def judge(made: Table, acting: Object) -> Judge:
    made.game.acting = acting
    return Judge(view(made.game, acting.controller), acting.controller)


def test_a_creature_goes_to_the_nearest_orb_its_side_does_not_have_and_touches_it() -> None:
    made = table()
    wolf = made.put("Timber Wolf", RED, "C1")
    step = judge(made, wolf)
    towards, away = step.move(made.zone("B1")), step.move(made.zone("D1"))
    assert towards > away
    made.move_to(wolf, "B1")
    at_hand = judge(made, wolf)
    assert at_hand.attack(wolf.id, 0, orb(made, "B1").id) > at_hand.move(made.zone("C1"))


def test_an_orb_of_an_enemy_near_his_goal_is_wanted_most() -> None:
    made = table()
    wolf = made.put("Timber Wolf", RED, "B1")
    target = orb(made, "B1")
    dark = judge(made, wolf).attack(wolf.id, 0, target.id)
    give(target, BLUE)
    made.blue.mark(VTAR, 12)
    assert judge(made, wolf).attack(wolf.id, 0, target.id) > dark


def test_a_guardian_that_keeps_an_orb_is_struck_rather_than_one_without() -> None:
    made = table()
    wolf = made.put("Timber Wolf", RED, "A2")
    keeper = made.find("Sslak, Orb Guardian", zone="A2")
    other = made.put("Sslak, Orb Guardian", BLUE, "A3")
    made.guard(other)
    at_hand = judge(made, wolf)
    assert at_hand.attack(wolf.id, 0, keeper.id) > at_hand.attack(wolf.id, 0, other.id)


def test_a_creature_stands_guard_over_an_orb_that_an_enemy_could_come_to() -> None:
    made = table()
    wolf = made.put("Timber Wolf", RED, "B1")
    give(orb(made, "B1"), RED)
    calm = judge(made, wolf).guard()
    made.put("Timber Wolf", BLUE, "C1")
    assert judge(made, wolf).guard() > calm


def test_a_position_with_an_orb_and_a_score_is_better_and_likelier_to_win() -> None:
    made = table()
    before = evaluate(made.game, RED, WEIGHTS), chance(made.game, RED)
    give(orb(made, "B1"), RED)
    lit = evaluate(made.game, RED, WEIGHTS), chance(made.game, RED)
    made.red.mark(VTAR, 6)
    ahead = evaluate(made.game, RED, WEIGHTS), chance(made.game, RED)
    assert before < lit < ahead
    assert before[1] < lit[1] < ahead[1]
    made.blue.mark(VTAR, 13)
    assert chance(made.game, RED) < ahead[1]


@pytest.mark.parametrize("board", [name for name, each in boards().items() if each.players == 2])
def test_novice_beats_random_on_every_board(board: str) -> None:
    pairs = pairings("domination")
    won = 0.0
    for number in range(6):
        setup = setup_of("domination", *pairs[number * 29 % len(pairs)], board=board)
        names = ("novice", "random") if number % 2 == 0 else ("random", "novice")
        won += play(Task(number, setup.to_data(), names, number, number % 2)).points
    assert won >= 5


def test_games_between_novices_are_mostly_won_by_vtar() -> None:
    pairs = pairings("domination")
    ends = []
    for number in range(10):
        match = start_duel(setup_of("domination", *pairs[number * 31 % len(pairs)]), number)
        play_out(match, [new_agent("novice", number + seat) for seat in (0, 1)])
        assert match.game.result is not None
        assert match.game.round < 40
        ends.append(match.game.result.how)
    assert ends.count(HowEnded.SCORE) >= 6


@pytest.mark.parametrize("players", [3, 4])
def test_more_than_two_bring_their_game_to_an_end(players: int) -> None:
    setup = next(setups("domination", "published", 3, players))
    played = play(Task(0, setup.to_data(), ("novice",) * players, 5, 0))
    assert played.mistakes == []
    assert played.rounds < 60


@pytest.mark.parametrize("level", ["adept:4", "master:4"])
def test_those_who_look_ahead_play_it_without_a_mistake(level: str) -> None:
    pair = pairings("domination")[5]
    played = play(Task(0, setup_of("domination", *pair, board="Gauntlet of V'Tar").to_data(), (level, "novice"), 2, 0))
    assert played.mistakes == []

"""Hellfire Ants: a swarm that may spread over several targets."""

import pytest

from mageduel.kernel.requests import Answer, Request
from mageduel.state.events import AttackActionEnded, AttackDeclared
from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import STOP, attack, take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_each_additional_strike_may_go_elsewhere(table: Table) -> None:
    ants = table.put("Hellfire Ants", RED)
    one, two = table.put(brawler(), BLUE), table.put(brawler(), BLUE)
    table.decide("strike next", take(one), take(two), take(two), take(one))
    table.dice("1 1 1 1 1")
    table.attack(ants, "1000 Bites", one)
    assert (one.damage, two.damage) == (3, 2)
    assert len(table.events(AttackDeclared)) == 3
    assert len(table.events(AttackActionEnded)) == 1


def test_in_the_arena_no_strike_is_left_out(table: Table) -> None:
    ants = table.put("Hellfire Ants", RED, damage=3)
    one, two = table.put(brawler(), BLUE), table.put(brawler(), BLUE)
    offered: list[object] = []

    def look(request: Request) -> Answer:
        offered.extend(request.options)
        return ("strike next", two.id)

    table.decide("strike next", look)
    table.dice("1 1")
    table.attack(ants, "1000 Bites", one)
    assert ("strike next", one.id) in offered
    assert STOP not in offered


def test_who_falls_makes_room_for_the_next(table: Table) -> None:
    ants = table.put("Hellfire Ants", RED, damage=2)
    one, two = table.put(brawler(life=1), BLUE), table.put(brawler(), BLUE)
    table.always("strike next", take(two))
    table.dice("1 1 1")
    table.attack(ants, "1000 Bites", one)
    assert not one.in_play
    assert two.damage == 2


def test_each_target_answers_once(table: Table) -> None:
    ants = table.put("Hellfire Ants", RED)
    one, two = table.put(brawler(dice=1), BLUE), table.put(brawler(dice=1), BLUE)
    table.guard(one)
    table.guard(two)
    table.decide("strike next", take(two), take(one), take(one), take(one))
    table.decide("counterstrike", take(one), take(two))
    table.dice("1 0 1 0 1 1 1")
    table.attack(ants, "1000 Bites", one)
    assert (one.damage, two.damage) == (4, 1)
    assert not one.guarding


def test_in_the_academy_they_may_stop() -> None:
    table = AcademyTable()
    ants = table.put("Hellfire Ants", RED)
    one, two = table.put(brawler(), BLUE), table.put(brawler(), BLUE)
    table.decide("strike next", take(two), STOP)
    table.dice("1 1")
    table.act(ants, attack(ants, "1000 Bites", one))
    assert (one.damage, two.damage) == (1, 1)


def test_striking_back_they_have_one_target(table: Table) -> None:
    ants, foe = table.put("Hellfire Ants", RED), table.put(brawler(dice=1), BLUE)
    table.put(brawler(), BLUE)
    table.guard(ants)
    table.dice("0")
    table.decide("counterstrike", take(ants))
    table.dice("1 1 1 1 1")
    table.attack(foe, "Claw", ants)
    assert foe.damage == 5


def test_a_counterstrike_in_between_may_end_them(table: Table) -> None:
    ants = table.put("Hellfire Ants", RED)
    one, two = table.put(brawler(dice=2), BLUE), table.put(brawler(), BLUE)
    table.guard(one)
    table.decide("strike next", take(two))
    table.decide("counterstrike", take(one))
    table.dice("1 2 2")
    table.attack(ants, "1000 Bites", one)
    assert not ants.in_play
    assert two.damage == 0


def test_in_a_rage_they_go_on_at_the_wounded(table: Table) -> None:
    ants = table.put("Hellfire Ants", RED, damage=2)
    wounded, other = table.put(brawler(), BLUE, damage=1), table.put(brawler(), BLUE)
    table.attach("Demonic Bloodlust", ants)
    table.dice("0 0 0 1 1")
    table.attack(ants, "1000 Bites", wounded)
    assert (wounded.damage, other.damage) == (3, 0)

"""The Priest's Holy Avenger: sturdier, and terrible against whoever harms others of his side."""

import pytest

from mageduel.rules.objects.destroy import destroy
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, take
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

DICE = 3
"""Of the angel's sword."""


@pytest.fixture
def table() -> Table:
    table = Table(red="Priest", blue="Warlock")
    table.move_to(table.red, "C1")
    return table


def avenger(table: Table, card: str = "Guardian Angel") -> Object:
    table.decide("offer", take())
    return table.summon(card, RED)


def harm(table: Table, enemy: Object, victim: Object) -> None:
    table.always("counterstrike", ("no counterstrike",))
    table.always("defend", ("no defense",))
    table.dice(" ".join(["1*"] + ["0"] * (3 + 0)))
    table.attack(enemy, "Bite", victim)


def dice(table: Table, angel: Object, enemy: Object) -> int:
    return table.odds(angel, "Shortsword", enemy).dice.value


def test_marked_it_has_five_life_more_for_its_level_and_one(table: Table) -> None:
    angel = avenger(table)
    assert (table.life(angel), table.red.mana) == (12 + 5, 50 - 4)


def test_he_may_leave_it(table: Table) -> None:
    table.decide("offer", DECLINE)
    assert table.life(table.summon("Guardian Angel", RED)) == 12


@pytest.mark.parametrize("card", ["Timber Wolf", "Samandriel, Angel of Light"])
def test_neither_the_unholy_nor_the_legendary(table: Table, card: str) -> None:
    table.summon(card, RED)
    assert table.find_all("Holy Avenger") == []


def test_there_is_one_and_it_returns(table: Table) -> None:
    angel = avenger(table)
    table.summon("Guardian Angel", RED)
    table.run(destroy(table.game, angel, A_TEST))
    assert table.life(avenger(table, "Knight of Westlock")) == 10 + 5


@rule("sup.ability.holy-avenger-trigger-any-friendly-creature")
def test_it_avenges_any_other_friendly_creature(table: Table) -> None:
    angel, friend, enemy = avenger(table), table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE)
    assert dice(table, angel, enemy) == DICE
    harm(table, enemy, friend)
    assert dice(table, angel, enemy) == DICE + 2
    table.dice("1 1 1 0 0")
    table.attack(angel, "Shortsword", enemy)
    assert enemy.damage == 2  # one of two points of armor is pierced


def test_not_what_was_done_to_itself(table: Table) -> None:
    angel, enemy = avenger(table), table.put("Timber Wolf", BLUE)
    table.guard(angel)
    table.dice("1* 0 0")
    table.always("counterstrike", ("no counterstrike",))
    table.decide("defend", ("no defense",))
    table.attack(enemy, "Bite", angel)
    assert dice(table, angel, enemy) == DICE


@rule("sup.ability.holy-avenger-trigger-holy-conjuration")
@pytest.mark.parametrize(("conjuration", "more"), [("Hand of Bim-Shalla", 2), ("Mana Crystal", 0)])
def test_it_avenges_holy_conjurations(table: Table, conjuration: str, more: int) -> None:
    angel, thing, enemy = avenger(table), table.put(conjuration, RED), table.put("Timber Wolf", BLUE)
    table.dice("1* 0 0 0")
    table.attack(enemy, "Bite", thing)
    assert dice(table, angel, enemy) == DICE + more


def test_a_friend_that_died_is_avenged_too(table: Table) -> None:
    angel, friend, enemy = avenger(table), table.put("Bitterwood Fox", RED, damage=4), table.put("Timber Wolf", BLUE)
    harm(table, enemy, friend)
    assert not table.in_play(friend)
    assert dice(table, angel, enemy) == DICE + 2


def test_an_attack_without_damage_is_not_avenged(table: Table) -> None:
    angel, friend, enemy = avenger(table), table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE)
    table.dice("0 0 0 0")
    table.attack(enemy, "Bite", friend)
    assert dice(table, angel, enemy) == DICE


@rule("sup.rules.multi-strike-and-sweeping-are-one-attack-action")
def test_of_two_strikes_the_first_avenges(table: Table) -> None:
    twin = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}
    table.decide("offer", take())
    angel = table.summon(make_creature("Twin", schools={"holy": 1}, attack=[twin]), RED)
    friend, enemy = table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE)
    harm(table, enemy, friend)
    table.dice("1 1 1 0")
    table.dice("1 1")
    table.attack(angel, "Claw", enemy)
    assert [each.damage for each in table.attacks(angel)] == [2, 0]  # armor 2, one point of it pierced once


@rule("sup.rules.multi-strike-and-sweeping-are-one-attack-action")
def test_the_second_one_of_a_sweep_is_avenged_upon(table: Table) -> None:
    wide = {"name": "Scythe", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Sweeping"]}
    table.decide("offer", take())
    angel = table.summon(make_creature("Reaper", schools={"holy": 1}, attack=[wide]), RED)
    friend, enemy, other = table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE), table.put("Timber Wolf", BLUE)
    harm(table, enemy, friend)
    table.dice("1 1")
    table.decide("sweep", ("sweep", enemy.id))
    table.dice("1 1 1 1")
    table.attack(angel, "Scythe", other)
    assert (other.damage, enemy.damage) == (0, 3)  # armor 2, one point of it pierced for the second


def test_the_first_time_each_round_only(table: Table) -> None:
    angel, friend, enemy = avenger(table), table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE)
    harm(table, enemy, friend)
    table.dice("0 0 0 0 0")
    table.attack(angel, "Shortsword", enemy)
    assert dice(table, angel, enemy) == DICE
    table.reset()
    assert dice(table, angel, enemy) == DICE
    harm(table, enemy, friend)
    assert dice(table, angel, enemy) == DICE + 2


def test_an_attack_on_somebody_else_does_not_use_it_up(table: Table) -> None:
    angel, friend, enemy = avenger(table), table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE)
    other = table.put("Timber Wolf", BLUE)
    harm(table, enemy, friend)
    table.dice("0 0 0")
    table.attack(angel, "Shortsword", other)
    assert dice(table, angel, enemy) == DICE + 2

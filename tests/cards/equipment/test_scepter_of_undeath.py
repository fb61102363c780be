"""Scepter of Undeath: mana drives the dead to a stronger blow."""

import pytest

from tests.cards.fighters import asked, brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, GUARD, NOTHING, attack, take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Necromancer")
    table.attach("Scepter of Undeath", table.red)
    return table


@pytest.mark.parametrize(
    ("name", "bar", "dice", "cost"),
    [
        ("Brittle Harvester", "Scythe", 4, 2),
        ("Vengeful Voidwalker", "Claws", 2, 1),
    ],
)
def test_two_dice_more_for_2_mana_or_1_for_a_mummy(
    table: AcademyTable, name: str, bar: str, dice: int, cost: int
) -> None:
    dead, foe = table.put(name, RED), table.put(brawler(), BLUE)
    table.decide("offer", ("pay", cost))
    table.dice("1 " * (dice + 2))
    table.act(dead, attack(dead, bar, foe))
    assert foe.damage == dice + 2
    assert table.red.mana == 50 - cost


def test_the_bonus_waits_for_its_next_attack_this_round(table: AcademyTable) -> None:
    dead, foe = table.put("Brittle Harvester", RED), table.put(brawler(), BLUE)
    table.decide("offer", take())
    table.act(dead, GUARD)
    table.dice("0 0 0")
    table.decide("counterstrike", take(dead))
    table.dice("1 1 1 1 1 1")
    table.act(foe, attack(foe, "Claw", dead))
    assert foe.damage == 6
    assert table.odds(dead, "Scythe", foe).dice.value == 4, "it is used up"


def test_at_the_end_of_the_round_it_is_gone(table: AcademyTable) -> None:
    dead, foe = table.put("Brittle Harvester", RED), table.put(brawler(), BLUE)
    table.decide("offer", take())
    table.act(dead, NOTHING)
    table.next_round()
    assert table.odds(dead, "Scythe", foe).dice.value == 4


def test_once_a_round(table: AcademyTable) -> None:
    one, two = table.put("Brittle Harvester", RED), table.put("Brittle Harvester", RED)
    table.decide("offer", DECLINE)
    table.act(one, NOTHING)
    table.decide("offer", take())
    table.act(two, NOTHING)
    third = table.put("Brittle Harvester", RED)
    table.act(third, NOTHING)
    assert asked(table).count("offer") == 2


@pytest.mark.parametrize("name", ["Matesis, the Fallen Pharaoh", "Servant of Malacoda"])
def test_neither_the_major_nor_the_living(table: AcademyTable, name: str) -> None:
    table.act(table.put(name, RED), NOTHING)
    assert "offer" not in asked(table)


def test_in_the_arena_the_creature_must_be_in_the_wearers_zone() -> None:
    arena = Table(red="Necromancer")
    arena.attach("Scepter of Undeath", arena.red)
    arena.act(arena.put("Brittle Harvester", RED, "B2"), NOTHING)
    assert "offer" not in asked(arena)

"""The Academy's Necromancer: Feed the Dead."""

import pytest

from mageduel.rules.objects.destroy import destroy
from mageduel.state.objects import Object
from tests.cards.fighters import asked, brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Necromancer")


def die(table: AcademyTable, thing: Object) -> None:
    table.run(destroy(table.game, thing, A_TEST))


def test_a_dead_enemy_feeds_a_mummy(table: AcademyTable) -> None:
    one, two = table.put("Vengeful Voidwalker", RED, damage=5), table.put("Priest of Abenek", RED, damage=5)
    table.decide("offer", take(one))
    die(table, table.put(brawler(), BLUE))
    assert (one.damage, two.damage) == (3, 5)


def test_up_to_two_damage(table: AcademyTable) -> None:
    mummy = table.put("Vengeful Voidwalker", RED, damage=1)
    table.decide("offer", take(mummy))
    die(table, table.put(brawler(), BLUE))
    assert mummy.damage == 0


def test_once_a_round_and_declining_does_not_count(table: AcademyTable) -> None:
    mummy = table.put("Vengeful Voidwalker", RED, damage=5)
    for answer in (DECLINE, take(mummy)):
        table.decide("offer", answer)
        die(table, table.put(brawler(), BLUE))
    die(table, table.put(brawler(), BLUE))
    assert mummy.damage == 3
    assert asked(table).count("offer") == 2
    table.next_round()
    table.decide("offer", take(mummy))
    die(table, table.put(brawler(), BLUE))
    assert mummy.damage == 1


def test_only_the_living_of_the_enemy_feed_only_his_own_mummies(table: AcademyTable) -> None:
    table.put("Vengeful Voidwalker", RED)
    table.put("Vengeful Voidwalker", BLUE, damage=5)
    table.put("Brittle Harvester", RED, damage=5)
    die(table, table.put(brawler(), BLUE))
    assert asked(table) == [], "nobody here needs it"
    table.put("Vengeful Voidwalker", RED, damage=5)
    die(table, table.put(brawler(), RED))
    die(table, table.put("Brittle Harvester", BLUE))
    die(table, table.put("Healing Tree", BLUE))
    assert asked(table) == []

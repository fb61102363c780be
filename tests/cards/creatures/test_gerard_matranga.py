"""Gerard Matranga: gold for wounds, and what gold buys."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Siren", mana=20)


def gold(table: Table) -> int:
    gerard = table.find("Gerard Matranga")
    return sum(count for mark, count in gerard.marks.items() if mark.name == "Gold")


def test_one_each_upkeep(table: Table) -> None:
    table.put("Gerard Matranga", RED)
    table.upkeep()
    table.upkeep()
    assert gold(table) == 2


def test_one_for_an_attack_that_wounds_an_enemy_creature(table: Table) -> None:
    gerard = table.put("Gerard Matranga", RED)
    wolf, flower = table.put("Timber Wolf", BLUE), table.put("Mana Flower", BLUE)
    friend = table.put("Bitterwood Fox", RED)
    for target, dice in ((wolf, "0 0 0 1"), (flower, "2* 0 0 0"), (friend, "2* 0 0 0")):
        table.dice(dice)
        table.attack(gerard, "Avaricious Strike", target)
        assert gold(table) == 0
    table.dice("1* 0 0 0")
    table.attack(gerard, "Avaricious Strike", wolf)
    assert gold(table) == 1


def test_each_pierces_one_point_of_armor(table: Table) -> None:
    gerard, wolf = table.put("Gerard Matranga", RED), table.put("Timber Wolf", BLUE)
    table.tokens(gerard, "Gold", 1)
    table.dice("2 0 0 0")
    table.attack(gerard, "Avaricious Strike", wolf)
    assert wolf.damage == 1


def test_what_he_has_just_won_counts_for_his_next_strike(table: Table) -> None:
    gerard, wolf = table.put("Gerard Matranga", RED), table.put("Timber Wolf", BLUE)
    for dice in ("1* 0 0 0", "2 0 0 0"):
        table.dice(dice)
        table.attack(gerard, "Avaricious Strike", wolf)
    assert wolf.damage == 2


def test_gold_pays_for_pirates(table: Table) -> None:
    gerard = table.put("Gerard Matranga", RED)
    table.tokens(gerard, "Gold", 3)
    table.decide("spend tokens", ("coins", 2))
    table.cast(table.red, "Shoalsdeep Thrasher", "C1")
    assert (table.red.mana, gold(table)) == (20 - 3, 1)


def test_it_makes_payable_what_was_too_dear(table: Table) -> None:
    gerard = table.put("Gerard Matranga", RED)
    table.mana(RED, 2)
    table.tokens(gerard, "Gold", 2)
    assert table.cast_options(table.red, "Shoalsdeep Thrasher") == []
    table.tokens(gerard, "Gold", 3)
    table.cast(table.red, "Shoalsdeep Thrasher", "C1")
    assert (table.red.mana, gold(table)) == (0, 0)


def test_not_for_other_creatures_nor_for_the_other_mage(table: Table) -> None:
    gerard = table.put("Gerard Matranga", RED)
    table.tokens(gerard, "Gold", 3)
    table.mana(RED, 8)
    assert table.cast_options(table.red, "Shoalsdeep Tidecaller") == []
    table.mana(BLUE, 6)
    assert table.cast_options(table.blue, "Skeletal Sentry") == []


@rule("sup.spell.gerard-gold-not-for-reanimate")
def test_what_is_no_summoning_spell_is_paid_in_mana(table: Table) -> None:
    gerard = table.put("Gerard Matranga", RED)
    table.tokens(gerard, "Gold", 3)
    pirate = table.put("Turghut", RED, "C1")
    table.cast(table.red, "Lesser Teleport", pirate, "C2")
    assert (table.red.mana, gold(table)) == (20 - 2, 3)

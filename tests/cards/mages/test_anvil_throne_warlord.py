"""The Warlord of the Anvil Throne: Runesmithing, Battle Orders, Battle Hardened."""

import pytest

from mageduel.facts.mages import mage
from mageduel.facts.traits import FAST, TOUGH
from mageduel.rules.attack.defenses import all_defenses, roll_needed
from mageduel.state.objects import Object
from tests.kit.answers import PAY, STOP, cast, take
from tests.kit.table import BLUE, RED, Table, make_creature

ORDERS = "Battle Orders (Anvil Throne)"


@pytest.fixture
def table() -> Table:
    return Table(red="Anvil Throne Warlord", blue="Wizard", mana=30)


def test_his_numbers() -> None:
    facts = mage("Warlord (Anvil Throne)")
    assert (facts.card.life, facts.card.armor, facts.card.channeling, facts.spell_points) == (34, 0, 9, 120)
    assert (facts.trained, facts.opposed) == (("war", "earth"), ("arcane",))


def test_he_is_battle_hardened(table: Table) -> None:
    assert table.value(table.red, TOUGH) == -2


# Battle Orders


def order(table: Table, code: str) -> None:
    assert table.cast(table.red, ORDERS, None, code, 0).paid == 1


def test_take_aim_makes_ranged_attacks_pierce(table: Table) -> None:
    bowman = table.put("Anvil Throne Crossbowman", RED, "C1")
    far, near = (table.put(make_creature("Brute", armor=5), BLUE, zone) for zone in ("C2", "C1"))
    table.act(table.red, cast(ORDERS, "arena", "take-aim", 0))
    assert table.odds(bowman, "Crossbow Bolt", far).armor.value == 5 - 2 - 2
    assert table.odds(bowman, "Small Axe", near).armor.value == 5


def test_quick_march_and_hold_the_line(table: Table) -> None:
    knight, wolf = table.put("Asyran Defender", RED, "C1"), table.put("Timber Wolf", RED, "C1")
    table.act(table.red, cast(ORDERS, "arena", "quick-march", 0))
    assert (table.has(knight, FAST), table.has(wolf, FAST)) == (True, False)
    table.reset()
    table.act(table.red, cast(ORDERS, "arena", "hold-the-line", 0))
    assert (table.armor(knight), table.value(knight, TOUGH)) == (3, -2)
    table.end_round()
    assert (table.armor(knight), table.value(knight, TOUGH), table.has(knight, FAST)) == (2, 0, False)


# Runes


def equip(table: Table, name: str, rune: str) -> Object:
    table.decide("inscribe", ("inscribe", rune))
    table.cast(table.red, name, table.red)
    return table.find(name, on=table.red)


def test_a_rune_costs_one_mana_and_is_placed_once_a_game(table: Table) -> None:
    boots = equip(table, "Leather Boots", "Rune of Reforging")
    assert table.red.mana == 30 - (boots.card.cost or 0) - 1
    table.decide("inscribe", STOP)
    table.cast(table.red, "Leather Gloves", table.red)
    offered = [request.options for request in table.asked if request.kind == "inscribe"]
    assert ("inscribe", "Rune of Reforging") in offered[0]
    assert len(offered[0]) == 6
    assert ("inscribe", "Rune of Reforging") not in offered[1]
    assert "Rune of Reforging used" in {mark.name for mark in table.red.marks}


def test_without_mana_or_for_others_there_is_no_rune(table: Table) -> None:
    table.mana(RED, 2)
    table.cast(table.red, "Leather Boots", table.red)
    table.mana(RED, 9)
    table.cast(table.blue, "Leather Boots", table.blue)
    assert not any(request.kind == "inscribe" for request in table.asked)


def test_what_serves_the_item_comes_first(table: Table) -> None:
    for name in ("Leather Boots", "Morning Star"):
        table.decide("inscribe", STOP)
        table.cast(table.red, name, table.red)
    first = [request.options[1][1] for request in table.asked if request.kind == "inscribe"]
    assert first == ["Rune of Fortification", "Rune of Precision"]


def test_fortification_adds_to_the_armor_the_item_gives(table: Table) -> None:
    boots = equip(table, "Leather Boots", "Rune of Fortification")
    assert table.armor(table.red) == 2
    table.destroy(boots)
    assert table.armor(table.red) == 0


def test_fortification_is_nothing_on_an_item_without_armor(table: Table) -> None:
    equip(table, "Morning Star", "Rune of Fortification")
    assert table.armor(table.red) == 0


def test_precision_pierces_with_the_items_attacks_alone(table: Table) -> None:
    star = equip(table, "Morning Star", "Rune of Precision")
    brute = table.put(make_creature("Brute", armor=3), BLUE, "C1")
    assert table.odds(table.red, "Overhead Bash", brute, source=star).armor.value == 2
    assert table.odds(table.red, "Basic Melee Attack", brute).armor.value == 3


def test_reforging_brings_the_item_back_into_the_book(table: Table) -> None:
    boots = equip(table, "Leather Boots", "Rune of Reforging")
    table.destroy(boots)
    player = table.game.players[RED]
    assert boots.card not in player.discard
    assert player.book[boots.card] == 1


def test_shielding_helps_the_first_defense_of_a_round(table: Table) -> None:
    bracers = equip(table, "Deflection Bracers", "Rune of Shielding")
    ((source, defense),) = all_defenses(table.red)
    assert source is bracers
    assert roll_needed(table.red, bracers, defense) == defense.roll - 2
    fox = table.put("Bitterwood Fox", BLUE, "C1")
    table.decide("defend", take(bracers))
    table.effect(defense.roll - 2)
    table.attack(fox, "Bite", table.red)
    assert table.red.damage == 0
    assert roll_needed(table.red, bracers, defense) == defense.roll
    table.reset()
    assert roll_needed(table.red, bracers, defense) == defense.roll - 2


def test_power_saves_a_mana_once_a_round_on_the_bound_spell(table: Table) -> None:
    table.decide("location", ("wear", "weapon"))
    wand = equip(table, "Mage Wand", "Rune of Power")
    table.bind(wand, "Defend")
    knights = [table.put("Asyran Defender", RED, "C1") for _ in range(2)]
    table.mana(RED, 10)
    table.act(table.red, cast("Defend", knights[0]))
    assert (knights[0].guarding, table.red.mana) == (True, 10)
    table.cast(table.red, "Defend", knights[1])  # planned, not bound
    assert table.red.mana == 9
    table.reset()
    table.guard(knights[0])
    table.act(table.red, cast("Defend", knights[1]))
    assert table.red.mana == 9


# What destroying an item with a Rune costs


def test_an_opponent_pays_two_mana_to_destroy_it(table: Table) -> None:
    boots = equip(table, "Leather Boots", "Rune of Fortification")
    table.move_to(table.blue, "C2")
    table.decide("pay to destroy", PAY)
    table.cast(table.blue, "Dissolve", table.red, boots.id)
    assert not table.in_play(boots)
    assert table.blue.mana == 30 - (boots.card.cost or 0) - 2


@pytest.mark.parametrize("mana", [20, 3])
def test_or_it_is_not_destroyed(table: Table, mana: int) -> None:
    boots = equip(table, "Leather Boots", "Rune of Fortification")
    table.move_to(table.blue, "C2")
    table.mana(BLUE, mana)
    if mana > 3:
        table.decide("pay to destroy", ("let it be",))
    table.cast(table.blue, "Dissolve", table.red, boots.id)
    assert table.in_play(boots)
    assert table.armor(table.red) == 2


def test_his_own_side_destroys_it_for_nothing(table: Table) -> None:
    boots = equip(table, "Leather Boots", "Rune of Fortification")
    table.cast(table.red, "Dissolve", table.red, boots.id)
    assert not table.in_play(boots)


def test_without_a_rune_nobody_pays(table: Table) -> None:
    boots = table.attach("Leather Boots", table.red)
    table.move_to(table.blue, "C2")
    table.cast(table.blue, "Dissolve", table.red, boots.id)
    assert not table.in_play(boots)

"""Bloodfire Helmet: demons are drawn to what burns."""

from mageduel.facts.conditions import BURN
from tests.kit.table import BLUE, RED, Table, make_creature


def test_own_demons_strike_what_burns_with_a_die_more() -> None:
    table = Table(red="Warlock")
    table.attach("Bloodfire Helmet", table.red)
    slayer, brute = table.put("Dark Pact Slayer", RED, "B2"), table.put(make_creature("Brute"), BLUE, "B2")
    flower = table.put("Mana Flower", BLUE, "B2")
    bar = slayer.card.attacks[0]
    table.condition(flower, BURN)
    assert table.odds(slayer, bar.name, brute).dice.value == bar.dice
    table.condition(brute, BURN)
    assert table.odds(slayer, bar.name, brute).dice.value == (bar.dice or 0) + 1
    assert table.odds(slayer, bar.name, flower).dice.value == (bar.dice or 0) + 1


def test_neither_others_nor_foreign_demons_nor_ranged_attacks() -> None:
    table = Table(red="Warlock")
    table.attach("Bloodfire Helmet", table.red)
    brute = table.put(make_creature("Brute"), BLUE, "B2")
    table.condition(brute, BURN)
    wolf, foreign = table.put("Timber Wolf", RED, "B2"), table.put("Dark Pact Slayer", BLUE, "B2")
    hellion = table.put("Flaming Hellion", RED, "B3")
    for each, name in ((wolf, "Bite"), (foreign, foreign.card.attacks[0].name)):
        bar = next(bar for bar in each.card.attacks if bar.name == name)
        assert table.odds(each, name, brute).dice.value == bar.dice
    shot = next(bar for bar in hellion.card.attacks if bar.range is not None)
    assert table.odds(hellion, shot.name, brute).dice.value == shot.dice

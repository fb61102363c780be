"""The Warlord of Bloodwave: he honours those who kill, and gives orders."""

import pytest

from mageduel.cards.mages.warlord import BATTLE_ORDERS, VETERAN
from mageduel.facts.mages import mage
from mageduel.facts.spellbooks import spell_points
from mageduel.facts.traits import CHARGE, MELEE, RANGED
from mageduel.rules.casting.at_hand import castables
from mageduel.state.objects import Object
from tests.kit.answers import attack, move
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def orc(table: Table) -> Object:
    return table.put("Orc Butcher", RED, "B2")


@rule("ref.mage.warlord.attributes", "ref.mage.warlord.battle-skill")
def test_his_numbers(table: Table) -> None:
    facts = mage("Warlord")
    card = facts.card
    assert (facts.spell_points, card.life, card.armor, card.channeling) == (120, 36, 0, 9)
    assert (facts.subclass, card.subtypes) == ("Bloodwave", ("mage", "orc"))
    assert [(bar.name, bar.dice) for bar in card.attacks] == [("Basic Melee Attack", 3)]
    assert table.value(table.red, MELEE) == 1


@rule("ref.mage.warlord.training")
def test_war_and_earth_are_his_and_arcane_costs_three_times(table: Table) -> None:
    def points(name: str) -> int:
        return spell_points(mage("Warlord"), table.card(name))

    assert (points("Goblin Slinger"), points("Iron Golem"), points("Dispel"), points("Heal")) == (2, 3, 3, 4)


# Veterans


@rule("ref.mage.warlord.veterans", "ref.mage.warlord.veterans-bonus")
def test_whoever_kills_an_enemy_creature_in_melee_is_a_veteran(table: Table, orc: Object) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B2", damage=4)
    table.dice("2 0 0 0")
    table.attack(orc, "Meat Cleaver", fox)
    assert not table.in_play(fox)
    assert orc.marks[VETERAN] == 1
    assert (table.value(orc, MELEE), table.armor(orc)) == (1, 2)


@rule("ref.mage.warlord.veterans-max")
def test_once_is_enough(table: Table, orc: Object) -> None:
    for dice in ("2 0 0 0", "2 0 0 0 0"):
        fox = table.put("Bitterwood Fox", BLUE, "B2", damage=4)
        table.dice(dice)
        table.attack(orc, "Meat Cleaver", fox)
    assert orc.marks[VETERAN] == 1


@rule("ref.mage.warlord.veterans")
def test_neither_shots_nor_wounds_nor_friends_nor_walls_nor_his_own_blows_make_one(table: Table, orc: Object) -> None:
    slinger, far = table.put("Goblin Slinger", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B3", damage=4)
    table.dice("2 0 0")
    table.attack(slinger, "Stone Sling", far)
    wolf, grunt = table.put("Timber Wolf", BLUE, "B2"), table.put("Goblin Grunt", RED, "B2", damage=3)
    table.dice("1* 0 0 0")
    table.attack(orc, "Meat Cleaver", wolf)
    table.dice("2 0 0 0")
    table.attack(orc, "Meat Cleaver", grunt)
    flower = table.put("Mana Flower", BLUE, "B2")
    flower.damage = table.life(flower) - 1
    table.dice("2* 0 0 0")
    table.attack(orc, "Meat Cleaver", flower)
    fox = table.put("Bitterwood Fox", BLUE, "B2", damage=4)
    table.dice("2 0 0 0")
    table.attack(table.red, "Basic Melee Attack", fox)
    assert not any(table.in_play(each) for each in (far, grunt, flower, fox))
    assert not any(each.marks.get(VETERAN) for each in (orc, slinger, table.red))


def test_a_counterstrike_that_kills_counts(table: Table) -> None:
    thorg, fox = table.put("Thorg, Chief Bodyguard", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B2", damage=4)
    table.guard(thorg)
    table.dice("0 0 0 2* 0 0 0 0")
    table.decide("counterstrike", ("counterstrike", thorg.id, 0))
    table.attack(fox, "Bite", thorg)
    assert thorg.marks.get(VETERAN) == 1


def test_an_enemy_warlords_kill_is_no_glory_of_his(table: Table, orc: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    orc.damage = 9
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", orc)
    assert not table.in_play(orc)
    assert not wolf.marks.get(VETERAN)


# Battle Orders


def order(table: Table, which: str, mana: int = 0) -> None:
    table.cast(table.red, BATTLE_ORDERS, None, which, mana, full=False)


@rule("ref.mage.warlord.battle-orders", "ref.mage.warlord.battle-orders-scope", "ref.mage.warlord.to-battle")
def test_to_battle_gives_the_soldiers_around_him_charge(table: Table, orc: Object) -> None:
    far, wolf, foe = table.put("Orc Butcher", RED, "B3"), table.put("Timber Wolf", RED), table.put("Goblin Grunt", BLUE)
    order(table, "to-battle")
    assert table.red.mana == 49
    assert [table.value(each, CHARGE) for each in (orc, far, wolf, foe, table.red)] == [1, 0, 0, 0, 0]
    table.dice("0 0 0 0 0")
    table.put("Bitterwood Fox", BLUE, "B1")
    table.act(orc, move("B1"), attack(orc, "Meat Cleaver", table.find("Bitterwood Fox")))
    assert table.rolled == [5]


@rule("ref.mage.warlord.release-volley")
def test_release_volley_gives_them_a_die_for_a_shot(table: Table) -> None:
    slinger, wolf = table.put("Goblin Slinger", RED, "B2"), table.put("Timber Wolf", BLUE, "B3")
    order(table, "release-volley")
    assert table.value(slinger, RANGED) == 1
    table.dice("0 0 0 0")
    table.attack(slinger, "Stone Sling", wolf)
    assert table.rolled == [4]


@rule("ruling.r36")
@rule("ref.mage.warlord.on-guard")
def test_on_guard_helps_only_those_who_guard(table: Table, orc: Object) -> None:
    order(table, "on-guard")
    assert (table.value(orc, MELEE), table.armor(orc)) == (0, 1)
    table.guard(orc)
    assert (table.value(orc, MELEE), table.armor(orc)) == (1, 2)


@rule("ref.mage.warlord.battle-orders-duration")
def test_an_order_lasts_until_the_round_ends(table: Table, orc: Object) -> None:
    order(table, "to-battle")
    table.move_to(orc, "B3")
    assert table.value(orc, CHARGE) == 1
    table.end_round()
    assert table.value(orc, CHARGE) == 0


@rule("ruling.r36")
@rule("ref.mage.warlord.battle-orders-frequency")
def test_one_order_a_round(table: Table, orc: Object) -> None:
    order(table, "to-battle")
    assert BATTLE_ORDERS not in [each.card for each in castables(table.game, table.red)]
    table.reset()
    assert {each[4] for each in table.cast_options(table.red, BATTLE_ORDERS)} == {
        "to-battle",
        "release-volley",
        "on-guard",
    }


@rule("sup.ability.battle-orders-set-fixed-on-resolution")
def test_whoever_comes_later_has_missed_it(table: Table, orc: Object) -> None:
    far = table.put("Orc Butcher", RED, "B3")
    order(table, "to-battle")
    late = table.summon("Goblin Grunt", RED, "B2")
    table.move_to(far, "B2")
    assert [table.value(each, CHARGE) for each in (orc, far, late)] == [1, 0, 0]


@rule("sup.ability.battle-orders-untyped-spell")
def test_nullify_on_him_does_not_see_it(table: Table, orc: Object) -> None:
    nullify = table.hide("Nullify", table.red, BLUE)
    order(table, "to-battle")
    assert (table.value(orc, CHARGE), nullify.hidden) == (1, True)
    assert BATTLE_ORDERS.type.value == "ability"


@rule("sup.ability.battle-orders-command-subtype")
def test_the_ring_of_command_makes_it_free(table: Table, orc: Object) -> None:
    table.attach("Ring of Command", table.red)
    order(table, "to-battle")
    assert (table.value(orc, CHARGE), table.red.mana) == (1, 50)

"""The Necromancer: Plague Master and the Eternal Servant."""

import pytest

from mageduel.facts.conditions import BURN, ROT, TAINTED, WEAK
from mageduel.facts.damage import DamageType
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.objects.characteristics import channeling
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.round.phases import end_round
from mageduel.state.objects import Object
from tests.kit.answers import ACCEPT, DECLINE, first, take
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer", blue="Beastmaster")


def servant(table: Table) -> Object | None:
    """Who bears the marker."""
    found = table.find_all("Eternal Servant")
    return found[0].attached_to if found else None


def die(table: Table, thing: Object, *, obliterate: bool = False) -> None:
    table.run(destroy(table.game, thing, A_TEST, obliterate=obliterate))


def test_what_his_card_says(table: Table) -> None:
    assert (table.life(table.red), table.armor(table.red), channeling(table.red)) == (32, 0, 10)
    table.run(direct_damage(table.game, table.red, 5, A_TEST, DamageType.POISON))
    table.give(table.red, ROT)
    assert (table.red.damage, table.red.conditions) == (0, {})


# Plague Master


def test_for_a_mana_each_what_is_poisoned_takes_one_more_damage(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    table.condition(wolf, WEAK, 2)
    table.condition(fox, TAINTED)
    table.decide("offer", take(wolf), take(fox))
    table.upkeep()
    assert (wolf.damage, fox.damage, table.red.mana) == (1, 1, 48)


def test_once_for_each_object_however_many_markers_and_only_if_he_likes(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.condition(wolf, WEAK, 3)
    table.condition(wolf, TAINTED)
    table.decide("offer", DECLINE)
    table.upkeep()
    assert (wolf.damage, table.red.mana) == (0, 50)


def test_neither_other_conditions_nor_the_unmarked_nor_without_mana(table: Table) -> None:
    burning, weak = table.put("Timber Wolf", BLUE), table.put("Timber Wolf", BLUE)
    table.condition(burning, BURN)
    table.condition(weak, WEAK)
    table.mana(RED, 0)
    table.dice("0")
    table.upkeep()
    assert (burning.damage, weak.damage) == (0, 0)


def test_objects_that_are_no_creatures_count(table: Table) -> None:
    flower = table.put("Mana Flower", BLUE, "B2")
    table.condition(flower, TAINTED)
    table.decide("upkeep order", first(flower, "Regenerate"))
    table.decide("offer", take(flower))
    table.upkeep()
    assert flower.damage == 1


# Eternal Servant


def test_a_friendly_undead_creature_may_be_marked_as_it_comes_and_pierces(table: Table) -> None:
    table.decide("offer", ACCEPT)
    minion = table.summon("Skeletal Minion", RED, "B2")
    assert servant(table) is minion
    knight = table.put("Knight of Westlock", BLUE, "B2")
    table.decide("defend", ("no defense",))
    table.dice("2 2 0")
    table.attack(minion, "Femur", knight)
    assert knight.damage == 4 - (table.armor(knight) - 1)


def test_there_is_one_marker(table: Table) -> None:
    table.decide("offer", ACCEPT)
    first = table.summon("Skeletal Minion", RED, "B2")
    table.summon("Skeletal Minion", RED, "B2")
    assert servant(table) is first


def test_neither_legends_nor_enemies_nor_the_living(table: Table) -> None:
    table.summon("Mort", RED, "B2")
    table.summon("Skeletal Minion", BLUE, "B2")
    table.summon("Acolyte of the Bog Queen", RED, "B2")
    assert servant(table) is None


@rule(
    "sup.ability.eternal-servant-returns-in-zone-of-death",
    "sup.ability.eternal-servant-necromancer-is-summoner",
    "sup.ability.eternal-servant-marker-can-be-reassigned",
)
def test_for_its_cost_it_rises_where_it_died_and_may_be_marked_again(table: Table) -> None:
    table.decide("offer", ACCEPT)
    minion = table.summon("Skeletal Minion", RED, "B3")
    table.decide("offer", take(5))
    die(table, minion)
    assert (table.red.mana, table.find_all("Skeletal Minion")) == (45, [])
    table.decide("offer", ACCEPT)
    table.run(end_round(table.game))
    risen = table.find("Skeletal Minion")
    assert (table.place(risen), risen.controller, risen.damage, servant(table)) == ("B3", RED, 0, risen)


@rule("sup.ability.eternal-servant-marker-can-be-reassigned")
def test_the_marker_may_be_kept_for_another(table: Table) -> None:
    table.decide("offer", ACCEPT)
    minion = table.summon("Skeletal Minion", RED, "B3")
    table.decide("offer", take(5))
    die(table, minion)
    table.decide("offer", DECLINE)
    table.run(end_round(table.game))
    assert servant(table) is None
    table.decide("offer", ACCEPT)
    assert servant(table) is None
    zombie = table.summon("Zombie Minion", RED, "B2")
    assert servant(table) is zombie


@rule("sup.ability.eternal-servant-reanimation-optional")
def test_he_may_let_it_lie(table: Table) -> None:
    table.decide("offer", ACCEPT)
    minion = table.summon("Skeletal Minion", RED, "B3")
    table.decide("offer", DECLINE)
    die(table, minion)
    table.end_round()
    assert (table.find_all("Skeletal Minion"), table.red.mana) == ([], 50)
    assert table.game.players[RED].discard == [minion.card]


@rule("sup.ability.eternal-servant-marker-returns-immediately")
def test_the_marker_is_back_before_anything_rises(table: Table) -> None:
    table.decide("offer", ACCEPT)
    minion = table.summon("Skeletal Minion", RED, "B3")
    seen: list[Object | None] = []

    def look(request: object) -> object:
        seen.append(servant(table))
        return ("pay", 5)

    table.decide("offer", look)  # type: ignore[arg-type]
    die(table, minion)
    assert seen == [None]
    table.decide("offer", ACCEPT)
    zombie = table.summon("Zombie Minion", RED, "B2")
    assert servant(table) is zombie, "in the same round"


def test_obliterated_it_does_not_rise(table: Table) -> None:
    table.decide("offer", ACCEPT)
    minion = table.summon("Skeletal Minion", RED, "B3")
    die(table, minion, obliterate=True)
    assert servant(table) is None


def test_without_mana_it_is_not_offered(table: Table) -> None:
    table.decide("offer", ACCEPT)
    minion = table.summon("Skeletal Minion", RED, "B3")
    table.mana(RED, 4)
    die(table, minion)
    assert table.red.mana == 4

"""Altar of Skulls: each dead enemy leaves a skull, and eight of them are the end of much."""

import pytest

from mageduel.facts.traits import FINITE_LIFE, LIFEBOND
from mageduel.rules.objects.destroy import destroy
from mageduel.state.objects import Object
from tests.kit.answers import ability
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer")


@pytest.fixture
def altar(table: Table) -> Object:
    return table.put("Altar of Skulls", RED, "B2")


def skulls(thing: Object) -> int:
    return {mark.name: count for mark, count in thing.marks.items()}.get("Skull", 0)


def die(table: Table, thing: Object) -> None:
    table.run(destroy(table.game, thing, A_TEST))


def fill(table: Table, altar: Object, number: int) -> None:
    for _ in range(number):
        die(table, table.put("Bitterwood Fox", BLUE, "A4"))


def test_every_enemy_corporeal_creature_leaves_a_skull(table: Table, altar: Object) -> None:
    fill(table, altar, 3)
    die(table, table.put("Skeletal Minion", BLUE, "C4"))
    assert skulls(altar) == 4


def test_neither_friends_nor_the_incorporeal_nor_conjurations(table: Table, altar: Object) -> None:
    for card, seat in (("Zombie Minion", RED), ("Whirling Spirit", BLUE), ("Mana Flower", BLUE)):
        die(table, table.put(card, seat, "A4"))
    assert skulls(altar) == 0


@rule("sup.spell.altar-of-skulls-limit-only-on-clerics")
def test_clerics_add_one_a_round_and_the_dead_as_many_as_there_are(table: Table, altar: Object) -> None:
    first, second = table.put("Acolyte of the Bog Queen", RED, "B2"), table.put("Asyran Cleric", RED, "B2")
    table.act(first, ability(altar, "Offer a Skull"))
    assert not any(option[0] == "ability" and option[1] == altar.id for option in table.actions(second))
    fill(table, altar, 3)
    assert skulls(altar) == 4
    table.reset()
    table.act(second, ability(altar, "Offer a Skull"))
    assert skulls(altar) == 5


def test_only_friendly_clerics_in_its_zone_with_a_full_action(table: Table, altar: Object) -> None:
    def may(creature: Object, **progress: object) -> bool:
        return any(option[0] == "ability" and option[1] == altar.id for option in table.actions(creature, **progress))

    here, far = table.put("Asyran Cleric", RED, "B2"), table.put("Asyran Cleric", RED, "B3")
    foe, bones = table.put("Asyran Cleric", BLUE, "B2"), table.put("Skeletal Minion", RED, "B2")
    assert [may(each) for each in (here, far, foe, bones)] == [True, False, False, False]
    assert not may(here, move_actions=1)


def test_the_eighth_skull_binds_it_to_its_mage_and_curses_the_living(table: Table, altar: Object) -> None:
    wolf, bones = table.put("Timber Wolf", RED), table.put("Skeletal Minion", BLUE)
    fill(table, altar, 7)
    table.upkeep()
    assert (table.value(altar, LIFEBOND), table.has(wolf, FINITE_LIFE), wolf.damage) == (0, False, 0)
    fill(table, altar, 1)
    assert (table.value(altar, LIFEBOND), table.has(wolf, FINITE_LIFE)) == (2, True)
    table.upkeep()
    assert (wolf.damage, bones.damage, table.blue.damage, table.red.damage) == (2, 0, 2, 0), "a Necromancer is immune"


def test_life_gained_before_the_eighth_skull_stays_and_later_life_does_not_count(table: Table, altar: Object) -> None:
    wolf, late = table.put("Timber Wolf", RED), table.put("Timber Wolf", RED)
    fill(table, altar, 7)
    table.attach("Bull Endurance", wolf)
    fill(table, altar, 1)
    table.attach("Bull Endurance", late)
    assert (table.life(wolf), table.life(late)) == (14, 10)


def test_when_it_is_gone_all_that_is_over(table: Table, altar: Object) -> None:
    wolf = table.put("Timber Wolf", RED)
    fill(table, altar, 8)
    die(table, altar)
    assert not table.has(wolf, FINITE_LIFE)
    table.upkeep()
    assert wolf.damage == 0

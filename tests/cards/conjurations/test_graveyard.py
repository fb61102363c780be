"""Graveyard: a spawnpoint for the dead that the first death of a round feeds."""

import pytest

from mageduel.rules.objects.destroy import destroy
from mageduel.rules.planning.plans import plan_slots
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, take
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer")


@pytest.fixture
def graveyard(table: Table) -> Object:
    return table.put("Graveyard", RED, "C1")


def die(table: Table, card: str, seat: int, *, obliterate: bool = False) -> None:
    table.run(destroy(table.game, table.put(card, seat, "A4"), A_TEST, obliterate=obliterate))


@rule("sup.spell.graveyard-only-first-creature-each-round")
def test_the_first_creature_destroyed_leaves_its_level_in_mana_and_the_second_nothing(
    table: Table, graveyard: Object
) -> None:
    table.decide("offer", ("accept",))
    die(table, "Knight of Westlock", BLUE)
    die(table, "Timber Wolf", BLUE)
    assert graveyard.mana == 3
    table.end_round()
    table.decide("offer", ("accept",))
    die(table, "Zombie Crawler", RED)
    assert graveyard.mana == 4


@rule("sup.spell.graveyard-only-first-creature-each-round", "sup.spell.example-graveyard-declined")
def test_who_declines_has_no_second_chance(table: Table, graveyard: Object) -> None:
    table.decide("offer", DECLINE)
    die(table, "Zombie Crawler", RED)
    die(table, "Knight of Westlock", BLUE)
    assert graveyard.mana == 0


def test_a_conjuration_is_no_creature_and_does_not_count(table: Table, graveyard: Object) -> None:
    die(table, "Mana Flower", BLUE)
    table.decide("offer", ("accept",))
    die(table, "Timber Wolf", BLUE, obliterate=True)
    assert graveyard.mana == 2


def test_a_death_before_it_came_was_the_first_all_the_same(table: Table) -> None:
    die(table, "Timber Wolf", BLUE)
    graveyard = table.put("Graveyard", RED, "C1")
    die(table, "Knight of Westlock", BLUE)
    assert graveyard.mana == 0


def test_dark_nonliving_creatures_may_be_planned_for_it(table: Table, graveyard: Object) -> None:
    table.book(RED, "Skeletal Minion", "Grey Wraith", "Zombie Crawler", "Acolyte of the Bog Queen", "Whirling Spirit")
    slot = next(each for each in plan_slots(table.game, RED) if each.holder is graveyard)
    assert {each.name for each in slot.cards} == {"Skeletal Minion", "Grey Wraith", "Zombie Crawler"}


def test_it_summons_one_with_its_own_mana_first(table: Table, graveyard: Object) -> None:
    table.always("offer", DECLINE)
    graveyard.mana = 3
    table.prepare_for(graveyard, "Skeletal Minion")
    table.decide("deploy", take("Skeletal Minion"))
    table.deploy()
    assert (table.place(table.find("Skeletal Minion")), graveyard.mana, table.red.mana) == ("C1", 0, 48)

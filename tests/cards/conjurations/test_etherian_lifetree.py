"""Etherian Lifetree: whatever lives has two more Life, on every side."""

import pytest

from mageduel.rules.objects.destroy import destroy, settle
from mageduel.rules.objects.vines import place_vine
from mageduel.state.objects import Object
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Druid")


@pytest.fixture
def tree(table: Table) -> Object:
    return table.put("Etherian Lifetree", RED, "C1")


@rule("sup.spell.etherian-lifetree-affects-both-sides")
def test_living_creatures_and_conjurations_of_both_sides_have_two_more(table: Table, tree: Object) -> None:
    friend, foe = table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE, "A4")
    flower, wall = table.put("Mana Flower", BLUE, "A4"), table.wall("Bloodspine Wall", "B2|B3", BLUE)
    assert [table.life(each) for each in (friend, foe, flower, wall)] == [12, 12, 8, 8]
    assert (table.life(table.red), table.life(table.blue)) == (32, 40)


def test_neither_itself_nor_what_does_not_live(table: Table, tree: Object) -> None:
    bones, crystal = table.put("Skeletal Minion", BLUE), table.put("Mana Crystal", RED, "B2")
    assert [table.life(each) for each in (tree, bones, crystal)] == [8, 6, crystal.card.life]


def test_innate_life_goes_past_finite_life(table: Table, tree: Object) -> None:
    table.put("Deathlock", BLUE, "A4")
    assert table.life(table.put("Timber Wolf", RED)) == 12


def test_what_lived_by_it_alone_dies_with_it(table: Table, tree: Object) -> None:
    wolf = table.put("Timber Wolf", RED, damage=11)
    table.run(destroy(table.game, tree, A_TEST))
    table.run(settle(table.game))
    assert not table.in_play(wolf)


@rule("sup.codex.vine-marker-one-damage-destroys")
def test_a_vine_marker_withers_at_the_first_wound_all_the_same(table: Table, tree: Object) -> None:
    vine = table.run(place_vine(table.game, RED, table.game.arena.zone("B2")))
    wolf = table.put("Timber Wolf", BLUE)
    assert table.life(vine) == 3
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", vine)
    assert not table.in_play(vine)


def test_each_player_may_have_one(table: Table, tree: Object) -> None:
    assert table.why_no_cast(table.red, "Etherian Lifetree", "B1") == "unique"

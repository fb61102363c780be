"""Darkfenne Owl: where it is, no wound closes."""

import pytest

from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.healing import gain_life, heal, mend
from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import first
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_creatures_of_both_sides_are_not_healed(table: AcademyTable) -> None:
    owl = table.put("Darkfenne Owl", RED, damage=1)
    friend, foe = table.put(brawler(), RED, damage=5), table.put("Swamp Lurker", BLUE, damage=5)
    for each in (owl, friend, foe, table.red):
        each.damage = max(each.damage, 1)
        before = each.damage
        table.run(heal(table.game, each, 3, A_TEST))
        assert each.damage == before
    table.upkeep()
    assert foe.damage == 5, "it does not regenerate either"


def test_conjurations_are(table: AcademyTable) -> None:
    table.put("Darkfenne Owl", RED)
    tree = table.put("Healing Tree", BLUE, damage=3)
    table.upkeep()
    assert tree.damage == 1


def test_it_is_no_finite_life(table: AcademyTable) -> None:
    table.put("Darkfenne Owl", RED)
    friend = table.put(brawler(), RED, damage=5)
    table.attach("Overgrowth", friend)
    table.run(gain_life(table.game, friend, 1, A_TEST))
    assert table.life(friend) == 33
    table.run(mend(table.game, friend, 2, A_TEST))
    assert friend.damage == 3, "damage may be removed in other ways"


def test_when_it_is_gone_wounds_close_again(table: AcademyTable) -> None:
    owl, foe = table.put("Darkfenne Owl", RED), table.put("Swamp Lurker", BLUE, damage=5)
    table.run(destroy(table.game, owl, A_TEST))
    table.upkeep()
    assert foe.damage == 3


def test_an_owl_that_may_die_first_is_a_question_of_order(table: AcademyTable) -> None:
    owl = table.put("Darkfenne Owl", RED, damage=2)
    lurker = table.put("Swamp Lurker", RED, damage=5)
    curse = table.attach("Curse of Decay", owl, BLUE)
    table.decide("upkeep order", first(owl, curse.name))
    table.upkeep()
    assert not owl.in_play
    assert lurker.damage == 3


def test_in_the_arena_it_watches_its_zone() -> None:
    arena = Table()
    arena.put("Darkfenne Owl", RED, "B2")
    lurker = arena.put("Swamp Lurker", BLUE, "B3", damage=5)
    arena.upkeep()
    assert lurker.damage == 3

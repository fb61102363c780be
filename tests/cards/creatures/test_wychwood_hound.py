"""Wychwood Hound: better beside another of its kind."""

from mageduel.facts.traits import MELEE
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED, Table


def test_beside_another_hound_it_has_armor_and_melee() -> None:
    table = AcademyTable()
    alone = table.put("Wychwood Hound", RED)
    assert (table.armor(alone), table.value(alone, MELEE)) == (0, 0)
    other = table.put("Wychwood Hound", RED)
    assert [(table.armor(each), table.value(each, MELEE)) for each in (alone, other)] == [(1, 1), (1, 1)]
    table.dice("1 1 1")
    table.act(alone, attack(alone, "Bite", table.blue))
    assert table.blue.damage == 3


def test_a_third_adds_nothing() -> None:
    table = AcademyTable()
    pack = [table.put("Wychwood Hound", RED) for _ in range(3)]
    assert [(table.armor(each), table.value(each, MELEE)) for each in pack] == [(1, 1)] * 3


def test_an_enemy_hound_is_no_company() -> None:
    table = AcademyTable()
    hounds = [table.put("Wychwood Hound", seat) for seat in (RED, BLUE)]
    assert [table.armor(each) for each in hounds] == [0, 0]


def test_in_the_arena_the_pack_must_be_in_one_zone() -> None:
    table = Table()
    near, far = table.put("Wychwood Hound", RED, "B2"), table.put("Wychwood Hound", RED, "B3")
    assert [table.armor(each) for each in (near, far)] == [0, 0]
    table.move_to(far, "B2")
    assert [table.armor(each) for each in (near, far)] == [1, 1]
    table.control(far, BLUE)
    assert [table.armor(each) for each in (near, far)] == [0, 0]

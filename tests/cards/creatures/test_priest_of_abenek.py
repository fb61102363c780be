"""Priest of Abenek: takes life from the living and gives it to a mummy."""

import pytest

from tests.cards.fighters import asked, brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, ability, move, take
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_one_damage_here_and_one_less_there(table: AcademyTable) -> None:
    priest, mummy = table.put("Priest of Abenek", RED), table.put("Vengeful Voidwalker", RED, damage=3)
    foe = table.put(brawler(armor=5), BLUE)
    table.decide("offer", take(mummy))
    table.act(priest, ability(priest, "Take Life", foe))
    assert (foe.damage, mummy.damage) == (1, 2)


def test_he_may_mend_himself_or_nobody(table: AcademyTable) -> None:
    priest, mummy = table.put("Priest of Abenek", RED, damage=2), table.put("Vengeful Voidwalker", RED, damage=3)
    table.decide("offer", take(priest))
    table.act(priest, ability(priest, "Take Life", table.blue))
    assert (priest.damage, mummy.damage, table.blue.damage) == (1, 3, 1)
    table.decide("offer", DECLINE)
    table.act(priest, ability(priest, "Take Life", table.blue))
    assert (priest.damage, mummy.damage, table.blue.damage) == (1, 3, 2)


def test_without_a_damaged_mummy_nobody_is_asked(table: AcademyTable) -> None:
    priest = table.put("Priest of Abenek", RED)
    table.put("Vengeful Voidwalker", BLUE, damage=3)
    table.put("Brittle Harvester", RED, damage=3)
    table.act(priest, ability(priest, "Take Life", table.blue))
    assert table.blue.damage == 1
    assert "offer" not in asked(table)


def test_only_the_living_have_life_to_take(table: AcademyTable) -> None:
    priest, bones = table.put("Priest of Abenek", RED), table.put("Brittle Harvester", BLUE)
    whom = [option[3] for option in table.actions(priest) if option[0] == "ability"]
    assert whom == [table.red.id, table.blue.id]
    assert bones.id not in whom


def test_no_damage_dealt_no_damage_removed(table: AcademyTable) -> None:
    priest = table.put("Priest of Abenek", RED, damage=2)
    stone = table.put(make_creature("Stone", traits=["Indestructible"]), BLUE)
    table.act(priest, ability(priest, "Take Life", stone))
    assert (stone.damage, priest.damage) == (0, 2)


def test_in_the_arena_it_takes_a_full_action_and_reaches_its_zone() -> None:
    arena = Table()
    priest = arena.put("Priest of Abenek", RED, "B1")
    near, far = arena.put("Timber Wolf", BLUE, "B1"), arena.put("Timber Wolf", BLUE, "B2")
    assert [option[3] for option in arena.actions(priest) if option[0] == "ability"] == [near.id]
    assert not any(option[0] == "ability" for option in arena.offered(priest, move("B2")))
    assert far.damage == 0

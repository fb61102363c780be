"""Sanctuary: a friend is out of everybody's reach for a while."""

import pytest

from mageduel.rules.enchantments.reveals import may_reveal
from tests.kit.academy import DECLARED, AcademyTable
from tests.kit.answers import NOTHING
from tests.kit.moments import ACTIVATION
from tests.kit.table import BLUE, RED, Refused, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk", mana=10)


@pytest.mark.parametrize(("level", "cost"), [(2, 1), (3, 2)])
def test_the_creature_is_gone_until_the_spell_ends(table: AcademyTable, level: int, cost: int) -> None:
    friend = table.put(make_creature("Friend", level=level), RED)
    sanctuary = table.hide("Sanctuary", friend)
    table.reveal(sanctuary)
    assert (friend.zone, friend.in_play, table.red.mana) == (None, True, 10 - cost)
    table.upkeep()
    assert (table.place(friend), sanctuary.in_play) == ("A1", False)


def test_out_there_nothing_reaches_it(table: AcademyTable) -> None:
    friend = table.put(make_creature("Friend"), RED)
    table.reveal(table.hide("Sanctuary", friend))
    assert table.why_no_cast(table.blue, "Lightning Jolt", friend) is not None
    assert table.why_no_attack(table.blue, "Basic Melee Attack", friend) is not None


def test_not_while_a_spell_is_cast(table: AcademyTable) -> None:
    friend = table.put(make_creature("Friend"), RED)
    sanctuary = table.hide("Sanctuary", friend)
    assert may_reveal(table.game, sanctuary)
    table.reveal_after(DECLARED, sanctuary)
    table.dice("0 0 0", effect=1)
    with pytest.raises(Refused):
        table.cast(table.blue, "Lightning Jolt", friend)


def test_nor_in_an_activation(table: AcademyTable) -> None:
    friend, foe = table.put(make_creature("Friend"), RED), table.put(make_creature("Foe"), BLUE)
    table.reveal_after(ACTIVATION, table.hide("Sanctuary", friend))
    with pytest.raises(Refused):
        table.act(foe, NOTHING)


def test_it_is_for_friends_that_are_no_mages(table: AcademyTable) -> None:
    assert table.why_no_cast(table.red, "Sanctuary", table.red) == "wrong-target"
    assert table.why_no_cast(table.red, "Sanctuary", table.put(make_creature("Foe"), BLUE)) == "wrong-target"

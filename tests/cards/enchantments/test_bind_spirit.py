"""Bind Spirit: holds what nothing else can hold."""

from mageduel.facts.traits import FLYING, RESTRAINED, UNCONTAINABLE, UNMOVABLE
from tests.kit.answers import PAY
from tests.kit.table import BLUE, RED, Table, make_creature


def test_a_spirit_is_restrained_and_unmovable_though_it_is_uncontainable() -> None:
    table = Table(red="Priestess")
    ghost = table.put(make_creature("Spirit", traits=["Incorporeal", "Flying"]), BLUE, "B2")
    assert ("move", "B3") in table.actions(ghost)
    bind = table.attach("Bind Spirit", ghost, RED)
    assert table.has(ghost, UNCONTAINABLE)
    assert table.has(ghost, RESTRAINED)
    assert table.has(ghost, UNMOVABLE)
    assert not table.has(ghost, FLYING)
    assert ("move", "B3") not in table.actions(ghost)
    table.push(ghost, "east")
    assert table.place(ghost) == "B2"
    table.destroy(bind)
    assert ("move", "B3") in table.actions(ghost)


def test_other_spells_still_do_not_hold_it() -> None:
    table = Table()
    ghost = table.put(make_creature("Spirit", traits=["Incorporeal"]), BLUE, "B2")
    table.attach("Force Hold", ghost, RED)
    assert not table.has(ghost, RESTRAINED)


def test_only_spirits_can_be_bound() -> None:
    table = Table(red="Priestess")
    table.move_to(table.red, "B2")
    wolf, ghost = table.put("Timber Wolf", BLUE), table.put(make_creature("Spirit", traits=["Incorporeal"]), BLUE)
    assert table.why_no_cast(table.red, "Bind Spirit", wolf) == "wrong-target"
    assert table.why_no_cast(table.red, "Bind Spirit", ghost) is None


def test_whoever_binds_pays_for_it_each_upkeep() -> None:
    table = Table(red="Priestess")
    ghost = table.put(make_creature("Spirit", traits=["Incorporeal"]), BLUE, "B2")
    table.attach("Bind Spirit", ghost, RED)
    table.decide("upkeep", PAY)
    table.upkeep()
    assert (table.red.mana, table.blue.mana) == (48, 50)

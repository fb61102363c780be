"""Maim Wings: its bearer does not fly."""

import pytest

from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_flyer_is_brought_down(table: Table) -> None:
    wolf, bat = table.put("Timber Wolf", RED), table.put("Darkfenne Bat", BLUE)
    assert ("attack", wolf.id, 0, bat.id) not in table.actions(wolf)
    table.attach("Maim Wings", bat, RED)
    assert ("attack", wolf.id, 0, bat.id) in table.actions(wolf)


def test_it_may_lie_on_what_never_flew(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C1")
    table.cast(table.red, "Maim Wings", fox)
    assert [each.name for each in fox.attachments] == ["Maim Wings"]


def test_spirits_have_no_wings_to_maim(table: Table) -> None:
    spirit = table.put("Whirling Spirit", BLUE, "C1")
    with pytest.raises(Refused):
        table.cast(table.red, "Maim Wings", spirit)

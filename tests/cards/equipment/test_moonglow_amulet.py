"""Moonglow Amulet: the wearer channels one mana more."""

from tests.kit.table import Table


def test_the_wearer_channels_one_more() -> None:
    table = Table(mana=0)
    table.attach("Moonglow Amulet", table.red)
    table.channel()
    assert (table.red.mana, table.blue.mana) == (10, 9)


def test_cast_on_an_enemy_it_works_for_the_enemy() -> None:
    table = Table(mana=10)
    table.move_to(table.blue, "C1")
    table.cast(table.red, "Moonglow Amulet", table.blue)
    table.channel()
    assert (table.red.mana, table.blue.mana) == (4 + 9, 10 + 10)


def test_it_is_not_felt_before_the_next_channel_phase() -> None:
    table = Table(mana=10)
    table.cast(table.red, "Moonglow Amulet", table.red)
    assert table.red.mana == 4

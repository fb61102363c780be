"""Bound Healing: two are healed, each by a roll of its own."""

from tests.kit.table import RED, Table


def test_target_and_caster_are_healed() -> None:
    table = Table(red="Priestess")
    wolf = table.put("Timber Wolf", RED, "C1", damage=8)
    table.red.damage = 8
    table.dice("2 1")
    table.dice("1 0")
    table.cast(table.red, "Bound Healing", wolf)
    assert (wolf.damage, table.red.damage) == (5, 7)


def test_the_caster_is_healed_even_if_the_target_cannot_be() -> None:
    table = Table(red="Priestess")
    wolf = table.put("Timber Wolf", RED, "C1", damage=8)
    table.attach("Poisoned Blood", wolf)
    table.red.damage = 8
    table.dice("2 2")
    table.dice("2 2")
    table.cast(table.red, "Bound Healing", wolf)
    assert (wolf.damage, table.red.damage) == (8, 4)


def test_a_mage_is_no_target() -> None:
    table = Table(red="Priestess")
    assert table.why_no_cast(table.red, "Bound Healing", table.red) == "wrong-target"

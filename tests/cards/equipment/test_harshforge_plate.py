"""Harshforge Plate: armor that makes magic on its wearer dear."""

import pytest

from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.blue, "C2")
    table.attach("Harshforge Plate", table.blue)
    return table


def test_two_armor(table: Table) -> None:
    assert table.armor(table.blue) == 2


def test_opponents_pay_two_more_for_enchantments_and_incantations_on_the_wearer(table: Table) -> None:
    assert table.cast(table.red, "Ghoul Rot", table.blue).paid == 2 + 2
    assert table.cast(table.red, "Ignite", table.blue).paid == 2 + 2


def test_neither_attack_spells_nor_what_aims_elsewhere_cost_more(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C2")
    strength = table.attach("Bear Strength", table.blue)
    assert table.cast(table.red, "Ignite", fox).paid == 2
    assert table.cast(table.red, "Dispel", strength).paid == 2 + 3
    table.dice("0 0 0 0", effect=1)
    assert table.cast(table.red, "Flameblast", table.blue).paid == 5


def test_its_own_side_pays_what_is_printed(table: Table) -> None:
    assert table.cast(table.blue, "Bear Strength", table.blue).paid == 2


def test_a_second_target_counts_as_well(table: Table) -> None:
    fox = table.put("Bitterwood Fox", RED, "C1")
    curse = table.hide("Agony", fox, RED)
    cost = table.cast(table.red, "Shift Enchantment", curse, table.blue.id).paid
    other = table.hide("Enfeeble", fox, RED)
    wolf = table.put("Timber Wolf", BLUE, "C2")
    assert cost == table.cast(table.red, "Shift Enchantment", other, wolf.id).paid + 2


def test_without_the_mana_it_cannot_be_cast(table: Table) -> None:
    table.mana(RED, 3)
    with pytest.raises(Refused):
        table.cast(table.red, "Ignite", table.blue)
    table.mana(RED, 4)
    assert table.cast(table.red, "Ignite", table.blue).paid == 4

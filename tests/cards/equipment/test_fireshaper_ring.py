"""Fireshaper Ring: flame attacks of the wearer have one die more."""

import pytest

from tests.cards.equipment.damage_rings import blade, cast, strike_as_a_friend, swing
from tests.cards.equipment.wearers import wearer_of
from tests.kit.table import Table


@pytest.fixture
def table() -> Table:
    return wearer_of("Fireshaper Ring", mage="Warlock")


def test_an_attack_spell_of_that_damage_has_one_die_more(table: Table) -> None:
    assert cast(table, "Flameblast", 5) == 5  # 4 printed


def test_so_has_a_weapon_of_that_damage_but_no_other(table: Table) -> None:
    weapon = table.attach(blade("flame"), table.red)
    assert swing(table, weapon, "Slash", 4) == 4
    assert swing(table, weapon, "Bash", 3) == 3


def test_other_attack_spells_have_not(table: Table) -> None:
    assert cast(table, "Jet Stream", 2) == 2


def test_a_zone_attack_has_not(table: Table) -> None:
    assert cast(table, "Firestorm", 5, zone="B3", on_zone=True) == 5


def test_attacks_of_the_wearers_creatures_have_not(table: Table) -> None:
    assert strike_as_a_friend(table, "flame", 3) == 3
